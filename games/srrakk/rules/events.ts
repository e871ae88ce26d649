import { type Message, message, type Tell } from '@baithak/kernel';
import { type Colour, fromOf, middleOf, squareName, toOf } from '@baithak/panakizhi';
import { heightOf, kindOf, PASS, type Stack, secondOf, topOf, without } from './board.ts';
import { type End, endOf, type State, stackAt, winnerOf } from './state.ts';

interface Travel {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

/** Events tell heights and tops, never the order below, which players have to remember (rule S15). */
export type Event =
  | ({ readonly kind: 'moved'; readonly height: number } & Travel)
  /** A stack of `height` landed on one of height `onto`; the stack on `over` now shows `flipped`. */
  | ({
      readonly kind: 'jumped';
      readonly height: number;
      readonly onto: number;
      readonly over: string;
      readonly flipped: Colour;
    } & Travel)
  /** One event per pawn. `left` is the height of the rest and `top` the colour that it shows. */
  | ({
      readonly kind: 'shed';
      readonly left: number;
      readonly top: Colour | null;
    } & Travel)
  | { readonly kind: 'passed'; readonly seat: number }
  | { readonly kind: 'ended'; readonly end: End; readonly winner: number | null };

/** Call it before the state changes. */
export function tellMove(state: State, move: number, tell: Tell<Event>): void {
  const seat = state.side;
  if (move === PASS) {
    tell({ kind: 'passed', seat });
    return;
  }
  const stack = stackAt(state, fromOf(move));
  const travel = { seat, from: squareName(fromOf(move)), to: squareName(toOf(move)) };
  const kind = kindOf(move);
  if (kind === 'jump') tell(jumpedEvent(state, move, travel));
  else if (kind === 'move') tell({ kind: 'moved', ...travel, height: heightOf(stack) });
  else {
    tell(shedEvent(travel, without(stack, 1)));
    if (kind === 'double-shed') {
      tell(shedEvent({ ...travel, to: squareName(secondOf(move)) }, without(stack, 2)));
    }
  }
}

function jumpedEvent(state: State, move: number, travel: Travel): Event {
  const over = middleOf(fromOf(move), toOf(move));
  return {
    kind: 'jumped',
    ...travel,
    height: heightOf(stackAt(state, fromOf(move))),
    onto: heightOf(stackAt(state, toOf(move))),
    over: squareName(over),
    flipped: topOf(stackAt(state, over) ^ 1),
  };
}

function shedEvent(travel: Travel, rest: Stack): Event {
  const left = heightOf(rest);
  return { kind: 'shed', ...travel, left, top: left === 0 ? null : topOf(rest) };
}

export function tellEnd(state: State, tell: Tell<Event>): void {
  const end = endOf(state);
  if (end !== null) tell({ kind: 'ended', end, winner: winnerOf(state) });
}

export function reasonOf(end: End, winner: number | null): Message {
  if (winner === null) return message(`end.${end}`);
  return message(`end.${end}`, { winner: { seat: winner } });
}
