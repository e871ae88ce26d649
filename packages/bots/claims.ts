import type { Puzzle } from '@baithak/kernel';
import type { Basis } from './analyse.ts';

/** A difference of chances must be this many times its standard error. */
export const SURE = 2;

/**
 * A difference of two moves must be larger than this, too: smaller ones may come from the judge, however often
 * it is asked. An estimate is never sure enough to tell moves apart.
 */
export const LEAST: Readonly<Record<Basis, number>> = {
  net: 0.03,
  search: 0.08,
  estimate: Number.POSITIVE_INFINITY,
};

/** Whose best move looks worse than this may be lost already: often a deeper search proves it of every move. */
export const LOST = 0.2;

/** Any move but the answer of a mined puzzle must cost this much, and so many standard errors of it more. */
export const CLEAR = { gap: 0.05, errors: 3 } as const;

/** How many percentage points any other move costs at least, as far as the gap of a puzzle proves it. */
export const provenGap = ({ gap = 0, error = 0 }: Pick<Puzzle, 'gap' | 'error'>): number =>
  Math.max(100 * CLEAR.gap, Math.floor(gap - CLEAR.errors * error));

/** An unproven chance in percent: never 0 or 100. */
export const unproven = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * chance)));

/** A chance of a review in percent: only the end of a match, or a search, says 0 or 100. */
export const percent = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : unproven(chance);
