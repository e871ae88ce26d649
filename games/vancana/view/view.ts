import { type Message, message, sure, type Tally } from '@baithak/kernel';
import { type CommonView, earlierPositions, promptOf, rebuild } from '@baithak/panakizhi';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatBoard, formatPosition, parseBoard, parsePosition } from '../position/position.ts';
import { reasonOf } from '../rules/events.ts';
import { forget, settle } from '../rules/rules.ts';
import {
  type End,
  endOf,
  newState,
  remember,
  type State,
  type Turn,
  turnOf,
  winnerOf,
} from '../rules/state.ts';

/**
 * Nothing is hidden: every viewer has the same view, and a state can be rebuilt from it. The history
 * lists boards with their side to move; within one game the scores follow from the board.
 */
export interface View extends CommonView<End> {
  /** What the player to move may do; `null` at the end. */
  readonly turn: Turn | null;
}

export function view(state: State): View {
  const end = endOf(state);
  return {
    position: formatPosition(state),
    history: earlierPositions(state, ([white, black, crowns], side) =>
      formatBoard({ white: white!, black: black!, crowns: crowns!, side }),
    ),
    ply: state.ply,
    last: state.last < 0 ? null : moveText(state.last),
    turn: end === null ? turnOf(state) : null,
    end,
    winner: winnerOf(state),
  };
}

export function imagine(view: View): State {
  const position = sure(parsePosition(view.position));
  const earlier = (view.history ?? []).map((text) => sure(parseBoard(text)));
  const game = { remember, settle, forget, parse, moveOf };
  return rebuild(newState(position), view, [...earlier, position], game);
}

export function prompt(view: View): Message {
  return promptOf(view, `prompt.${view.turn}`, reasonOf);
}

/** Every piece brought home is a point. */
export function tally(view: View): Tally {
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  return [whiteHome, blackHome].map((points) => ({
    lines: [{ label: message('tally.home'), terms: [points], least: points, most: points }],
    least: points,
    most: points,
  }));
}
