import { CARD_CIRCLES, CARD_COLOUR, CARD_COST, FIRST_SIDE, journalNumber } from '../rules/cards.ts';
import { COLOURS, COMPONENTS, type Power, type SightSide } from '../rules/components.ts';
import { addCircles } from '../rules/patterns.ts';
import { billOf, fullCost } from '../rules/payment.ts';
import { cardOf, entryNumber } from '../rules/sets.ts';
import { packedMap } from './marks.ts';
import { rebuild } from './rebuild.ts';
import type { SeatView, View } from './view.ts';

/** The payment of a play: cost − discounts − free = left. */
export interface Arithmetic {
  readonly cost: number;
  /** The costs of the single cards. */
  readonly costs: readonly number[];
  readonly discounts: number;
  readonly free: number;
  readonly left: number;
}

/** K17: full circles by colour in the Journal and on the Map. */
export function circlesFor({ journal, map }: Pick<SeatView, 'journal' | 'map'>): number[] {
  const circles = COLOURS.map(() => 0);
  for (const kind of journal.map(journalNumber)) {
    if (kind < FIRST_SIDE && CARD_CIRCLES[kind]! > 0) {
      circles[CARD_COLOUR[kind]!]! += CARD_CIRCLES[kind]!;
    }
  }
  const packed = packedMap(map);
  addCircles(packed, 0, packed.length, circles);
  return circles;
}

/** K28: whether a seat has the special tile with this power, placed or waiting. */
export function hasPowerIn(
  { map, waiting }: Pick<SeatView, 'map' | 'waiting'>,
  power: Power,
): boolean {
  const name = COMPONENTS.specialTiles.find((tile) => tile.power === power)?.name;
  return map.some(([tile]) => tile === name) || waiting.some((tile) => tile === name);
}

/** K30: the hand limit of a seat. */
export const handLimitOf = (seat: Pick<SeatView, 'map' | 'waiting'>): number =>
  hasPowerIn(seat, 'hand') ? COMPONENTS.limits.largeHand : COMPONENTS.limits.hand;

/** The payment of the current play, `null` if no cards are laid. */
export function arithmeticOf(view: View): Arithmetic | null {
  if (view.laid.length === 0) return null;
  const state = rebuild(view);
  const costs = view.laid.map((entry) => CARD_COST[cardOf(entryNumber(entry))]!);
  const [cost, bill] = [fullCost(state), billOf(state)];
  const [paid, left] = [bill.least(0), bill.least(view.rides)];
  return { cost, costs, discounts: cost - paid, free: paid - left, left };
}

/** K25: the four cards that a Sight names, and which of them a Journal has. */
export function sightCards(
  { cards }: SightSide,
  journalNames: readonly string[],
): { readonly face: string; readonly there: boolean }[] {
  const faces = new Set(journalNames.map((name) => name.slice(0, 2)));
  return cards.split(' ').map((face) => ({ face, there: faces.has(face) }));
}
