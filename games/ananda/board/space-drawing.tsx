import type { Marks } from './marks.ts';
import { SignPath } from './pieces.tsx';
import { matrix, middle, type Projection, turnedSide, UNIT, walls } from './projection.ts';
import { type Scene, type SceneSpace, SIDE_NAMES, type Side } from './scene.ts';

interface FaceProps {
  readonly space: SceneSpace;
  readonly marks: Marks;
  readonly projection: Projection;
}

/** A tile that is only tried floats so many levels above its place. */
const FLOAT = 0.34;

/** One space in either view: its visible walls, then its upper face. */
export function Face({ space, marks, projection }: FaceProps) {
  if (!marks.ghost && marks.landing === null) {
    return <Column space={space} marks={marks} projection={projection} />;
  }
  return (
    <>
      <Column space={withoutTop(space)} marks={marks} projection={projection} isBelow />
      {marks.ghost ? (
        <g className="a-ghost" data-passive={marks.passive} data-tried={!marks.passive}>
          <Slab space={space} projection={projection} up={FLOAT} />
          <Signals space={space} marks={marks} projection={projection} up={FLOAT} />
        </g>
      ) : (
        <g className="a-landing" style={{ '--step': marks.landing ?? 0 }}>
          <Slab space={space} projection={projection} up={0} />
          <Signals space={space} marks={marks} projection={projection} up={0} />
        </g>
      )}
    </>
  );
}

/** The column as it was before its upper tile came. */
function withoutTop(space: SceneSpace): SceneSpace {
  const down = (side: Side) => Math.max(0, space.drops[side] - 1);
  return {
    ...space,
    levels: space.levels.slice(0, -1),
    partner: null,
    rim: [],
    drops: { right: down('right'), down: down('down'), left: down('left'), up: down('up') },
  };
}

interface ColumnProps extends FaceProps {
  /** Whether another tile hides it: then it has no signals. */
  readonly isBelow?: boolean;
}

/** The corners of a face in hundredths of its box: a hint follows them, and not the walls below. */
const DIAMOND = '0,50 50,0 100,50 50,100';

function Column({ space, marks, projection, isBelow = false }: ColumnProps) {
  const { file, rank, levels } = space;
  const colour = levels.at(-1);
  return (
    <>
      {projection.kind === 'iso' && <Walls space={space} projection={projection} />}
      <g
        transform={matrix(projection, file, rank, levels.length)}
        data-tone={colour}
        data-lit={marks.lit}
        data-outline={projection.kind === 'iso' ? DIAMOND : undefined}
      >
        <rect className={colour === undefined ? 'a-bare' : 'a-half'} width={UNIT} height={UNIT} />
        {colour !== undefined && <Top space={space} isFlat={projection.kind === 'top'} />}
        {isBelow && marks.ghost && <rect className="a-under" width={UNIT} height={UNIT} />}
      </g>
      {!isBelow && <Signals space={space} marks={marks} projection={projection} up={0} />}
    </>
  );
}

interface RaisedProps {
  readonly space: SceneSpace;
  readonly projection: Projection;
  /** By how many levels it floats. */
  readonly up: number;
}

/** The sides of the board that face the viewer, left and right. */
const nearSides = ({ turn }: Projection): readonly [Side, Side] => [
  turnedSide('down', -turn),
  turnedSide('right', -turn),
];

/** Half of one tile with its own walls. */
function Slab({ space, projection, up }: RaisedProps) {
  const { file, rank, levels, partner } = space;
  const height = levels.length + up;
  const [near, far] = nearSides(projection);
  const { left, right } = walls(projection, middle(projection, file, rank, height));
  return (
    <g data-tone={levels.at(-1)}>
      {projection.kind === 'iso' && partner !== near && (
        <polygon className="a-wall" points={left} />
      )}
      {projection.kind === 'iso' && partner !== far && (
        <polygon className="a-wall" data-far="true" points={right} />
      )}
      <g transform={matrix(projection, file, rank, height)}>
        <rect className="a-half" width={UNIT} height={UNIT} />
        <Top space={space} isFlat={projection.kind === 'top'} />
      </g>
    </g>
  );
}

function Walls({ space: { file, rank, levels, drops }, projection }: Omit<FaceProps, 'marks'>) {
  const [near, far] = nearSides(projection);
  return levels.map((colour, below) => {
    const depth = levels.length - 1 - below;
    const { left, right } = walls(projection, middle(projection, file, rank, below + 1));
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
      {!isFlat && <path className="a-glint" d="M1.500 38.500V1.500H38.500" />}
      <path className="a-seam" d={line(sidesOf(partner), 0.5, 1)} />
      <SignPath colour={levels.at(-1)!} />
    </>
  );
}

/** All that is told about a space by lines around it. */
function Signals({ space, marks, projection, up }: RaisedProps & { readonly marks: Marks }) {
  const { file, rank, levels, rim, partner } = space;
  const edge = line(sidesOf(partner), 2.5, 4);
  return (
    <g
      className="a-signals"
      transform={matrix(projection, file, rank, levels.length + up)}
      data-tone={levels.at(-1)}
    >
      {rim.length > 0 && <path className="a-rim" d={line(rim, 1.2, 2.4)} />}
      {(marks.own || marks.offered === 'area') && (
        <path className="a-rim-edge" d={line(rim, 4, 5)} />
      )}
      {marks.own && <path className="a-rim-own" d={line(rim, 4, 3)} />}
      {marks.fresh && <path className="a-fresh" d={edge} />}
      {marks.offered === 'area' && !marks.own && <path className="a-free" d={line(rim, 4, 3)} />}
      {marks.offered === 'space' && (
        <rect className="a-offer" x="3.500" y="3.500" width="33" height="33" />
      )}
      {marks.ghost && <path className="a-ghost-edge" d={edge} />}
      {marks.lit && <rect className="a-lit" x="3" y="3" width="34" height="34" />}
      <rect className="a-focus" x="4" y="4" width="32" height="32" />
    </g>
  );
}

interface NumbersProps {
  readonly scene: Scene;
  readonly space: SceneSpace;
  readonly projection: Projection;
  /** Whether the size of its area is asked about now. */
  readonly isSized: boolean;
}

/** The size of a free area of several spaces, inside one of them so that nobody takes it for a neighbour's; and from above, where heights cannot be seen, the height. */
export function Numbers({ scene, space, projection, isSized }: NumbersProps) {
  const { name, file, rank, area, levels } = space;
  const { x, y } = middle(projection, file, rank, levels.length);
  const isFlat = projection.kind === 'top';
  const labelled = area === null ? undefined : scene.areas[area];
  const corner = projection.wide * 0.55;
  return (
    <>
      {isSized && labelled?.label === name && labelled.spaces.length > 1 && (
        <g className="a-size" transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <text y="5">{labelled.spaces.length}</text>
        </g>
      )}
      {isFlat && levels.length > 1 && (
        <g className="a-height" transform={`translate(${x + corner} ${y + corner})`}>
          <rect x="-7" y="-7.500" width="14" height="15" rx="3" />
          <text y="4.500">{levels.length}</text>
        </g>
      )}
    </>
  );
}
