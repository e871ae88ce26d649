import type { Viewer } from '@baithak/kernel';
import {
  PROTOCOL_VERSION,
  ServerConnection,
  type Socket,
  type TableMessage,
} from '@baithak/protocol';
import type { Command, MatchGlance } from '@baithak/table';
import { WebSocket } from 'ws';
import { Dealer } from './dealer.ts';

/** A person with a session. */
export class Guest {
  private constructor(
    private readonly url: string,
    readonly name: string,
    readonly headers: Readonly<Record<string, string>>,
    readonly person: string,
  ) {}

  /** `from`: the address that a proxy tells; the server must trust it. */
  static async enter(url: string, name: string, from?: string): Promise<Guest> {
    const told: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
    const answer = await post(new URL('/api/session', url), { name }, told);
    const { session } = (await answer.json()) as { session: { person: string } };
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Guest(url, name, { ...told, cookie }, session.person);
  }

  async openTable(game: string): Promise<string> {
    const { url, headers } = this;
    const answer = await post(new URL('/api/tables', url), { settings: { game } }, headers);
    return ((await answer.json()) as { id: string }).id;
  }

  dial(table: string): Socket {
    const url = new URL(`/api/tables/${table}/line`, this.url);
    url.protocol = 'ws:';
    const options = { headers: this.headers, perMessageDeflate: false };
    return new WebSocket(url, options) as unknown as Socket;
  }
}

async function post(
  url: URL,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}: ${await answer.text()}`);
  return answer;
}

type Said = Extract<TableMessage, { kind: 'done' | 'refused' }>;

const PARTS = {
  later(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** One socket, on the same reconnecting client as the page. */
export class Listener {
  private readonly line: ServerConnection;
  private readonly asked = new Map<string, (said: Said) => void>();
  private readonly viewers = new Set<Viewer>();
  /** Streams that have sent nothing since the last reconnect. */
  private readonly silent = new Set<Viewer>();
  private readonly waiting = new Set<() => void>();
  private readonly dealer: Dealer | undefined;
  private commands = 0;
  private away = true;

  constructor(
    guest: Guest,
    table: string,
    /** Hears how the match stands; only players need it, and only they take part in deals. */
    private readonly look?: (viewer: Viewer, glance: MatchGlance) => void,
  ) {
    this.dealer = look && new Dealer(guest.person, (command) => void this.ask(command));
    this.line = new ServerConnection(
      { ...PARTS, dial: () => guest.dial(table) },
      (message) => this.hear(message),
      (status) => {
        this.away = status !== 'connected';
        this.expectEvents();
      },
    );
  }

  watch(viewer: Viewer): void {
    this.viewers.add(viewer);
    this.silent.add(viewer);
    this.line.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 });
  }

  ask(command: Command): Promise<Said> {
    const client = String(this.commands++);
    this.line.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
    return new Promise((resolve) => this.asked.set(client, resolve));
  }

  async must(command: Command): Promise<void> {
    const said = await this.ask(command);
    if (said.kind === 'refused') throw new Error(`${command.do}: ${JSON.stringify(said.fault)}`);
  }

  /** From now on each stream must send something again before the listener is up to date. */
  expectEvents(): void {
    for (const viewer of this.viewers) this.silent.add(viewer);
  }

  /** Connected, and every stream has sent something. */
  get isUpToDate(): boolean {
    return !this.away && this.silent.size === 0;
  }

  async upToDate(): Promise<void> {
    while (!this.isUpToDate) await new Promise<void>((done) => this.waiting.add(done));
  }

  hangUp(): void {
    this.line.close();
  }

  private hear(message: TableMessage): void {
    if (message.kind === 'events') {
      this.silent.delete(message.viewer);
      this.dealer?.hear(message.events);
      if (this.isUpToDate) this.wake();
      const glance = message.events.at(-1)?.match;
      if (glance) this.look?.(message.viewer, glance);
    } else if ('client' in message && message.client !== undefined) {
      this.asked.get(message.client)?.(message);
      this.asked.delete(message.client);
    }
  }

  private wake(): void {
    for (const done of this.waiting) done();
    this.waiting.clear();
  }
}
