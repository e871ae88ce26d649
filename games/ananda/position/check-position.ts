import type { Reader } from '@baithak/kernel';
import { areaValue } from '../rules/areas.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardOf, NOWHERE, ofColour, size, worth } from '../rules/encoding.ts';
import {
  BALANCE,
  BUILD,
  chosenColour,
  DEAL,
  handSize,
  MEDITATE,
  MONK,
  phaseOf,
  REFILL,
  START,
  type State,
  seatsOf,
} from '../rules/state.ts';

const { limits } = COMPONENTS;

/** Checks a well-formed position: it must fit its phase, and the game must not be over. */
export function checkPosition(reader: Reader, state: State): void {
  const { phase } = state;
  if (phase === START || phase === DEAL) {
    reader.require(isBeginning(state), 'position-beginning', 'phase', { phase: phaseOf(state) });
    return;
  }
  reader.require(state.placedCount > 0, 'position-no-tile', 'tiles', {}, 'A2');
  if (reader.fault !== undefined) return;
  reader.require(fitsPhase(state), 'position-phase', 'phase', { phase: phaseOf(state) });
  reader.require(phase === MEDITATE || state.spent === 0, 'position-spent', 'spent', {}, 'A17');
  reader.require(!isDecided(state), 'position-decided', 'supply', {}, 'A24');
}

/** Whether nothing has happened but the start tile and a part of the deal, seat by seat. */
function isBeginning(state: State): boolean {
  const untouched =
    state.built + state.spent + state.idle === 0 &&
    state.monks.every((cell) => cell === NOWHERE) &&
    state.karma.every((cards) => cards === 0);
  const given = seatsOf(state).map((seat) => state.rackSizes[seat]! + handSize(state, seat));
  if (state.phase === START) {
    return untouched && state.placedCount === 0 && state.seat === 0 && given.every((n) => n === 0);
  }
  return untouched && state.placedCount === 1 && seatsOf(state).every((s) => fitsDeal(state, s));
}

function fitsDeal(state: State, seat: number): boolean {
  const tiles = state.rackSizes[seat]!;
  const cards = handSize(state, seat);
  const { dealtTiles, dealtCards } = limits;
  if (seat > state.seat) return tiles + cards === 0;
  const isWhole = tiles === dealtTiles && cards === dealtCards;
  if (seat < state.seat) return isWhole;
  return !isWhole && tiles <= dealtTiles && cards <= (tiles < dealtTiles ? 0 : dealtCards);
}

function fitsPhase(state: State): boolean {
  const { seat, built } = state;
  const onBoard = state.monks[seat] !== NOWHERE;
  switch (state.phase) {
    case MONK:
      return built === 0;
    case BUILD:
      return onBoard;
    case MEDITATE:
      return onBoard && built > 0 && fitsMeditation(state);
    case REFILL:
      return fitsRefill(state) && (built > 0 ? onBoard : !onBoard && state.due === 1);
    case BALANCE:
      return (
        onBoard && built > 0 && handSize(state, seat) < state.rackSizes[seat]! && hasPile(state)
      );
    default:
      return false;
  }
}

const hasPile = (state: State): boolean => state.piles[state.seat] !== 0;

/** Whether the karma of the colour can hold what was spent, and the area is worth it. */
function fitsMeditation(state: State): boolean {
  const colour = chosenColour(state);
  const karma = ofColour(state.karma[state.seat]!, colour) << cardOf(colour, 1);
  return state.spent <= areaValue(state, state.seat) && state.spent <= worth(karma);
}

/** Whether all draws that are due can come: tiles as far as the supply goes, then cards. */
function fitsRefill(state: State): boolean {
  const { seat, due } = state;
  const cards = due - Math.min(due, state.supplySize);
  return (
    due <= limits.rack - state.rackSizes[seat]! &&
    cards <= Math.min(limits.hand - handSize(state, seat), size(state.piles[seat]!)) &&
    (state.built === 0 || due <= areaValue(state, seat))
  );
}

/** A24, A25: an empty rack ends the game, unless the current turn emptied it or is refilling it. */
function isDecided(state: State): boolean {
  if (state.supplySize > 0) return false;
  return seatsOf(state).some((seat) => state.rackSizes[seat] === 0 && counts(state, seat));
}

function counts({ phase, seat: mover, built }: State, seat: number): boolean {
  if (phase === MONK) return true;
  if (phase === REFILL || phase === BALANCE) return seat === mover;
  return seat !== mover || built === 0;
}
