/** A point of the octagon, whose middle is 0 0 and whose corners are 100 away from it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const OUTER = 100;
const INNER = 45;
/** Between two zones. */
const GAP = 1.2;
const TURN = Math.PI / 4;
const ZONES = 8;

/** Clockwise from the top, where the rift is; corners lie at whole numbers. */
export function at(corners: number, radius: number): Point {
  return { x: radius * Math.sin(corners * TURN), y: -radius * Math.cos(corners * TURN) };
}

/** How near the middle of a side is to the middle of the octagon, as part of the way to a corner. */
const SIDE = Math.cos(TURN / 2);
export const middleOf = (zone: number, radius: number): Point => at(zone + 0.5, radius * SIDE);

/** The outline of a zone: along two corners, a little apart from its neighbours. */
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

export interface Box {
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
  if (place >= ZONES) return { x: aside * 1.3, y: -103 };
  const spot = middleOf(place, 46.5);
  const along = at(place + 0.5 + 2, aside);
  return { x: spot.x + along.x, y: spot.y + along.y };
}
