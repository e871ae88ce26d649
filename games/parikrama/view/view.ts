import type { MemoryAids, Seat, Viewer } from '@baithak/kernel';
import { CARD_NAMES, cardNumber, SCORING_NAMES, SIDE_NAMES } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { mapEntries, type Placed, squareX, squareY } from '../rules/map.ts';
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
  type Phase,
  phaseOf,
  pileSize,
  SIGHT_OFFERED,
  SIGHT_OWNED,
  STEPS,
  type State,
  seatsOf,
  seen,
} from '../rules/state.ts';
import { FIRST_SPECIAL, TILE_NAMES } from '../rules/tiles.ts';

export const HITCH_LETTERS = ['C', 'R', 'T'] as const;
type Supply = Readonly<Record<(typeof HITCH_LETTERS)[number], number>>;

/** One seat as the viewer knows it. Cards and tiles have their names and are in canonical order. */
export interface SeatView {
  /** `null` unless it is the viewer's own. */
  readonly hand: readonly string[] | null;
  /** Cards in the hand. */
  readonly handSize: number;
  /** The hitch-hike cards of the hand, which everybody saw coming. */
  readonly hitch: readonly string[];
  /** The Journey cards of the hand that everybody saw coming; `null` if left to memory. */
  readonly seen: readonly string[] | null;
  /** Wild cards that came hidden and were shown since; `null` like `seen`. */
  readonly wildsShown: number | null;
  /** Open sets: letter → cards. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  /** Cards in the Journal. */
  readonly journal: readonly string[];
  /** The oldest card first; `null` if left to memory. */
  readonly backpack: readonly string[] | null;
  /** Cards in the Backpack. */
  readonly backpackSize: number;
  /** Placed tiles, from north to south and from west to east. */
  readonly map: readonly Placed[];
  /** Tiles gained and not yet placed. */
  readonly waiting: readonly string[];
}

/** The step that goes on after a gift or a filling of the row. */
type Resume = 'start' | 'special' | 'tile' | 'reward' | 'sight';

/** What one viewer could know with perfect memory. */
export interface View {
  /** Whose view it is: a seat, or `null` for spectators. */
  readonly viewer: Viewer;
  /** The chosen variant. */
  readonly mode: Mode;
  /** What is asked, or what chance decides next. */
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** The seat to move, or the one that is dealt to. */
  readonly turn: Seat;
  /** The seat that first had nine tiles. */
  readonly ender: Seat | null;
  /** Whether this is the last round. */
  readonly last: boolean;
  /** Whether anybody has done more than skip in this round. */
  readonly stirred: boolean;
  /** The letter of the set played to. */
  readonly set: string | null;
  /** Cards laid on it in this turn. */
  readonly laid: readonly string[];
  /** Free plays of the hitch-hike cards spent in this turn. */
  readonly rides: number;
  /** Cards still to be paid. */
  readonly due: number;
  /** While a closing goes on: the card that went to the Journal. */
  readonly card: string | null;
  /** While a closing goes on: how many cards the set had. */
  readonly size: number;
  /** After a gift or a filling of the row: the step that goes on. */
  readonly resume: Resume | null;
  /** The tile that is being placed. */
  readonly placing: string | null;
  /** The square chosen for it. */
  readonly square: readonly [number, number] | null;
  /** Coloured cards drawn in this turn. */
  readonly drawn: number;
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** The open cards, up to six. */
  readonly open: readonly string[];
  /** `null` while nobody knows it, or if left to memory. */
  readonly deck: readonly string[] | null;
  /** Cards in the deck. */
  readonly deckSize: number;
  /**
   * All hidden cards of other hands, and of the deck while nobody knows it, separated by spaces; `null`
   * if left to memory.
   */
  readonly pool: string | null;
  /** `null` if left to memory. */
  readonly discards: readonly string[] | null;
  /** Cards in the discards. */
  readonly discardsSize: number;
  /** Basic tiles on offer, from the left. */
  readonly row: readonly string[];
  /** Basic tiles that have not come yet. */
  readonly bag: readonly string[];
  /** Special tiles on offer. */
  readonly specials: readonly string[];
  /** Sights on offer. */
  readonly sights: readonly string[];
  /** Scoring Tiles in use. */
  readonly scoring: readonly string[];
  /** Hitch-hike cards left in the supply. */
  readonly hitch: Supply;
  /** 14-point tiles left. */
  readonly fourteen: number;
  /** Whether the discards have become the deck, so that everybody can know what is in it. */
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

/** How far the game and the turn have come. */
export function course(state: State): Course {
  return {
    phase: phaseOf(state),
    round: state.round,
    turn: state.turn,
    ender: state.ender === NONE ? null : state.ender,
    last: state.last,
    stirred: state.stirred,
    set: LETTERS[state.activeSet] ?? null,
    laid: named(state.laid, 0, state.laidSize, entryText),
    rides: state.ridePlays,
    due: state.payDue,
    card: CARD_NAMES[state.closedCard] ?? null,
    size: state.closedSize,
    resume: (STEPS[state.interruptedStep] as Resume) ?? null,
    placing: TILE_NAMES[state.placingTile] ?? null,
    square:
      state.placingSquare === NONE
        ? null
        : [squareX(state.placingSquare), squareY(state.placingSquare)],
    drawn: state.drawnColoured,
  };
}

type Table = Pick<View, 'row' | 'bag' | 'specials' | 'sights' | 'scoring' | 'hitch' | 'fourteen'>;

const tileName = (kind: number): string => TILE_NAMES[kind]!;
const cardName = (card: number): string => CARD_NAMES[card]!;

/** What lies open on the table besides cards. */
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

/** By number. A Sight whose side is not yet drawn has no letter. */
function offeredSights({ sights, sideSight }: State): string[] {
  const names: string[] = [];
  for (let side = 0; side < 12; side++) {
    if (sights[side] === SIGHT_OFFERED) names.push(SIDE_NAMES[side]!);
    if (side === 2 * sideSight) names.push(String(1 + sideSight));
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

/** What lies open before a seat, and its Backpack. */
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

/** K40: all cards whose places the viewer cannot know. */
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

/** Adds or subtracts the bits: no card is in two piles, and `seen` is a part of the hand. */
function addPile({ words, wilds }: State, pile: number, sign: 1 | -1): void {
  for (let i = 0; i < 4; i++) scratch.words[i]! += sign * words[4 * pile + i]!;
  scratch.wilds[0]! += sign * wilds[pile]!;
}

/**
 * What the memory aids show: `full` everything; `counts` the discards, the Backpacks and so the cards
 * still hidden, but not who took which card; `none` only what lies open.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full') return view;
  const seats = view.seats.map((seat) => dimSeat(seat, aids));
  if (aids === 'counts') return { ...view, seats, pool: hiddenCards(view) };
  return { ...view, seats, deck: null, pool: null, discards: null };
}

function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const dimmed = { ...seat, seen: null, wildsShown: null };
  return aids === 'counts' ? dimmed : { ...dimmed, backpack: null };
}

/** If nobody remembers who took what, the cards that others took are hidden like the rest. */
function hiddenCards({ seats, pool, viewer }: View): string | null {
  const taken = seats.flatMap(({ seen }, seat) => (seat === viewer ? [] : (seen ?? [])));
  if (pool === null || taken.length === 0) return pool;
  const cards = [...pool.split(' ').filter(Boolean), ...taken];
  return cards.toSorted((one, other) => cardNumber(one) - cardNumber(other)).join(' ');
}

/** A viewer notices everything except the cards dealt to others. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.kind === 'card-dealt') return event.seat === viewer ? event : { ...event, card: null };
  if (event.kind === 'hand-dealt') return event.seat === viewer ? event : { ...event, cards: null };
  return event;
}
