import type { Options, Seat } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';

/** What the position waits for, in the order of a game and of a turn. */
export const PHASES = [
  'deal',
  'six',
  'offer',
  'tiles',
  'sights',
  'side',
  'scoring',
  'start',
  'lay',
  'ride',
  'pay',
  'close',
  'journal',
  'special',
  'tile',
  'gift',
  'row',
  'sight',
  'next',
  'at',
  'rotate',
  'draw',
  'drop',
  'refill',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const DEAL = 0;
export const SIX = 1;
export const OFFER = 2;
export const TILES = 3;
export const SIGHTS = 4;
export const SIDE = 5;
export const SCORING = 6;
export const START = 7;
export const LAY = 8;
export const RIDE = 9;
export const PAY = 10;
export const CLOSE = 11;
export const JOURNAL_PHASE = 12;
export const SPECIAL = 13;
export const TILE = 14;
export const GIFT = 15;
export const ROW = 16;
export const SIGHT = 17;
export const NEXT = 18;
export const AT = 19;
export const ROTATE = 20;
export const DRAW = 21;
export const DROP = 22;
export const REFILL = 23;
export const OVER_PHASE = 24;

/** Where a gift or a filling of the row goes on, besides START, SPECIAL, TILE and SIGHT. */
export const REWARD = 25;

export const isSetup = (phase: number): boolean => phase < 7;
export const isChancePhase = (phase: number): boolean => phase < 7 || phase === 16 || phase === 23;

const MOST_SEATS = 5;
export const MODES = ['introductory', 'full'] as const;
export type Mode = (typeof MODES)[number];

/** Piles of coloured and wild cards; behind them those of the seats: see `hand`, `journal`, `seen`. */
export const DECK = 0;
export const DISCARDS = 1;
export const OPEN = 2;
const PILE_COUNT = 18;

/** The holders of hitch-hike cards: three counts each, carriage, riverboat, truck. */
export const HITCH_HAND = 3;
export const HITCH_JOURNAL = 18;

/** All tiles of the box could come to lie on one Map, all cards in one Backpack. */
export const MOST_TILES = 57;
export const MOST_PACKED = 104;

/** A record of an open set: owner, number of its letter, cards, and up to seven of them in order. */
const SET_SIZE = 10;
const MOST_SETS = 84;

/** In `sights`: by side, where it is; from SIGHT_OWNED on the seat that has it. */
export const SIGHT_OFFERED = 1;
export const SIGHT_OWNED = 2;

export const NONE = -1;

/** Counts and lists in typed arrays that share one buffer, so that a copy is one block move; and the rest. */
export interface State {
  readonly cells: Int32Array;
  /** Per pile and colour the cards as bits: 3 · (value − 1) + copy. */
  readonly words: Int32Array;
  /** Per seat the tiles of its Map, packed as map.ts says, north to south and west to east. */
  readonly maps: Int32Array;
  /** Basic tiles in the bag as bits, twenty a word. */
  readonly bag: Int32Array;
  /** Per pile how many coloured cards it has, and how many wild ones. */
  readonly counts: Uint8Array;
  readonly wilds: Uint8Array;
  readonly hitch: Uint8Array;
  /** Per seat: wild cards that came hidden and were shown since; see imagine.ts. */
  readonly wildsShown: Uint8Array;
  readonly mapSizes: Uint8Array;
  /** Per seat and colour the full circles on Map and Journal, each of them a discount. */
  readonly circles: Uint8Array;
  /** Per seat the powers of its special tiles as bits, from the moment they were gained. */
  readonly powers: Uint8Array;
  /** Open sets of all, by owner and letter. */
  readonly sets: Uint8Array;
  /** What was laid in this turn, ascending. */
  readonly laid: Uint8Array;
  readonly packs: Uint8Array;
  readonly packSizes: Uint8Array;
  readonly row: Uint8Array;
  /** Tiles the seat to move has gained and not yet placed, ascending. */
  readonly waiting: Uint8Array;
  readonly sights: Uint8Array;
  seats: number;
  mode: number;
  phase: number;
  round: number;
  turn: number;
  /** Who first had nine tiles on a Map. */
  ender: number;
  last: boolean;
  stirred: boolean;
  /** The discards have become the deck: all can know what is in it. */
  shuffled: boolean;
  setCount: number;
  /** The set played to or being closed, by the number of its letter. */
  set: number;
  laidSize: number;
  rides: number;
  due: number;
  /** The card journalled by the closing under way, and the cards in its set. */
  card: number;
  size: number;
  resume: number;
  placing: number;
  square: number;
  drawn: number;
  rowSize: number;
  waitingSize: number;
  /** Special tiles on offer and Scoring Tiles in use as bits. */
  specials: number;
  scoring: number;
  /** The Sight that has been drawn and whose side is still open. */
  sideless: number;
  fourteen: number;
}

type Part = readonly [length: number, bytes: 1 | 4];
const PARTS = {
  words: [4 * PILE_COUNT, 4],
  maps: [MOST_SEATS * MOST_TILES, 4],
  bag: [2, 4],
  counts: [PILE_COUNT, 1],
  wilds: [PILE_COUNT, 1],
  hitch: [33, 1],
  wildsShown: [MOST_SEATS, 1],
  mapSizes: [MOST_SEATS, 1],
  circles: [4 * MOST_SEATS, 1],
  powers: [MOST_SEATS, 1],
  sets: [MOST_SETS * SET_SIZE, 1],
  laid: [8, 1],
  packs: [MOST_SEATS * MOST_PACKED, 1],
  packSizes: [MOST_SEATS, 1],
  row: [8, 1],
  waiting: [MOST_TILES, 1],
  sights: [12, 1],
} as const satisfies Record<string, Part>;
const CELL_COUNT = Math.ceil(
  Object.values<Part>(PARTS).reduce((sum, [length, bytes]) => sum + length * bytes, 0) / 4,
);

export function blankState(): State {
  const cells = new Int32Array(CELL_COUNT);
  let from = 0;
  const place = ([length, bytes]: Part): number => {
    from += length * bytes;
    return from - length * bytes;
  };
  const words = (part: Part) => new Int32Array(cells.buffer, place(part), part[0]);
  const bytes = (part: Part) => new Uint8Array(cells.buffer, place(part), part[0]);
  return {
    cells,
    words: words(PARTS.words),
    maps: words(PARTS.maps),
    bag: words(PARTS.bag),
    counts: bytes(PARTS.counts),
    wilds: bytes(PARTS.wilds),
    hitch: bytes(PARTS.hitch),
    wildsShown: bytes(PARTS.wildsShown),
    mapSizes: bytes(PARTS.mapSizes),
    circles: bytes(PARTS.circles),
    powers: bytes(PARTS.powers),
    sets: bytes(PARTS.sets),
    laid: bytes(PARTS.laid),
    packs: bytes(PARTS.packs),
    packSizes: bytes(PARTS.packSizes),
    row: bytes(PARTS.row),
    waiting: bytes(PARTS.waiting),
    sights: bytes(PARTS.sights),
    seats: 2,
    mode: 0,
    phase: START,
    round: 1,
    turn: 0,
    ender: NONE,
    last: false,
    stirred: false,
    shuffled: false,
    setCount: 0,
    set: NONE,
    laidSize: 0,
    rides: 0,
    due: 0,
    card: NONE,
    size: 0,
    resume: NONE,
    placing: NONE,
    square: NONE,
    drawn: 0,
    rowSize: 0,
    waitingSize: 0,
    specials: 0,
    scoring: 0,
    sideless: NONE,
    fourteen: 0,
  };
}

export function copyState(from: State, into: State = blankState()): State {
  into.cells.set(from.cells);
  into.seats = from.seats;
  into.mode = from.mode;
  into.phase = from.phase;
  into.round = from.round;
  into.turn = from.turn;
  into.ender = from.ender;
  into.last = from.last;
  into.stirred = from.stirred;
  into.shuffled = from.shuffled;
  into.setCount = from.setCount;
  into.set = from.set;
  into.laidSize = from.laidSize;
  into.rides = from.rides;
  into.due = from.due;
  into.card = from.card;
  into.size = from.size;
  into.resume = from.resume;
  into.placing = from.placing;
  into.square = from.square;
  into.drawn = from.drawn;
  into.rowSize = from.rowSize;
  into.waitingSize = from.waitingSize;
  into.specials = from.specials;
  into.scoring = from.scoring;
  into.sideless = from.sideless;
  into.fourteen = from.fourteen;
  return into;
}

const ALL_OF_A_COLOUR = 2 ** 21 - 1;
const ALL_OF_A_BAG_WORD = 2 ** 20 - 1;

/** K6: all Journey cards are in the deck and all basic tiles in the bag. */
export function setup(options: Options, seats: number): State {
  const state = blankState();
  state.seats = seats;
  state.mode = MODES.indexOf(options.mode as Mode);
  state.phase = DEAL;
  for (let colour = 0; colour < 4; colour++) state.words[4 * DECK + colour] = ALL_OF_A_COLOUR;
  state.counts[DECK] = 84;
  state.wilds[DECK] = COMPONENTS.wild.count;
  state.bag.fill(ALL_OF_A_BAG_WORD);
  COMPONENTS.hitchhikes.forEach(({ count }, i) => {
    state.hitch[i] = count;
  });
  state.fourteen = COMPONENTS.pointTile.count;
  return state;
}

/** The piles of a seat. What everybody saw coming into a hand is in `seen`, too. */
export const hand = (seat: Seat): number => 3 + seat;
export const journal = (seat: Seat): number => 8 + seat;
export const seen = (seat: Seat): number => 13 + seat;

export const phaseOf = (state: State): Phase => PHASES[state.phase] as Phase;
export const modeOf = (state: State): Mode => MODES[state.mode] as Mode;
export const isFull = (state: State): boolean => state.mode === 1;
export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, s) => s);

/** Journey cards of a pile. */
export const pileSize = (state: State, pile: number): number =>
  state.counts[pile]! + state.wilds[pile]!;

export function hitchInHand(state: State, seat: Seat): number {
  const at = HITCH_HAND + 3 * seat;
  return state.hitch[at]! + state.hitch[at + 1]! + state.hitch[at + 2]!;
}

export const handSize = (state: State, seat: Seat): number =>
  pileSize(state, hand(seat)) + hitchInHand(state, seat);

/** The powers of special tiles as bits of `powers`. */
export const LARGE_HAND = 1;
export const DISCOUNT = 2;
export const CHOICE = 4;

export const hasPower = (state: State, seat: Seat, power: number): boolean =>
  (state.powers[seat]! & power) !== 0;
