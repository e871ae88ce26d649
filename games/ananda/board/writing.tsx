import type { ReactNode } from 'react';
import { middle, type Point, type Projection } from './projection.ts';
import type { Scene, SceneSpace } from './scene.ts';

interface NumbersProps {
  readonly scene: Scene;
  readonly space: SceneSpace;
  readonly projection: Projection;
}

/** In the corners of a space, upright in both views: how large its area is, and how high it stands. */
export function Numbers({ scene, space, projection }: NumbersProps) {
  const { name, file, rank, area, levels } = space;
  const { x, y } = middle(projection, file, rank, levels.length);
  const [across, down, scale] = projection.kind === 'top' ? [10.5, 10.5, 1] : [21, 0, 1.35];
  const at = (dx: number, dy: number) => `translate(${x + dx} ${y + dy}) scale(${scale})`;
  const labelled = area === null ? undefined : scene.areas[area];
  return (
    <>
      {labelled?.label === name && (
        <g className="a-size" transform={at(-across, -down)}>
          <circle r="7.5" />
          <text y="3.7">{labelled.spaces.length}</text>
        </g>
      )}
      {levels.length > 1 && (
        <g className="a-height" transform={at(across + 1.5, down + 2)}>
          <rect x="-6" y="-5.5" width="12" height="11" rx="2" />
          <text y="3.5">{levels.length}</text>
        </g>
      )}
    </>
  );
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The names of files and ranks, along the edges that are nearest. */
export function Coordinates({ projection }: Pick<NumbersProps, 'projection'>) {
  const { left, right, near, far } = projection.shown;
  const place = (file: number, rank: number) => middle(projection, file, rank, 0);
  const nearest = (one: Point, other: Point) => (one.y >= other.y ? one : other);
  return (
    <>
      {range(left, right).map((file) => (
        <Word key={`file ${file}`} at={nearest(place(file, near - 0.7), place(file, far + 0.7))}>
          {'abcdefghijklmn'[file - 1]}
        </Word>
      ))}
      {range(near, far).map((rank) => (
        <Word key={`rank ${rank}`} at={nearest(place(left - 0.7, rank), place(right + 0.7, rank))}>
          {rank}
        </Word>
      ))}
    </>
  );
}

function Word({ at, children }: { readonly at: Point; readonly children: ReactNode }) {
  return (
    <text className="a-coordinate" x={at.x} y={at.y + 3.5}>
      {children}
    </text>
  );
}
