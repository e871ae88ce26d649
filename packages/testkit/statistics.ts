/**
 * Pearson's chi-square of counts against weights, rare ones taken together. `unlikely` is about one
 * in a million for the right odds, so that thousands of tests with fixed seeds stay quiet.
 */
export function surprise<Key>(
  weights: ReadonlyMap<Key, number>,
  counts: ReadonlyMap<Key, number>,
): { unlikely: boolean; summary: string } {
  const total = sum(weights.values());
  const drawn = sum(counts.values());
  let bins = 0;
  let chiSquare = 0;
  let rareExpected = 0;
  let rareCount = 0;
  const add = (expected: number, count: number) => {
    bins++;
    chiSquare += (count - expected) ** 2 / expected;
  };
  for (const [key, weight] of weights) {
    const expected = (drawn * weight) / total;
    const count = counts.get(key) ?? 0;
    if (expected >= 5) add(expected, count);
    else {
      rareExpected += expected;
      rareCount += count;
    }
  }
  if (rareExpected >= 5) add(rareExpected, rareCount);
  const freedom = Math.max(bins - 1, 1);
  const limit = quantile(freedom);
  return {
    unlikely: chiSquare > limit,
    summary: `chi-square ${chiSquare.toFixed(1)} over ${limit.toFixed(1)} with ${freedom} degrees`,
  };
}

/** Wilson and Hilferty's approximation of the chi-square quantile at 1 − 10⁻⁶. */
function quantile(freedom: number): number {
  const normal = 4.7534;
  const share = 2 / (9 * freedom);
  return freedom * (1 - share + normal * Math.sqrt(share)) ** 3;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
