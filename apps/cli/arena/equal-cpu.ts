/** The budget to begin with, and bounds of what is tried. */
const BEGIN = 1_000;
const MOST = 1_000_000_000;
/** How often to try, and how far from equal is good enough. */
const TRIES = 8;
const CLOSE = 0.05;
/** One try changes the budget at most by this factor: a short try may mislead. */
const STEP = 20;

/** What a try took, in milliseconds of processor time. */
interface Spent {
  readonly adjusted: number;
  readonly other: number;
}

/**
 * Finds the units of work with which one side uses as much processor time as the other. `measure` plays
 * some games with a budget.
 */
export async function equalBudget(
  measure: (iterations: number) => Promise<Spent>,
): Promise<number> {
  let iterations = BEGIN;
  for (let n = 0; n < TRIES; n++) {
    const { adjusted, other } = await measure(iterations);
    const ratio = Math.max(other, 0.001) / Math.max(adjusted, 0.001);
    if (Math.abs(ratio - 1) <= CLOSE) break;
    const factor = Math.min(STEP, Math.max(1 / STEP, ratio));
    const next = Math.min(MOST, Math.max(1, Math.round(iterations * factor)));
    if (next === iterations) break;
    iterations = next;
  }
  return iterations;
}

/** By side the processor time of one of its seats: the second side has all seats but one. */
export function timePerSeat(
  [first, second]: readonly (number | null)[],
  seats: number,
): readonly [number, number] | undefined {
  if (first == null || second == null) return undefined;
  return [first, second / Math.max(1, seats - 1)];
}
