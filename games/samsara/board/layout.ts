import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { sideOf, symbolsOf, ZONE_COUNT } from '../rules/pieces.ts';
import type { View } from '../view/view.ts';

/** What is around the octagon: a seat, a group of amulets or the neutral character. */
export type Spot =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'group'; readonly group: number; readonly from: number; readonly to: number }
  | { readonly kind: 'neutral' };

/** Each side from top to bottom. The viewer sits at the bottom; play passes to the left. */
export interface Around {
  readonly left: readonly Spot[];
  readonly top: readonly Spot[];
  readonly right: readonly Spot[];
}

const GROUP = COMPONENTS.limits.group;

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

/** Once around from the viewer's left hand: amulets, neighbour, amulets, …, amulets. */
function clockwise(count: number, near: Seat): Spot[] {
  return Array.from({ length: 2 * count - 1 }, (_, i) => {
    const seat = (near + Math.ceil(i / 2)) % count;
    return i % 2 === 0 ? whole(seat) : { kind: 'seat', seat };
  });
}

/** The thing's name of an amulet: as the near seat names its place, or `far:` between other seats. */
export function amuletThing(view: View, near: Seat, group: number, place: number): string {
  const side = sideOf(view.seats.length, near, group);
  return side === undefined ? `far:${group}-${place}` : `amulet:${side}${place + 1}`;
}

/** The amulet with that name, if it is still there. */
export function amuletAt(view: View, near: Seat, thing: string): string | null {
  for (const [group, places] of view.groups.entries()) {
    for (const [place, text] of places.entries()) {
      if (amuletThing(view, near, group, place) === thing) return text;
    }
  }
  return null;
}

/** How many amulets beside the near seat ask for a symbol. */
export function askersOf(view: View, near: Seat, symbol: string): number {
  const beside = view.groups.filter((_, group) => sideOf(view.seats.length, near, group));
  return beside.flat().filter((text) => symbolsOf(text ?? '').includes(symbol)).length;
}

/** A point of the octagon: its centre is at 0, 0 and its corners are 100 away. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const OUTER = 100;
const INNER = 45;
/** Half the gap between two zones. */
const GAP = 1.2;
const TURN = Math.PI / 4;

/** A point in polar coordinates: the angle in corners, clockwise from the rift at the top. */
function at(corners: number, radius: number): Point {
  return { x: radius * Math.sin(corners * TURN), y: -radius * Math.cos(corners * TURN) };
}

/** The distance of a side's middle from the centre, relative to that of a corner. */
const SIDE = Math.cos(TURN / 2);
export const middleOf = (zone: number, radius: number): Point => at(zone + 0.5, radius * SIDE);

/** The four corners of a zone, a little apart from its neighbours. */
export function outline(zone: number): Point[] {
  const along = at(zone + 0.5 + 2, GAP);
  const corner = (corners: number, radius: number, side: 1 | -1): Point => {
    const { x, y } = at(corners, radius);
    return { x: x + side * along.x, y: y + side * along.y };
  };
  return [
    corner(zone, OUTER, 1),
    corner(zone + 1, OUTER, -1),
    corner(zone + 1, INNER, -1),
    corner(zone, INNER, 1),
  ];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Characters that stand together stand side by side, at the inner edge of their zone. */
export function standing(place: number, index: number, count: number): Point {
  const step = Math.min(17, 34 / Math.max(1, count - 1));
  const aside = (index - (count - 1) / 2) * step;
  if (place >= ZONE_COUNT) return { x: aside * 1.3, y: -103 };
  const spot = middleOf(place, 46.5);
  const along = at(place + 0.5 + 2, aside);
  return { x: spot.x + along.x, y: spot.y + along.y };
}
