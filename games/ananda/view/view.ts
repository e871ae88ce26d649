import type { MemoryAids, Seat, Viewer } from '@baithak/kernel';
import { lyingText } from '../position/notation.ts';
import { areaSpaces } from '../rules/areas.ts';
import { type Colour, TILE_NAMES } from '../rules/components.ts';
import { cardNames, colourAt, KIND_COUNT, size, tileNames } from '../rules/encoding.ts';
import { placesOf } from '../rules/end.ts';
import type { Event } from '../rules/events.ts';
import {
  BUILD,
  ENDED,
  handSize,
  kindIn,
  MEDITATE,
  MOST_SEATS,
  monkSpace,
  type Phase,
  phaseOf,
  type State,
  seatIn,
  seatsOf,
} from '../rules/state.ts';

/** What the viewer can know of one seat. */
export interface SeatView {
  /** The space of its monk; `null` beside the board. */
  readonly monk: string | null;
  /** `null` unless it is the viewer's own; so are `hand` and `pile`. */
  readonly rack: readonly string[] | null;
  /** Tiles on the rack. */
  readonly rackSize: number;
  /** Cards it can play; `null` like `rack`. */
  readonly hand: readonly string[] | null;
  /** Cards in the hand. */
  readonly handSize: number;
  /** Cards it can still draw; `null` like `rack`. */
  readonly pile: readonly string[] | null;
  /** Cards in the pile. */
  readonly pileSize: number;
  /** Cards played, open to all. */
  readonly karma: readonly string[];
  /** The cards in its hand or its pile. */
  readonly left: readonly string[];
}

/** What one viewer could know with perfect memory. */
export interface View {
  /** Whose view it is: a seat, or `null` for spectators. */
  readonly viewer: Viewer;
  /** The width of the board. */
  readonly files: number;
  /** Its depth. */
  readonly ranks: number;
  /** What is asked, or what chance decides next. */
  readonly phase: Phase;
  /** The seat to move, or the one that draws. */
  readonly seat: Seat;
  /** Tiles placed in this turn. */
  readonly built: number;
  /** Meditation value spent so far. */
  readonly spent: number;
  /** While refilling: draws that will still come. */
  readonly due: number;
  /** Turns in a row given up without drawing a tile. */
  readonly idle: number;
  /** Placed tiles, oldest first, written as in moves: `rv@e5f5`. */
  readonly tiles: readonly string[];
  /** The area of the mover's monk during building and meditation. */
  readonly area: { readonly colour: Colour; readonly spaces: readonly string[] } | null;
  /** Tiles left in the supply. */
  readonly supplySize: number;
  /** By kind: the number of tiles in the supply and on racks that the viewer cannot see. */
  readonly unseen: Readonly<Record<string, number>> | null;
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** In order, separated by spaces: `0?` seat 0 drew a tile unseen, `1ry` seat 1 placed `ry`. */
  readonly story: string | null;
  /** Once the game is over. */
  readonly places: readonly number[] | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    files: state.files,
    ranks: state.ranks,
    phase: phaseOf(state),
    seat: state.seat,
    built: state.built,
    spent: state.spent,
    due: state.due,
    idle: state.idle,
    tiles: Array.from(state.placed.subarray(0, state.placedCount), lyingText),
    area: areaOf(state),
    supplySize: state.supplySize,
    unseen: unseenTiles(state, viewer),
    seats: seatsOf(state).map((seat) => seatView(state, viewer, seat)),
    story: storyOf(state),
    places: state.phase === ENDED ? placesOf(state) : null,
  };
}

function areaOf(state: State): View['area'] {
  if (state.phase !== BUILD && state.phase !== MEDITATE) return null;
  const cell = state.monks[state.seat]!;
  return { colour: colourAt(state.colours[cell]!), spaces: areaSpaces(state, cell) };
}

function seatView(state: State, viewer: Viewer, seat: Seat): SeatView {
  const isOwn = seat === viewer;
  const hand = state.hands[seat]!;
  const pile = state.piles[seat]!;
  return {
    monk: monkSpace(state, seat),
    rack: isOwn ? tileNames(state.racks, seat * KIND_COUNT) : null,
    rackSize: state.rackSizes[seat]!,
    hand: isOwn ? cardNames(hand) : null,
    handSize: handSize(state, seat),
    pile: isOwn ? cardNames(pile) : null,
    pileSize: size(pile),
    karma: cardNames(state.karma[seat]!),
    left: cardNames(hand | pile),
  };
}

function unseenTiles(state: State, viewer: Viewer): Record<string, number> {
  const hidden = seatsOf(state).filter((seat) => seat !== viewer);
  const count = (kind: number) =>
    hidden.reduce((sum, seat) => sum + state.racks[seat * KIND_COUNT + kind]!, state.supply[kind]!);
  return Object.fromEntries(TILE_NAMES.map((name, kind) => [name, count(kind)]));
}

const TOLD: readonly string[] = Array.from({ length: 32 * MOST_SEATS }, (_, entry) => {
  const kind = kindIn(entry);
  return `${seatIn(entry)}${kind < 0 ? '?' : TILE_NAMES[kind]}`;
});

function storyOf(state: State): string {
  let story = '';
  for (let i = 0; i < state.storySize; i++) story += `${i > 0 ? ' ' : ''}${TOLD[state.story[i]!]}`;
  return story;
}

/** The story is shown with `full` only, the count of unseen tiles with `full` and `counts`. */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full') return view;
  return { ...view, story: null, unseen: aids === 'none' ? null : view.unseen };
}

/** What a viewer sees of an event: everything but the items that others draw. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, item: null };
    case 'dealt':
    case 'refilled':
    case 'balanced':
      return event.seat === viewer ? event : { ...event, tiles: null, cards: null };
    default:
      return event;
  }
}
