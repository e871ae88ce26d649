import type { Random, Seat } from '@baithak/kernel';
import { TILE_NAMES } from '../rules/components.ts';
import { CARD_NAMES, KIND_COUNT, kindLying, TILE_COUNTS } from '../rules/encoding.ts';
import type { State } from '../rules/state.ts';
import { sampleRacks } from './hidden-racks.ts';
import { openTable } from './open-table.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds. Tiles come from
 * `sampleRacks`. Cards of a seat are all different, so all that it has not played are equally likely
 * to be in its hand. A dimmed view has forgotten who placed what: its hidden racks are drawn evenly
 * from the tiles that it cannot see.
 */
export function imagine(view: View, random: Random): State {
  const state = openTable(view);
  dealTiles(view, state, random);
  view.seats.forEach((seat, s) => {
    dealCards(seat, s, state, random);
  });
  return state;
}

function dealTiles(view: View, state: State, random: Random): void {
  const pool = unseenTiles(view, state);
  const hidden = view.seats.map(({ rack }) => rack === null);
  state.racks.set(sampleRacks(state.story.subarray(0, state.storySize), hidden, pool, random));
  addOpenRacks(view, state);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let left = pool[kind]!;
    hidden.forEach((isHidden, s) => {
      if (isHidden) left -= state.racks[s * KIND_COUNT + kind]!;
    });
    state.supply[kind] = left;
  }
}

/** By kind. A view without the count gets all tiles but those on the board and on its own rack. */
function unseenTiles(view: View, state: State): number[] {
  if (view.unseen !== null) return TILE_NAMES.map((name) => view.unseen![name]!);
  const pool = [...TILE_COUNTS];
  for (let i = 0; i < state.placedCount; i++) pool[kindLying(state.placed[i]!)]!--;
  for (const tile of view.seats.flatMap(({ rack }) => rack ?? []))
    pool[TILE_NAMES.indexOf(tile)]!--;
  return pool;
}

function addOpenRacks(view: View, state: State): void {
  view.seats.forEach(({ rack }, s) => {
    for (const tile of rack ?? []) state.racks[s * KIND_COUNT + TILE_NAMES.indexOf(tile)]!++;
  });
}

function dealCards(from: SeatView, seat: Seat, state: State, random: Random): void {
  state.karma[seat] = cardSet(from.karma);
  const left = [...from.left];
  const hand = from.hand ?? Array.from({ length: from.handSize }, () => pluck(left, random));
  state.hands[seat] = cardSet(hand);
  state.piles[seat] = cardSet(from.left) & ~state.hands[seat]!;
}

/** Takes a random card out of a list; the order of the rest does not matter. */
function pluck(cards: string[], random: Random): string {
  const at = random.below(cards.length);
  const card = cards[at]!;
  cards[at] = cards.at(-1)!;
  cards.pop();
  return card;
}

const cardSet = (cards: readonly string[]): number =>
  cards.reduce((set, card) => set | (1 << CARD_NAMES.indexOf(card)), 0);
