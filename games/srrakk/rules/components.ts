/**
 * What the printed box would settle: an owner of it can correct a layout or a number here. The
 * layouts are read like any position when the game is loaded, so a mistake here stops it at once.
 */
export const LAYOUTS = {
  home: 'bbbbb/bb1bb/5/ww1ww/wwwww w',
} as const;

export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

/** Pieces have two sides, so only both colours together have a limit. */
export const PIECES = 18;

/** No stack is higher than this, and one that is as high wins. */
export const MOST_HEIGHT = 4;
