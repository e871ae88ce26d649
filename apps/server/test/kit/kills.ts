import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@baithak/catalog';
import { FastRandom, type Random, readMatch, sure } from '@baithak/kernel';
import { Duel } from './duel.ts';
import { Guest, persist } from './guest.ts';
import { acknowledgedIn, troublesIn } from './history.ts';
import { KillableServer } from './processes.ts';

const GAMES: readonly GameId[] = ['talluka', 'vancana', 'talluka', 'jaipur'];
/** Longest life of a server before it is killed, and longest start, in milliseconds. */
const LONGEST_LIFE = 500;
const LONGEST_START = 1000;

interface KillReport {
  readonly kills: number;
  matches: number;
  events: number;
  acknowledged: number;
  readonly troubles: string[];
}

/** Plays at several tables while the server is killed again and again at random moments. */
export async function killMany(kills: number, tables: number, seed: string): Promise<KillReport> {
  const server = await KillableServer.start();
  const report: KillReport = { kills, matches: 0, events: 0, acknowledged: 0, troubles: [] };
  const random = new FastRandom(seed);
  let left = kills;
  const playing = Array.from({ length: tables }, async (_, i) => {
    do await playOne(server, report, i, `${seed} ${i} ${left}`);
    while (left > 0);
  });
  const done = Promise.all(playing);
  try {
    for (; left > 0; left--) await Promise.race([killOne(server, random), done]);
    await done;
  } finally {
    await server.end();
  }
  return report;
}

/** One kill in four hits a server that is still starting. */
async function killOne(server: KillableServer, random: Random): Promise<void> {
  if (random.below(4) === 0) {
    await server.kill();
    await server.startHalfway(random.below(LONGEST_START));
    return server.start();
  }
  await sleep(random.below(LONGEST_LIFE));
  await server.kill();
  await server.start();
}

async function playOne(
  server: KillableServer,
  report: KillReport,
  table: number,
  seed: string,
): Promise<void> {
  const enter = (name: string) => persist(() => Guest.enter(server.url, name));
  const guests = [await enter('Asha'), await enter('Ravi')] as const;
  const duel = await Duel.open(guests, GAMES[table % GAMES.length] ?? 'talluka');
  await duel.play(seed);
  const history = await duel.history(server.data);
  sure(readMatch(await duel.file(), duel.game));
  duel.leave();
  report.troubles.push(...troublesIn(history));
  report.matches += 1;
  report.events += history.log.length;
  report.acknowledged += acknowledgedIn(history);
}
