import { type Message, message, sure, type Tally } from '@baithak/kernel';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatBoard, formatPosition, parseBoard, parsePosition } from '../position/position.ts';
import { reasonOf } from '../rules/events.ts';
import { remember } from '../rules/history.ts';
import { forget, settle } from '../rules/rules.ts';
import {
  type Board,
  type End,
  endOf,
  newState,
  type State,
  type Turn,
  turnOf,
  winnerOf,
} from '../rules/state.ts';

/** Nothing is hidden: every viewer has the same view, and it holds all there is to know. */
export interface View {
  readonly position: string;
  /** The earlier boards in order, each with its side to move; `null` once forgotten. */
  readonly history: readonly string[] | null;
  readonly ply: number;
  readonly last: string | null;
  /** What the player to move may do; `null` at the end. */
  readonly turn: Turn | null;
  readonly end: End | null;
  readonly winner: number | null;
}

export function view(state: State): View {
  const end = endOf(state);
  return {
    position: formatPosition(state),
    history: state.remembers ? earlierBoards(state) : null,
    ply: state.ply,
    last: state.last < 0 ? null : moveText(state.last),
    turn: end === null ? turnOf(state) : null,
    end,
    winner: winnerOf(state),
  };
}

function earlierBoards({ past, ply, side }: State): string[] {
  return Array.from({ length: ply }, (_, i) =>
    formatBoard({
      white: past[3 * i]!,
      black: past[3 * i + 1]!,
      crowns: past[3 * i + 2]!,
      side: side ^ ((ply - i) & 1),
    }),
  );
}

export function imagine(view: View): State {
  const position = sure(parsePosition(view.position));
  const state = newState(position);
  for (const [ply, board] of [...(view.history ?? []).map(boardOf), position].entries()) {
    const { white, black, crowns, side } = board;
    Object.assign(state, { white, black, crowns, side, ply });
    remember(state);
  }
  state.ply = view.ply;
  state.last = view.last === null ? -1 : moveOf(sure(parse(view.last)));
  if (view.history === null) forget(state);
  else settle(state);
  return state;
}

function boardOf(text: string): Board {
  return sure(parseBoard(text));
}

export function prompt(view: View): Message {
  if (view.end !== null) return message('prompt.over', { reason: reasonOf(view.end, view.winner) });
  return message(`prompt.${view.turn}`, {
    seat: { seat: sure(parsePosition(view.position)).side },
  });
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
