import { COLOURS, type Power } from './box.ts';
import { CARD_CIRCLES, CARD_COLOUR, CARD_COST, FIRST_SIDE, journalNumber } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { placement } from './map.ts';
import { addCircles } from './patterns.ts';
import { Bill } from './payment.ts';
import { cardOf, colourOf, entryNumber, rankOf } from './sets.ts';
import { blankState, DISCOUNT } from './state.ts';
import { tileNumber } from './tiles.ts';
import type { SeatView, View } from './view.ts';

/** What a play costs and why: cost − discounts − free = left. */
export interface Arithmetic {
  readonly cost: number;
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
  const packed = map.map(([tile, x, y, turn]) => placement(tileNumber(tile), x, y, turn));
  addCircles(packed, 0, packed.length, circles);
  return circles;
}

/** K28: whether a seat has the special tile with that power, placed or waiting. */
export function hasPowerIn(
  { map, waiting }: Pick<SeatView, 'map' | 'waiting'>,
  power: Power,
): boolean {
  const name = COMPONENTS.specialTiles.find((tile) => tile.power === power)?.name;
  return map.some(([tile]) => tile === name) || waiting.some((tile) => tile === name);
}

/** The arithmetic of the play under way, `null` if there is none. */
export function arithmeticOf(view: View): Arithmetic | null {
  const seat = view.seats[view.turn]!;
  const set = view.set === null ? undefined : seat.sets[view.set];
  if (view.laid.length === 0 || set === undefined) return null;
  const bill = openBill(seat, set.map(entryNumber));
  const laid = view.laid.map(entryNumber);
  for (const entry of laid) bill.add(cardOf(entry), colourOf(entry));
  const cost = laid.reduce((sum, entry) => sum + CARD_COST[cardOf(entry)]!, 0);
  const [paid, left] = [bill.least(0), bill.least(view.rides)];
  return { cost, discounts: cost - paid, free: paid - left, left };
}

function openBill(seat: SeatView, set: readonly number[]): Bill {
  const state = blankState();
  state.circles.set(circlesFor(seat));
  state.powers[0] = hasPowerIn(seat, 'discount') ? DISCOUNT : 0;
  const bill = new Bill();
  bill.open(state, 0, set.length > 1 && rankOf(set[0]!) === rankOf(set[1]!));
  return bill;
}
