/** The legal move that looks most like what was tried, if one clearly does. */
export function nearestMove(tried: string, legal: readonly string[]): string | undefined {
  const ranked = legal
    .map((move) => ({ move, distance: distance(tried, move) }))
    .sort((a, b) => a.distance - b.distance);
  const [best, second] = ranked;
  if (best === undefined || best.distance > Math.max(1, Math.floor(tried.length / 3))) {
    return undefined;
  }
  return second !== undefined && second.distance === best.distance ? undefined : best.move;
}

/** How many letters have to change, come or go. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
