import { BLOCK, BLOCKS, CORNER } from '@baithak/board';
import type { Motif } from '@baithak/board/facts';
import { useId } from 'react';

/** How many blocks lie between two corners, along the length and along the height. */
const LONG = 12;
const HIGH = 7;
const [WIDTH, HEIGHT] = [BLOCK * (LONG + 2), BLOCK * (HIGH + 2)];
const [RIGHT, BOTTOM] = [WIDTH - BLOCK, HEIGHT - BLOCK];

const EDGES = [
  { turn: 'rotate(0)', blocks: LONG },
  { turn: `translate(${WIDTH}) rotate(90)`, blocks: HIGH },
  { turn: `translate(${WIDTH} ${HEIGHT}) rotate(180)`, blocks: LONG },
  { turn: `translate(0 ${HEIGHT}) rotate(270)`, blocks: HIGH },
];

/** A border around a wide cloth. It fills its box. */
export function WideFrame({ motif }: { readonly motif: Motif }) {
  const id = `${useId()}${motif}`;
  return (
    <svg
      className="b-print-frame"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <pattern id={id} x={BLOCK} width={BLOCK} height={BLOCK} patternUnits="userSpaceOnUse">
        <g transform="translate(2.4 3.4) scale(0.8)">{BLOCKS[motif]}</g>
      </pattern>
      {EDGES.map(({ turn, blocks }) => (
        <g key={turn} transform={turn}>
          <rect x={BLOCK} width={BLOCK * blocks} height={BLOCK} fill={`url(#${id})`} />
          <g transform="translate(2.4 2.4) scale(0.8)">{CORNER}</g>
        </g>
      ))}
      <path
        className="b-print-rail"
        d={`M${BLOCK} ${BLOCK}H${RIGHT}V${BOTTOM}H${BLOCK}ZM1 1H${WIDTH - 1}V${HEIGHT - 1}H1Z`}
      />
    </svg>
  );
}
