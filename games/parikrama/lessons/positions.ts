import type { Json } from '@baithak/kernel';

type Fields = Readonly<Record<string, Json>>;

const OPEN = ['P2k', 'B3k', 'G5f', 'Y2l', 'Y6l', 'W'];
const DECK = [
  ...['P2o', 'P4o', 'P6o', 'P7o', 'B1o', 'B4o', 'B6o', 'B7o'],
  ...['G2o', 'G4o', 'G7o', 'Y1o', 'Y2o', 'Y5o', 'Y7o', 'W'],
];
const ROW = ['wPB', 'kGY', 'fPG', 'lBG', 'lPY', 'fBY', 'kPBG'];
const BAG = ['wPG', 'wGY', 'lPB', 'kBY', 'fPBY', 'wBGY', 'lGY', 'fGY', 'kPB', 'wPY'];
const SPECIALS = ['S1', 'S6', 'S11', 'S13', 'S15'];

const OTHER: Fields = {
  hand: ['P6w', 'B6l', 'G1l', 'Y3w', 'Y6f'],
  sets: { A: ['Y4l', 'Y5w'] },
  journal: ['B5w'],
  backpack: ['B3w', 'B4l'],
  map: [['wBY', 0, 0, 0]],
};

/** A table for two; what a step does not name is as always. */
const table = (phase: string, you: Fields, more: Fields = {}, other = OTHER): Json => ({
  phase,
  round: 4,
  seats: [you, other],
  open: OPEN,
  deck: DECK,
  row: ROW,
  bag: BAG,
  specials: SPECIALS,
  ...more,
});

const NEWCOMER: Fields = { hand: ['B5k', 'G3o', 'Y6o', 'P5f', 'B2f', 'G1o'] };

export const DRAW: Json = table(
  'draw',
  { hand: ['P1l', 'P3f', 'B7w', 'Y4f', 'G6k'] },
  { round: 1 },
  NEWCOMER,
);

export const RUN: Json = table(
  'start',
  { hand: ['P1l', 'P2k', 'P3f', 'B7w', 'G3l', 'Y4f', 'Y6l', 'W'] },
  { round: 2, open: ['B3k', 'G5f', 'Y2l', 'B4f', 'G6w', 'Y5k'] },
  NEWCOMER,
);

export const PAY: Json = table(
  'pay',
  { hand: ['P6k', 'B7w', 'G1f', 'Y2f', 'W'], sets: { A: ['P3f', 'P4k', 'P5l'] } },
  { set: 'A', due: 2 },
  { ...OTHER, hand: ['P6w', 'B6l', 'G1l', 'Y3w', 'Y6f'] },
);

export const RAINBOW: Json = table('start', {
  hand: ['G4k', 'Y5k', 'B7w', 'Y7w', 'G1f', 'W'],
  sets: { A: ['P4k', 'B4f'] },
});

export const CLOSE: Json = table('start', {
  hand: ['P6k', 'W', 'G1f', 'Y7w', 'B2f'],
  sets: { A: ['P3f', 'P4k', 'P5l'], B: ['G6k', 'B6f'] },
});

export const TILE: Json = table(
  'tile',
  {
    hand: ['P6k', 'W', 'G1f'],
    sets: { B: ['G6k', 'B6f'] },
    journal: ['P5l'],
    backpack: ['P2w', 'P3f', 'P4k'],
  },
  { card: 'P5l', size: 4 },
);

/** Three tiles around a corner, and a fourth one to place. */
export const MAP: Json = table(
  'at',
  {
    hand: ['P6k', 'W', 'G1f', 'C'],
    sets: { B: ['G6k', 'B6f'] },
    journal: ['P5l', 'Y3k'],
    backpack: ['P2w', 'P3f', 'P4k'],
    map: [
      ['fPB', 0, 0, 0],
      ['kPY', 1, 0, 0],
      ['lBY', 0, -1, 0],
    ],
    waiting: ['fPG'],
  },
  { placing: 'fPG', row: ['wPB', 'kGY', 'lBG', 'lPY', 'fBY', 'kPBG', 'wPG'], bag: BAG.slice(1) },
);

export const DISCOUNT: Json = table('start', {
  hand: ['G4k', 'G5l', 'B7w', 'Y7w'],
  sets: { A: ['G2w', 'G3l'], B: ['B6f'] },
  journal: ['G7l', 'G6k', 'P5l'],
  backpack: ['P2w', 'P3f', 'P4k', 'G1f'],
  map: [
    ['wBG', 0, 0, 0],
    ['kBG', 1, 0, 0],
    ['fBG', 2, 0, 0],
  ],
});

export const RIDE: Json = table(
  'ride',
  {
    hand: ['P6k', 'B7w', 'G1f', 'W', 'C'],
    sets: { A: ['Y3k', 'Y4f', 'Y5k'] },
    journal: ['P5l'],
    backpack: ['P2w', 'P3f', 'P4k'],
    map: [['fPB', 0, 0, 0]],
  },
  { set: 'A', laid: ['Y4f', 'Y5k'] },
);

export const BACKPACK: Json = table('start', {
  hand: ['W', 'G1f', 'Y7w', 'B2f'],
  sets: { A: ['Y2f', 'Y3k', 'Y4f'], B: ['G3l'] },
  journal: ['P5l', 'G6w'],
  backpack: ['P2w', 'P3f', 'P4k', 'B6f', 'P6k'],
  map: [
    ['fPB', 0, 0, 0],
    ['kPY', 1, 0, 0],
  ],
});

export const SIGHT: Json = table(
  'start',
  {
    hand: ['W', 'G1f', 'B7w', 'P6k'],
    sets: { A: ['Y2f', 'Y3k'] },
    journal: ['P3f', 'B4f', 'G5l', 'B2f'],
    backpack: ['P2w', 'P4k'],
    map: [
      ['fPB', 0, 0, 0],
      ['kPY', 1, 0, 0],
      ['wPY', 0, -1, 0],
      ['lPBG', 1, -1, 0],
    ],
  },
  {
    round: 9,
    sights: ['1a', '2b', '6b'],
    scoring: ['CI', 'QU', 'CO'],
    bag: BAG.slice(0, 9),
  },
);

/** The last seat in the last round: whatever you close now decides. */
export const LAST: Json = {
  phase: 'start',
  round: 12,
  turn: 1,
  last: true,
  ender: 0,
  stirred: true,
  seats: [
    {
      hand: ['P6w', 'G1l'],
      journal: ['B5w', 'Y6f', 'G4k', 'B2o'],
      backpack: ['B3w', 'B4l', 'Y4l'],
      map: [
        ['wBY', 0, 1, 0],
        ['lBY', 0, 0, 0],
        ['kBY', 0, -1, 0],
        ['fBY', 1, 0, 0],
        ['wGY', 1, 1, 0],
        ['lGY', 1, -1, 0],
        ['kGY', 2, 0, 0],
        ['fGY', 2, 1, 0],
        ['wBGY', 2, -1, 0],
      ],
    },
    {
      hand: ['B7w', 'Y3w'],
      sets: { A: ['P3l', 'P4w', 'P5l'], B: ['Y1w', 'Y2f', 'Y3k'] },
      journal: ['B5k', 'G7f', 'Y5k', 'B6l'],
      backpack: ['P2w', 'P3f'],
      map: [
        ['kPB', 0, 0, 0],
        ['kPG', 1, 0, 0],
        ['kPY', 0, -1, 0],
        ['kBG', 1, -1, 0],
        ['wPB', 2, 0, 0],
        ['fPB', 2, -1, 0],
      ],
    },
  ],
  open: OPEN,
  deck: DECK,
  row: ['lBG', 'wBG', 'fBG', 'lPY', 'wPY', 'wPG', 'fPG'],
  bag: ['lPB', 'lPG'],
  specials: ['S1', 'S11'],
};
