import { useMemo } from 'react';
import type { Accent } from '../facts.ts';
import { CELL, type KolamGrid, kolamDots, kolamPath } from './kolam-lines.ts';
import './patterns.css';

interface KolamProps extends Partial<KolamGrid> {
  readonly accent?: Accent;
  /** How wide it is, in pixels; without it, as wide as its box. */
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
