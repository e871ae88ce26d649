import type { OutcomeList } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import { startTurn } from './ending.ts';
import type { Teller } from './events.ts';
import {
  AMULET_COUNT,
  amuletOf,
  BAD,
  characterAt,
  FACE_TEXTS,
  FIRST_SPECIAL,
  GOOD,
  groupSize,
  isSpecial,
  placeCount,
} from './pieces.ts';
import { at, CHOOSING, DEAL, DRAW, HAND, MODES, type State } from './state.ts';

/** M4: how many amulets at the end of a group lie back up. */
function backsPerGroup(seats: number, quick: boolean): number {
  if (seats === 5) return quick ? 2 : 1;
  if (!quick) return 0;
  return seats === 2 ? 4 : 2;
}

/** M4: the amulets are laid out one by one, group by group. An outcome is the face that will be up. */
export function layOutcomes(state: State, out: OutcomeList): void {
  const { filled } = state;
  const unused = freeAmulets(state);
  const normals = countFree(unused, 0, FIRST_SPECIAL);
  const specials = specialPlacements(state);
  const side = isBackUp(state, filled) ? 1 : 0;
  const free = 2 * freeSpecials(state);
  const weight = free === 0 ? 1 : (specials.all - specials.here) * free;
  for (let amulet = 0; amulet < FIRST_SPECIAL && weight > 0; amulet++) {
    if (unused & (1 << amulet)) out.add(2 * amulet + side, weight);
  }
  for (let face = 2 * FIRST_SPECIAL; face < 2 * AMULET_COUNT && specials.here > 0; face++) {
    if (unused & (1 << amuletOf(face))) out.add(face, specials.here * Math.max(1, normals));
  }
}

/** Whether the amulet at a place will lie back up. */
function isBackUp(state: State, place: number): boolean {
  const size = groupSize(state.seats);
  return place % size >= size - backsPerGroup(state.seats, isQuick(state));
}

const isQuick = (state: State): boolean => MODES[state.mode] !== 'normal';

/** The amulets that are neither on the table nor won, as bits. */
function freeAmulets({ places, owners }: State): number {
  let free = (1 << AMULET_COUNT) - 1;
  for (let place = 0; place < places.length; place++) {
    const up = places[place]!;
    if (up > 0) free &= ~(1 << amuletOf(up - 1));
  }
  for (let i = 0; i < owners.length; i++) if (owners[i]! > 0) free &= ~(1 << i);
  return free;
}

function countFree(free: number, from: number, to: number): number {
  let count = 0;
  for (let amulet = from; amulet < to; amulet++) if (free & (1 << amulet)) count++;
  return count;
}

const freeSpecials = (state: State): number =>
  state.seats === 5 ? countFree(freeAmulets(state), FIRST_SPECIAL, AMULET_COUNT) : 0;

/**
 * The number of ways to place the special amulets that are left (never two in one group), and the
 * number of those ways that put one at the next place. All ways are equally likely.
 */
export function specialPlacements(state: State): { readonly all: number; readonly here: number } {
  const left = freeSpecials(state);
  if (left === 0) return { all: 1, here: 0 };
  const size = groupSize(state.seats);
  const group = Math.floor(state.filled / size);
  const backs = backsPerGroup(state.seats, isQuick(state));
  const later = state.seats - 1 - group;
  const own = groupHasSpecial(state, group) ? 0 : Math.min(backs, size - (state.filled % size));
  const elsewhere = backs * later;
  const pairs = (backs * backs * later * (later - 1)) / 2;
  const all = left === 1 ? own + elsewhere : own * elsewhere + pairs;
  const possible = own > 0 && isBackUp(state, state.filled);
  return { all, here: possible ? (left === 1 ? 1 : elsewhere) : 0 };
}

function groupHasSpecial({ places, seats }: State, group: number): boolean {
  const size = groupSize(seats);
  const own = places.subarray(group * size, (group + 1) * size);
  return own.some((up) => up > 0 && isSpecial(amuletOf(up - 1)));
}

export function layAmulet(state: State, face: number, tell: Teller): void {
  const place = state.filled;
  const size = groupSize(state.seats);
  state.places[place] = 1 + face;
  state.filled++;
  tell?.({
    kind: 'amulet-laid',
    group: Math.floor(place / size),
    place: (place % size) + 1,
    amulet: FACE_TEXTS[face]!,
  });
  if (state.filled < placeCount(state.seats)) return;
  tell?.({ kind: 'amulets-laid', count: state.filled });
  state.filled = 0;
  state.phase = CHOOSING;
  state.turn = state.seats - 1;
}

const { hand } = COMPONENTS.limits;

export const isTaken = (state: State, character: number): boolean =>
  state.characters.includes(1 + character);

/** M5: seats choose from the last to the first; then the hands are dealt, from the first on. */
export function choose(state: State, character: number, tell: Teller): void {
  state.characters[state.turn] = 1 + character;
  tell?.({ kind: 'chose-character', seat: state.turn, character: characterAt(character) });
  if (state.turn > 0) state.turn--;
  else state.phase = DEAL;
}

/** M6: the odds of 1, 2 and 3 Good Karma in a hand. Four equal cards are dealt again. */
export const DEAL_WEIGHTS = [0, 16, 36, 16] as const;

/** The sign of a starting hand in a story: its cards are not all alike. */
export const DEALT = '=';

export function deal(state: State, good: number, tell: Teller): void {
  const { piles, turn } = state;
  const bad = hand - good;
  piles[at(turn, DRAW) + GOOD]! -= good;
  piles[at(turn, HAND) + GOOD]! += good;
  piles[at(turn, DRAW) + BAD]! -= bad;
  piles[at(turn, HAND) + BAD]! += bad;
  state.stories[turn] = DEALT;
  tell?.({
    kind: 'hand-dealt',
    seat: turn,
    cards: '+'.repeat(good) + '-'.repeat(bad),
    count: hand,
  });
  if (turn < state.seats - 1) {
    state.turn++;
    return;
  }
  state.turn = 0;
  startTurn(state);
  tell?.({ kind: 'round-started', round: state.round });
}
