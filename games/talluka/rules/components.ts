/**
 * What is in the printed box: an owner of it can correct a layout or a number here. The layouts are
 * read like any position when the game loads, so a mistake is found at once.
 */
export const LAYOUTS = {
  corners: 'BB1WW/BB1WW/5/WW1BB/WW1BB w',
  chequered: 'WB1WB/BW1BW/5/BW1BW/WB1WB w',
} as const;

export type Layout = keyof typeof LAYOUTS;
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

export const PIECES_EACH = 8;

/** What happens when a position is repeated; the first is the default. */
export const REPETITIONS = ['forbidden', 'draw'] as const;
export type Repetition = (typeof REPETITIONS)[number];
