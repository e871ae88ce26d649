import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { sure } from '@baithak/kernel';
import { pino } from 'pino';
import type { BotPool } from '../../bots/pool.ts';
import { type Config, readConfig } from '../../config.ts';
import { type Env, realEnv } from '../../env.ts';
import { listen } from '../../http/listen.ts';
import { openServer, type ServerSetup } from '../../server.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { worker } from '../store-kit.ts';
import { folder } from './process.ts';

export interface InsideSetup {
  readonly config?: Partial<Record<keyof Config, unknown>>;
  readonly env?: Partial<Env>;
  readonly bots?: ServerSetup['bots'];
  readonly page?: string;
  /** What the server gets instead of its store: the way to plant a bug there. */
  readonly wrap?: (store: Store) => Store;
}

/** A server in the test's own process, with all that can be brought along. */
export interface Inside {
  readonly url: string;
  readonly port: number;
  readonly file: string;
  readonly store: Store;
  readonly env: Env;
  /** Everything that was logged, a JSON text each. */
  readonly log: readonly string[];
  /** A number that the server publishes. */
  metric(name: string): Promise<number>;
  readonly http: Server;
  /** Connections of any kind that are open. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** Where nothing has to outlast the test, a disk is only slow. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : undefined;

const PLENTY = {
  host: '127.0.0.1',
  logLevel: 'info',
  messagesPerSecond: 100_000,
  maxTablesPerHour: 100_000,
  maxSocketsPerAddress: 10_000,
};

/** Bots that never come to a decision, where a test needs none. */
export const noBots = (): BotPool => ({
  think: () => new Promise(() => {}),
  waiting: 0,
  close: async () => {},
});

export async function openInside(setup: InsideSetup = {}): Promise<Inside> {
  const { path, remove } = folder(MEMORY);
  const file = join(path, 'baithak.sqlite');
  const log: string[] = [];
  const store = sure(await openSqliteStore({ file, worker }));
  const env: Env = { ...realEnv(), ...setup.env };
  const server = await openServer({
    config: sure(readConfig({ ...PLENTY, data: path, ...setup.config }, {})),
    store: setup.wrap?.(store) ?? store,
    env,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    bots: setup.bots ?? noBots,
    ...(setup.page === undefined ? {} : { page: setup.page }),
  });
  const port = sure(await listen(server.app, '127.0.0.1', 0));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    file,
    store,
    env,
    log,
    metric: (name) => readMetric(url, name),
    http: server.app.server,
    connections: () =>
      new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count))),
    async close() {
      await server.close();
      remove();
    },
  };
}

export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`no metric ${name}`);
  return Number(value);
}
