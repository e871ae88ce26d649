import type { Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { FILES, RANKS, SIZE } from '../rules/squares.ts';
import './marks.css';

/** The side of a square in drawings over the board. */
export const SQUARE = 96;

export type Point = readonly [x: number, y: number];

/** The column and row in which a square is drawn, from 0 to 4: everybody sits at the bottom. */
export function cellOf(square: string, near: Seat): Point {
  const [files, ranks]: readonly (readonly string[])[] = [FILES, RANKS];
  const [file, rank] = [files!.indexOf(square[0]!), ranks!.indexOf(square[1]!)];
  return near === 1 ? [SIZE - 1 - file, rank] : [file, SIZE - 1 - rank];
}

export function centreOf(square: string, near: Seat): Point {
  const [column, row] = cellOf(square, near);
  return [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
}

/** The squares from the top left to the bottom right, as a seat sees them. */
export function rowsFor<T>(near: Seat, rows: readonly (readonly T[])[]): (readonly T[])[] {
  return near === 1 ? rows.toReversed().map((row) => row.toReversed()) : [...rows];
}

/** A drawing over or under all squares, in units of which a square has 96. */
export function Marks({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="marks" viewBox={`0 0 ${SIZE * SQUARE} ${SIZE * SQUARE}`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface CapsuleProps {
  readonly squares: readonly string[];
  readonly near: Seat;
  /** The way of a move, the line it would make, the line that has won. */
  readonly kind: 'way' | 'line' | 'won';
}

/** A long shape around squares in a line. */
export function Capsule({ squares, near, kind }: CapsuleProps) {
  const cells = squares.map((square) => cellOf(square, near));
  const [columns, rows] = [cells.map(([column]) => column), cells.map(([, row]) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const gap = kind === 'way' ? 4 : 5;
  return (
    <rect
      className={`mark-${kind}`}
      x={left * SQUARE + gap}
      y={top * SQUARE + gap}
      width={wide * SQUARE - 2 * gap}
      height={high * SQUARE - 2 * gap}
      rx={SQUARE / 2 - gap}
    />
  );
}

interface ChevronProps {
  readonly at: Point;
  /** 0 points up, 90 to the right. */
  readonly turn: number;
}

export function Chevron({ at: [x, y], turn }: ChevronProps) {
  return (
    <path
      className="mark-chevron"
      d="M-13 5 0-9 13 5V12L0-2-13 12Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

/** How far an arc rises for each unit of its length. */
const RISE = 0.36;
/** The piece at each end has this radius. */
const CLEAR = 42;

interface ArcProps {
  readonly from: Point;
  readonly to: Point;
}

/** The way of a jump: over the piece between, upwards on the screen where that is possible. */
export function Arc({ from, to }: ArcProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const side = dx >= 0 ? 1 : -1;
  const top: Point = [
    (from[0] + to[0]) / 2 + (dy / long) * side * long * RISE,
    (from[1] + to[1]) / 2 - (dx / long) * side * long * RISE,
  ];
  const start = towards(from, top);
  const end = towards(to, top);
  const turn = (Math.atan2(end[1] - top[1], end[0] - top[0]) * 180) / Math.PI + 90;
  const path = `M${text(start)}Q${text(top)} ${text(end)}`;
  return (
    <>
      <path className="mark-arc-edge" d={path} />
      <path className="mark-arc" d={path} />
      <Chevron at={end} turn={turn} />
    </>
  );
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const long = Math.hypot(toX - x, toY - y);
  return [x + ((toX - x) / long) * CLEAR, y + ((toY - y) / long) * CLEAR];
}

const text = (point: Point) => point.map((part) => part.toFixed(1)).join(' ');

interface FlipChipProps {
  readonly at: Point;
  /** The colour after the flip. */
  readonly to: 'w' | 'b';
}

/** A piece turns over: from one colour to the other. */
export function FlipChip({ at: [x, y], to }: FlipChipProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="mark-flip">
      <rect x="-33" y="-15" width="66" height="30" rx="15" />
      <circle cx="-17" r="8.5" data-colour={to === 'w' ? 'b' : 'w'} />
      <circle cx="17" r="8.5" data-colour={to} />
      <path d="M-4 0H4M1-4 5 0 1 4" />
    </g>
  );
}

interface GhostProps {
  readonly square: string;
  readonly near: Seat;
  readonly colour: 'w' | 'b';
  /** The side of the piece's drawing in the units of the board. */
  readonly size: number;
  /** A ring around the ghost; a piece that only turns over has one as well. */
  readonly radius?: number;
  readonly children: ReactNode;
}

/** A piece where it would stand after the move, from its drawing of 100 by 100. */
export function Ghost({ square, near, colour, size, radius = 46, children }: GhostProps) {
  const [x, y] = centreOf(square, near);
  return (
    <g
      className={`mark-ghost b-piece b-piece-${colour}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
    >
      {children}
      <circle cx="50" cy="47" r={radius} className="mark-ghost-ring" />
    </g>
  );
}
