import { useId } from 'react';
import { type Projection, RIM, slabOf } from './projection.ts';

/** One lotus of the print along the edge, in a box of 24 × 24. */
const LOTUS =
  'M12 2.500C15.400 7 15.400 13 12 17.500 8.600 13 8.600 7 12 2.500ZM11.200 18.200C7.600 17 5.400 12.600 5.600 7.200 7.900 8.600 9.600 10.700 10.200 13.400ZM12.800 18.200C16.400 17 18.600 12.600 18.400 7.200 16.100 8.600 14.400 10.700 13.800 13.400ZM10.200 19.400C6 19.900 2.600 17.300 1.400 13.200 4 13.300 6.200 14.400 7.600 16.300ZM13.800 19.400C18 19.900 21.400 17.300 22.600 13.200 20 13.300 17.800 14.400 16.400 16.300ZM6 21.500H18V23H6Z';

interface GroundProps {
  readonly projection: Projection;
  readonly files: number;
  readonly ranks: number;
  /** Its name as a place of the table: around it the cloth is bare, and a tip may lie there. */
  readonly region?: string | undefined;
}

/** The board under the temple: a slab of stone with a printed edge, and its shadow on the cloth. */
export function Ground({ projection, files, ranks, region }: GroundProps) {
  const id = useId();
  const corners = [
    [-RIM, -RIM],
    [files + RIM, -RIM],
    [files + RIM, ranks + RIM],
    [-RIM, ranks + RIM],
  ].map(([x, y]) => projection.at(x!, y!, 0));
  const points = (list: readonly { readonly x: number; readonly y: number }[]) =>
    list.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const slab = slabOf(projection);
  const sorted = corners.toSorted((one, other) => one.x - other.x);
  const [left, right] = [sorted[0]!, sorted.at(-1)!];
  const near = corners.reduce((one, other) => (other.y > one.y ? other : one));
  const edge = (from: typeof left, to: typeof left, kind: string) => {
    const length = to.x - from.x;
    const count = Math.round(length / (slab * 1.35));
    const slope = (to.y - from.y) / length;
    const scale = slab / 26;
    return (
      <g transform={`matrix(1 ${slope} 0 1 ${from.x} ${from.y})`}>
        <rect className="a-edge" data-side={kind} width={length} height={slab} />
        <pattern
          id={`${id}${kind}`}
          width={length / count}
          height={slab}
          patternUnits="userSpaceOnUse"
        >
          <path className="a-lotus" d={LOTUS} transform={`translate(0 1) scale(${scale})`} />
        </pattern>
        <rect width={length} height={slab} fill={`url(#${id}${kind})`} />
      </g>
    );
  };
  const shadow = corners.map(({ x, y }) => ({ x, y: y + slab * 1.4 }));
  return (
    <g className="a-board">
      <polygon className="a-cast" points={points(shadow)} />
      {projection.kind === 'iso' && edge(left, near, 'left')}
      {projection.kind === 'iso' && edge(near, right, 'right')}
      <polygon className="a-stone" points={points(corners)} data-region={region} />
    </g>
  );
}
