import { type Message, message, sure, type Tally } from '@baithak/kernel';
import { membersOf } from '@baithak/panakizhi';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatPosition, parsePosition } from '../position/position.ts';
import { squareName } from '../rules/board.ts';
import type { Repetition } from '../rules/components.ts';
import { reasonOf } from '../rules/events.ts';
import { squaresInFours } from '../rules/four.ts';
import { remember } from '../rules/history.ts';
import { forget, settle } from '../rules/rules.ts';
import { type End, endOf, newState, type State, winnerOf } from '../rules/state.ts';
import { boardKey } from '../rules/tables.ts';

/** Nothing is hidden: every viewer has the same view, and it holds all there is to know. */
export interface View {
  readonly position: string;
  /** The earlier positions in order, which decide what may not come back; `null` once forgotten. */
  readonly history: readonly string[] | null;
  readonly ply: number;
  readonly repetition: Repetition;
  readonly last: string | null;
  readonly mustPass: boolean;
  readonly end: End | null;
  readonly winner: number | null;
}

export function view(state: State): View {
  const end = endOf(state);
  return {
    position: formatPosition(state),
    history: state.remembers ? earlierPositions(state) : null,
    ply: state.ply,
    repetition: state.drawsByRepetition ? 'draw' : 'forbidden',
    last: state.last < 0 ? null : moveText(state.last),
    mustPass: end === null && state.pushes === 0,
    end,
    winner: winnerOf(state),
  };
}

function earlierPositions({ past, ply, side }: State): string[] {
  return Array.from({ length: ply }, (_, i) =>
    formatPosition({
      white: past[2 * i]!,
      black: past[2 * i + 1]!,
      side: side ^ ((ply - i) & 1),
    }),
  );
}

export function imagine(view: View): State {
  const positions = [...(view.history ?? []), view.position].map((text) =>
    sure(parsePosition(text)),
  );
  const state = newState(positions[0]!, view.repetition === 'draw');
  for (const [ply, { white, black, side }] of positions.entries()) {
    Object.assign(state, { white, black, side, ply, key: boardKey(white, black) });
    remember(state);
  }
  state.ply = view.ply;
  state.last = view.last === null ? -1 : moveOf(sure(parse(view.last)));
  if (view.history === null) forget(state);
  else settle(state);
  return state;
}

function sideToMove(view: View): number {
  return sure(parsePosition(view.position)).side;
}

export function prompt(view: View): Message {
  if (view.end !== null) return message('prompt.over', { reason: reasonOf(view.end, view.winner) });
  const seat = { seat: sideToMove(view) };
  return message(view.mustPass ? 'prompt.pass' : 'prompt.push', { seat });
}

/** Where the winner's four stands. */
function fourOf({ position, winner }: View): string[] {
  const { white, black } = sure(parsePosition(position));
  return membersOf(squaresInFours(winner === 0 ? white : black)).map(squareName);
}

/** There are no points; a win counts one. */
export function tally(view: View): Tally {
  const won = { label: message('tally.won'), terms: [1], least: 1, most: 1, at: fourOf(view) };
  return [0, 1].map((seat) =>
    seat === view.winner ? { lines: [won], least: 1, most: 1 } : { lines: [], least: 0, most: 0 },
  );
}
