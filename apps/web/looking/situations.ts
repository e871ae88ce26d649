import { readFileSync } from 'node:fs';
import type { Json } from '@baithak/kernel';
import type { Setting } from '../test/tables.ts';

/** A situation of a design picture, as the nearest legal position. */
export interface Situation extends Setting {
  /** The file name of the picture, without its ending. */
  readonly picture: string;
  readonly position: Json;
  /** What the person has chosen in the picture, by accessible names that begin so. */
  readonly chosen?: readonly string[];
  /** What the person plays before the picture, in notation. */
  readonly played?: string;
}

function stored(name: string): Json {
  return JSON.parse(readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8'));
}

/** Three and four players as they sit in the pictures: seat by seat, a name or the number of a character. */
const THREE = ['Asha', 4, 3];
const FOUR = ['Asha', 4, 2, 3];
const FULL = { mode: 'full' };
/** The zone of the wheel, not a card or an amulet. */
const TO_GYAAN = ['Gyaan, \\d+ cards left'];

const JAIPUR: Json = {
  market: 'DSPKK',
  hands: ['DGGPLL', 'GSSCP'],
  herds: [3, 2],
  deck: { D: 2, G: 3, S: 3, C: 3, P: 2, L: 8, K: 4 },
  discards: { D: 2, C: 4, P: 3 },
  tokens: {
    D: [5, 5, 5],
    G: [6, 6, 5, 5, 5],
    S: [5, 5, 5, 5, 5],
    C: [2, 1, 1],
    P: [2, 2, 1, 1],
    L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
  },
  bonus: { 3: [1, 1, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6], 5: [8, 8, 10, 10, 9] },
  won: [
    { goods: [7, 5, 3, 3], bonus: [2] },
    { goods: [7, 5, 3, 3, 2], bonus: [6] },
  ],
  seals: [0, 1],
  round: 2,
  starter: 0,
  turn: 0,
};

export const SITUATIONS: readonly Situation[] = [
  {
    picture: 'jaipur-desktop',
    id: 'jaipur',
    seats: ['Asha', 3],
    position: JAIPUR,
    chosen: ['Leather, your hand, card 5', 'Leather, your hand, card 6'],
  },
  { picture: 'jaipur-phone', id: 'jaipur', seats: ['Asha', 3], position: JAIPUR },
  {
    picture: 'jaipur-round-end',
    id: 'jaipur',
    seats: ['Asha', 3],
    position: stored('jaipur-round-end'),
    played: '+D',
  },
  {
    picture: 'ananda-desktop',
    id: 'ananda',
    seats: FOUR,
    position: stored('ananda'),
    chosen: ['red-red', 'g4', 'g5'],
  },
  {
    picture: 'samsara-desktop',
    id: 'samsara',
    seats: THREE,
    position: stored('samsara'),
    chosen: TO_GYAAN,
  },
  {
    picture: 'samsara-phone',
    id: 'samsara',
    seats: THREE,
    position: stored('samsara'),
    chosen: TO_GYAAN,
  },
  {
    picture: 'samsara-five-desktop',
    id: 'samsara',
    seats: ['Asha', 4, 2, 1, 3],
    position: stored('samsara-five'),
    chosen: TO_GYAAN,
  },
  {
    picture: 'parikrama-desktop',
    id: 'parikrama',
    seats: FOUR,
    options: FULL,
    position: stored('parikrama'),
    chosen: ['free, column 2, row 1'],
  },
  {
    picture: 'parikrama-phone',
    id: 'parikrama',
    seats: FOUR,
    options: FULL,
    position: stored('parikrama-play'),
    chosen: ['purple 3', 'blue 3', 'yellow 3'],
  },
  {
    picture: 'talluka-desktop',
    id: 'talluka',
    seats: ['Asha', 2],
    position: '1BB2/B1WW1/1BWW1/WWBB1/WW1BB w',
    chosen: ['Push column b up'],
  },
  {
    picture: 'talluka-phone',
    id: 'talluka',
    seats: ['Asha', 2],
    position: '1BB2/B1WW1/1BWW1/WWBB1/WW1BB w',
    chosen: ['Push column b up'],
  },
  {
    picture: 'talluka-win-phone',
    id: 'talluka',
    seats: ['Asha', 2],
    position: 'B4/1BBWW/WBWW1/WWBB1/2WBB w',
    chosen: ['Push column b up', 'Push column b up'],
  },
  {
    picture: 'vancana-desktop',
    id: 'vancana',
    seats: ['Asha', 3],
    position: '3c1/PP1p1/Cc3/p2Pc/2C2 w 1 1',
  },
  {
    picture: 'srrakk-desktop',
    id: 'srrakk',
    seats: ['Asha', 3],
    position: '2b2/2(bw)(wb)b/1(bbw)3/(wwb)(wb)2w/1(bw)2w w',
    chosen: ['c4', 'e4'],
  },
];
