import type { Catalog } from '@baithak/catalog';
import { connectFour } from './connect-four.ts';
import { anyGame, type Contestant, playFor, type Sample } from './contestant.ts';

export interface Row {
  readonly name: string;
  /** Decisions per second: the median of the rounds. */
  readonly speed: number;
  /** Speed relative to Connect Four in the same round: the median of the rounds. */
  readonly ratio: number;
  readonly games: number;
  readonly meanLength: number;
  readonly meanListed: number;
  readonly mostListed: number;
}

export interface Report {
  readonly rows: readonly Row[];
}

const ROUNDS = 5;
const WARM_UP_SHARE = 0.1;

/**
 * Times random games. The contestants take turns in short rounds, and the report gives medians,
 * because the speed of a shared machine keeps changing.
 */
export async function runBench(catalog: Catalog, seconds: number): Promise<Report> {
  const games = await Promise.all(Object.values(catalog).map((doors) => doors.game()));
  const contestants = [connectFour('bench'), ...games.map((game) => anyGame(game, 'bench'))];
  const share = (1000 * seconds) / contestants.length;
  for (const each of contestants) playFor(each, share * WARM_UP_SHARE);
  const slice = (share * (1 - WARM_UP_SHARE)) / ROUNDS;
  const samples = contestants.map((): Sample[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, each] of contestants.entries()) samples[index]?.push(playFor(each, slice));
  }
  const yardstick = (samples[0] as Sample[]).map(speedOf);
  return {
    rows: contestants.map((each, index) => rowOf(each, samples[index] as Sample[], yardstick)),
  };
}

function rowOf(
  { name }: Contestant,
  samples: readonly Sample[],
  yardstick: readonly number[],
): Row {
  const sum = (pick: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + pick(sample), 0);
  const moves = sum((sample) => sample.moves);
  const games = sum((sample) => sample.games);
  return {
    name,
    speed: median(samples.map(speedOf)),
    ratio: median(samples.map((sample, round) => speedOf(sample) / (yardstick[round] as number))),
    games,
    meanLength: moves / games,
    meanListed: sum((sample) => sample.listed) / moves,
    mostListed: Math.max(...samples.map((sample) => sample.mostListed)),
  };
}

function speedOf({ moves, ms }: Sample): number {
  return (1000 * moves) / ms;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
