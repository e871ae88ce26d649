/** Two standard errors, more exactly: what leaves out 5 %. */
const Z = 1.96;
/** How many deals the belief that games are independent weighs. */
const PRIOR_DEALS = 6;

export interface Estimate {
  readonly share: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval at 95 %, which stays sensible near 0 and 1. */
export function interval(share: number, games: number): { low: number; high: number } {
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const spread = share * (1 - share) + (Z * Z) / (4 * games);
  const half = ((Z / games) * Math.sqrt(games * spread)) / (1 + (Z * Z) / games);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The share of points with its interval, where the games of one deal go together: luck that favours a
 * seat cancels out in them. So deals are counted, not games: Wilson's interval for as many
 * independent games as would vary like these deals.
 */
export function estimateOf(deals: readonly (readonly number[])[]): Estimate {
  const games = deals.reduce((sum, deal) => sum + deal.length, 0);
  const share = mean(deals.flat());
  const independent = (share * (1 - share) * deals.length) / games;
  const real = dealVariance(deals, share, independent);
  const worth = independent === 0 ? games : (games * independent) / real;
  return { share, ...interval(share, worth) };
}

/** The variance of a deal's mean; few deals are taken to be about as independent as games. */
function dealVariance(
  deals: readonly (readonly number[])[],
  share: number,
  independent: number,
): number {
  const squares = deals.reduce((sum, deal) => sum + (mean(deal) - share) ** 2, 0);
  return (squares + PRIOR_DEALS * independent) / (deals.length - 1 + PRIOR_DEALS);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The Elo difference that gives this share of points; infinite for all or nothing. */
export function eloOf(share: number): number {
  return 400 * Math.log10(share / (1 - share));
}

/** What a sequential test tells apart, and how often it may be wrong. */
export interface Hypotheses {
  /** The share of points is this or less … */
  readonly lower: number;
  /** … or this or more. */
  readonly upper: number;
  /** How often it may say “more” although it is less, and the other way round. */
  readonly error: number;
}

export interface Verdict {
  readonly verdict: 'more' | 'less' | 'open';
  /** The logarithm of how much better “more” explains the games than “less” does. */
  readonly evidence: number;
  /** The test ends when the evidence leaves ±bound. */
  readonly bound: number;
}

/** Wald's sequential probability ratio test on the means of deals, taken as normal. */
export function sequentialTest(
  deals: readonly (readonly number[])[],
  { lower, upper, error }: Hypotheses,
): Verdict {
  const bound = Math.log((1 - error) / error);
  if (deals.length === 0) return { verdict: 'open', evidence: 0, bound };
  const games = deals.reduce((sum, deal) => sum + deal.length, 0);
  const share = mean(deals.flat());
  // All or nothing would otherwise be beyond all doubt after one game.
  const cautious = (share * games + 1) / (games + 2);
  const independent = (cautious * (1 - cautious) * deals.length) / games;
  const variance = dealVariance(deals, share, independent);
  const evidence = (deals.length * (upper - lower) * (2 * share - lower - upper)) / (2 * variance);
  const verdict = evidence >= bound ? 'more' : evidence <= -bound ? 'less' : 'open';
  return { verdict, evidence, bound };
}

export interface MedianEstimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Even the least and the most of fewer values do not hold the median with 95 % certainty. */
const FEWEST = 6;

/** The median with its 95 % interval from the order of the values, whatever their distribution. */
export function medianOf(values: readonly number[]): MedianEstimate {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const half = (Z * Math.sqrt(n)) / 2;
  const at = (rank: number) => sorted[Math.min(n - 1, Math.max(0, rank))] as number;
  const middle = [at(Math.floor((n - 1) / 2)), at(Math.ceil((n - 1) / 2))] as const;
  return {
    // The middle of two equal values is that value, even an infinite one.
    median: middle[0] === middle[1] ? middle[0] : (middle[0] + middle[1]) / 2,
    low: n < FEWEST ? Number.NEGATIVE_INFINITY : at(Math.floor(n / 2 - half) - 1),
    high: n < FEWEST ? Number.POSITIVE_INFINITY : at(Math.ceil(n / 2 + half)),
  };
}
