import type { Socket } from '@baithak/protocol';
import { WebSocket } from 'ws';

/** Somebody with a session of their own. */
export class Guest {
  private constructor(
    private readonly url: string,
    readonly name: string,
    private readonly cookie: string,
  ) {}

  static async enter(url: string, name: string): Promise<Guest> {
    const answer = await post(new URL('/api/session', url), { name }, {});
    await answer.text();
    return new Guest(url, name, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  async openTable(game: string): Promise<string> {
    const { url, cookie } = this;
    const answer = await post(new URL('/api/tables', url), { settings: { game } }, { cookie });
    return ((await answer.json()) as { id: string }).id;
  }

  dial(table: string): Socket {
    const url = new URL(`/api/tables/${table}/line`, this.url);
    url.protocol = 'ws:';
    const options = { headers: { cookie: this.cookie }, perMessageDeflate: false };
    return new WebSocket(url, options) as unknown as Socket;
  }
}

async function post(url: URL, body: object, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}: ${await answer.text()}`);
  return answer;
}
