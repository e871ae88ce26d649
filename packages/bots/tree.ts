import type { MoveList, Random, Seat } from '@baithak/kernel';

/** A decision or an outcome that led here, and what came of it so far. */
export interface Node {
  readonly key: number;
  visits: number;
  /** How often the parent was passed when this one could have been chosen. */
  available: number;
  /** Payoffs from −1 to 1, summed per seat. */
  readonly sums: Float64Array;
  readonly children: Map<number, Node>;
}

/** The larger, the more is tried; √2 halved, as payoffs span two. */
const CURIOSITY = 0.7;

export function newNode(key: number, seats: number): Node {
  return { key, visits: 0, available: 0, sums: new Float64Array(seats), children: new Map() };
}

export function mean(node: Node, seat: Seat): number {
  return node.visits === 0 ? 0 : (node.sums[seat] as number) / node.visits;
}

/** The child with this key, made if need be. */
export function expanded(node: Node, key: number, seats: number): Node {
  const known = node.children.get(key);
  if (known !== undefined) return known;
  const child = newNode(key, seats);
  node.children.set(key, child);
  return child;
}

/**
 * The move a seat tries next: one that was never tried, if this world offers any; otherwise the one
 * with the best upper bound, counted over the times it was on offer.
 */
export function picked(
  node: Node,
  moves: MoveList,
  seat: Seat,
  seats: number,
  random: Random,
): Node {
  let best: Node | undefined;
  let bestBound = Number.NEGATIVE_INFINITY;
  let fresh = 0;
  let untried = -1;
  for (let i = 0; i < moves.size; i++) {
    const child = node.children.get(moves.at(i));
    if (child === undefined) {
      // Each untried move is as likely, without a list of them.
      if (random.below(++fresh) === 0) untried = moves.at(i);
      continue;
    }
    child.available++;
    const bound =
      mean(child, seat) + CURIOSITY * Math.sqrt(Math.log(child.available) / child.visits);
    if (bound > bestBound) {
      bestBound = bound;
      best = child;
    }
  }
  if (untried >= 0) {
    const child = expanded(node, untried, seats);
    child.available = 1;
    return child;
  }
  return best as Node;
}

/** The most tried child; of equals, the better one. */
export function bestChild(node: Node): Node | undefined {
  let best: Node | undefined;
  for (const child of node.children.values()) {
    if (best === undefined || child.visits > best.visits) best = child;
  }
  return best;
}
