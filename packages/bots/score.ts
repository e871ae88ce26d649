/** Scores are whole numbers: estimates reach ±SCALE, a win n plies away is WIN − n. */
export const SCALE = 10_000;
export const WIN = 1_000_000;
/** Beyond this a score can only be a win, and below its negative only a loss. */
const DECIDED = WIN - 1_000;

/** The score of a game that ended at a ply, from what its result is worth. */
export function decided(value: number, ply: number): number {
  if (value === 1) return WIN - ply;
  if (value === -1) return ply - WIN;
  return Math.round(SCALE * value);
}

/** In how many plies a score is won (positive) or lost (negative); undefined while it is open. */
export function distance(score: number): number | undefined {
  if (score > DECIDED) return WIN - score;
  if (score < -DECIDED) return -(WIN + score);
  return undefined;
}

/** A score counted from the root as one counted from a node on the given ply, for the table. */
export function toNode(score: number, ply: number): number {
  if (score > DECIDED) return score + ply;
  return score < -DECIDED ? score - ply : score;
}

/** And back, from the node to the root. */
export function toRoot(score: number, ply: number): number {
  if (score > DECIDED) return score - ply;
  return score < -DECIDED ? score + ply : score;
}
