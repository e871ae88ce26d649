/**
 * What is in the printed box: an owner of it can correct a layout or a number here. The layouts are
 * read like any position when the game loads, so a mistake is found at once.
 */
export const LAYOUTS = {
  home: 'bbbbb/bb1bb/5/ww1ww/wwwww w',
} as const;

export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

/** Pieces have two sides, so only both colours together have a limit. */
export const PIECES = 18;

/** No stack is higher than this, and a stack of this height wins. */
export const MOST_HEIGHT = 4;
