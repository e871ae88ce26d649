import type { Json, Seat } from '@baithak/kernel';
import { cardsText, characterAt, NOWHERE, zoneText } from '../rules/cards.ts';
import { aimText } from '../rules/claim.ts';
import { seatsOf, winnersOf } from '../rules/ending.ts';
import { at, PILES, phaseOf, SEEN, type State } from '../rules/state.ts';
import { groupsOf, lacksText, supplyOf, wonBy, zonesText } from '../view/view.ts';

/** The whole state as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    phase: phaseOf(state),
    round: state.round,
    turn: state.turn,
    actions: state.actions,
    back: state.back,
    took: zonesText(state.took),
    draws: state.draws,
    aim: state.aim < 0 ? null : aimText(state),
    used: cardsText(state.used),
    picks: state.picks,
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    supply: supplyOf(state),
    groups: groupsOf(state),
    neutral: state.neutral === NOWHERE ? null : zoneText(state.neutral),
    winners: state.winners < 0 ? null : winnersOf(state),
  };
}

function writeSeat(state: State, seat: Seat): Json {
  const character = state.characters[seat]!;
  const cards = PILES.slice(0, SEEN).map((name, pile) => [
    name,
    cardsText(state.piles, at(seat, pile)),
  ]);
  return {
    character: character === 0 ? null : characterAt(character - 1),
    zone: zoneText(state.zones[seat]!),
    marker: state.markers[seat]! || null,
    ...Object.fromEntries(cards),
    amulets: wonBy(state, seat),
    seen: cardsText(state.piles, at(seat, SEEN)),
    story: state.stories[seat]!,
    lacks: lacksText(state, seat),
  };
}
