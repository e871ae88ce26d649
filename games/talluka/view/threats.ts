import { type Seat, sure } from '@baithak/kernel';
import { lookAhead, membersOf, type Threats, threatener, threatsOf } from '@baithak/panakizhi';
import { moveText } from '../position/notation.ts';
import { parsePosition } from '../position/position.ts';
import { squareName, squaresInFours } from '../rules/board.ts';
import { moves, play, settle } from '../rules/rules.ts';
import { copy, newState, type Position, type State, winnerOf } from '../rules/state.ts';
import type { View } from './view.ts';

/** The pushes with which the opponent could win, and where the four would stand. */
export function threats(view: View, decider: Seat | null): Threats {
  if (view.end !== null) return new Map();
  const position = sure(parsePosition(view.position));
  const by = threatener(decider, position.side);
  const won = lookAhead({ moves, copy, play }, asIfToMove(position, by)).filter(
    ({ after }) => winnerOf(after) === by,
  );
  return threatsOf(
    won.flatMap(({ move, after }) => [
      [moveText(move), 'wins'] as const,
      ...fourOf(after, by).map((square) => [square, 'four'] as const),
    ]),
  );
}

/** No history is needed: a won position cannot have occurred before. */
function asIfToMove(position: Position, side: Seat): State {
  const state = newState({ ...position, side }, true);
  settle(state);
  return state;
}

function fourOf({ white, black }: State, by: Seat): string[] {
  return membersOf(squaresInFours(by === 0 ? white : black)).map(squareName);
}
