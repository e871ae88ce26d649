import { createHash } from 'node:crypto';
import { catalog } from '@baithak/catalog';
import { type House, Shelf } from '@baithak/host';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { type Env, realEnv } from './env.ts';
import { buildApp } from './http/app.ts';
import { Headcount, RateLimit } from './http/limits.ts';
import { People } from './http/people.ts';
import { Sockets } from './http/sockets.ts';
import { Clocks } from './live/clocks.ts';
import { Rooms } from './live/rooms.ts';
import { Metrics } from './metrics.ts';
import type { Limits, Parts } from './parts.ts';
import type { Store } from './store/store.ts';

const MINUTE = 60_000;
const MOST_WAITED = 1000;
const DAY = 24 * 60 * MINUTE;
const SESSIONS_KEPT = 400 * DAY;

export interface ServerSetup {
  readonly config: Config;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Makes the bots once the games are on the shelf. */
  readonly bots: (shelf: Shelf) => BotPool;
  /** The folder of the built page, if it is served. */
  readonly page?: string;
  readonly env?: Env;
}

export interface Server {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** Everything put together and ready to listen: clocks are set right first. */
export async function openServer(setup: ServerSetup): Promise<Server> {
  const { config, store, log, env = realEnv() } = setup;
  const offered = new Set<string>(config.games);
  const shelf = new Shelf(async (id) =>
    offered.has(id) ? catalog[id as keyof typeof catalog].game() : undefined,
  );
  const bots = setup.bots(shelf);
  const limits = limitsOf(config, env);
  const trouble = (error: unknown, table?: string) => {
    metrics.trouble();
    log.error({ err: error, table }, 'something went wrong at a table');
  };
  const house: House & { readonly store: Store } = {
    store,
    shelf,
    playsAlone: true,
    now: env.now,
    seed: env.seed,
    think: bots.think,
    changed: () => {},
    trouble: (id, error) => trouble(error, nameInLogs(id)),
    ...(env.chance === undefined ? {} : { chance: env.chance }),
  };
  const rooms = new Rooms(house, env);
  const metrics: Metrics = new Metrics({
    sockets: () => limits.sockets.total,
    tables: () => rooms.size,
    botsWaiting: () => bots.waiting,
  });
  const people = new People(store, env);
  const clocks = new Clocks(store, rooms, env, (error) => trouble(error));
  const parts: Parts = { config, env, store, rooms, clocks, people, metrics, log, limits };
  try {
    await clocks.start();
    for (const id of await store.waitingForBots()) void rooms.open(id);
  } catch (error) {
    await bots.close();
    throw error;
  }
  clocks.run();
  const app = await buildApp(parts, setup.page);
  const sockets = new Sockets(parts, app.server);
  const sweeping = setInterval(
    () => void sweep(parts).catch((error) => trouble(error)),
    MINUTE,
  ).unref();
  return {
    app,
    async close() {
      clearInterval(sweeping);
      await clocks.stop();
      await sockets.close();
      await closeDoors(app);
      await rooms.close();
      await bots.close();
      await store.close();
    },
  };
}

/** Requests under way are answered; who only hangs around is sent away after a while. */
async function closeDoors(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), MOST_WAITED);
  await app.close();
  clearTimeout(cut);
}

/** Ids of tables are as good as keys; of this one only who has the database can tell which it is. */
function nameInLogs(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 16);
}

function limitsOf(config: Config, { now }: Env): Limits {
  const { messagesPerSecond, maxTablesPerHour } = config;
  return {
    session: new RateLimit(messagesPerSecond, 10 * messagesPerSecond, now),
    // Several people may share an address.
    address: new RateLimit(10 * messagesPerSecond, 100 * messagesPerSecond, now),
    newTables: new RateLimit(maxTablesPerHour / 3600, maxTablesPerHour, now),
    addressTables: new RateLimit(maxTablesPerHour / 360, 10 * maxTablesPerHour, now),
    newSessions: new RateLimit(maxTablesPerHour / 60, 10 * maxTablesPerHour, now),
    sockets: new Headcount(config.maxSockets, config.maxSocketsPerAddress),
    // Besides its lines a page has some for requests.
    connections: new Headcount(2 * config.maxSockets, 2 * config.maxSocketsPerAddress),
  };
}

async function sweep({ limits, rooms, store, env }: Parts): Promise<void> {
  const { session, address, newTables, addressTables, newSessions } = limits;
  for (const limit of [session, address, newTables, addressTables, newSessions]) limit.sweep();
  await rooms.sweep();
  await store.dropSessions(env.now() - SESSIONS_KEPT);
}
