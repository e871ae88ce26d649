import type { Direction } from '../board.ts';

const TURNS: Readonly<Record<Direction, number>> = { '>': 0, v: 90, '<': 180, '^': 270 };

/** Full for a push that is legal, an outline for one that is not; a bar behind it for the last one. */
export function Arrow({
  direction,
  last,
}: {
  readonly direction: Direction;
  readonly last: boolean;
}) {
  return (
    <svg viewBox="12 12 76 76" className="t-arrow" aria-hidden="true">
      <g transform={`rotate(${TURNS[direction]} 50 50)`}>
        <path d="M34 22 74 50 34 78Z" className="t-arrow-head" />
        {last && <path d="M20 24V76" className="t-arrow-last" />}
      </g>
    </svg>
  );
}
