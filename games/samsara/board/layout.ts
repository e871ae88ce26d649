import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { sideOf, symbolsOf, ZONE_COUNT } from '../rules/pieces.ts';
import type { View } from '../view/view.ts';

/** Amulets that lie together: a group, or half of the only one. */
export interface GroupSpot {
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

/** Who sits opposite, from left to right, and which amulets lie where. */
export interface Around {
  /** Clockwise from the left neighbour, with the amulets between each two of them. */
  readonly others: readonly Seat[];
  readonly between: readonly GroupSpot[];
  readonly left: GroupSpot;
  /** `null` for a single player. */
  readonly right: GroupSpot | null;
}

const GROUP = COMPONENTS.limits.group;

/** The viewer sits at the bottom; play passes to the left. */
export function aroundTable(count: number, near: Seat): Around {
  const others = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  if (count <= 2) {
    const right = count === 1 ? null : { group: 0, from: GROUP, to: 2 * GROUP };
    return { others, between: [], left: { group: 0, from: 0, to: GROUP }, right };
  }
  return {
    others,
    between: others.slice(0, -1).map(whole),
    left: whole(near),
    right: whole(others.at(-1)!),
  };
}

const whole = (group: number): GroupSpot => ({ group, from: 0, to: GROUP });

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

/** A point of the wheel: its centre is at 0, 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The wheel is drawn in a square of this size, with room for characters on its rim. */
export const WHEEL = 416;
const RIM = 176;
/** Where characters stand: mostly outside, so that they cover no words. */
const STAND = 191;
/** In the rift, at the top of the square, they are still inside it. */
const RIFT_STAND = 183;
const OUTER = 168;
const INNER = 86;
/** Half the gap between two zones. */
const GAP = 2.5;
const TURN = Math.PI / 4;

/** A point in polar coordinates: the angle in zones, clockwise from the rift at the top. */
function at(zones: number, radius: number): Point {
  return { x: radius * Math.sin(zones * TURN), y: -radius * Math.cos(zones * TURN) };
}

export const middleOf = (zone: number, radius: number): Point => at(zone + 0.5, radius);

/** How many points an arc is drawn with. */
const FINE = 8;

/** The outline of a zone, a little apart from its neighbours. */
export function outline(zone: number): Point[] {
  const arc = (radius: number) => {
    const gap = GAP / (radius * TURN);
    return Array.from({ length: FINE + 1 }, (_, i) =>
      at(zone + gap + (i / FINE) * (1 - 2 * gap), radius),
    );
  };
  return [...arc(OUTER), ...arc(INNER).reverse()];
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

/** The number of the rift where places count from 0. */
export const RIFT_PLACE = ZONE_COUNT;

/** The distance between two characters that do not touch, in zones. */
const APART = 0.35;

/** Characters stand on the rim; those that stand together share their zone. */
export function standing(place: number, index: number, count: number): Point {
  const isRift = place >= RIFT_PLACE;
  // Nobody stands beside the rift while all are in it.
  const step = isRift ? APART : Math.min(APART, 0.86 / Math.max(1, count - 1));
  const aside = (index - (count - 1) / 2) * step;
  return at((isRift ? 0 : place + 0.5) + aside, isRift ? RIFT_STAND : STAND);
}

/** The number of a step stands on the rim, or at the outer edge of whoever stands there: it covers no face. */
export const stepAt = (zone: number, isTaken: boolean): Point =>
  middleOf(zone, isTaken ? STAND + 21 : RIM);

/** The way clockwise along the rim, as the arc of a path. */
export function wayOf(from: number, steps: number): string {
  const start = from >= RIFT_PLACE ? 0 : from + 0.5;
  const end = (from >= RIFT_PLACE ? -0.5 : start) + steps;
  const [a, b] = [at(start, RIM), at(end, RIM)];
  const long = end - start > 4 ? 1 : 0;
  const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${spot(a)}A${RIM} ${RIM} 0 ${long} 1 ${spot(b)}`;
}

/** How many zones on a place lies; from the rift the first zone is one step away. */
export function stepsTo(from: number, to: number): number {
  if (from >= RIFT_PLACE) return to + 1;
  return (to - from + ZONE_COUNT) % ZONE_COUNT;
}

/** The zones that a character passes on its way, without the first and the last. */
export function passed(from: number, to: number): number[] {
  const steps = stepsTo(from, to);
  const first = from >= RIFT_PLACE ? 0 : from + 1;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (first + i) % ZONE_COUNT);
}
