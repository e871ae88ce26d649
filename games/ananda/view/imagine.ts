import type { Random, Seat } from '@baithak/kernel';
import { TILE_NAMES } from '../rules/components.ts';
import { KIND_COUNT, TILE_COUNTS } from '../rules/pieces.ts';
import { kindLying, type State } from '../rules/state.ts';
import { sampleRacks } from './hidden.ts';
import { addOpenRacks, cardSet, openTable } from './known.ts';
import type { SeatView, View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds: tiles as hidden.ts says;
 * cards evenly, since each is there once and so those not yet played stand for each other. A dimmed
 * view has forgotten who placed what; it gets racks drawn evenly from the tiles it cannot see.
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
  state.karma[seat] = cardSet(from.karma);
  const left = [...from.left];
  const hand = from.hand ?? Array.from({ length: from.handSize }, () => pluck(left, random));
  state.hands[seat] = cardSet(hand);
  state.piles[seat] = cardSet(from.left) & ~state.hands[seat]!;
}

function pluck(cards: string[], random: Random): string {
  const at = random.below(cards.length);
  const card = cards[at]!;
  cards[at] = cards.at(-1)!;
  cards.pop();
  return card;
}
