import type { Seat, Viewer } from '@baithak/kernel';
import { CARD_NAMES, SCORING_NAMES, SIDE_NAMES } from '../rules/cards.ts';
import { squareX, squareY } from '../rules/map.ts';
import { mapEntries, type Placed } from '../rules/map-entries.ts';
import { cardNames, cardsOf, hitchOf, lowest, named } from '../rules/piles.ts';
import { entriesAt, entryText, LETTERS } from '../rules/sets.ts';
import {
  blankState,
  DECK,
  DISCARDS,
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  handSize,
  journal,
  type Mode,
  modeOf,
  NONE,
  OPEN,
  PHASES,
  type Phase,
  phaseOf,
  pileSize,
  REWARD,
  SIGHT_OFFERED,
  SIGHT_OWNED,
  type State,
  seatsOf,
  seen,
} from '../rules/state.ts';
import { FIRST_SPECIAL, TILE_NAMES } from '../rules/tiles.ts';

export const HITCH_LETTERS = ['C', 'R', 'T'] as const;
type Supply = Readonly<Record<(typeof HITCH_LETTERS)[number], number>>;

/** One seat as the viewer knows it; cards and tiles by name, in canonical order. */
export interface SeatView {
  /** `null` unless it is the viewer's own. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  /** Hitch-hike cards of the hand, which everybody saw come. */
  readonly hitch: readonly string[];
  /** Journey cards of the hand that everybody saw come; `null` only where it is left to memory. */
  readonly seen: readonly string[] | null;
  /** Wild cards that came hidden and were shown since; `null` like `seen`. */
  readonly wildsShown: number | null;
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly journal: readonly string[];
  /** Longest there first; `null` only where it is left to memory. */
  readonly backpack: readonly string[] | null;
  readonly backpackSize: number;
  readonly map: readonly Placed[];
  readonly waiting: readonly string[];
}

/** Where a gift or a filling of the row goes on. */
type Resume = 'start' | 'special' | 'tile' | 'reward' | 'sight';

/** What one viewer could know with perfect memory. */
export interface View {
  readonly viewer: Viewer;
  readonly mode: Mode;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat;
  readonly ender: Seat | null;
  readonly last: boolean;
  readonly stirred: boolean;
  readonly set: string | null;
  readonly laid: readonly string[];
  readonly rides: number;
  readonly due: number;
  readonly card: string | null;
  readonly size: number;
  readonly resume: Resume | null;
  readonly placing: string | null;
  readonly square: readonly [number, number] | null;
  readonly drawn: number;
  readonly seats: readonly SeatView[];
  readonly open: readonly string[];
  /** `null` as long as nobody knows it, or where it is left to memory. */
  readonly deck: readonly string[] | null;
  readonly deckSize: number;
  /**
   * All hidden cards of other hands, and of the deck while nobody knows it, with spaces between them;
   * `null` if left to memory.
   */
  readonly pool: string | null;
  /** `null` only where it is left to memory. */
  readonly discards: readonly string[] | null;
  readonly discardsSize: number;
  readonly row: readonly string[];
  readonly bag: readonly string[];
  readonly specials: readonly string[];
  readonly sights: readonly string[];
  readonly scoring: readonly string[];
  readonly hitch: Supply;
  readonly fourteen: number;
  readonly shuffled: boolean;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    mode: modeOf(state),
    ...course(state),
    seats: seatsOf(state).map((seat) => seatView(state, viewer, seat)),
    open: cardNames(cardsOf(state, OPEN)),
    deck: state.shuffled ? cardNames(cardsOf(state, DECK)) : null,
    deckSize: pileSize(state, DECK),
    pool: poolOf(state, viewer),
    discards: cardNames(cardsOf(state, DISCARDS)),
    discardsSize: pileSize(state, DISCARDS),
    ...tableOf(state),
    shuffled: state.shuffled,
  };
}

type Course = Pick<
  View,
  | 'phase'
  | 'round'
  | 'turn'
  | 'ender'
  | 'last'
  | 'stirred'
  | 'set'
  | 'laid'
  | 'rides'
  | 'due'
  | 'card'
  | 'size'
  | 'resume'
  | 'placing'
  | 'square'
  | 'drawn'
>;

/** Where the game stands. */
export function course(state: State): Course {
  return {
    phase: phaseOf(state),
    round: state.round,
    turn: state.turn,
    ender: state.ender === NONE ? null : state.ender,
    last: state.last,
    stirred: state.stirred,
    set: state.set === NONE ? null : LETTERS[state.set]!,
    laid: named(state.laid, 0, state.laidSize, entryText),
    rides: state.rides,
    due: state.due,
    card: state.card === NONE ? null : CARD_NAMES[state.card]!,
    size: state.size,
    resume: resumeText(state.resume),
    placing: state.placing === NONE ? null : TILE_NAMES[state.placing]!,
    square: state.square === NONE ? null : [squareX(state.square), squareY(state.square)],
    drawn: state.drawn,
  };
}

function resumeText(resume: number): Resume | null {
  if (resume === NONE) return null;
  return resume === REWARD ? 'reward' : (PHASES[resume] as Resume);
}

type Table = Pick<View, 'row' | 'bag' | 'specials' | 'sights' | 'scoring' | 'hitch' | 'fourteen'>;

const tileName = (kind: number): string => TILE_NAMES[kind]!;
const cardName = (card: number): string => CARD_NAMES[card]!;

/** What lies open besides the cards. */
export function tableOf(state: State): Table {
  const { hitch } = state;
  const low = bitsOf(state.bag[0]!).map(tileName);
  return {
    row: named(state.row, 0, state.rowSize, tileName),
    bag: low.concat(bitsOf(state.bag[1]!).map((bit) => tileName(20 + bit))),
    specials: bitsOf(state.specials).map((bit) => tileName(FIRST_SPECIAL + bit)),
    sights: offeredSights(state),
    scoring: bitsOf(state.scoring).map((bit) => SCORING_NAMES[bit]!),
    hitch: { C: hitch[0]!, R: hitch[1]!, T: hitch[2]! },
    fourteen: state.fourteen,
  };
}

export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/** By number; one whose side is still open has none. */
function offeredSights({ sights, sideless }: State): string[] {
  const names: string[] = [];
  for (let side = 0; side < 12; side++) {
    if (sights[side] === SIGHT_OFFERED) names.push(SIDE_NAMES[side]!);
    if (side === 2 * sideless) names.push(String(1 + sideless));
  }
  return names;
}

function seatView(state: State, viewer: Viewer, seat: Seat): SeatView {
  const hitch = cardNames(hitchOf(state, HITCH_HAND + 3 * seat));
  return {
    hand: viewer === seat ? [...cardNames(cardsOf(state, hand(seat))), ...hitch] : null,
    handSize: handSize(state, seat),
    hitch,
    seen: cardNames(cardsOf(state, seen(seat))),
    wildsShown: state.wildsShown[seat]!,
    ...ownTable(state, seat),
    backpackSize: state.packSizes[seat]!,
    waiting: waitingOf(state, seat),
  };
}

type OwnTable = Pick<SeatView, 'sets' | 'journal' | 'map'> & { backpack: string[] };

/** What a seat has before it. */
export function ownTable(state: State, seat: Seat): OwnTable {
  return {
    sets: setsOf(state, seat),
    journal: journalOf(state, seat),
    backpack: named(state.packs, 104 * seat, state.packSizes[seat]!, cardName),
    map: mapEntries(state.maps, 57 * seat, state.mapSizes[seat]!),
  };
}

export const waitingOf = (state: State, seat: Seat): string[] =>
  seat === state.turn ? named(state.waiting, 0, state.waitingSize, tileName) : [];

function setsOf(state: State, seat: Seat): Record<string, string[]> {
  const sets: Record<string, string[]> = {};
  for (let at = 0; at < 10 * state.setCount; at += 10) {
    if (state.sets[at] !== seat) continue;
    sets[LETTERS[state.sets[at + 1]!]!] = entriesAt(state, at).map(entryText);
  }
  return sets;
}

function journalOf(state: State, seat: Seat): string[] {
  return [
    ...cardNames(cardsOf(state, journal(seat))),
    ...cardNames(hitchOf(state, HITCH_JOURNAL + 3 * seat)),
    ...SIDE_NAMES.filter((_, side) => state.sights[side] === SIGHT_OWNED + seat),
  ];
}

const scratch = blankState();

/** K40: all cards whose place the viewer cannot know. */
function poolOf(state: State, viewer: Viewer): string {
  const { words, wilds } = scratch;
  words.fill(0, 0, 4);
  wilds[0] = 0;
  if (!state.shuffled) addPile(state, DECK, 1);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    addPile(state, hand(seat), 1);
    addPile(state, seen(seat), -1);
  }
  return cardNames(cardsOf(scratch, 0)).join(' ');
}

/** What is seen of a hand is in it, and no card is in two piles: so bits add up. */
function addPile({ words, wilds }: State, pile: number, sign: 1 | -1): void {
  for (let i = 0; i < 4; i++) scratch.words[i]! += sign * words[4 * pile + i]!;
  scratch.wilds[0]! += sign * wilds[pile]!;
}
