import type { Seat } from '@baithak/kernel';
import { amuletOf, countsOf, FACE_TEXTS, NOWHERE, RIFT } from '../rules/cards.ts';
import { CHARACTERS, LETTERS, ZONES } from '../rules/components.ts';
import type { Place } from '../rules/events.ts';
import {
  at,
  blankState,
  HAND,
  LYING,
  MODES,
  NEXT,
  PHASES,
  PLAYED,
  RESERVE,
  type State,
} from '../rules/state.ts';
import { groupSize, placeAt, type Side } from '../rules/table.ts';
import type { SeatView, View } from './view.ts';

/**
 * What a seat knows for sure, as a state with that seat to move: its own cards, and all that lies on
 * the table. Piles and the hands of others are left empty, so only what depends on neither may be
 * tried out on it.
 */
export function knownState(view: View, seat: Seat): State {
  const state = blankState();
  state.seats = view.seats.length;
  state.mode = MODES.indexOf(view.mode);
  state.phase = PHASES.indexOf(view.phase);
  state.round = view.round;
  state.turn = seat;
  state.neutral = view.neutral === null ? NOWHERE : placeIndex(view.neutral);
  LETTERS.forEach((letter, i) => {
    state.supply[i] = view.supply[letter];
  });
  view.seats.forEach((each, s) => {
    fillSeat(state, s, each);
  });
  const size = groupSize(state.seats);
  view.groups.forEach((group, g) => {
    group.forEach((text, i) => {
      state.places[g * size + i] = text === null ? 0 : 1 + FACE_TEXTS.indexOf(text);
    });
  });
  if (view.turn === seat) fillTurn(state, view);
  return state;
}

const placeIndex = (place: Place): number => (place === 'rift' ? RIFT : ZONES.indexOf(place));

function fillSeat(state: State, seat: Seat, own: SeatView): void {
  state.characters[seat] = own.character === null ? 0 : 1 + CHARACTERS.indexOf(own.character);
  state.zones[seat] = placeIndex(own.zone);
  state.markers[seat] = own.marker ?? 0;
  state.piles.set(countsOf(own.hand ?? ''), at(seat, HAND));
  state.piles.set(countsOf(own.played), at(seat, PLAYED));
  state.piles.set(countsOf(own.evanescent), at(seat, LYING));
  state.piles.set(countsOf(own.reserve), at(seat, RESERVE));
  state.piles.set(countsOf(own.next), at(seat, NEXT));
  for (const text of own.amulets) {
    const face = FACE_TEXTS.indexOf(text);
    state.owners[amuletOf(face)] = 1 + 2 * seat + (face & 1);
  }
}

/** What only the seat to move has. */
function fillTurn(state: State, view: View): void {
  state.actions = view.actions;
  state.back = view.back;
  state.picks = view.picks;
  state.used.set(countsOf(view.used));
  for (const zone of view.took) state.took |= 1 << ZONES.indexOf(zone as (typeof ZONES)[number]);
  if (view.aim === null) return;
  state.aim = placeAt(state.seats, state.turn, view.aim[0] as Side, Number(view.aim.slice(1)));
}
