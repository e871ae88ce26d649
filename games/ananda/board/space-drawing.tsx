import type { ReactNode } from 'react';
import { FILE_NAMES } from '../rules/encoding.ts';
import type { Marks } from './marks.ts';
import { SignPath } from './pieces.tsx';
import {
  matrix,
  middle,
  type Point,
  type Projection,
  turnedSide,
  UNIT,
  walls,
} from './projection.ts';
import { type Scene, type SceneSpace, SIDE_NAMES, type Side } from './scene.ts';

interface FaceProps {
  readonly space: SceneSpace;
  readonly marks: Marks;
  readonly projection: Projection;
}

/** One space in either view: its visible walls, then its upper face. */
export function Face({ space, marks, projection }: FaceProps) {
  const { file, rank, levels } = space;
  const colour = levels.at(-1);
  return (
    <>
      {projection.kind === 'iso' && <Walls space={space} projection={projection} />}
      <g transform={matrix(projection, file, rank, levels.length)} data-tone={colour}>
        <rect className={colour === undefined ? 'a-bare' : 'a-half'} width={UNIT} height={UNIT} />
        {colour !== undefined && <Top space={space} isFlat={projection.kind === 'top'} />}
        <Signals space={space} marks={marks} />
      </g>
    </>
  );
}

function Walls({ space: { file, rank, levels, drops }, projection }: Omit<FaceProps, 'marks'>) {
  const [near, far] = [turnedSide('down', -projection.turn), turnedSide('right', -projection.turn)];
  return levels.map((colour, below) => {
    const depth = levels.length - 1 - below;
    const { left, right } = walls(middle(projection, file, rank, below + 1));
    return (
      <g key={below} data-tone={colour}>
        {depth < drops[near] && <polygon className="a-wall" points={left} />}
        {depth < drops[far] && <polygon className="a-wall" data-far="true" points={right} />}
      </g>
    );
  });
}

/** A path along some sides of a space, at an inset; its parts meet at corners. */
function line(sides: readonly Side[], inset: number, width: number): string {
  const trim = inset - width / 2;
  const start = (side: Side) => (sides.includes(side) ? trim : 0);
  const end = (side: Side) => UNIT - start(side);
  const level = (y: number) => `M${start('left')} ${y}H${end('right')}`;
  const upright = (x: number) => `M${x} ${start('up')}V${end('down')}`;
  const draw = {
    up: () => level(inset),
    down: () => level(UNIT - inset),
    left: () => upright(inset),
    right: () => upright(UNIT - inset),
  };
  return sides.map((side) => draw[side]()).join('');
}

const sidesOf = (partner: Side | null) => SIDE_NAMES.filter((side) => side !== partner);

/** The upper face. From above, higher spaces are lighter and cast a shadow where they drop. */
function Top({ space, isFlat }: { readonly space: SceneSpace; readonly isFlat: boolean }) {
  const { levels, partner, drops } = space;
  const height = levels.length;
  const shade = (side: 'right' | 'down') => Math.min(9, drops[side] * 2.5);
  return (
    <>
      {isFlat && height > 1 && (
        <rect
          className="a-light"
          width={UNIT}
          height={UNIT}
          opacity={Math.min(0.07 * (height - 1), 0.28)}
        />
      )}
      {isFlat && (
        <path
          className="a-shade"
          d={`M${UNIT} 0h${-shade('right')}v${UNIT}h${shade('right')}zM0 ${UNIT}v${-shade('down')}h${UNIT}v${shade('down')}z`}
        />
      )}
      <path className="a-seam" d={line(sidesOf(partner), 0.5, 1)} />
      <SignPath colour={levels.at(-1)!} />
    </>
  );
}

function Signals({ space, marks }: Omit<FaceProps, 'projection'>) {
  const { rim, partner } = space;
  const edge = line(sidesOf(partner), 2, 4);
  return (
    <>
      {rim.length > 0 && <path className="a-rim" d={line(rim, 1.5, 3)} />}
      {marks.own && <path className="a-rim-own" d={line(rim, 4.5, 3)} />}
      {marks.fresh && <path className="a-fresh" d={edge} />}
      {marks.ghost && <path className="a-ghost" d={edge} />}
      {marks.offered && (
        <>
          <circle className="a-offer-edge" cx="20" cy="20" r="13.5" />
          <circle className="a-offer" cx="20" cy="20" r="13.5" />
        </>
      )}
      {marks.hovering !== null && <Held colour={marks.hovering} />}
      {marks.refused !== null && <Held colour={marks.refused} isRefused />}
      {marks.lit && <rect className="a-lit" x="2" y="2" width="36" height="36" />}
      <rect className="a-focus" x="6" y="6" width="28" height="28" />
    </>
  );
}

interface HeldProps {
  readonly colour: string;
  readonly isRefused?: boolean;
}

/** Half of a tile that is held over a space; the temple below stays visible. */
function Held({ colour, isRefused = false }: HeldProps) {
  return (
    <g className="a-held" data-tone={colour} data-refused={isRefused}>
      <rect className="a-half" x="3" y="3" width="34" height="34" />
      <SignPath colour={colour} />
      {isRefused && <path className="a-no" d="M5 5L35 35" />}
    </g>
  );
}

interface NumbersProps {
  readonly scene: Scene;
  readonly space: SceneSpace;
  readonly projection: Projection;
}

/** The size of the area and the height, upright in the corners of a space in both views. */
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

/** The names of files and ranks, along the nearest edges. */
export function Coordinates({ projection }: Pick<NumbersProps, 'projection'>) {
  const { left, right, near, far } = projection.shown;
  const place = (file: number, rank: number) => middle(projection, file, rank, 0);
  const nearest = (one: Point, other: Point) => (one.y >= other.y ? one : other);
  return (
    <>
      {range(left, right).map((file) => (
        <Word key={`file ${file}`} at={nearest(place(file, near - 0.7), place(file, far + 0.7))}>
          {FILE_NAMES[file - 1]}
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
