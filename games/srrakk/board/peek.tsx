import type { Seat } from '@baithak/kernel';
import { SIZE } from '@baithak/panakizhi';
import { cellOf, Marks, type PieceColour, pieceClass, SQUARE } from '@baithak/panakizhi/board';
import { layersOf } from './stack.tsx';

const WIDE = 58;
const ROW = 24;

interface PeekProps {
  readonly square: string;
  readonly stack: string;
  readonly near: Seat;
}

/** The pieces of a stack one below the other, beside it. What has to be remembered is a question mark. */
export function Peek({ square, stack, near }: PeekProps) {
  const [column, row] = cellOf(square, near);
  const height = ROW * stack.length + 14;
  const x = column < SIZE - 1 ? (column + 1) * SQUARE + 5 : column * SQUARE - WIDE - 1;
  const y = Math.max(0, (row + 0.5) * SQUARE - height / 2);
  return (
    <Marks>
      <g className="s-peek" transform={`translate(${x} ${y})`}>
        <rect width={WIDE} height={height} rx="10" />
        {layersOf(stack)
          .toReversed()
          .map((colour, i) => (
            <g key={i} transform={`translate(${WIDE / 2} ${ROW * i + 19})`}>
              <Layer colour={colour} />
            </g>
          ))}
      </g>
    </Marks>
  );
}

function Layer({ colour }: { readonly colour: PieceColour }) {
  return (
    <g className={pieceClass(colour)}>
      <ellipse className="b-piece-body" rx="20" ry="10" />
      {colour === null && <text y="6">?</text>}
      {colour === 'w' && <ellipse className="b-piece-line" rx="11" ry="5" />}
      {colour === 'b' && <ellipse className="b-piece-beads" rx="12" ry="5" />}
    </g>
  );
}
