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

/** An unproven chance in percent: never 0 or 100. */
export const unproven = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * chance)));

/** A chance of a review in percent: only the end of a match, or a search, says 0 or 100. */
export const percent = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : unproven(chance);
