import type { Viewer } from '@baithak/kernel';
import type { ClientMessage, TableMessage } from '@baithak/protocol';
import { RemoteLine, type Socket } from '@baithak/protocol';
import type { Command, Settings, StreamEvent } from '@baithak/table';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Somebody with a browser: a cookie, requests, and lines to tables that mend themselves. */
export class Guest {
  cookie = '';
  person = '';

  constructor(
    /** Where the server is now: after a restart it may be elsewhere. */
    readonly url: () => string,
    readonly name: string,
  ) {}

  static async enter(url: string | (() => string), name: string): Promise<Guest> {
    const guest = new Guest(typeof url === 'string' ? () => url : url, name);
    const { body } = await guest.ask('POST', '/api/session', { name });
    guest.person = (body.session as { person: string }).person;
    return guest;
  }

  async ask(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const answer = await fetch(new URL(path, this.url()), {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] as string;
    const text = await answer.text();
    return { status: answer.status, body: jsonOr(text), headers: answer.headers };
  }

  async openTable(settings: Partial<Settings>): Promise<string> {
    const { body } = await this.ask('POST', '/api/tables', { settings });
    if (typeof body.id !== 'string') throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.id;
  }

  socket(table: string, headers = {}): WebSocket {
    const url = new URL(`/api/tables/${table}/line`, this.url());
    url.protocol = 'ws:';
    return new WebSocket(url, { headers: { cookie: this.cookie, ...headers } });
  }

  dial(table: string): Ear {
    return new Ear(() => this.socket(table) as unknown as Socket);
  }
}

function jsonOr(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

type Said = Extract<TableMessage, { kind: 'done' | 'refused' }>;

/** The end of a line: remembers what it heard, and gives commands. */
export class Ear {
  readonly heard: TableMessage[] = [];
  private readonly line: RemoteLine;
  private readonly waiting = new Set<() => void>();
  private clients = 0;

  constructor(
    dial: () => Socket,
    private readonly prefix = Math.random().toString(36).slice(2),
    /** How much shorter the waits before dialling again are than those of a page. */
    haste = 1,
  ) {
    this.line = new RemoteLine(
      {
        dial,
        later(ms, run) {
          const timer = setTimeout(run, ms / haste);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      (message) => {
        this.heard.push(message);
        for (const look of this.waiting) look();
      },
    );
  }

  send(message: ClientMessage): void {
    this.line.send(message);
  }

  watch(viewer: Viewer, from = 0): void {
    this.send({ v: 1, kind: 'watch', viewer, from });
  }

  /** Gives a command and waits for its answer, however often the line breaks. */
  command(command: Command, client = `${this.prefix}-${this.clients++}`): Promise<Said> {
    this.send({ v: 1, kind: 'command', client, command });
    return this.until(() =>
      this.heard.find((said): said is Said => 'client' in said && said.client === client),
    );
  }

  async must(command: Command): Promise<number | null> {
    const said = await this.command(command);
    if (said.kind === 'done') return said.first;
    throw new Error(`${command.do} refused: ${JSON.stringify(said.fault)}`);
  }

  /** A viewer's stream as far as it was heard, each event once. */
  events(viewer: Viewer): StreamEvent[] {
    const bySeq = new Map<number, StreamEvent>();
    for (const said of this.heard) {
      if (said.kind !== 'events' || said.viewer !== viewer) continue;
      for (const event of said.events) if (!bySeq.has(event.seq)) bySeq.set(event.seq, event);
    }
    return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  }

  /** How the match stands as the viewer last heard. */
  glance(viewer: Viewer): NonNullable<StreamEvent['match']> | null {
    return this.events(viewer).findLast(({ match }) => match !== null)?.match ?? null;
  }

  until<T>(find: () => T | undefined | false | null): Promise<T> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined || found === false || found === null) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  hangUp(): void {
    this.line.hangUp();
  }
}
