import type { Glance, Moving, TableRecord } from '@baithak/host';
import { type Connection, type FaultData, ServerConnection, type Socket } from '@baithak/protocol';
import type { Played, Settings } from '@baithak/table';
import type { ConnectionListener } from './lobby.ts';
import type { OwnRatings, Ranked, TableRatings } from './ratings.ts';

/** Who this browser is to the server. */
export interface Session {
  readonly person: string;
  readonly name: string;
}

/** What a server says about itself. */
interface ServerInfo {
  readonly addresses: readonly string[];
  /** The e-mail address or page of whoever runs it. */
  readonly contact?: string | null;
  /** Whether matches can begin; not before an upgrade with new rules. */
  readonly newMatches?: boolean;
}

/** What a browser tells the server so that it hears of turns with the page closed. */
interface PushWish {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** The browsers that hear of a person's turns at a table, by the SHA-256 of their endpoints. */
interface Subscribed {
  readonly subscribed: readonly string[];
}

export type TableListName = 'open' | 'mine' | 'finished';

interface TableRecords {
  readonly tables: readonly TableRecord[];
  /** How strong those are who wait at open rated tables, by table. */
  readonly ratings?: Readonly<Record<string, number>>;
}

export type Answered<T> = T | { readonly fault: FaultData };

/** The server that the page came from. It may have gone away since. */
export interface Server {
  info(): Promise<Answered<ServerInfo>>;
  session(): Promise<Answered<{ readonly session: Session | null }>>;
  enter(name: string): Promise<Answered<{ readonly session: Session }>>;
  /** Deletes everything that the server keeps about this browser's guest. */
  forget(): Promise<Answered<{ readonly session: null }>>;
  tables(of: TableListName): Promise<Answered<TableRecords>>;
  table(id: string): Promise<Answered<{ readonly table: TableRecord }>>;
  /** How the matches ended that were finished at a table. */
  results(id: string): Promise<Answered<{ readonly results: readonly Played[] }>>;
  moving(id: string): Promise<Answered<Moving>>;
  glance(id: string): Promise<Answered<{ readonly glance: Glance | null }>>;
  ownRatings(): Promise<Answered<OwnRatings>>;
  /** The best of a game. */
  leaders(game: string): Promise<Answered<{ readonly board: readonly Ranked[] }>>;
  ratingsAt(table: string): Promise<Answered<TableRatings>>;
  create(settings: Partial<Settings>): Promise<Answered<{ readonly id: string }>>;
  /** Tells whoever runs the server about a person at a table. */
  report(table: string, person: string): Promise<Answered<{ readonly reported: string }>>;
  pushKey(): Promise<Answered<{ readonly key: string }>>;
  pushes(table: string): Promise<Answered<Subscribed>>;
  push(table: string, wish: PushWish): Promise<Answered<Subscribed>>;
  unpush(table: string, endpoint: string): Promise<Answered<Subscribed>>;
  /** Ends all notifications to this browser. */
  unpushAll(endpoint: string): Promise<Answered<Subscribed>>;
  hasFeed(): Promise<Answered<{ readonly on: boolean }>>;
  newFeed(language: string): Promise<Answered<{ readonly token: string }>>;
  endFeed(): Promise<Answered<{ readonly on: boolean }>>;
  newCode(): Promise<Answered<{ readonly code: string; readonly until: number }>>;
  take(code: string): Promise<Answered<{ readonly session: Session }>>;
  connect(table: string, listener: ConnectionListener): Connection;
}

export const UNREACHABLE: FaultData = { code: 'server-away' };

export function serverAt(origin: string): Server {
  return {
    info: () => ask(origin, 'GET', '/api/host'),
    session: () => ask(origin, 'GET', '/api/session'),
    enter: (name) => ask(origin, 'POST', '/api/session', { name }),
    forget: () => ask(origin, 'DELETE', '/api/session'),
    tables: (of) => ask(origin, 'GET', `/api/tables?of=${of}`),
    table: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}`),
    results: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}/results`),
    moving: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}/moving`),
    glance: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}/glance`),
    ownRatings: () => ask(origin, 'GET', '/api/ratings'),
    leaders: (game) => ask(origin, 'GET', `/api/ratings/${encodeURIComponent(game)}`),
    ratingsAt: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}/ratings`),
    create: (settings) => ask(origin, 'POST', '/api/tables', { settings }),
    report: (table, person) =>
      ask(origin, 'POST', `/api/tables/${encodeURIComponent(table)}/reports`, { person }),
    pushKey: () => ask(origin, 'GET', '/api/push'),
    pushes: (id) => ask(origin, 'GET', pushAt(id)),
    push: (id, wish) => ask(origin, 'POST', pushAt(id), wish),
    unpush: (id, endpoint) => ask(origin, 'DELETE', pushAt(id), { endpoint }),
    unpushAll: (endpoint) => ask(origin, 'DELETE', '/api/push', { endpoint }),
    hasFeed: () => ask(origin, 'GET', '/api/feed'),
    newFeed: (language) => ask(origin, 'POST', '/api/feed', { language }),
    endFeed: () => ask(origin, 'DELETE', '/api/feed'),
    newCode: () => ask(origin, 'POST', '/api/session/code'),
    take: (code) => ask(origin, 'POST', '/api/session/take', { code }),
    connect: (table, listener) => connect(origin, table, listener),
  };
}

const pushAt = (table: string) => `/api/tables/${encodeURIComponent(table)}/push`;

const nobody = async () => ({ fault: UNREACHABLE });

/** For a copy of the page that has no server: nobody ever answers, and nobody is asked. */
export const NO_SERVER: Server = {
  info: nobody,
  session: nobody,
  enter: nobody,
  tables: nobody,
  table: nobody,
  results: nobody,
  moving: nobody,
  create: nobody,
  glance: nobody,
  ownRatings: nobody,
  leaders: nobody,
  ratingsAt: nobody,
  pushKey: nobody,
  pushes: nobody,
  push: nobody,
  unpush: nobody,
  unpushAll: nobody,
  hasFeed: nobody,
  newFeed: nobody,
  endFeed: nobody,
  newCode: nobody,
  take: nobody,
  forget: nobody,
  report: nobody,
  connect: () => ({ send: () => {}, close: () => {} }),
};

export async function ask<T>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered<T>> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
    const answer = await fetch(new URL(path, origin), { method, ...sent });
    const read: unknown = await answer.json();
    const isOurs = read !== null && typeof read === 'object' && (answer.ok || 'fault' in read);
    if (isOurs) return read as Answered<T>;
  } catch {
    // No network, no server, or somebody else's answer: the page treats them alike.
  }
  return { fault: UNREACHABLE };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Reconnects by itself, and at once when the browser is back online. */
function connect(origin: string, table: string, listener: ConnectionListener): Connection {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/line`, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const remote = new ServerConnection(
    {
      dial: () => new WebSocket(url) as unknown as Socket,
      later(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    (message) => listener.onMessage(message),
    (status) => listener.onStatus?.(status),
  );
  const hurry = () => remote.hurry();
  window.addEventListener('online', hurry);
  return {
    send: (message) => remote.send(message),
    close() {
      window.removeEventListener('online', hurry);
      remote.close();
    },
  };
}

/** What the page knows of its server. */
export type ServerState =
  | { readonly status: 'asking' }
  /** No server answers. Everything that needs none still works. */
  | { readonly status: 'away' }
  | { readonly status: 'here'; readonly session: Session | null; readonly info: ServerInfo };

/** Holds this browser's session; asks the server once, and again on request. */
export class SessionKeeper {
  private state: ServerState = { status: 'asking' };
  private readonly listeners = new Set<() => void>();
  private asking: Promise<void> | undefined;

  constructor(private readonly server: Server) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): ServerState => this.state;

  /** Several parts of a page may ask at the same time; the server is asked once. */
  ask(): Promise<void> {
    this.asking ??= this.askServer().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askServer(): Promise<void> {
    const [info, known] = await Promise.all([this.server.info(), this.server.session()]);
    if ('fault' in info || 'fault' in known) this.become({ status: 'away' });
    else this.become({ status: 'here', session: known.session, info });
  }

  /** Starts a session under a name, or changes the name of the running one. */
  async enter(name: string): Promise<FaultData | undefined> {
    const entered = await this.server.enter(name);
    if ('fault' in entered) return entered.fault;
    if (this.state.status === 'here') this.become({ ...this.state, session: entered.session });
    else await this.ask();
    return undefined;
  }

  async forget(): Promise<FaultData | undefined> {
    const forgotten = await this.server.forget();
    if ('fault' in forgotten) return forgotten.fault;
    if (this.state.status === 'here') this.become({ ...this.state, session: null });
    return undefined;
  }

  private become(state: ServerState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
