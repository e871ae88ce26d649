import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { KIND_OF, NOWHERE, ofColour, size, worth } from '../rules/encoding.ts';
import { BALANCE, handSize, MOST_SEATS, REFILL, type State } from '../rules/state.ts';
import type { Temple } from './temple.ts';

export const COLOUR_COUNT = 6;
const { limits } = COMPONENTS;

/** By cards of one colour: the sum of their values. */
const SUMS = Uint8Array.from({ length: 32 }, (_, cards) => worth(cards));
const ROOMS = 16;
/** By cards of one colour and room for them: the most karma that fits. */
const FITS = Uint8Array.from({ length: 32 * ROOMS }, (_, i) => {
  const [cards, room] = [Math.floor(i / ROOMS), i % ROOMS];
  let most = 0;
  for (let part = cards; part > 0; part = (part - 1) & cards) {
    if (SUMS[part]! <= room) most = Math.max(most, SUMS[part]!);
  }
  return most;
});

export const cardSum = (cards: number, colour: number): number => SUMS[ofColour(cards, colour)]!;

/** The most karma that cards of a colour bring in an area with so much room. */
export function bestKarma(cards: number, colour: number, room: number): number {
  if (room <= 0) return 0;
  return FITS[ofColour(cards, colour) * ROOMS + Math.min(room, ROOMS - 1)]!;
}

/** By colour: the values of the two best free areas, each with its best growth by one half. */
export const bestFree = new Uint8Array(COLOUR_COUNT);
export const nextFree = new Uint8Array(COLOUR_COUNT);
/** By seat the area under its monk, 0 if it is beside the board. */
export const held = new Uint8Array(MOST_SEATS);

/** Finds the areas without a monk that are worth most. */
export function findFree(state: State, temple: Temple): void {
  const { monks, seats } = state;
  const { count, colours, sizes, growth, areaAt } = temple;
  for (let seat = 0; seat < seats; seat++) {
    held[seat] = monks[seat] === NOWHERE ? 0 : areaAt[monks[seat]!]!;
  }
  bestFree.fill(0);
  nextFree.fill(0);
  for (let area = 1; area <= count; area++) {
    if (isHeld(area, seats) || growth[area] === 0) continue;
    const colour = colours[area]!;
    const value = sizes[area]! + growth[area]!;
    if (value > bestFree[colour]!) {
      nextFree[colour] = bestFree[colour]!;
      bestFree[colour] = value;
    } else if (value > nextFree[colour]!) nextFree[colour] = value;
  }
}

function isHeld(area: number, seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (held[seat] === area) return true;
  return false;
}

/** By colour: the tiles on one's own rack that have it, and how many of their halves. */
export const ownTiles = new Uint8Array(COLOUR_COUNT);
export const ownHalves = new Uint8Array(COLOUR_COUNT);
/** By colour: how many of the tiles that the seat cannot see have it. */
export const unseenTiles = new Uint8Array(COLOUR_COUNT);

export function countTiles({ racks, supply, seats }: State, seat: Seat): void {
  ownTiles.fill(0);
  ownHalves.fill(0);
  unseenTiles.fill(0);
  for (let one = 0; one < COLOUR_COUNT; one++) {
    for (let two = one; two < COLOUR_COUNT; two++) {
      const kind = KIND_OF[one * 6 + two]!;
      const own = racks[seat * 21 + kind]!;
      let unseen = supply[kind]!;
      for (let other = 0; other < seats; other++) {
        if (other !== seat) unseen += racks[other * 21 + kind]!;
      }
      ownTiles[one]! += own;
      ownHalves[one]! += own;
      ownHalves[two]! += own;
      unseenTiles[one]! += unseen;
      if (one === two) continue;
      ownTiles[two]! += own;
      unseenTiles[two]! += unseen;
    }
  }
}

/** What an area grows to with all tiles of the colour on one's own rack, given its best growth by one half. */
export const grown = (value: number, colour: number): number =>
  ownTiles[colour] === 0 || value === 0 ? 0 : value + ownHalves[colour]! - 1;

/** By seat what it will have once the draws that are due have come. */
export const racksDue = new Uint8Array(MOST_SEATS);
export const handsDue = new Uint8Array(MOST_SEATS);

export function expectDraws(state: State): void {
  const { seats, seat, phase, due, supplySize } = state;
  for (let each = 0; each < seats; each++) {
    racksDue[each] = state.rackSizes[each]!;
    handsDue[each] = handSize(state, each);
  }
  if (phase !== REFILL && phase !== BALANCE) return;
  const tiles = phase === REFILL ? Math.min(due, supplySize) : 0;
  racksDue[seat]! += tiles;
  if (phase === REFILL) handsDue[seat]! += due - tiles;
  if (state.built === 0) return;
  const most = size(state.hands[seat]! | state.piles[seat]!);
  handsDue[seat] = Math.max(handsDue[seat]!, Math.min(racksDue[seat]!, most));
}

/** How many tiles come for a rest of the area value. */
export const tilesFor = (rest: number, rack: number, supply: number): number =>
  Math.max(0, Math.min(rest, limits.rack - rack, supply));

/** The share of a seat's cards in hand and pile that is in its hand. */
export function handShare({ hands, piles }: State, seat: Seat): number {
  const left = size(hands[seat]! | piles[seat]!);
  return left === 0 ? 0 : handsDue[seat]! / left;
}
