import { useMemo } from 'react';
import type { Accent } from '../facts.ts';
import './patterns.css';

/**
 * A kolam is a closed line that winds around every dot of a grid. Each dot has a cell. On the edge
 * between two cells the line crosses itself, unless a wall turns it back; the border of the grid is
 * all walls. So the strands of a cell depend on its walls alone.
 */
export interface KolamGrid {
  readonly columns: number;
  readonly rows: number;
  /** A bit set of walls, one bit for all edges that mirror each other. */
  readonly walls: number;
}

/** The side of a cell. */
export const CELL = 20;

type Point = readonly [x: number, y: number];

/** The directions from a cell's centre to its edges, clockwise. */
const EDGES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** How far a strand swings out, by the number of walls it goes around. */
const SWINGS = [0, 8.6, 13.4, 22] as const;

/** All strands as one SVG path. */
export function kolamPath(grid: KolamGrid): string {
  const orbits = wallOrbits(grid);
  const cells = Array.from({ length: grid.columns * grid.rows }, (_, i) => i);
  return cells
    .flatMap((i) => {
      const cell: Point = [i % grid.columns, Math.floor(i / grid.columns)];
      const open = EDGES.map((edge) => isOpen(grid, orbits, cell, edge));
      return cellStrands(open, [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL]);
    })
    .join('');
}

/** The dots, which are the centres of the cells. */
export function kolamDots({ columns, rows }: KolamGrid): Point[] {
  return Array.from({ length: columns * rows }, (_, i) => [
    ((i % columns) + 0.5) * CELL,
    (Math.floor(i / columns) + 0.5) * CELL,
  ]);
}

function isOpen(
  { columns, rows, walls }: KolamGrid,
  orbits: readonly string[],
  [x, y]: Point,
  [dx, dy]: Point,
): boolean {
  const isInside = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
  if (!isInside) return false;
  const orbit = orbits.indexOf(orbitOf(2 * x + 1 + dx - columns, 2 * y + 1 + dy - rows));
  return ((walls >>> orbit) & 1) === 0;
}

/** The names of all groups of edges that mirror each other. */
function wallOrbits({ columns, rows }: KolamGrid): string[] {
  const names = new Set<string>();
  for (let v = 1 - rows; v < rows; v++) {
    for (let u = 1 - columns; u < columns; u++) {
      const liesBetweenCells = (u + columns) % 2 !== (v + rows) % 2;
      if (liesBetweenCells) names.add(orbitOf(u, v));
    }
  }
  return [...names];
}

function orbitOf(u: number, v: number): string {
  const [small, large] = [Math.abs(u), Math.abs(v)].sort((a, b) => a - b);
  return `${small} ${large}`;
}

/** One strand from each open edge to the next one clockwise, around the walls between them. */
function cellStrands(open: readonly boolean[], centre: Point): string[] {
  const doors = [0, 1, 2, 3].filter((edge) => open[edge]);
  if (doors.length === 0) return [ring(centre)];
  return doors.map((door, i) => {
    const next = doors[(i + 1) % doors.length]!;
    return strand(door, next, (next - door + 3) % 4, centre);
  });
}

function strand(from: number, to: number, walls: number, centre: Point): string {
  const swing = SWINGS[walls]!;
  const [start, end] = [EDGES[from]!, EDGES[to]!].map((edge) => along(centre, edge, CELL / 2));
  if (swing === 0) return `M${text(start!)}L${text(end!)}`;
  // Strands cross an edge at 45 degrees: inwards and clockwise.
  const leaving = add(turned(EDGES[from]!), opposite(EDGES[from]!));
  const arriving = add(opposite(turned(EDGES[to]!)), opposite(EDGES[to]!));
  const first = along(start!, leaving, swing);
  const second = along(end!, arriving, swing);
  return `M${text(start!)}C${text(first)} ${text(second)} ${text(end!)}`;
}

function ring(centre: Point): string {
  const [x, y] = centre;
  return `M${x - 6} ${y}A6 6 0 1 1 ${x + 6} ${y}A6 6 0 1 1 ${x - 6} ${y}`;
}

const turned = ([x, y]: Point): Point => [-y, x];
const opposite = ([x, y]: Point): Point => [-x, -y];
const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const along = ([x, y]: Point, [dx, dy]: Point, way: number): Point => [x + dx * way, y + dy * way];
const text = (point: Point) => point.map((part) => Number(part.toFixed(1))).join(' ');

interface KolamProps extends Partial<KolamGrid> {
  readonly accent?: Accent;
  /** Its width in pixels; by default the width of its box. */
  readonly size?: number;
}

/** A line of rice flour around a grid of dots. */
export function Kolam({ columns = 5, rows = columns, walls = 0, accent, size }: KolamProps) {
  const grid = { columns, rows, walls };
  const path = useMemo(() => kolamPath({ columns, rows, walls }), [columns, rows, walls]);
  return (
    <svg
      className="b-kolam"
      data-accent={accent}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={size}
      aria-hidden="true"
    >
      <path d={path} />
      {kolamDots(grid).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
      ))}
    </svg>
  );
}
