import type { MoveList, Random, Seat } from '@baithak/kernel';

/** A node, reached by a decision or an outcome, with its statistics. */
export interface Node {
  readonly key: number;
  visits: number;
  /** How often the parent was visited while this child could be chosen. */
  available: number;
  /** Payoffs from −1 to 1, summed per seat. */
  readonly sums: Float64Array;
  readonly children: Map<number, Node>;
}

/** The exploration constant: half of √2, as payoffs range over 2. */
const EXPLORATION = 0.7;

export function newNode(key: number, seats: number): Node {
  return { key, visits: 0, available: 0, sums: new Float64Array(seats), children: new Map() };
}

export function mean(node: Node, seat: Seat): number {
  return node.visits === 0 ? 0 : (node.sums[seat] as number) / node.visits;
}

/** The child with this key; creates it if needed. */
export function expanded(node: Node, key: number, seats: number): Node {
  const known = node.children.get(key);
  if (known !== undefined) return known;
  const child = newNode(key, seats);
  node.children.set(key, child);
  return child;
}

/**
 * The move that a seat tries next: an untried one if this world offers any, otherwise the one with
 * the best upper confidence bound over the times it was available.
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
      // Reservoir sampling: each untried move is equally likely, without a list.
      if (random.below(++fresh) === 0) untried = moves.at(i);
      continue;
    }
    child.available++;
    const bound =
      mean(child, seat) + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits);
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

/** The child with the most visits. */
export function bestChild(node: Node): Node | undefined {
  let best: Node | undefined;
  for (const child of node.children.values()) {
    if (best === undefined || child.visits > best.visits) best = child;
  }
  return best;
}
