/**
 * What is in the printed box: an owner of it can correct a layout or a number here. The layouts are
 * read like any position when the game loads, so a mistake is found at once.
 */
export const LAYOUTS = {
  ranks: '1ccc1/1ppp1/5/1PPP1/1CCC1 w 0 0',
  line: 'cpcpc/2p2/5/2P2/CPCPC w 0 0',
} as const;

export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

/** Pieces have two sides, so only both colours together have a limit. */
export const CROWNS = 6;
export const PAWNS = 6;

/** How many pieces at home win. */
export const HOME_TO_WIN = 3;
