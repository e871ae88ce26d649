import { type Seat, sure } from '@baithak/kernel';
import {
  COLOURS,
  type Found,
  fromOf,
  lookAhead,
  membersOf,
  squareName,
  type Threats,
  threatener,
  threatsOf,
} from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import { moves } from '../rules/moves.ts';
import { play, settle } from '../rules/rules.ts';
import { copy, newState, occupiedOf, type Position, type State, winnerOf } from '../rules/state.ts';
import type { View } from './view.ts';

/**
 * The jumps with which the opponent could make a four, and the stacks that the opponent could take.
 * Jumps depend on heights and tops only, so what memory aids hide makes no difference.
 */
export function threats(view: View, decider: Seat | null): Threats {
  if (view.end !== null) return new Map();
  const position = sure(parsePosition(view.position.replaceAll('?', COLOURS[0])));
  const by = threatener(decider, position.side);
  const then = asIfToMove(position, by);
  return threatsOf(
    lookAhead({ moves, copy, play }, then).flatMap(({ move, after }) => [
      ...(winnerOf(after) === by ? winning(fromOf(move), after) : []),
      ...taken(then, after, by),
    ]),
  );
}

function asIfToMove(position: Position, side: Seat): State {
  const state = newState({ ...position, side });
  settle(state);
  return state;
}

function winning(from: number, { sixteens }: State): Found[] {
  const fours = membersOf(sixteens).map((square): Found => [squareName(square), 'four']);
  return [[squareName(from), 'wins'], ...fours];
}

/** Stacks that change their owner, because they are turned over or covered. */
function taken(before: State, after: State, by: Seat): Found[] {
  const owned = (state: State, seat: Seat) =>
    occupiedOf(state) & (seat === 0 ? ~state.ones : state.ones);
  return membersOf(owned(before, 1 - by) & owned(after, by)).map((square) => [
    squareName(square),
    'taken',
  ]);
}
