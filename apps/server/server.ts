import { catalog } from '@baithak/catalog';
import { GameLoader, type Host } from '@baithak/host';
import { decode } from '@baithak/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BotJobs } from './bots/jobs.ts';
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
import { Presence } from './live/presence.ts';
import { Retention } from './live/retention.ts';
import { LiveTables } from './live/tables.ts';
import { nameInLogs } from './log-names.ts';
import { Metrics } from './metrics.ts';
import type { Parts } from './parts.ts';
import { PeopleNews, sweepNews } from './people/news.ts';
import { Rater } from './people/rater.ts';
import { nearestCharacter } from './people/rating.ts';
import { type Delivery, Pushes } from './push/pushes.ts';
import type { Crowds, Store } from './store/store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEEP_SESSIONS = 400 * DAY;
/** Milliseconds between two looks for what hints would have told that got lost. */
const COMPARE_EVERY = 2000;
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
    log.error({ err: error, table }, 'table error');
  };
  const { shared } = store;
  const host: Host & { readonly store: Store } = {
    store,
    loader,
    playsAlone: false,
    decode,
    now: env.now,
    seed: env.seed,
    think: bots.think,
    async nearest(person, game) {
      const [known] = await store.people.ratingsIn(game, [person], env.now());
      return nearestCharacter(game, known);
    },
    changed: (record) => {
      pushes.changed(record.id);
      rater?.changed(record);
      if (record.botDue) jobs?.soon();
    },
    ...(shared === undefined ? {} : { lendsBots: true }),
    watched: (id, people) => presence?.watched(id, people),
    gone: (id) => void tables.drop(id),
    trouble: (id, error) => trouble(error, nameInLogs(id)),
    later,
    ...(env.chance === undefined ? {} : { chance: env.chance }),
  };
  let rater: Rater | undefined;
  const tables = new LiveTables(host, env);
  const thinks = shared !== undefined && config.role !== 'web';
  const jobs = thinks ? new BotJobs(shared, tables, config.botThreads, trouble) : undefined;
  const written = (crowds: Crowds) => {
    jobs?.soon();
    tables.meet(crowds.keys()).catch((error) => trouble(error));
  };
  const presence = shared && new Presence(shared, written, (error) => trouble(error));
  store.onChanges(() => jobs?.soon());
  const metrics: Metrics = new Metrics({
    sockets: () => limits.sockets.total,
    tables: () => tables.size,
    botsWaiting: () => bots.waiting,
  });
  const people = new People(store, env);
  const clocks = new Clocks(store, tables, env, (error) => trouble(error), presence);
  let pushes: Pushes;
  let secret = '';
  try {
    if (shared) secret = await store.keepOnce('quota-secret', env.token());
    const delivered = (how: Delivery) => metrics.pushed(how);
    pushes = await Pushes.open({ config, store, env, delivered, trouble });
    await clocks.notice();
  } catch (error) {
    await bots.close();
    throw error;
  }
  const quotas = new Quotas(config, store, env.ticks, secret);
  const retention = new Retention(store, tables, config, env);
  const households = new Households(config.maxPeoplePerAddress, shared, secret);
  const rest = { pushes, metrics, log, limits, quotas, households, retention };
  const parts: Parts = { config, env, store, tables, clocks, people, ...rest };
  const news = new PeopleNews(parts);
  rater = new Rater(parts, (error) => trouble(error));
  clocks.start().catch(trouble);
  clocks.run();
  pushes.run();
  jobs?.run();
  const comparing =
    shared &&
    setInterval(
      () => void tables.compare().catch((error) => trouble(error)),
      COMPARE_EVERY,
    ).unref();
  const app = await buildApp(parts, setup.page);
  const sockets = config.role === 'bots' ? undefined : new Sockets(parts, app.server);
  const sweeping = setInterval(
    () => void sweep(parts).catch((error) => trouble(error)),
    MINUTE,
  ).unref();
  return {
    app,
    async close() {
      clearInterval(sweeping);
      news.stop();
      clearInterval(comparing);
      await jobs?.stop();
      await clocks.stop();
      await pushes.stop();
      await sockets?.close();
      await closeApp(app);
      await presence?.stop();
      await tables.close();
      await rater?.stop();
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
  const { limits, quotas, retention, tables, clocks, store, env } = parts;
  sweepLimits(limits);
  await quotas.sweep();
  await tables.sweep();
  await store.dropSessions(env.now() - KEEP_SESSIONS);
  // Tables look old until an outage is noted.
  if (!clocks.isLate) await retention.sweep();
  await sweepNews(store, env.now());
}

/** Waits without keeping the process alive. */
function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
