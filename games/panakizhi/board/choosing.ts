import { type BoardProps, type PlaceDrag, type SquareState, useFresh } from '@baithak/board';
import { Fault, type Message, message } from '@baithak/kernel';
import { piecesOn } from '../position/position.ts';
import { AS_READ, COLOURS } from '../rules/squares.ts';
import type { CommonView } from '../view/view.ts';

/** A legal move as it is made on the board: a piece, then a square. Several may share both squares. */
export interface Option {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly mark: 'target' | 'jump';
}

/** What a game says about its moves and pieces. */
export interface Moving {
  /** `null` for a move that is not made on squares. */
  optionOf(text: string): Option | null;
  /** The colour that owns a piece, by its text in a position. */
  colourOf(piece: string): string;
  /** The notation of the move that two presses probably meant when no legal move fits them. */
  guess(from: string, to: string): string;
  /** The codes of faults that best explain why a piece cannot move, the best first. */
  readonly telling: readonly string[];
}

/** What a press on a square does. */
export type Press =
  | { readonly kind: 'choose'; readonly square: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'play'; readonly options: readonly Option[] }
  | { readonly kind: 'try'; readonly text: string };

interface PressRules {
  readonly options: readonly Option[];
  isOwn(square: string): boolean;
  guess(from: string, to: string): string;
  /** A move of the piece there that is refused for the most telling reason. */
  explain(square: string): string;
}

/**
 * Every press has an answer. Only a piece that can move is chosen; any other is tried, and the referee
 * says why not. An empty square that a single piece can reach chooses that piece.
 */
export function pressOn(square: string, chosen: string | null, rules: PressRules): Press {
  const { options, isOwn, guess, explain } = rules;
  if (square === chosen) return { kind: 'clear' };
  const fitting = options.filter(({ from, to }) => from === chosen && to === square);
  if (fitting.length > 0) return { kind: 'play', options: fitting };
  if (options.some(({ from }) => from === square)) return { kind: 'choose', square };
  if (chosen !== null && !isOwn(square)) return { kind: 'try', text: guess(chosen, square) };
  const starts = new Set(options.flatMap(({ from, to }) => (to === square ? [from] : [])));
  const [only] = starts;
  if (starts.size === 1 && only !== undefined) return { kind: 'choose', square: only };
  return { kind: 'try', text: explain(square) };
}

export function stateOf(
  square: string,
  chosen: string | null,
  options: readonly Option[],
): SquareState {
  if (chosen === null) return options.some(({ from }) => from === square) ? 'source' : 'plain';
  if (square === chosen) return 'chosen';
  return options.find(({ from, to }) => from === chosen && to === square)?.mark ?? 'plain';
}

/** The refused move of a piece that says best why the piece cannot move. */
export function tellingMove(
  square: string,
  preview: BoardProps['preview'],
  { guess, telling }: Pick<Moving, 'guess' | 'telling'>,
): string {
  const tries = AS_READ.filter((to) => to !== square).map((to) => guess(square, to));
  const codes = tries.map((text) => {
    const fault = preview([text]);
    return fault instanceof Fault ? fault.code : '';
  });
  const best = telling.map((code) => codes.indexOf(code)).find((i) => i >= 0);
  return tries[best ?? codes.findIndex((code) => code !== '')] ?? tries[0]!;
}

export interface Choosing {
  readonly options: readonly Option[];
  readonly chosen: string | null;
  /** The option that is shown: under the pointer or the focus, or pressed once. */
  readonly pointed: Option | null;
  /** Which press makes the move that is shown: on the same square again, or on the only marked one. */
  readonly again: Message | null;
  press(square: string): void;
  clear(): void;
  /** Shows what an option would do. */
  point(option: Option | null): void;
  /** The same by dragging. */
  readonly drag: PlaceDrag;
}

interface Offer {
  /** The options that can be made now; a game may leave some for later. */
  readonly options: readonly Option[];
  /** A piece that is chosen without a press. */
  readonly first: string | null;
  /** Makes one of several moves that share their squares. */
  readonly play: (options: readonly Option[]) => void;
  /** Whether a first press makes the move: usually it only shows what the move would do. */
  readonly atOnce?: (option: Option) => boolean;
}

export const optionsOf = (legal: readonly string[], { optionOf }: Moving): Option[] =>
  legal.flatMap((text) => optionOf(text) ?? []);

/**
 * A press chooses a piece, a second one a square, and a third one there makes the move: nobody moves
 * before they have seen what the move does. Where a piece has only one way, that way is shown from the
 * start. `null` for those who only look.
 */
export function useChoosing(
  { view, seat, preview, attempt, proposed: [proposed] = [] }: BoardProps<CommonView>,
  moving: Moving,
  { options, first, play, atOnce = () => false }: Offer,
): Choosing | null {
  const moment = `${seat} ${view.ply} ${view.position} ${proposed} ${first}`;
  const advised = options.find(({ text }) => text === proposed);
  const [picked, pick] = useFresh<string | null>(moment, advised?.from ?? first);
  const [pointed, point] = useFresh<string | null>(moment, null);
  const [aimed, aim] = useFresh<string | null>(moment, advised?.to ?? null);
  if (seat === null) return null;
  const pieces = piecesOn(view.position);
  const rules: PressRules = {
    options,
    isOwn: (square) => pieces.has(square) && moving.colourOf(pieces.get(square)!) === COLOURS[seat],
    guess: moving.guess,
    explain: (square) => tellingMove(square, preview, moving),
  };

  function answer(square: string, chosen: string | null): void {
    const press = pressOn(square, chosen, rules);
    if (press.kind === 'try') attempt(press.text);
    else if (press.kind === 'play') playOrShow(press.options, square);
    else {
      pick(press.kind === 'choose' ? press.square : null);
      aim(null);
    }
  }

  function playOrShow(fitting: readonly Option[], square: string): void {
    const isOnly = options.filter(({ from }) => from === fitting[0]?.from).length === 1;
    if (isOnly || aimed === square || fitting.every(atOnce)) play(fitting);
    else aim(square);
  }

  /** A piece that is dropped on another one of the same side just lies down again. */
  function drop(square: string, at: string): void {
    const press = pressOn(at, square, rules);
    if (!options.some(({ from }) => from === square)) attempt(rules.explain(square));
    else if (press.kind === 'play') play(press.options);
    else if (press.kind !== 'choose') answer(at, square);
  }

  const shown =
    options.find(({ text }) => text === pointed) ??
    options.find(({ from, to }) => from === picked && to === aimed);
  const isAimed = aimed !== null && (shown === undefined || shown.to === aimed);
  const isOnly = options.filter(({ from }) => from === picked).length === 1;

  return {
    options,
    chosen: picked,
    pointed: shown ?? null,
    again: isAimed ? message('board.again') : isOnly ? message('board.again-square') : null,
    press: (square) => answer(square, picked),
    clear() {
      pick(null);
      aim(null);
    },
    point: (option) => point(option?.text ?? null),
    drag: {
      canLift: (square) => pieces.has(square),
      lift: (square) => options.some(({ from }) => from === square) && pick(square),
      drop: (square, at) => at !== null && at !== square && drop(square, at),
    },
  };
}
