import type { Seat } from '@baithak/kernel';
import { areaValue } from '../rules/areas.ts';
import { hasColour } from '../rules/building.ts';
import { ofColour, TILE_TOTAL, worth } from '../rules/encoding.ts';
import { placesOf } from '../rules/end.ts';
import { BUILD, chosenColour, ENDED, MEDITATE, type State, seatsOf } from '../rules/state.ts';

/** A lead of this much karma is fairly safe. */
const SAFE_LEAD = 12;
/** Cards in hand and tiles are worth less than karma, and lose value as the tiles run out. */
const HAND_SHARE = 0.5;
const TILE_WORTH = 0.5;
/** The share for cards that can be played this turn. */
const NOW_SHARE = 0.4;

/** A quick estimate from −1 to 1 of a seat against the best other one; it sees hidden tiles and cards. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === ENDED) return ended(state, seat);
  let best = -Infinity;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, outlook(state, other));
  }
  return Math.tanh((outlook(state, seat) - best) / SAFE_LEAD);
}

/** From 1 for the first place down to −1 for the last; shared places get the mean of the places they take. */
function ended(state: State, seat: Seat): number {
  const places = placesOf(state);
  const own = places[seat]!;
  const shared = seatsOf(state).filter((other) => places[other] === own).length;
  const mean = own - 1 + (shared - 1) / 2;
  return 1 - (2 * mean) / (state.seats - 1);
}

function outlook(state: State, seat: Seat): number {
  const hand = state.hands[seat]!;
  const share = 0.3 + 0.7 * Math.min(1, (state.supplySize * 2) / TILE_TOTAL);
  const tiles = state.rackSizes[seat]!;
  const later = share * (HAND_SHARE * worth(hand) + TILE_WORTH * tiles);
  return worth(state.karma[seat]!) + later + now(state, seat, share);
}

/** For the mover: what the area would bring this turn, in karma and in tiles. */
function now(state: State, seat: Seat, share: number): number {
  if (seat !== state.seat || (state.phase !== BUILD && state.phase !== MEDITATE)) return 0;
  const colour = chosenColour(state);
  const room = areaValue(state, seat) - state.spent + outlookOfBuilding(state, colour);
  const cards = ofColour(state.hands[seat]!, colour);
  const karma = Math.min(room, worth(cards));
  const tiles = Math.min(room - karma, 8 - state.rackSizes[seat]!);
  return room <= 0 ? 0 : NOW_SHARE * karma + share * TILE_WORTH * tiles;
}

/** Before the first tile: one more space, or nothing at all without a tile of the colour. */
function outlookOfBuilding(state: State, colour: number): number {
  if (state.built > 0) return 0;
  return hasColour(state, colour) ? 1 : -Infinity;
}
