import type { Random, Seat } from '@baithak/kernel';
import { TILE_NAMES } from './components.ts';
import { sampleRacks } from './hidden.ts';
import { lyingAs, tileParts } from './notation.ts';
import { CARD_NAMES, KIND_COUNT, TILE_COUNTS } from './pieces.ts';
import { cellNamed, NOWHERE } from './spaces.ts';
import { drawn, emptyTable, kindLying, lay, PHASES, type State, shown } from './state.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds: tiles as hidden.ts says;
 * cards evenly, since each is there once and so those not yet played stand for each other. A dimmed
 * view has forgotten who placed what; it gets racks drawn evenly from the tiles it cannot see.
 */
export function imagine(view: View, random: Random): State {
  const state = emptyTable(view.files, view.ranks, view.seats.length);
  copyOpenFacts(view, state);
  dealTiles(view, state, random);
  view.seats.forEach((seat, s) => {
    dealCards(seat, s, state, random);
  });
  return state;
}

function copyOpenFacts(view: View, state: State): void {
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
}

const storyOf = (text: string): number[] => (text === '' ? [] : text.split(' ').map(entryOf));

function entryOf(text: string): number {
  const seat = Number(text[0]);
  return text[1] === '?' ? drawn(seat) : shown(seat, TILE_NAMES.indexOf(text.slice(1)));
}

const withoutStory = (view: View): number[] =>
  view.seats.flatMap(({ rackSize }, s) => new Array<number>(rackSize).fill(drawn(s)));

function dealTiles(view: View, state: State, random: Random): void {
  const pool = unseenTiles(view, state);
  const hidden = view.seats.map(({ rack }) => rack === null);
  state.racks.set(sampleRacks(state.story.subarray(0, state.storySize), hidden, pool, random));
  view.seats.forEach(({ rack }, s) => {
    for (const tile of rack ?? []) state.racks[s * KIND_COUNT + TILE_NAMES.indexOf(tile)]!++;
  });
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let left = pool[kind]!;
    hidden.forEach((isHidden, s) => {
      if (isHidden) left -= state.racks[s * KIND_COUNT + kind]!;
    });
    state.supply[kind] = left;
  }
}

/** A view without the count: all of the box that neither lies on the board nor on the own rack. */
function unseenTiles(view: View, state: State): number[] {
  if (view.unseen !== null) return TILE_NAMES.map((name) => view.unseen![name]!);
  const pool = [...TILE_COUNTS];
  for (let i = 0; i < state.placedCount; i++) pool[kindLying(state.placed[i]!)]!--;
  for (const tile of view.seats.flatMap(({ rack }) => rack ?? []))
    pool[TILE_NAMES.indexOf(tile)]!--;
  return pool;
}

function dealCards(from: SeatView, seat: Seat, state: State, random: Random): void {
  state.karma[seat] = setOf(from.karma);
  const left = [...from.left];
  const hand = from.hand ?? Array.from({ length: from.handSize }, () => pluck(left, random));
  state.hands[seat] = setOf(hand);
  state.piles[seat] = setOf(from.left) & ~state.hands[seat]!;
}

function pluck(cards: string[], random: Random): string {
  const at = random.below(cards.length);
  const card = cards[at]!;
  cards[at] = cards.at(-1)!;
  cards.pop();
  return card;
}

const setOf = (cards: readonly string[]): number =>
  cards.reduce((set, card) => set | (1 << CARD_NAMES.indexOf(card)), 0);
