import type { Gap } from '@baithak/bots';

/** What the review of a game of a stronger and a weaker character found. */
export interface ReviewedGame {
  readonly n: number;
  /** Of the first seat in the whole game. */
  readonly luck: number;
  /** What each gave away per choice. */
  readonly strong: number;
  readonly weak: number;
  /** For each move that was called a mistake, what a closer look found. */
  readonly again?: readonly CloserLook[];
}

type CloserLook = Pick<Gap, 'difference' | 'error' | 'isMistake'>;

/** What became of the moves that were called mistakes. */
interface Confirmed {
  readonly called: number;
  /** Called so again. */
  readonly again: number;
  /** Worse for sure, but by less than a review would speak of. */
  readonly smaller: number;
  /** Worse, but not for sure. */
  readonly unsure: number;
  /** No worse than the best move. */
  readonly refuted: number;
}

interface Mean {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

export interface Verdict {
  readonly luck: Mean;
  readonly strong: Mean;
  readonly weak: Mean;
  /** Whether the luck is nothing within its interval; always so where there is none. */
  readonly isFair: boolean;
  /** Whether the stronger one gives away less for sure. */
  readonly isRight: boolean;
  readonly mistakes: Confirmed;
}

/** A difference must be this many times its standard error. */
const SURE = 2;

export function verdictOn(games: readonly ReviewedGame[]): Verdict {
  const luck = meanOf(games.map((game) => game.luck));
  const gap = meanOf(games.map(({ weak, strong }) => weak - strong));
  return {
    luck,
    strong: meanOf(games.map(({ strong }) => strong)),
    weak: meanOf(games.map(({ weak }) => weak)),
    isFair: Math.abs(luck.mean) <= luck.margin,
    isRight: gap.mean > gap.margin,
    mistakes: confirmed(games.flatMap(({ again = [] }) => again)),
  };
}

function confirmed(looks: readonly CloserLook[]): Confirmed {
  const count = (fits: (look: CloserLook) => boolean) => looks.filter(fits).length;
  const isSure = ({ difference, error }: CloserLook) => difference > SURE * error;
  const again = count(({ isMistake }) => isMistake);
  const refuted = count(({ difference }) => difference <= 0);
  const smaller = count((look) => !look.isMistake && look.difference > 0 && isSure(look));
  return {
    called: looks.length,
    again,
    smaller,
    unsure: looks.length - again - smaller - refuted,
    refuted,
  };
}

function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = sum(values) / n;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, n - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / n) };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
