import type { Json } from '@baithak/kernel';

type Fields = Readonly<Record<string, Json>>;
type Placed = readonly [string, string, string];

/** A small temple: red e5, e6 and e7; violet f5 and f6; everything else stands alone. */
const TEMPLE: readonly Placed[] = [
  ['rv', 'e5', 'f5'],
  ['rr', 'e6', 'e7'],
  ['vy', 'f6', 'f7'],
  ['yg', 'g5', 'h5'],
  ['gb', 'g6', 'h6'],
  ['bo', 'd4', 'd5'],
  ['yo', 'e4', 'f4'],
];

/** What the temple has grown to at the end: towers all around, and red is still as small as before. */
const TOWERS: readonly Placed[] = [
  ['gg', 'g7', 'h7'],
  ['vb', 'i5', 'i6'],
  ['oy', 'g4', 'h4'],
  ['bv', 'c4', 'c5'],
  ['yv', 'c3', 'd3'],
  ['og', 'e3', 'f3'],
  ['by', 'g8', 'h8'],
  ['ov', 'i7', 'i8'],
  ['gy', 'b4', 'b5'],
  ['bb', 'g3', 'h3'],
  ['vo', 'g5', 'g6'],
  ['yb', 'h6', 'h7'],
  ['gv', 'd3', 'd4'],
  ['vv', 'h4', 'h5'],
  ['gb', 'g6', 'h6'],
];

const OTHER: Fields = {
  monk: 'f6',
  rack: ['oo', 'gg', 'bv', 'yb', 'ro'],
  hand: ['o2', 'g3', 'b1', 'b4', 'y5'],
  karma: ['v3', 'r2'],
};

const table = (
  phase: string,
  you: Fields,
  built: readonly Placed[] = [],
  more: Fields = {},
  other = OTHER,
): Json => ({
  phase,
  tiles: [...TEMPLE, ...built].map((tile) => [...tile]),
  seats: [you, other],
  ...more,
});

/** The first turn: one tile lies in the middle, both monks stand beside the board. */
export const FIRST: Json = {
  phase: 'monk',
  tiles: [['rv', 'e5', 'f5']],
  seats: [
    {
      monk: null,
      rack: ['rr', 'ry', 'rg', 'ob', 'yg', 'bv'],
      hand: ['r2', 'r4', 'o1', 'y3', 'b2', 'g5'],
    },
    {
      monk: null,
      rack: ['oo', 'vv', 'ro', 'yb', 'gb', 'ov'],
      hand: ['o2', 'g3', 'b1', 'v4', 'y5', 'r1'],
    },
  ],
};

export const TAKEN: Json = table('monk', {
  monk: 'e6',
  rack: ['yy', 'yg', 'ob', 'rb'],
  hand: ['y2', 'y4', 'o1', 'g5'],
  karma: ['r3'],
});

export const GROW: Json = table('build', {
  monk: 'e6',
  rack: ['rr', 'rg', 'ob', 'vv'],
  hand: ['r1', 'r4', 'o1', 'g5'],
  karma: ['y3'],
});

export const STACK: Json = table('build', {
  monk: 'e6',
  rack: ['rr', 'rb', 'og', 'yv'],
  hand: ['r1', 'r4', 'o1', 'g5'],
  karma: ['y3'],
});

/** A second red area at h5; the other monk holds the larger one. */
export const JOIN: Json = {
  phase: 'build',
  tiles: [
    ['rv', 'e5', 'f5'],
    ['rr', 'e6', 'e7'],
    ['vy', 'f6', 'f7'],
    ['yr', 'g5', 'h5'],
    ['gb', 'g6', 'h6'],
    ['bo', 'd4', 'd5'],
    ['yo', 'e4', 'f4'],
  ],
  seats: [
    { monk: 'h5', rack: ['rr', 'ob', 'og', 'yv'], hand: ['r1', 'r4', 'o1', 'g5'], karma: ['y3'] },
    { ...OTHER, monk: 'e7' },
  ],
};

const FIVE: readonly Placed[] = [['rr', 'd6', 'd7']];
const SIX: readonly Placed[] = [...FIVE, ['gr', 'b6', 'c6']];

/** Cards enough that none are drawn: balance is taught later. */
export const KARMA: Json = table(
  'meditate',
  {
    monk: 'e6',
    rack: ['ob', 'yv', 'gg'],
    hand: ['r1', 'r3', 'r4', 'o2', 'y5', 'g4', 'b2', 'v3'],
    karma: ['y3'],
  },
  FIVE,
  { built: 1 },
);

/** So here, whatever is played. */
export const REFILL: Json = table(
  'meditate',
  {
    monk: 'e6',
    rack: ['ob', 'yv'],
    hand: ['r2', 'r5', 'o3', 'y4', 'g2', 'b4', 'b5', 'v1'],
    karma: ['y3'],
  },
  SIX,
  { built: 2 },
);

export const BALANCE: Json = table(
  'meditate',
  { monk: 'e6', rack: ['ob', 'yv'], hand: ['r1', 'r4', 'b2'], karma: ['y3', 'v4'] },
  [['gr', 'c6', 'd6']],
  { built: 1 },
);

export const EMPTY: Json = table(
  'meditate',
  { monk: 'e6', rack: ['ob', 'yv'], hand: ['r2', 'r5', 'g4'], karma: ['y3', 'v4', 'b5'] },
  [...TOWERS, ...SIX],
  { built: 2, supply: [] },
);

export const LAST: Json = table(
  'build',
  { monk: 'e6', rack: ['rg'], hand: ['r3', 'r4', 'b1'], karma: ['o5', 'y4', 'g5'] },
  TOWERS,
  { supply: [] },
  { ...OTHER, rack: ['oo', 'bv'], karma: ['v5', 'b5', 'g4', 'y4'] },
);
