import { type Message, sure, type Tally } from '@baithak/kernel';
import {
  type CommonView,
  earlierPositions,
  membersOf,
  promptOf,
  rebuild,
  tallyOfWin,
} from '@baithak/panakizhi';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatPosition, parsePosition } from '../position/position.ts';
import { squareName, squaresInFours } from '../rules/board.ts';
import type { Repetition } from '../rules/components.ts';
import { reasonOf } from '../rules/events.ts';
import { forget, settle } from '../rules/rules.ts';
import { type End, endOf, newState, remember, type State, winnerOf } from '../rules/state.ts';
import { boardKey } from '../rules/tables.ts';

/** Nothing is hidden: every viewer has the same view, and a state can be rebuilt from it. */
export interface View extends CommonView<End> {
  /** What happens when a position would come again. */
  readonly repetition: Repetition;
  /** Whether the side to move has no push. */
  readonly mustPass: boolean;
}

export function view(state: State): View {
  const end = endOf(state);
  return {
    position: formatPosition(state),
    history: earlierPositions(state, ([white, black], side) =>
      formatPosition({ white: white!, black: black!, side }),
    ),
    ply: state.ply,
    repetition: state.drawsByRepetition ? 'draw' : 'forbidden',
    last: state.last < 0 ? null : moveText(state.last),
    mustPass: end === null && state.pushes === 0,
    end,
    winner: winnerOf(state),
  };
}

export function imagine(view: View): State {
  const positions = [...(view.history ?? []), view.position].map((text) => {
    const position = sure(parsePosition(text));
    return { ...position, key: boardKey(position.white, position.black) };
  });
  const state = newState(positions[0]!, view.repetition === 'draw');
  return rebuild(state, view, positions, { remember, settle, forget, parse, moveOf });
}

export function prompt(view: View): Message {
  return promptOf(view, view.mustPass ? 'prompt.pass' : 'prompt.push', reasonOf);
}

/** The squares of all fours: none before the end. */
export function squaresOfFours(view: View): ReadonlySet<string> {
  return view.end === null ? new Set() : new Set([...foursOf(view, 0), ...foursOf(view, 1)]);
}

function foursOf({ position }: View, seat: number | null): string[] {
  const { white, black } = sure(parsePosition(position));
  return membersOf(squaresInFours(seat === 0 ? white : black)).map(squareName);
}

export function tally(view: View): Tally {
  return tallyOfWin(view.winner, foursOf(view, view.winner));
}
