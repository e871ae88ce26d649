import { type ReactNode, useId } from 'react';
import type { Accent, Lattice } from '../facts.ts';
import './patterns.css';

interface JaliProps {
  readonly lattice: Lattice;
  readonly accent?: Accent;
  /** How wide one opening of the lattice is, in pixels. */
  readonly size?: number;
}

interface Tile {
  readonly height: number;
  readonly bars: ReactNode;
}

const WIDTH = 24;

/** One opening of each lattice, with the bars around it. */
const TILES: Readonly<Record<Lattice, Tile>> = {
  star: {
    height: 24,
    bars: (
      <path d="M5 5H19V19H5ZM12 2 22 12 12 22 2 12ZM12 2V0M22 12H24M12 22V24M2 12H0M5 5 0 0M19 5 24 0M19 19 24 24M5 19 0 24" />
    ),
  },
  hexagon: {
    height: 42,
    bars: (
      <path d="M12 0V7L24 14V28L12 35V42M12 7 0 14V28L12 35M12 14 18 17.5V24.5L12 28 6 24.5V17.5Z" />
    ),
  },
  petal: {
    height: 24,
    bars: (
      <path d="M0 0Q12 9 24 0Q15 12 24 24Q12 15 0 24Q9 12 0 0ZM12 8.5A3.5 3.5 0 0 1 12 15.5 3.5 3.5 0 0 1 12 8.5Z" />
    ),
  },
  scale: {
    height: 24,
    bars: (
      <path d="M0 12A12 12 0 0 1 24 12M-12 24A12 12 0 0 1 12 24M12 24A12 12 0 0 1 36 24M6 12A6 6 0 0 1 18 12M-6 24A6 6 0 0 1 6 24M18 24A6 6 0 0 1 30 24" />
    ),
  },
};

/** A lattice that fills its box. */
export function Jali({ lattice, accent, size = 28 }: JaliProps) {
  const id = `${useId()}${lattice}`;
  const scale = size / WIDTH;
  const { height, bars } = TILES[lattice];
  return (
    <svg className="b-jali" data-accent={accent} aria-hidden="true">
      <pattern
        id={id}
        x="50%"
        width={size}
        height={height * scale}
        patternUnits="userSpaceOnUse"
        patternContentUnits="userSpaceOnUse"
      >
        <g transform={`scale(${scale})`}>{bars}</g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
