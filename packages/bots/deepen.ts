import type { Move } from '@baithak/kernel';
import type { Limit } from './bot.ts';
import { distance } from './worth.ts';

const DEEPEST = 64;
/** This many nodes take about a millisecond. */
const SLICE = 500;

/** How deep to search, between which scores, and whether to use stored scores. */
export interface Aim {
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly trusting: boolean;
}

/** A search to a fixed depth that can pause; search.ts and pvs-search.ts have one. */
export interface DepthSearch {
  readonly nodes: number;
  /** Whether the search since `begin` has used something that must be checked, such as a stored score. */
  readonly borrowed: boolean;
  readonly line: readonly Move[];
  readonly score: number;
  readonly exhausted: boolean;
  begin(aim: Aim): void;
  run(nodes: number): boolean;
}

export interface Found {
  readonly line: readonly Move[];
  readonly score: number;
  readonly depth: number;
  /** Whether the score is a win or loss that holds with the history of this game. */
  readonly certain: boolean;
}

/** Checks a win or loss that a search claims; undefined if the limit came first. */
export type Prove = (search: DepthSearch, limit: Limit, claim: Found) => Promise<Found | undefined>;

/** Iterative deepening: one ply deeper each time, until the limit or until nothing is left to find. */
export async function deepen(
  search: DepthSearch,
  limit: Limit,
  moves: readonly Move[],
  prove: Prove = proven,
): Promise<Found> {
  let found: Found = { line: moves.slice(0, 1), score: 0, depth: 0, certain: false };
  if (moves.length === 1) return found;
  let trusting = true;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    search.begin(anyScore(depth, trusting));
    // Depth 1 costs nothing, so even a bot that is stopped at once has looked that far.
    const done = depth === 1 ? search.run(Number.POSITIVE_INFINITY) : await finish(search, limit);
    // An unfinished depth is still better than the last one, as it tried the old best move first.
    if (Number.isFinite(search.score)) found = answer(search, done ? depth : depth - 1, false);
    if (!done) return found;
    if (distance(found.score) !== undefined) {
      const truth = await prove(search, limit, found);
      if (truth === undefined || truth.certain) return truth ?? found;
      // The table was wrong, so its scores are not used any more; its moves still give a good order.
      trusting = false;
      found = truth;
    } else if (search.exhausted) {
      if (!search.borrowed) return found;
      trusting = false;
    }
  }
  return found;
}

/**
 * Legal moves and draws depend on all positions so far, but a stored score only on the last one. So a
 * claim that used the table is searched again without its scores, and only the second result counts.
 */
async function proven(search: DepthSearch, limit: Limit, claim: Found): Promise<Found | undefined> {
  if (!search.borrowed) return { ...claim, certain: true };
  const depth = Math.abs(distance(claim.score) as number);
  search.begin({ depth, alpha: claim.score - 1, beta: claim.score + 1, trusting: false });
  if (!(await finish(search, limit))) return undefined;
  if (search.score === claim.score) return answer(search, claim.depth, true);
  search.begin(anyScore(depth, false));
  if (!(await finish(search, limit))) return undefined;
  return answer(search, depth, distance(search.score) !== undefined);
}

function anyScore(depth: number, trusting: boolean): Aim {
  return {
    depth,
    alpha: Number.NEGATIVE_INFINITY,
    beta: Number.POSITIVE_INFINITY,
    trusting,
  };
}

export function answer(search: DepthSearch, depth: number, certain: boolean): Found {
  return { line: [...search.line], score: search.score, depth, certain };
}

export async function finish(search: DepthSearch, limit: Limit): Promise<boolean> {
  for (;;) {
    if (!(await limit.goOn(search.nodes))) return false;
    if (search.run(Math.min(SLICE, limit.left(search.nodes)))) return true;
  }
}
