import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { sure } from '@baithak/kernel';
import { pino } from 'pino';
import { type BotPool, botPool } from '../../bots/pool.ts';
import { type Config, readConfig } from '../../config.ts';
import { type Env, realEnv } from '../../env.ts';
import { listen } from '../../http/listen.ts';
import { openServer, type ServerSetup } from '../../server.ts';
import { openSqliteStore, type SqliteOptions } from '../../store/sqlite.ts';
import type { Shared, Store } from '../../store/store.ts';
import { databaseIn, folder, worker } from './store.ts';

/** Replaces methods of a server's store: a test plants a bug this way, or makes the server die. */
export type Plant = (store: Store, die: () => void) => Partial<Store>;

export interface TestServerSetup {
  /** The data folder; without it the server has a folder of its own. */
  readonly data?: string;
  readonly plant?: Plant;
  readonly port?: number;
  readonly env?: Partial<Env>;
  readonly config?: Partial<Record<keyof Config, unknown>>;
  readonly pragmas?: SqliteOptions['pragmas'];
  /** A store of the test's own in place of a file. */
  readonly openStore?: () => Promise<Store>;
  readonly bots?: ServerSetup['bots'];
  readonly page?: string;
}

/** A whole server in the test's own process. Only its store is in a thread, as usual. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  readonly store: Store;
  readonly env: Env;
  readonly http: Server;
  /** Everything it logged, one JSON text each. */
  readonly log: readonly string[];
  /** A number that the server publishes. */
  metric(name: string): Promise<number>;
  /** How many connections of any kind are open. */
  connections(): Promise<number>;
  /** Stops as if the process had been killed. */
  die(): void;
  /** Resolves when the server is dead and its port is free. */
  readonly dead: Promise<void>;
  close(): Promise<void>;
}

const PLENTY = {
  host: '127.0.0.1',
  messagesPerSecond: 100_000,
  maxTablesPerHour: 100_000,
  maxSocketsPerAddress: 10_000,
  maxTablesPerPerson: 100_000,
  maxRoomsPerPerson: 100_000,
  maxChatPerDay: 1_000_000_000,
  // Tests put their tables at any time since 1970.
  keepUnstarted: 36_500,
  keepRunning: 36_500,
  keepFinished: 36_500,
  keepArchived: 36_500,
  maxPeoplePerAddress: 10_000,
  metrics: true,
};

/** Bots that never answer. */
export const noBots = (): BotPool => ({
  think: () => new Promise(() => {}),
  waiting: 0,
  close: async () => {},
});

/** Bots in a thread, as in production, that answer without a pause. */
export function threadBots(asked: () => void = () => {}): () => BotPool {
  const bundle = new URL('../../dist/bot-worker.mjs', import.meta.url);
  return () => {
    const pool = botPool(bundle, 1, realEnv().seed, 0);
    const think: BotPool['think'] = (task, stop) => {
      asked();
      return pool.think(task, stop);
    };
    return { ...pool, think };
  };
}

export async function openTestServer(setup: TestServerSetup = {}): Promise<TestServer> {
  const own = setup.data === undefined ? folder() : undefined;
  const data = setup.data ?? (own?.path as string);
  const log: string[] = [];
  // A test that has a clock of its own drives the limits with it as well.
  const { now } = setup.env ?? {};
  const env: Env = { ...realEnv(), ...(now === undefined ? {} : { ticks: now }), ...setup.env };
  const { pragmas = [] } = setup;
  const inFile = async () =>
    sure(await openSqliteStore({ file: databaseIn(data), worker, pragmas }));
  const store = await (setup.openStore ?? inFile)();
  const sockets = new Set<Socket>();
  let alive = true;
  let buried = () => {};
  const dead = new Promise<void>((done) => {
    buried = done;
  });
  const die = () => {
    alive = false;
    for (const socket of sockets) socket.destroy();
    http.close(() => void store.close().then(buried));
  };
  const server = await openServer({
    config: sure(readConfig({ ...PLENTY, data, ...setup.config }, {})),
    store: silentIf(() => !alive, planted(store, setup.plant?.(store, die))),
    env,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    bots: setup.bots ?? noBots,
    ...(setup.page === undefined ? {} : { page: setup.page }),
  });
  const http = server.app.server;
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = sure(await listen(server.app, '127.0.0.1', setup.port ?? 0));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    data,
    store,
    env,
    http,
    log,
    metric: (name) => readMetric(url, name),
    connections: () => new Promise((resolve) => http.getConnections((_, count) => resolve(count))),
    die,
    dead,
    async close() {
      await server.close();
      own?.remove();
    },
  };
}

/** A store with some methods replaced. */
export function planted(store: Store, bug: Partial<Store> = {}): Store {
  return new Proxy(store, {
    get: (_, name: keyof Store) => {
      const found = (name in bug ? bug : store) as Store;
      const member: unknown = found[name];
      return typeof member === 'function' ? member.bind(found) : member;
    },
  });
}

/** A store whose callers get no answer any more once the server is dead. */
function silentIf<T extends Store | Shared>(isDead: () => boolean, store: T): T {
  const never = new Promise<never>(() => {});
  return new Proxy(store, {
    get: (_, name) => {
      const member: unknown = store[name as keyof T];
      if (name === 'shared' && member !== undefined) return silentIf(isDead, member as Shared);
      if (typeof member !== 'function' || name === 'onChanges') return member;
      return (...args: unknown[]) => {
        if (isDead()) return never;
        const asked = (member as (...args: unknown[]) => Promise<unknown>).apply(store, args);
        return asked.finally(() => (isDead() ? never : undefined));
      };
    },
  });
}

export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`no metric ${name}`);
  return Number(value);
}
