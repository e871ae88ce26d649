/** A legal move as two clicks make it: a piece, then a square. Several moves may share both. */
export interface Hop {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly mark: 'target' | 'jump';
}

/** What clicks on a board of squares need to know of the game. */
export interface ClickRules {
  readonly hops: readonly Hop[];
  hasPiece(square: string): boolean;
  isOwn(square: string): boolean;
  /** The notation of what was probably meant, for a move that is not legal. */
  guess(from: string, to: string): string;
}

export type Click =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choose'; readonly square: string }
  | { readonly kind: 'drop' }
  | { readonly kind: 'try'; readonly texts: readonly string[] };

/**
 * What a click means. A piece that cannot move may be chosen as well: the table then says why not,
 * which a dead click would not.
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

/** What letting a piece go means: the moves to try, none where it only lies down again. */
export function dropOn(square: string, from: string, rules: ClickRules): readonly string[] {
  const click = clickOn(square, from, rules);
  return click.kind === 'try' ? click.texts : [];
}

export type SquareState = 'plain' | 'source' | 'chosen' | 'target' | 'jump';

export function squareState(
  square: string,
  chosen: string | null,
  hops: readonly Hop[],
): SquareState {
  if (chosen === null) return hops.some(({ from }) => from === square) ? 'source' : 'plain';
  if (square === chosen) return 'chosen';
  return hops.find(({ from, to }) => from === chosen && to === square)?.mark ?? 'plain';
}
