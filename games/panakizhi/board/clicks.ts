import { type BoardProps, type PlaceDrag, type SquareState, useFresh } from '@baithak/board';
import { Fault, type Seat } from '@baithak/kernel';
import { piecesOn } from '../position/position.ts';
import { COLOURS } from '../rules/squares.ts';
import type { CommonView } from '../view/view.ts';

/** A legal move as two clicks make it: a piece, then a square. Several moves may share both squares. */
export interface Hop {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly mark: 'target' | 'jump';
}

/** What a game says about its moves and pieces. */
export interface ClickGame {
  parse(text: string): SquareMove | { readonly kind: 'pass' } | Fault;
  /** The colour that owns a piece, by its text in a position. */
  colourOf(piece: string): string;
  /** The notation of the move that two clicks probably meant when no legal move fits them. */
  guess(from: string, to: string): string;
}

interface SquareMove {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** The legal moves as clicks make them. */
export function hopsOf(legal: readonly string[], parse: ClickGame['parse']): Hop[] {
  return legal.flatMap((text) => {
    const move = parse(text);
    if (move instanceof Fault || !('from' in move)) return [];
    const { from, to } = move;
    return [{ from, to, text, mark: move.kind === 'jump' ? 'jump' : 'target' }];
  });
}

function clickRules(
  pieces: ReadonlyMap<string, string>,
  seat: Seat,
  legal: readonly string[],
  { parse, colourOf, guess }: ClickGame,
): ClickRules {
  return {
    hops: hopsOf(legal, parse),
    hasPiece: (square) => pieces.has(square),
    isOwn: (square) => pieces.has(square) && colourOf(pieces.get(square)!) === COLOURS[seat],
    guess,
  };
}

/** What clicks need to know about the position. */
export interface ClickRules {
  readonly hops: readonly Hop[];
  hasPiece(square: string): boolean;
  isOwn(square: string): boolean;
  guess(from: string, to: string): string;
}

type Click =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choose'; readonly square: string }
  | { readonly kind: 'drop' }
  | { readonly kind: 'try'; readonly texts: readonly string[] };

/**
 * What a click means. A piece that cannot move can be chosen too: the refusal of its move then says
 * why, while a dead click would say nothing.
 */
export function clickOn(square: string, chosen: string | null, rules: ClickRules): Click {
  if (chosen === null) {
    return rules.hasPiece(square) ? { kind: 'choose', square } : { kind: 'nothing' };
  }
  if (square === chosen) return { kind: 'drop' };
  const fitting = rules.hops.filter(({ from, to }) => from === chosen && to === square);
  if (fitting.length > 0) return { kind: 'try', texts: fitting.map(({ text }) => text) };
  if (rules.isOwn(square)) return { kind: 'choose', square };
  return { kind: 'try', texts: [rules.guess(chosen, square)] };
}

/** The moves to try when a piece is dropped; none if it only goes back to its place. */
export function dropOn(square: string, from: string, rules: ClickRules): readonly string[] {
  const click = clickOn(square, from, rules);
  return click.kind === 'try' ? click.texts : [];
}

export function squareState(
  square: string,
  chosen: string | null,
  hops: readonly Hop[],
): SquareState {
  if (chosen === null) return hops.some(({ from }) => from === square) ? 'source' : 'plain';
  if (square === chosen) return 'chosen';
  return hops.find(({ from, to }) => from === chosen && to === square)?.mark ?? 'plain';
}

interface Picked {
  readonly chosen: string | null;
  /** The moves to choose from when several fit the two clicks. */
  readonly offers: readonly string[];
}

export interface Clicks extends Picked {
  stateOf(square: string): SquareState;
  /** What a click on the square does; `undefined` if it does nothing. */
  chooser(square: string): (() => void) | undefined;
  cancel(): void;
  take(text: string): void;
  /** The same by dragging; `undefined` for spectators. */
  readonly drag: PlaceDrag | undefined;
}

const NOTHING: Picked = { chosen: null, offers: [] };

/** Two clicks make a move; where several moves fit them, one has to be chosen. */
export function useClicks(
  { view, seat, legal, attempt }: BoardProps<CommonView>,
  game: ClickGame,
): Clicks {
  const [picked, pick] = useFresh(`${seat} ${view.ply} ${view.position}`, NOTHING);
  const rules = seat === null ? null : clickRules(piecesOn(view.position), seat, legal, game);

  function chooser(square: string): (() => void) | undefined {
    const click = rules && clickOn(square, picked.chosen, rules);
    if (click === null || click.kind === 'nothing') return undefined;
    if (click.kind === 'drop') return () => pick(NOTHING);
    if (click.kind === 'choose') return () => pick({ chosen: click.square, offers: [] });
    return () => tryAll(picked.chosen, click.texts);
  }

  function tryAll(chosen: string | null, texts: readonly string[]): void {
    if (texts.length > 1) pick({ chosen, offers: texts });
    else attempt(texts[0]!);
  }

  function dragging({ hasPiece }: ClickRules): PlaceDrag {
    return {
      canLift: hasPiece,
      lift: (square) => pick({ chosen: square, offers: [] }),
      drop(square, at) {
        const texts = at === null ? [] : dropOn(at, square, rules!);
        pick(NOTHING);
        if (texts.length > 0) tryAll(square, texts);
      },
    };
  }

  return {
    ...picked,
    stateOf: (square) => squareState(square, picked.chosen, rules?.hops ?? []),
    chooser,
    cancel: () => pick(NOTHING),
    take: attempt,
    drag: rules === null ? undefined : dragging(rules),
  };
}
