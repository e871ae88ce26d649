import { setTimeout as sleep } from 'node:timers/promises';
import { catalog, isGameId } from '@baithak/catalog';
import { FastRandom, type Viewer } from '@baithak/kernel';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  ServerConnection,
  type Socket,
  type TableMessage,
} from '@baithak/protocol';
import type { Command, Settings, StreamEvent } from '@baithak/table';
import { WebSocket } from 'ws';
import { Dealer } from '../../load/dealer.ts';
import { randomTurn } from '../../load/tables.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** A person with a browser: a cookie, requests, and clients at tables that reconnect by themselves. */
export class Guest {
  cookie = '';
  person = '';

  constructor(
    /** A function, because a restarted server may have another URL. */
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
    return new Ear(() => this.socket(table) as unknown as Socket, { person: this.person });
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

interface EarOptions {
  readonly person: string;
  /** How many times faster than a page it reconnects. */
  readonly haste?: number;
  /** How it gives its commands in a deal. */
  readonly deal?: (command: Command) => void;
}

/** A client at a table: gives commands and remembers what it heard. */
export class Ear {
  readonly heard: TableMessage[] = [];
  private readonly line: ServerConnection;
  private readonly answers = new Map<string, Said>();
  private readonly streams = new Map<Viewer, StreamEvent[]>();
  private readonly waiting = new Set<() => void>();
  private clients = 0;

  private readonly prefix = Math.random().toString(36).slice(2);
  /** Takes part in deals, as soon as it watches a stream. */
  readonly dealer: Dealer;

  constructor(dial: () => Socket, { person, haste = 1, deal }: EarOptions) {
    this.dealer = new Dealer(person, deal ?? ((command) => void this.command(command)));
    this.line = new ServerConnection(
      {
        dial,
        later(ms, run) {
          const timer = setTimeout(run, ms / haste);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      (message) => this.hear(message),
    );
  }

  send(message: ClientMessage): void {
    this.line.send(message);
  }

  watch(viewer: Viewer, from = 0): void {
    this.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from });
  }

  /** Gives a command and waits for its answer, however often the connection breaks. */
  command(command: Command, client = `${this.prefix}-${this.clients++}`): Promise<Said> {
    this.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
    return this.until(() => this.answers.get(client));
  }

  async must(command: Command): Promise<number | null> {
    const said = await this.command(command);
    if (said.kind === 'done') return said.first;
    throw new Error(`${command.do} refused: ${JSON.stringify(said.fault)}`);
  }

  /** A viewer's stream so far: each event once, in order. */
  events(viewer: Viewer): readonly StreamEvent[] {
    return this.streams.get(viewer) ?? [];
  }

  /** The latest state of the match that the viewer has heard of. */
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
    this.line.close();
  }

  private hear(message: TableMessage): void {
    this.heard.push(message);
    if (message.kind === 'events') this.add(message.viewer, message.events);
    else if ('client' in message && message.client !== undefined) {
      this.answers.set(message.client, message);
    }
    for (const look of this.waiting) look();
  }

  private add(viewer: Viewer, events: readonly StreamEvent[]): void {
    this.dealer.hear(events);
    const stream = this.streams.get(viewer) ?? [];
    this.streams.set(viewer, stream);
    for (const event of events) {
      const at = stream.findLastIndex(({ seq }) => seq <= event.seq);
      if (stream[at]?.seq !== event.seq) stream.splice(at + 1, 0, event);
    }
  }
}

export { randomTurn };

/**
 * Plays a seat with random moves until the match is over, `enough` of its turns were played, or the
 * match has `upTo` entries: players who all stop at the same entry never wait for each other.
 */
export async function playSeat(
  ear: Ear,
  seat: number,
  seed: string,
  enough = Number.POSITIVE_INFINITY,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const random = new FastRandom(seed);
  await ear.until(() => ear.events(seat)[0]);
  const set = ear.events(seat).findLast((event) => 'settings' in event);
  const id = set !== undefined && 'settings' in set ? set.settings.game : '';
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  const game = await catalog[id].game();
  for (let turns = 0; turns < enough; turns++) {
    const glance = await ear.until(() => {
      const now = ear.glance(seat);
      const mine = now?.turn.kind === 'seat' && now.turn.seat === seat;
      const done = now !== null && (now.turn.kind === 'over' || now.entries >= upTo);
      return mine || done ? now : undefined;
    });
    if (glance.turn.kind === 'over' || glance.entries >= upTo) return;
    const moves = randomTurn(game, glance.view, seat, random);
    const { entries } = glance;
    const said = await ear.command({ do: 'move', seat, moves, after: entries });
    if (said.kind === 'refused' && said.fault.code !== 'stale') {
      throw new Error(`seat ${seat}: ${JSON.stringify(said.fault)}`);
    }
    await ear.until(() => {
      const now = ear.glance(seat);
      return now !== null && (now.entries > entries || now.turn.kind === 'over');
    });
  }
}

const PAUSE = 20;

/** Asks again until a server answers. A refusal counts as an answer. */
export async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // What fetch throws when there is no connection, or when it breaks.
      if (!(error instanceof TypeError)) throw error;
      await sleep(PAUSE);
    }
  }
}
