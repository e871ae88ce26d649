import { useId } from 'react';
import type { Accent, Motif } from '../facts.ts';
import { BLOCK, BLOCKS, CORNER } from './motifs.tsx';
import './patterns.css';

interface BlockPrintProps {
  readonly motif: Motif;
  readonly accent?: Accent;
  /** How high the border is, in pixels. */
  readonly size?: number;
}

const RAIL = 4;
const HEIGHT = BLOCK + 2 * RAIL;

/** A printed border that fills the width of its box, cut alike at both ends. */
export function BlockPrint({ motif, accent, size = 16 }: BlockPrintProps) {
  // Separately rendered pictures may get the same ids from React, so the motif is added.
  const id = `${useId()}${motif}`;
  const scale = size / HEIGHT;
  return (
    <svg className="b-print" data-accent={accent} height={size} aria-hidden="true">
      <pattern
        id={id}
        x="50%"
        width={BLOCK * scale}
        height={size}
        patternUnits="userSpaceOnUse"
        patternContentUnits="userSpaceOnUse"
      >
        <g transform={`scale(${scale})`}>
          <path d={`M0 0H${BLOCK}V1.6H0ZM0 ${HEIGHT - 1.6}H${BLOCK}V${HEIGHT}H0Z`} />
          <g transform={`translate(0 ${RAIL})`}>{BLOCKS[motif]}</g>
        </g>
      </pattern>
      <rect width="100%" height={size} fill={`url(#${id})`} />
    </svg>
  );
}

interface PrintFrameProps {
  readonly motif: Motif;
  /** How many blocks lie between two corners. */
  readonly count: number;
}

/** A border around a square: whole blocks on every side, and special corners. */
export function PrintFrame({ motif, count }: PrintFrameProps) {
  const id = `${useId()}${motif}`;
  const side = BLOCK * (count + 2);
  const far = side - BLOCK;
  const edges = [0, 90, 180, 270].map((angle) => `rotate(${angle} ${side / 2} ${side / 2})`);
  return (
    <svg className="b-print-frame" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <pattern id={id} x={BLOCK} width={BLOCK} height={BLOCK} patternUnits="userSpaceOnUse">
        <g transform="translate(2.4 3.4) scale(0.8)">{BLOCKS[motif]}</g>
      </pattern>
      {edges.map((turn) => (
        <g key={turn} transform={turn}>
          <rect x={BLOCK} width={BLOCK * count} height={BLOCK} fill={`url(#${id})`} />
          <g transform="translate(2.4 2.4) scale(0.8)">{CORNER}</g>
        </g>
      ))}
      <path
        className="b-print-rail"
        d={`M${BLOCK} ${BLOCK}H${far}V${far}H${BLOCK}ZM1 1H${side - 1}V${side - 1}H1Z`}
      />
    </svg>
  );
}
