import type { Direction } from '../rules/board.ts';

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
    <svg viewBox="0 0 100 100" className="t-arrow" aria-hidden="true">
      <g transform={`rotate(${TURNS[direction]} 50 50)`}>
        <path d="M30 22H48L72 50 48 78H30L54 50Z" className="t-arrow-head" />
        {last && <path d="M20 24V76" className="t-arrow-last" />}
      </g>
    </svg>
  );
}
