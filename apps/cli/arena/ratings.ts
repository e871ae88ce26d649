import { readFileSync, writeFileSync } from 'node:fs';
import type { MedianEstimate, Score } from '@baithak/bots';
import type { Measured } from './conduct.ts';
import type { Wish } from './prepare.ts';

/** The committed table; the page may import it, too. */
export const RATINGS_FILE = 'games/catalog/generated/ratings.json';

/** One measurement as it is recorded: who met whom, how it went, and with which work. */
export interface Rating extends Omit<Score, 'elo' | 'eloLow' | 'eloHigh'> {
  readonly game: string;
  readonly seats: number;
  readonly first: string;
  readonly second: string;
  /** Null where all or nothing was won. */
  readonly elo: number | null;
  readonly eloLow: number | null;
  readonly eloHigh: number | null;
  readonly firsts: Measured['firsts'];
  readonly other?: Measured['firsts'];
  /** By side: units of work for a decision (null: not counted), and milliseconds of processor time. */
  readonly work: readonly (number | null)[];
  readonly cpu: readonly (number | null)[];
  /** Tells apart the net and the manners of characters that were measured. */
  readonly basis: string;
  /** The round of the first fifth amulet; null if it never came, or nothing is certain. */
  readonly amulet?: { readonly [Key in keyof MedianEstimate]: number | null };
}

const DIGITS = 10_000;
const short = (value: number): number => Math.round(value * DIGITS) / DIGITS;

export function ratingOf(
  { first, second }: Pick<Wish, 'first' | 'second'>,
  { game, seats, score, firsts, other, cpu, decisions, work, basis }: Measured,
  amulet?: MedianEstimate,
): Rating {
  const elo = (value: number) => (Number.isFinite(value) ? Math.round(value) : null);
  const round = (value: number) => (Number.isFinite(value) ? value : null);
  const estimate = ({ share, low, high }: Measured['firsts']) => ({
    share: short(share),
    low: short(low),
    high: short(high),
  });
  const { games, wins, draws, losses } = score;
  return {
    game,
    seats,
    first,
    second,
    games,
    wins,
    draws,
    losses,
    ...estimate(score),
    elo: elo(score.elo),
    eloLow: elo(score.eloLow),
    eloHigh: elo(score.eloHigh),
    firsts: estimate(firsts),
    ...(other && { other: estimate(other) }),
    work,
    cpu: cpu.map((seconds, side) =>
      seconds === null ? null : short((1000 * seconds) / Math.max(1, decisions[side] as number)),
    ),
    basis,
    ...(amulet && {
      amulet: { median: round(amulet.median), low: round(amulet.low), high: round(amulet.high) },
    }),
  };
}

export function readRatings(file: string): Rating[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Records a measurement in place of an earlier one of the same pair. */
export function recordRating(file: string, rating: Rating): void {
  const key = ({ game, seats, first, second }: Rating) => [game, seats, first, second].join(' ');
  const others = readRatings(file).filter((each) => key(each) !== key(rating));
  const all = [...others, rating].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  writeFileSync(file, `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}
