import { lyingAs, tileParts } from '../position/notation.ts';
import { TILE_NAMES } from '../rules/components.ts';
import { CARD_NAMES, KIND_COUNT } from '../rules/pieces.ts';
import { cellNamed, NOWHERE } from '../rules/spaces.ts';
import { drawn, emptyTable, lay, PHASES, type State, shown } from '../rules/state.ts';
import type { View } from './view.ts';

/**
 * All that a view is sure of, as a state: the temple, the monks, all counts, the viewer's own tiles and
 * cards. Hidden racks and hands are empty in it, and which tiles the supply has means nothing.
 */
export function knownState(view: View): State {
  const state = openTable(view);
  view.seats.forEach(({ karma, hand, pile }, seat) => {
    state.karma[seat] = cardSet(karma);
    state.hands[seat] = cardSet(hand ?? []);
    state.piles[seat] = cardSet(pile ?? []);
  });
  addOpenRacks(view, state);
  return state;
}

/** What everybody can see, without any tile or card that somebody holds. */
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

const withoutStory = (view: View): number[] =>
  view.seats.flatMap(({ rackSize }, s) => new Array<number>(rackSize).fill(drawn(s)));

export function addOpenRacks(view: View, state: State): void {
  view.seats.forEach(({ rack }, s) => {
    for (const tile of rack ?? []) state.racks[s * KIND_COUNT + TILE_NAMES.indexOf(tile)]!++;
  });
}

export const cardSet = (cards: readonly string[]): number =>
  cards.reduce((set, card) => set | (1 << CARD_NAMES.indexOf(card)), 0);
