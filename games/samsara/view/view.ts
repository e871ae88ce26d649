import type { MemoryAids, Seat, Viewer } from '@baithak/kernel';
import { aimText, ONE_GOOD_AT_MOST } from '../rules/amulets.ts';
import { type Character, LETTERS, type Letter, ZONES } from '../rules/components.ts';
import { seatsOf, winnersOf } from '../rules/ending.ts';
import type { Event, Place } from '../rules/events.ts';
import {
  AMULET_COUNT,
  BAD,
  cardsText,
  characterAt,
  countsOf,
  FACE_TEXTS,
  groupCount,
  groupSize,
  LETTER_COUNT,
  letterAt,
  NOWHERE,
  zoneText,
} from '../rules/pieces.ts';
import {
  AMULETS,
  at,
  badKarma,
  DRAW,
  HAND,
  LYING,
  type Mode,
  modeOf,
  NEXT,
  OVER_PHASE,
  type Phase,
  PLAYED,
  phaseOf,
  pileSize,
  RESERVE,
  SEEN,
  type State,
  WASTE,
} from '../rules/state.ts';

/** One seat as the viewer knows it; cards are letters in canonical order. */
export interface SeatView {
  /** `null` until it has chosen one. */
  readonly character: Character | null;
  /** Where its figure stands. */
  readonly zone: Place;
  /** The power under its marker, which it cannot use next. */
  readonly marker: number | null;
  /** `null` unless the hand is the viewer's own or the game is over. */
  readonly hand: string | null;
  /** Cards in the hand. */
  readonly handSize: number;
  /** The drawing pile; `null` where `hand` is, because then only `pool` is known. */
  readonly draw: string | null;
  /** Cards in the drawing pile. */
  readonly drawSize: number;
  /** Hidden hand cards and drawing pile together; `null` where `draw` is known or left to memory. */
  readonly pool: string | null;
  /** `null` only where a table leaves it to memory, like `seen`, `story`, `lacks` and `bad`. */
  readonly waste: string | null;
  /** Cards in the waste pile. */
  readonly wasteSize: number;
  /** Cards played in this turn. */
  readonly played: string;
  /** Cards that work each turn until it wins an amulet. */
  readonly evanescent: string;
  /** Cards in the reserve, open to all. */
  readonly reserve: string;
  /** Cards set aside for the next hand. */
  readonly next: string;
  /** Amulets won. */
  readonly amulets: readonly string[];
  /** Bad Karma in the whole deck. */
  readonly bad: number | null;
  /** The part of the hand that everybody saw come. */
  readonly seen: string | null;
  /** How the hidden cards came and went; see hidden-hand.ts. */
  readonly story: string | null;
  /** Letters of which no card can be left in the hand; `1` for at most one Good Karma. */
  readonly lacks: string | null;
}

/** What one viewer could know with perfect memory. */
export interface View {
  /** Whose view it is: a seat, or `null` for spectators. */
  readonly viewer: Viewer;
  /** The chosen variant. */
  readonly mode: Mode;
  /** What is asked, or what chance decides next. */
  readonly phase: Phase;
  /** From 1; alone, the turn. */
  readonly round: number;
  /** The seat to move, to choose or to be dealt to. */
  readonly turn: Seat;
  /** Actions left in this turn. */
  readonly actions: number;
  /** Cards still to be put back for the reincarnation. */
  readonly back: number;
  /** Zones that gave a card thanks to Kaam Kar in this turn. */
  readonly took: string;
  /** Cards still to be drawn. */
  readonly draws: number;
  /** While reserve cards are used: the place of the amulet they are for. */
  readonly aim: string | null;
  /** The reserve cards chosen for it so far. */
  readonly used: string;
  /** Cards still to be picked. */
  readonly picks: number;
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** Cards left in the supply, by letter. */
  readonly supply: Readonly<Record<Letter, number>>;
  /** The amulets on the table by group: left, right or shared; `null` for an emptied place. */
  readonly groups: readonly (readonly (string | null)[])[];
  /** Alone: where the neutral character stands. */
  readonly neutral: Place | null;
  /** The seats that have won, once the game is decided. */
  readonly winners: readonly Seat[] | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    mode: modeOf(state),
    phase: phaseOf(state),
    round: state.round,
    turn: state.turn,
    actions: state.actions,
    back: state.back,
    took: zonesText(state.took),
    draws: state.draws,
    aim: state.aim < 0 ? null : aimText(state),
    used: cardsText(state.used),
    picks: state.picks,
    seats: seatsOf(state).map((seat) => seatView(state, viewer, seat)),
    supply: supplyOf(state),
    groups: groupsOf(state),
    neutral: state.neutral === NOWHERE ? null : zoneText(state.neutral),
    winners: state.winners < 0 ? null : winnersOf(state),
  };
}

export const zonesText = (bits: number): string =>
  ZONES.filter((_, zone) => (bits & (1 << zone)) !== 0).join('');

export function supplyOf({ supply }: State): Record<Letter, number> {
  const counts = LETTERS.map((letter, i) => [letter, supply[i]!]);
  return Object.fromEntries(counts) as Record<Letter, number>;
}

/** The amulets on the table; while they are laid out, only those that lie already. */
export function groupsOf(state: State): (string | null)[][] {
  const size = groupSize(state.seats);
  return Array.from({ length: groupCount(state.seats) }, (_, group) => {
    const filled = state.phase === AMULETS ? state.filled - group * size : size;
    const length = Math.max(0, Math.min(size, filled));
    return Array.from({ length }, (__, i) => {
      const up = state.places[group * size + i]!;
      return up === 0 ? null : FACE_TEXTS[up - 1]!;
    });
  });
}

/** The amulets a seat has won, in list order. */
export function wonBy(state: State, seat: Seat): string[] {
  const won: string[] = [];
  for (let amulet = 0; amulet < AMULET_COUNT; amulet++) {
    const owner = state.owners[amulet]! - 1;
    if (owner >> 1 === seat) won.push(FACE_TEXTS[2 * amulet + (owner & 1)]!);
  }
  return won;
}

/** Hands are open to their owner, and to all once the game is over. */
const isOpen = (state: State, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || state.phase === OVER_PHASE;

function seatView(state: State, viewer: Viewer, seat: Seat): SeatView {
  const open = isOpen(state, viewer, seat);
  const cards = (pile: number) => cardsText(state.piles, at(seat, pile));
  const character = state.characters[seat]!;
  return {
    character: character === 0 ? null : characterAt(character - 1),
    zone: zoneText(state.zones[seat]!),
    marker: state.markers[seat]! || null,
    hand: open ? cards(HAND) : null,
    handSize: pileSize(state, seat, HAND),
    draw: open ? cards(DRAW) : null,
    drawSize: pileSize(state, seat, DRAW),
    pool: open ? null : poolOf(state, seat),
    waste: cards(WASTE),
    wasteSize: pileSize(state, seat, WASTE),
    played: cards(PLAYED),
    evanescent: cards(LYING),
    reserve: cards(RESERVE),
    next: cards(NEXT),
    amulets: wonBy(state, seat),
    bad: badKarma(state, seat),
    seen: cards(SEEN),
    story: state.stories[seat]!,
    lacks: lacksText(state, seat),
  };
}

function poolOf({ piles }: State, seat: Seat): string {
  const counts = new Uint8Array(LETTER_COUNT);
  for (let i = 0; i < LETTER_COUNT; i++) {
    const hidden = piles[at(seat, HAND) + i]! - piles[at(seat, SEEN) + i]!;
    counts[i] = hidden + piles[at(seat, DRAW) + i]!;
  }
  return cardsText(counts);
}

export function lacksText({ lacks, turn }: State, seat: Seat): string {
  if (seat !== turn) return '';
  let text = '';
  for (let letter = 0; letter <= BAD; letter++) if (lacks & (1 << letter)) text += letterAt(letter);
  return lacks & ONE_GOOD_AT_MOST ? `${text}1` : text;
}

/**
 * What the memory aids show: `full` everything, `counts` what can be counted on the table (waste
 * piles, and so the decks) but nothing inferred about hands, `none` only what lies open. Before the
 * first turn there is nothing to forget, and after the end nothing to remember.
 */
export function dim(view: View, aids: MemoryAids): View {
  const early = view.phase === 'amulets' || view.phase === 'characters' || view.phase === 'deal';
  if (aids === 'full' || early || view.phase === 'over') return view;
  return { ...view, seats: view.seats.map((seat) => dimSeat(seat, aids)) };
}

function dimSeat(seat: SeatView, aids: MemoryAids): SeatView {
  const all = seat.pool === null ? null : cardsText(countsOf(`${seat.pool}${seat.seen ?? ''}`));
  const dimmed = { ...seat, pool: all, seen: null, story: null, lacks: null };
  if (aids === 'counts') return dimmed;
  return { ...dimmed, draw: null, pool: null, waste: null, bad: null };
}

/** What a viewer notices: everything but the faces of the cards that others draw. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'hand-dealt':
    case 'hand-drawn':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}

const REVEALING: ReadonlySet<Event['kind']> = new Set([
  'reincarnated',
  'gave-back',
  'aimed',
  'used',
  'used-power',
  'discarded',
]);

/** Others learn from these what a hand lacks, and from the end everybody's Bad Karma. */
export function reveals(event: Event, viewer: Viewer): boolean {
  if (event.kind === 'game-over') return true;
  return REVEALING.has(event.kind) && 'seat' in event && event.seat !== viewer;
}
