import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@baithak/catalog';
import { FastRandom, type Random, readMatch, sure } from '@baithak/kernel';
import { isLost } from '../../store/postgres/connect.ts';
import { Duel } from './duel.ts';
import { Guest, persist } from './guest.ts';
import { acknowledgedIn, troublesIn } from './history.ts';
import { OwnPostgres } from './own-postgres.ts';
import { inPostgres, logIn } from './postgres.ts';
import { KillableServer } from './processes.ts';

const GAMES: readonly GameId[] = ['talluka', 'vancana', 'talluka', 'jaipur'];
/** Longest pause between two faults, and longest sleep of a process, in milliseconds. */
const LONGEST_PAUSE = 1000;
const LONGEST_SLEEP = 2000;
/** One sleep in so many is so long that the others take the process for dead. */
const LONG_SLEEPS = 10;
const LONG_SLEEP = { least: 11_000, most: 15_000 };

export interface FaultReport {
  kills: number;
  sleeps: number;
  restarts: number;
  crashes: number;
  droppedHints: number;
  matches: number;
  events: number;
  acknowledged: number;
  readonly troubles: string[];
}

type Fault = 'kills' | 'sleeps' | 'restarts' | 'crashes' | 'droppedHints';
/** Some come more often: a restart takes longest. */
const FAULTS: readonly Fault[] = [
  ...(['kills', 'kills', 'kills', 'sleeps', 'sleeps', 'droppedHints', 'droppedHints'] as const),
  ...(['restarts', 'crashes'] as const),
];

function sleepFor(random: Random): number {
  const { least, most } = LONG_SLEEP;
  if (random.below(LONG_SLEEPS) > 0) return random.below(LONGEST_SLEEP);
  return least + random.below(most - least);
}

/** Two server processes at one PostgreSQL. */
class Cluster {
  private constructor(
    readonly postgres: OwnPostgres,
    readonly servers: readonly [KillableServer, KillableServer],
  ) {}

  static async start(): Promise<Cluster> {
    const postgres = await OwnPostgres.start();
    const always = { DATABASE_URL: postgres.url };
    const start = () => KillableServer.start({}, always);
    return new Cluster(postgres, [await start(), await start()]);
  }

  /** Whoever connects comes to either server. */
  readonly url = () => this.pick().url;

  async suffer(fault: Fault, random: Random): Promise<void> {
    for (const { process, errors } of this.servers) {
      const { exitCode, signalCode } = process.child;
      if (exitCode !== null || signalCode !== null) throw new Error(`a server ended: ${errors}`);
    }
    const server = this.pick(random);
    if (fault === 'kills') {
      await server.kill();
      if (random.below(4) === 0) await server.startHalfway(random.below(1000));
      await server.start();
    } else if (fault === 'sleeps') await server.freeze(sleepFor(random));
    else if (fault === 'droppedHints') await this.dropHints();
    else await this.postgres.restart(fault === 'crashes' ? 'crash' : 'stop');
  }

  /** Never resolves; rejects if a server ends by itself. */
  async collapse(): Promise<never> {
    const ends = this.servers.map(async (server) => {
      await server.process.ended;
      throw new Error(`a server ended: ${server.errors}`);
    });
    return Promise.race(ends);
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.end();
    await this.postgres.end();
  }

  private pick(random?: Random): KillableServer {
    const [first, second] = this.servers;
    return (random?.below(2) ?? Math.floor(2 * Math.random())) === 0 ? first : second;
  }

  /** Ends the connections that listen; what is told meanwhile is lost. */
  private async dropHints(): Promise<void> {
    await inPostgres(this.postgres.url, (db) =>
      db.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen %' or query like 'select pg_notify%'`),
    );
  }
}

/** Plays at several tables through both servers while one fault follows the other. */
export async function faultMany(
  faults: number,
  tables: number,
  seed: string,
): Promise<FaultReport> {
  const cluster = await Cluster.start();
  const counts = { kills: 0, sleeps: 0, restarts: 0, crashes: 0, droppedHints: 0 };
  const report: FaultReport = { ...counts, matches: 0, events: 0, acknowledged: 0, troubles: [] };
  const random = new FastRandom(seed);
  let left = faults;
  const playing = Array.from({ length: tables }, async (_, i) => {
    do await playOne(cluster, report, i, `${seed} ${i} ${left}`);
    while (left > 0);
  });
  const done = Promise.all(playing);
  // It is awaited below; until then a failure must not end the process.
  done.catch(() => undefined);
  try {
    for (; left > 0; left--) {
      // Each kind comes once before chance decides.
      const fault = (FAULTS[faults - left] ?? FAULTS[random.below(FAULTS.length)]) as Fault;
      await Promise.race([sleep(random.below(LONGEST_PAUSE)), done]);
      await cluster.suffer(fault, random);
      report[fault] += 1;
    }
    await Promise.race([done, cluster.collapse()]);
  } finally {
    left = 0;
    await cluster.end();
  }
  return report;
}

/** PostgreSQL may be restarting. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      await sleep(50);
    }
  }
}

async function playOne(
  { url, postgres }: Cluster,
  report: FaultReport,
  table: number,
  seed: string,
): Promise<void> {
  const enter = (name: string) => persist(() => Guest.enter(url, name));
  const guests = [await enter('Asha'), await enter('Ravi')] as const;
  const duel = await Duel.open(guests, GAMES[table % GAMES.length] ?? 'talluka');
  await duel.play(seed);
  const history = await duel.history((id) => patiently(() => logIn(postgres.url)(id)));
  sure(readMatch(await duel.file(), duel.game));
  duel.leave();
  report.troubles.push(...troublesIn(history));
  report.matches += 1;
  report.events += history.log.length;
  report.acknowledged += acknowledgedIn(history);
}
