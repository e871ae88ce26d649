import type { Socket } from 'node:net';
import { sure } from '@baithak/kernel';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { type Env, realEnv } from '../../env.ts';
import { listen } from '../../http/listen.ts';
import { openServer, type ServerSetup } from '../../server.ts';
import { openSqliteStore, type SqliteOptions } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { worker } from '../store-kit.ts';
import { databaseIn } from './database.ts';
import { noBots } from './inside.ts';

/** What a server gets in place of its store: the way to plant a bug, or to have it die somewhere. */
export type Plant = (store: Store, die: () => void) => Partial<Store>;

export interface MortalSetup {
  readonly plant?: Plant;
  readonly port?: number;
  readonly env?: Partial<Env>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly pragmas?: SqliteOptions['pragmas'];
  readonly bots?: ServerSetup['bots'];
}

/** A server in the test's own process that can die as if it had been killed. */
export interface Mortal {
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  /** Everything it logged. */
  readonly log: readonly string[];
  /** When it is dead, and others can have its port. */
  readonly dead: Promise<void>;
  die(): void;
  /** Ends it properly. */
  close(): Promise<void>;
}

const PLENTY = {
  host: '127.0.0.1',
  messagesPerSecond: 100_000,
  maxTablesPerHour: 100_000,
  maxSocketsPerAddress: 10_000,
};

export async function openMortal(data: string, setup: MortalSetup = {}): Promise<Mortal> {
  const { plant, port: wanted = 0, pragmas = [], config = {} } = setup;
  const log: string[] = [];
  const store = sure(await openSqliteStore({ file: databaseIn(data), worker, pragmas }));
  const sockets = new Set<Socket>();
  let alive = true;
  let buried: () => void;
  const dead = new Promise<void>((done) => {
    buried = done;
  });
  const die = () => {
    alive = false;
    for (const socket of sockets) socket.destroy();
    server.app.server.close(() => void store.close().then(buried));
  };
  const server = await openServer({
    config: sure(readConfig({ ...PLENTY, data, ...config }, {})),
    store: silentIn(planted(store, plant?.(store, die)), () => !alive),
    env: { ...realEnv(), ...setup.env },
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    bots: setup.bots ?? noBots,
  });
  server.app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = sure(await listen(server.app, '127.0.0.1', wanted));
  const url = `http://127.0.0.1:${port}`;
  return { url, port, store, log, dead, die, close: () => server.close() };
}

function planted(store: Store, bug: Partial<Store> = {}): Store {
  return new Proxy(store, {
    get: (_, name: keyof Store) => {
      const found = (name in bug ? bug : store) as Store;
      const member: unknown = found[name];
      return typeof member === 'function' ? member.bind(found) : member;
    },
  });
}

/** Who is dead asks and never hears an answer. */
function silentIn(store: Store, isDead: () => boolean): Store {
  const never = new Promise<never>(() => {});
  return new Proxy(store, {
    get: (_, name: keyof Store) => {
      const member: unknown = store[name];
      if (typeof member !== 'function' || name === 'onNews') return member;
      return (...args: unknown[]) => {
        if (isDead()) return never;
        const asked = (member as (...args: unknown[]) => Promise<unknown>)(...args);
        return asked.finally(() => (isDead() ? never : undefined));
      };
    },
  });
}
