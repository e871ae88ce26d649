import { catalog } from '@baithak/catalog';
import { GameLoader, type Host } from '@baithak/host';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { type Env, realEnv } from './env.ts';
import { buildApp } from './http/app.ts';
import { limitsOf, sweepLimits } from './http/limits.ts';
import { People } from './http/people.ts';
import { Quotas } from './http/quotas.ts';
import { Sockets } from './http/sockets.ts';
import { Clocks } from './live/clocks.ts';
import { Households } from './live/households.ts';
import { Retention } from './live/retention.ts';
import { LiveTables } from './live/tables.ts';
import { nameInLogs } from './log-names.ts';
import { Metrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import { type Delivery, Pushes } from './push/pushes.ts';
import type { Store } from './store/store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEEP_SESSIONS = 400 * DAY;
/** Milliseconds that open connections get to finish when the server stops. */
const GRACE = 1000;

export interface ServerSetup {
  readonly config: Config;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  readonly bots: (loader: GameLoader) => BotPool;
  /** The folder of the built page, if the server serves one. */
  readonly page?: string;
  readonly env?: Env;
}

export interface Server {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** Assembles a server that is ready to listen. It first gives clocks back the time of an outage. */
export async function openServer(setup: ServerSetup): Promise<Server> {
  const { config, store, log, env = realEnv() } = setup;
  const offered = new Set<string>(config.games);
  const loader = new GameLoader(async (id) =>
    offered.has(id) ? catalog[id as keyof typeof catalog].game() : undefined,
  );
  const bots = setup.bots(loader);
  const limits = limitsOf(config, env.ticks);
  const trouble = (error: unknown, table?: string) => {
    metrics.trouble();
    log.error({ err: error, table }, 'an error at a table');
  };
  const host: Host & { readonly store: Store } = {
    store,
    loader,
    playsAlone: false,
    now: env.now,
    seed: env.seed,
    think: bots.think,
    changed: ({ id }) => pushes.changed(id),
    trouble: (id, error) => trouble(error, nameInLogs(id)),
    later,
    ...(env.chance === undefined ? {} : { chance: env.chance }),
  };
  const tables = new LiveTables(host, env);
  const metrics: Metrics = new Metrics({
    sockets: () => limits.sockets.total,
    tables: () => tables.size,
    botsWaiting: () => bots.waiting,
  });
  const people = new People(store, env);
  const clocks = new Clocks(store, tables, env, (error) => trouble(error));
  let pushes: Pushes;
  try {
    const delivered = (how: Delivery) => metrics.pushed(how);
    pushes = await Pushes.open({ config, store, env, delivered, trouble });
    await clocks.notice();
  } catch (error) {
    await bots.close();
    throw error;
  }
  const quotas = new Quotas(config, store, env.ticks);
  const retention = new Retention(store, tables, config, env);
  const households = new Households(config.maxPeoplePerAddress);
  const rest = { pushes, metrics, log, limits, quotas, households, retention };
  const parts: Parts = { config, env, store, tables, clocks, people, ...rest };
  clocks.start().catch(trouble);
  clocks.run();
  pushes.run();
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
      await pushes.stop();
      await sockets.close();
      await closeApp(app);
      await tables.close();
      await bots.close();
      await store.close();
    },
  };
}

/** Answers the requests under way, then cuts idle connections. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(cut);
}

async function sweep(parts: Parts): Promise<void> {
  const { limits, quotas, retention, tables, store, env } = parts;
  sweepLimits(limits);
  quotas.sweep();
  await tables.sweep();
  await store.dropSessions(env.now() - KEEP_SESSIONS);
  await retention.sweep();
}

/** Waits without keeping the process alive. */
function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
