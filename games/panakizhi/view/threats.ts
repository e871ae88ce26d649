import { type Move, MoveList, type Seat } from '@baithak/kernel';

/**
 * What is worth a warning at a place: a piece or push that could win at once, where the winning four
 * would stand, a piece that could change sides or come home, a piece that has to jump.
 */
export type Threat = 'wins' | 'four' | 'taken' | 'home' | 'forced';

/** By the names of squares and pushes. */
export type Threats = ReadonlyMap<string, readonly Threat[]>;

/** A threat where it was seen. */
export type Found = readonly [place: string, threat: Threat];

/**
 * Whose threats matter to somebody at the board: who decides looks at the opponent, who only looks on
 * at the side to move.
 */
export function threatener(decider: Seat | null, toMove: Seat): Seat {
  return decider === null ? toMove : 1 - decider;
}

/** As much of a game as it takes to look one move ahead. */
export interface Rules<State> {
  moves(state: State, out: MoveList): void;
  copy(state: State): State;
  play(state: State, move: Move): void;
}

/** Every legal move with the state it leads to. */
export function lookAhead<State>(
  rules: Rules<State>,
  state: State,
): { move: Move; after: State }[] {
  const list = new MoveList();
  rules.moves(state, list);
  return list.toArray().map((move) => {
    const after = rules.copy(state);
    rules.play(after, move);
    return { move, after };
  });
}

export function threatsOf(found: Iterable<Found>): Threats {
  const threats = new Map<string, Threat[]>();
  for (const [place, threat] of found) {
    const there = threats.get(place) ?? [];
    if (!there.includes(threat)) threats.set(place, [...there, threat]);
  }
  return threats;
}
