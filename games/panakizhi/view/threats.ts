import { type Move, MoveList, type Seat } from '@baithak/kernel';

/**
 * The kinds of warnings: a piece or push that could win at once, a square of the winning four, a
 * piece that could change sides or come home, a piece that has to jump.
 */
export type Threat = 'wins' | 'four' | 'taken' | 'home' | 'forced';

/** The threats at each place: the name of a square, or the notation of a push. */
export type Threats = ReadonlyMap<string, readonly Threat[]>;

/** One threat and its place. */
export type Found = readonly [place: string, threat: Threat];

/**
 * Whose threats a viewer wants to see: a player those of the opponent, a spectator those of the side
 * to move.
 */
export function threatener(decider: Seat | null, toMove: Seat): Seat {
  return decider === null ? toMove : 1 - decider;
}

/** The part of a game that looking one move ahead needs. */
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
