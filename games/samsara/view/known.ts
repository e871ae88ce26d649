import type { Seat } from '@baithak/kernel';
import { ONE_GOOD_AT_MOST } from '../rules/amulets.ts';
import { CHARACTERS, LETTERS, type Letter, ZONES } from '../rules/components.ts';
import type { Place } from '../rules/events.ts';
import {
  amuletOf,
  FACE_TEXTS,
  groupSize,
  NOWHERE,
  placeAt,
  RIFT,
  type Side,
} from '../rules/pieces.ts';
import {
  AMULETS,
  at,
  blankState,
  DRAW,
  HAND,
  LYING,
  MODES,
  NEXT,
  PHASES,
  PLAYED,
  RESERVE,
  SEEN,
  type State,
  WASTE,
} from '../rules/state.ts';
import type { SeatView, View } from './view.ts';

/** A state with everything that a view shows. Hands and piles that it hides stay empty. */
export function knownState(view: View): State {
  const state = blankState();
  copyTable(view, state);
  view.seats.forEach((seat, s) => {
    copySeat(seat, s, state);
  });
  return state;
}

function copyTable(view: View, state: State): void {
  state.seats = view.seats.length;
  state.mode = MODES.indexOf(view.mode);
  state.phase = PHASES.indexOf(view.phase);
  state.round = view.round;
  state.turn = view.turn;
  state.actions = view.actions;
  state.back = view.back;
  for (const zone of view.took) state.took |= 1 << letterIndex(zone);
  state.draws = view.draws;
  state.picks = view.picks;
  state.neutral = view.neutral === null ? NOWHERE : zoneIndex(view.neutral);
  addCards(state.used, view.used);
  LETTERS.forEach((letter, i) => {
    state.supply[i] = view.supply[letter];
  });
  copyAmulets(view, state);
  if (view.winners !== null) {
    state.winners = view.winners.reduce((bits, seat) => bits | (1 << seat), 0);
  }
}

function copyAmulets(view: View, state: State): void {
  const size = groupSize(state.seats);
  view.groups.forEach((group, g) => {
    group.forEach((text, i) => {
      if (text !== null) state.places[g * size + i] = 1 + FACE_TEXTS.indexOf(text);
    });
    if (state.phase === AMULETS) state.filled += group.length;
  });
  if (view.aim === null) return;
  const side = view.aim[0] as Side;
  state.aim = placeAt(state.seats, state.turn, side, Number(view.aim.slice(1)));
}

function copySeat(from: SeatView, seat: Seat, state: State): void {
  const { piles } = state;
  if (from.character !== null) state.characters[seat] = 1 + CHARACTERS.indexOf(from.character);
  state.zones[seat] = zoneIndex(from.zone);
  state.markers[seat] = from.marker ?? 0;
  addCards(piles, from.hand ?? '', at(seat, HAND));
  addCards(piles, from.draw ?? '', at(seat, DRAW));
  addCards(piles, from.waste ?? '', at(seat, WASTE));
  addCards(piles, from.played, at(seat, PLAYED));
  addCards(piles, from.evanescent, at(seat, LYING));
  addCards(piles, from.reserve, at(seat, RESERVE));
  addCards(piles, from.next, at(seat, NEXT));
  addCards(piles, from.seen ?? '', at(seat, SEEN));
  state.stories[seat] = from.story ?? '?'.repeat(from.handSize);
  for (const sign of from.lacks ?? '') {
    state.lacks |= sign === '1' ? ONE_GOOD_AT_MOST : 1 << letterIndex(sign);
  }
  for (const text of from.amulets) {
    const face = FACE_TEXTS.indexOf(text);
    state.owners[amuletOf(face)] = 1 + 2 * seat + (face & 1);
  }
}

const letterIndex = (letter: string): number => LETTERS.indexOf(letter as Letter);
const zoneIndex = (zone: Place): number => (zone === 'rift' ? RIFT : ZONES.indexOf(zone));

export function addCards(counts: Uint8Array | number[], cards: string, from = 0): void {
  for (const card of cards) counts[from + letterIndex(card)]!++;
}
