import type { MoveList } from '@baithak/kernel';
import { FREE_PLAYS } from './cards.ts';
import { LAYING, moveOf } from './encoding.ts';
import { addLaid, Bill, freePlays } from './payment.ts';
import { lowest } from './piles.ts';
import {
  cardOf,
  codeOf,
  colourOf,
  entryOf,
  freeLetter,
  isStandIn,
  rankOf,
  touches,
} from './sets.ts';
import { HITCH_HAND, hand, pileSize, type State } from './state.ts';

const bill = new Bill();

/** What is left in the hand while `canFinish` searches for an end of the play. */
const spare = new Uint8Array(3);
let journeys = 0;
let wilds = 0;
let free = 0;

/** The kinds of hitch-hike cards, fewest free plays first: those are the cheapest to give away. */
const LEAST_MISSED: readonly number[] = [0, 1, 2].toSorted(
  (one, other) => FREE_PLAYS[85 + one]! - FREE_PLAYS[85 + other]!,
);
const [FIRST, SECOND, THIRD] = LEAST_MISSED as [number, number, number];

/**
 * K12, K13: whether the play can still be finished and paid after this card. The card is in the hand
 * and touches the set (`at` is −1 for a new set). Another card never makes a play cheaper and never
 * leaves more to pay with. So if the set is sound, the play only has to be payable as it is. If a
 * stand-in is on top, cards must follow upwards, up to the first coloured one.
 */
export function canFinish(state: State, at: number, entry: number): boolean {
  const cover = prepare(state, at, entry);
  return cover === 0 ? bill.least(free) <= journeys : canCover(state, colourOf(entry), cover);
}

/** Why `canFinish` fails: the least payment and the cards left for it, and whether the set is sound. */
export function leastDue(state: State, at: number, entry: number) {
  const covered = prepare(state, at, entry) === 0;
  return { covered, due: bill.least(free), left: journeys };
}

/** Sets bill and hand to those after a card. Returns the value that must cover a stand-in, or 0. */
function prepare(state: State, at: number, entry: number): number {
  const low = at < 0 ? entry : state.sets[at + 3]!;
  const top = at < 0 ? entry : state.sets[at + 2 + state.sets[at + 2]!]!;
  const rainbow = low !== entry && rankOf(low) === rankOf(entry);
  takeStock(state);
  leave(entry);
  bill.open(state, state.turn, rainbow);
  addLaid(state, bill);
  bill.add(cardOf(entry), colourOf(entry));
  const highest = entry > top ? entry : top;
  return rainbow || !isStandIn(highest) ? 0 : rankOf(highest) + 1;
}

function takeStock(state: State): void {
  const { turn } = state;
  journeys = pileSize(state, hand(turn));
  wilds = state.wilds[hand(turn)]!;
  free = freePlays(state, turn);
  for (let i = 0; i < 3; i++) spare[i] = state.hitch[HITCH_HAND + 3 * turn + i]!;
}

function leave(entry: number): void {
  const code = codeOf(entry);
  if (code <= 3) journeys--;
  if (code === 3) wilds--;
  if (code > 3) {
    spare[code - 4]!--;
    free -= FREE_PLAYS[81 + code]!;
  }
}

/** Whether the sequence can be continued from this value up to a coloured card. */
function canCover(state: State, colour: number, value: number): boolean {
  if (value > 7) return false;
  const copies = (state.words[4 * hand(state.turn) + colour]! >> (3 * value - 3)) & 7;
  if (copies !== 0) {
    const card = 21 * colour + 3 * value - 3;
    if (bill.leastWith(card, colour, free) <= journeys - 1) return true;
  }
  return coverWithWild(state, colour, value) || coverWithHitch(state, colour, value);
}

function coverWithWild(state: State, colour: number, value: number): boolean {
  if (wilds === 0) return false;
  wilds--;
  journeys--;
  bill.addWild();
  const covered = canCover(state, colour, value + 1);
  bill.removeWild();
  journeys++;
  wilds++;
  return covered;
}

function coverWithHitch(state: State, colour: number, value: number): boolean {
  const kind = spare[FIRST]! > 0 ? FIRST : spare[SECOND]! > 0 ? SECOND : THIRD;
  if (spare[kind] === 0) return false;
  spare[kind]!--;
  free -= FREE_PLAYS[85 + kind]!;
  const covered = canCover(state, colour, value + 1);
  free += FREE_PLAYS[85 + kind]!;
  spare[kind]!++;
  return covered;
}

/** Adds every move that lays a card of the hand on the set at this place. */
export function addLays(state: State, at: number, out: MoveList): void {
  const { sets } = state;
  const size = sets[at + 2]!;
  const low = sets[at + 3]!;
  const colour = colourOf(low);
  const value = rankOf(low);
  const high = rankOf(sets[at + 2 + size]!);
  const sequence = size > 1 && high > value;
  const rainbow = size > 1 && !sequence;
  if (!rainbow && value > 1) addFace(state, at, colour, value - 1, out);
  if (!sequence) {
    for (let other = 0; other < 4; other++) {
      if (touches(state, at, other, value)) addFace(state, at, other, value, out);
    }
  }
  if (!rainbow && high < 7) addFace(state, at, colour, high + 1, out);
}

/** Adds every way to lay this face on the set. Copies cost the same, so one check is enough. */
function addFace(state: State, at: number, colour: number, value: number, out: MoveList): void {
  const own = hand(state.turn);
  const letter = state.sets[at + 1]!;
  const entry = entryOf(colour, value, 0);
  let copies = (state.words[4 * own + colour]! >> (3 * value - 3)) & 7;
  if (copies !== 0 && canFinish(state, at, entry + lowest(copies))) {
    for (; copies !== 0; copies &= copies - 1) {
      out.add(moveOf(LAYING, letter, entry + lowest(copies)));
    }
  }
  if (state.wilds[own]! > 0 && canFinish(state, at, entry + 3)) {
    out.add(moveOf(LAYING, letter, entry + 3));
  }
  const rides = HITCH_HAND + 3 * state.turn;
  for (let i = 0; i < 3; i++) {
    if (state.hitch[rides + i]! > 0 && canFinish(state, at, entry + 4 + i)) {
      out.add(moveOf(LAYING, letter, entry + 4 + i));
    }
  }
}

/** Adds every move that begins a set with a coloured card of the hand. */
export function addStarts(state: State, out: MoveList): void {
  const letter = freeLetter(state, state.turn);
  const from = 4 * hand(state.turn);
  for (let colour = 0; colour < 4; colour++) {
    for (let rest = state.words[from + colour]!; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest);
      const entry = entryOf(colour, 1 + ((bit / 3) | 0), bit % 3);
      if (canFinish(state, -1, entry)) out.add(moveOf(LAYING, letter, entry));
    }
  }
}
