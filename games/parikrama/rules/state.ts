import { int32, type Options, type Seat, type StateOf, stateLayout, uint8 } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';

/** What a position waits for, in the order of a game and of a turn. */
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

/** All steps that a gift or a filling of the row can interrupt. A reward has no phase of its own. */
export const STEPS = [...PHASES, 'reward'] as const;
export const REWARD = 25;

export const isSetup = (phase: number): boolean => phase < 7;
export const isChancePhase = (phase: number): boolean => phase < 7 || phase === 16 || phase === 23;

const MOST_SEATS = 5;
export const MODES = ['introductory', 'full'] as const;
export type Mode = (typeof MODES)[number];

/** Piles of coloured and wild cards. Those of the seats follow: see `hand`, `journal`, `seen`. */
export const DECK = 0;
export const DISCARDS = 1;
export const OPEN = 2;
const PILE_COUNT = 18;

/** `hitch` counts carriages, riverboats and trucks: of the supply, then of hands, then of Journals. */
export const HITCH_HAND = 3;
export const HITCH_JOURNAL = 18;

/** One Map could get all tiles of the box, one Backpack all cards. */
export const MOST_TILES = 57;
export const MOST_PACKED = 104;

/** The record of an open set: its owner, the number of its letter, its size, and up to seven entries. */
const SET_SIZE = 10;
const MOST_SETS = 84;

/** Values of `sights`, by side: on offer, or SIGHT_OWNED plus the seat that has it. */
export const SIGHT_OFFERED = 1;
export const SIGHT_OWNED = 2;

export const NONE = -1;

const FIELDS = {
  /** By pile and colour: the cards as bits, 3 · (value − 1) + copy. */
  words: int32(4 * PILE_COUNT),
  /** By seat: the tiles of its Map, packed as in map.ts, north to south and west to east. */
  maps: int32(MOST_SEATS * MOST_TILES),
  /** Basic tiles in the bag as bits, twenty in a word. */
  bag: int32(2),
  /** By pile: how many coloured cards and how many wild cards it has. */
  counts: uint8(PILE_COUNT),
  wilds: uint8(PILE_COUNT),
  hitch: uint8(HITCH_JOURNAL + 3 * MOST_SEATS),
  /** By seat: wild cards that came hidden and were shown since; see view/imagine.ts. */
  wildsShown: uint8(MOST_SEATS),
  mapSizes: uint8(MOST_SEATS),
  /** By seat and colour: the full circles on Map and Journal, each of them a discount. */
  circles: uint8(4 * MOST_SEATS),
  /** By seat: the powers of its special tiles as bits, from the moment they were gained. */
  powers: uint8(MOST_SEATS),
  /** The open sets of all seats, ordered by owner and letter. */
  sets: uint8(MOST_SETS * SET_SIZE),
  packs: uint8(MOST_SEATS * MOST_PACKED),
  packSizes: uint8(MOST_SEATS),
  row: uint8(8),
  /** Tiles that the seat to move has gained and not yet placed, ascending. */
  waiting: uint8(MOST_TILES),
  sights: uint8(12),
  seats: 2,
  mode: 0,
  phase: START,
  round: 1,
  turn: 0,
  /** The first seat with nine tiles on its Map. */
  ender: NONE,
  last: false,
  /** Whether anybody has done more than skip in this round. */
  stirred: false,
  /** The discards have become the deck, so everybody can know what is in it. */
  shuffled: false,
  setCount: 0,
  rowSize: 0,
  waitingSize: 0,
  /** The special tiles on offer and the Scoring Tiles in use, as bits. */
  specials: 0,
  scoring: 0,
  fourteen: 0,

  // Each field below belongs to some phases and is empty in all others.

  /** SIDE: the Sight whose side is drawn next. */
  sideSight: NONE,
  /** LAY, RIDE, PAY: the set played to; CLOSE, JOURNAL: the set to be closed. By number of its letter. */
  activeSet: NONE,
  /** LAY, RIDE, PAY: the cards laid in this turn, ascending. */
  laid: uint8(8),
  laidSize: 0,
  /** RIDE, PAY: the free plays of the hitch-hike cards spent. */
  ridePlays: 0,
  /** PAY: the cards still to be paid. */
  payDue: 0,
  /** From SPECIAL to the reward: the card that the closed set put into the Journal, and the set's size. */
  closedCard: NONE,
  closedSize: 0,
  /** GIFT, ROW: the step that goes on afterwards. */
  interruptedStep: NONE,
  /** AT, ROTATE: the tile being placed. */
  placingTile: NONE,
  /** ROTATE: its square. */
  placingSquare: NONE,
  /** DRAW: the coloured cards drawn in this turn. */
  drawnColoured: 0,
} as const;

export type State = StateOf<typeof FIELDS>;
export const { blank: blankState, copy: copyState } = stateLayout(FIELDS);

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

/** The piles of a seat. `seen` is the part of the hand that everybody saw coming. */
export const hand = (seat: Seat): number => 3 + seat;
export const journal = (seat: Seat): number => 8 + seat;
export const seen = (seat: Seat): number => 13 + seat;

export const phaseOf = (state: State): Phase => PHASES[state.phase] as Phase;
export const modeOf = (state: State): Mode => MODES[state.mode] as Mode;
export const isFull = (state: State): boolean => state.mode === 1;
export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, s) => s);

/** The number of Journey cards in a pile. */
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
