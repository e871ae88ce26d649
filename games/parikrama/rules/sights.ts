import type { Seat } from '@baithak/kernel';
import type { SightSide } from './box.ts';
import { SIDE_FACES } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { journal, SIGHT_OFFERED, type State } from './state.ts';

const ENOUGH = COMPONENTS.limits.sightCards;

/** K25: how many of the cards that a side names are in a Journal, whatever their imprints. */
export function namedCards({ words }: State, seat: Seat, side: number): number {
  const from = 4 * journal(seat);
  let found = 0;
  for (let i = 4 * side; i < 4 * side + 4; i++) {
    const face = SIDE_FACES[i]!;
    const colour = (face / 7) | 0;
    if ((words[from + colour]! >> (3 * (face - 7 * colour))) & 7) found++;
  }
  return found;
}

export const isOffered = ({ sights }: State, side: number): boolean =>
  sights[side] === SIGHT_OFFERED;

export const canTakeSight = (state: State, side: number): boolean =>
  isOffered(state, side) && namedCards(state, state.turn, side) >= ENOUGH;

export function someSight(state: State): boolean {
  if (state.mode === 0) return false;
  for (let side = 0; side < 12; side++) if (canTakeSight(state, side)) return true;
  return false;
}

/** The four cards that a side names, and which of them a Journal has. */
export function sightCards(
  { cards }: SightSide,
  journalNames: readonly string[],
): { readonly face: string; readonly there: boolean }[] {
  const faces = new Set(journalNames.map((name) => name.slice(0, 2)));
  return cards.split(' ').map((face) => ({ face, there: faces.has(face) }));
}
