import type { Seat } from '@baithak/kernel';
import { symbolsOf } from '../rules/cards.ts';
import { sideOf } from '../rules/table.ts';
import type { View } from '../view/view.ts';

/** What lies or sits around the octagon. */
export type Spot =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'group'; readonly group: number; readonly from: number; readonly to: number }
  | { readonly kind: 'neutral' };

/** Left and right from top to bottom; whoever looks sits at the bottom, play passes to the left. */
export interface Around {
  readonly left: readonly Spot[];
  readonly top: readonly Spot[];
  readonly right: readonly Spot[];
}

const GROUP = 6;

export function aroundTable(count: number, near: Seat): Around {
  if (count === 1) {
    return { left: [whole(0)], top: [], right: [{ kind: 'neutral' }] };
  }
  if (count === 2) {
    const half = { kind: 'group', group: 0 } as const;
    return {
      left: [{ ...half, from: 0, to: GROUP }],
      top: [{ kind: 'seat', seat: 1 - near }],
      right: [{ ...half, from: GROUP, to: 2 * GROUP }],
    };
  }
  const circle = clockwise(count, near);
  const half = (circle.length - 1) / 2;
  return {
    left: circle.slice(0, half).reverse(),
    top: [circle[half]!],
    right: circle.slice(half + 1),
  };
}

const whole = (group: number): Spot => ({ kind: 'group', group, from: 0, to: GROUP });

/** From the left hand of whoever looks once around: amulets, neighbour, amulets, … , amulets. */
function clockwise(count: number, near: Seat): Spot[] {
  return Array.from({ length: 2 * count - 1 }, (_, i) => {
    const seat = (near + Math.ceil(i / 2)) % count;
    return i % 2 === 0 ? whole(seat) : { kind: 'seat', seat };
  });
}

/** A place of a group as the near seat calls it; others' groups get a name of their own. */
export function amuletThing(view: View, near: Seat, group: number, place: number): string {
  const side = sideOf(view.seats.length, near, group);
  return side === undefined ? `far:${group}-${place}` : `amulet:${side}${place + 1}`;
}

/** The amulet of such a name, if it is still there. */
export function amuletAt(view: View, near: Seat, thing: string): string | null {
  for (const [group, places] of view.groups.entries()) {
    for (const [place, text] of places.entries()) {
      if (amuletThing(view, near, group, place) === thing) return text;
    }
  }
  return null;
}

/** How many amulets beside the near seat ask for such a symbol. */
export function askersOf(view: View, near: Seat, symbol: string): number {
  const beside = view.groups.filter((_, group) => sideOf(view.seats.length, near, group));
  return beside.flat().filter((text) => symbolsOf(text ?? '').includes(symbol)).length;
}
