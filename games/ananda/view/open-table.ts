import { MoveList } from '@baithak/kernel';
import { lyingAs, tileParts } from '../position/notation.ts';
import { addMonkMoves, areaSpaces } from '../rules/areas.ts';
import { COMPONENTS, type Colour, TILE_NAMES } from '../rules/components.ts';
import { CELLS, cellNamed, colourAt, NOWHERE, spaceName } from '../rules/encoding.ts';
import { balanceOf } from '../rules/meditation.ts';
import { BARE, drawn, emptyTable, lay, PHASES, type State, shown } from '../rules/state.ts';
import type { SeatView, View } from './view.ts';

/** The open part of a view as a state: temple, monks and counts, but nobody's tiles and cards. */
export function openTable(view: View): State {
  const state = emptyTable(view.files, view.ranks, view.seats.length);
  for (const text of view.tiles) {
    const [tile, first, second] = tileParts(text);
    lay(state, lyingAs(tile, [first, second]));
  }
  state.phase = PHASES.indexOf(view.phase);
  state.seat = view.seat;
  state.built = view.built;
  state.spent = view.spent;
  state.due = view.due;
  state.idle = view.idle;
  state.supplySize = view.supplySize;
  view.seats.forEach(({ monk, rackSize }, s) => {
    state.monks[s] = monk === null ? NOWHERE : cellNamed(monk);
    state.rackSizes[s] = rackSize;
  });
  const story = view.story === null ? withoutStory(view) : storyOf(view.story);
  state.story.set(story);
  state.storySize = story.length;
  return state;
}

const storyOf = (text: string): number[] => (text === '' ? [] : text.split(' ').map(entryOf));

function entryOf(text: string): number {
  const seat = Number(text[0]);
  return text[1] === '?' ? drawn(seat) : shown(seat, TILE_NAMES.indexOf(text.slice(1)));
}

/** A dimmed view does not say who placed what: every tile on a rack counts as just drawn. */
const withoutStory = (view: View): number[] =>
  view.seats.flatMap(({ rackSize }, s) => new Array<number>(rackSize).fill(drawn(s)));

/** What lies on one space: the colours from the ground up, and which tile is on top. */
export interface Stack {
  readonly colours: readonly Colour[];
  /** Its place in the view's list of tiles. */
  readonly tile: number;
}

/** The built spaces by name. */
export function stacksIn({ tiles }: View): Map<string, Stack> {
  const stacks = new Map<string, Stack>();
  tiles.forEach((text, tile) => {
    const [halves, ...spaces] = tileParts(text);
    spaces.forEach((space, half) => {
      const below = stacks.get(space)?.colours ?? [];
      stacks.set(space, { colours: [...below, halves[half] as Colour], tile });
    });
  });
  return stacks;
}

export interface Area {
  readonly colour: Colour;
  /** In the order of the spaces, rank by rank from `a1`. */
  readonly spaces: readonly string[];
}

/** A6: all areas of the temple. */
export function areasIn(view: View): Area[] {
  const state = openTable(view);
  const met = new Set<string>();
  const areas: Area[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.colours[cell]! >= BARE || met.has(spaceName(cell))) continue;
    const spaces = areaSpaces(state, cell);
    for (const space of spaces) met.add(space);
    areas.push({ colour: colourAt(state.colours[cell]!), spaces });
  }
  return areas;
}

/** A8: whether the mover has nowhere to place the monk. */
export function isNoAreaFree(view: View): boolean {
  const list = new MoveList();
  addMonkMoves(openTable(view), list);
  return list.at(0) === NOWHERE;
}

/** How many tiles a rack holds. */
export const RACK = COMPONENTS.limits.rack;
/** How many cards a hand holds. */
export const HAND = COMPONENTS.limits.hand;

/** Whether no more tiles would come onto a rack after so many. */
export const isFullWith = ({ rackSize }: SeatView, tiles: number): boolean =>
  rackSize + tiles >= RACK;

/** A23: how many cards a seat draws for the balance after a refill with so many tiles and cards. */
export const balanceAfter = (
  { rackSize, handSize, pileSize }: SeatView,
  tiles: number,
  cards: number,
): number => balanceOf(rackSize + tiles, handSize + cards, pileSize - cards);
