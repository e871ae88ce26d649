import { dragMarks, flip, spot } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { CSSProperties } from 'react';
import { monkOf, stepAt, tileId } from './motion.ts';
import { Monk, TileFace } from './pieces.tsx';
import { lying, middle, type Point, type Projection, UNIT } from './projection.ts';
import { type Scene, spacesIn } from './scene.ts';

/** A tile on its way to its place. */
export interface Flyer {
  /** Its number in the temple. */
  readonly number: number;
  readonly tile: string;
  readonly spaces: readonly [string, string];
  readonly step: number;
}

export interface FiguresProps {
  readonly scene: Scene;
  readonly projection: Projection;
  /** The viewer's seat, for pictures none. */
  readonly near?: Seat | null;
  /** A monk that is only previewed. */
  readonly monkGhost?: { readonly seat: Seat; readonly at: string } | null;
  readonly flyers?: readonly Flyer[];
  /** The spaces that a monk passes on its way. */
  readonly walked?: readonly string[];
  /** The seat whose monk can be dragged. */
  readonly lift?: Seat | null;
  readonly point?: ((space: string) => void) | undefined;
}

/** The moving parts, in a layer above the drawing: monks, and tiles on their way. */
export function Figures(props: FiguresProps) {
  const { scene, projection, near = null, monkGhost = null, flyers = [], walked = [] } = props;
  const { lift, point } = props;
  const spaces = spacesIn(scene);
  const placed = (names: readonly string[]): CSSProperties => {
    const middles = spaces
      .filter(({ name }) => names.includes(name))
      .map(({ file, rank, levels }) => middle(projection, file, rank, levels.length));
    return within(projection, middles);
  };
  const monks = spaces
    .flatMap(({ name, monk }) => (monk === null ? [] : { seat: monk, at: name }))
    .filter(({ seat }) => seat !== monkGhost?.seat);
  return (
    <div className="a-figures" aria-hidden="true" style={sizes(projection)}>
      {walked.map((space) => (
        <i key={space} className="a-figure" style={placed([space])} {...spot(stepAt(space))} />
      ))}
      {flyers.map(({ number, tile, spaces: on, step }) => (
        <span
          key={number}
          className="a-flyer"
          style={{ ...placed(on), '--step': step }}
          {...flip(tileId(number))}
        >
          <span data-upright={isUpright(on)} style={{ transform: lying(projection) }}>
            <TileFace {...faceOf(tile, on)} />
          </span>
        </span>
      ))}
      {[...monks, ...(monkGhost === null ? [] : [monkGhost])].map(({ seat, at }) => (
        <span
          key={seat}
          className="a-figure"
          data-ghost={monkGhost?.seat === seat}
          data-tried={monkGhost?.seat === seat}
          style={placed([at])}
          {...(monkGhost?.seat === seat ? {} : flip(monkOf(seat)))}
          {...(seat === lift && { ...dragMarks({ lift: 'monk' }), onClick: () => point?.(at) })}
        >
          <Monk seat={seat} isOwn={seat === near} />
        </span>
      ))}
    </div>
  );
}

/** In parts of the box, so that pictures of any size are alike. */
const sizes = ({ kind, box, wide }: Projection): CSSProperties => ({
  '--a-monk': `${(100 * Math.max(SMALLEST, wide * MONK[kind])) / box.width}%`,
  '--a-flat': `${(100 * 2 * UNIT) / box.width}%`,
});
/** How wide a monk is, by half the width of a space; in pixels no less than the second number. */
const MONK = { iso: 0.78, top: 1.1 };
const SMALLEST = 21;

const isUpright = ([first, second]: Flyer['spaces']): boolean => first[0] === second[0];

/** The notation names the lower half of an upright tile first. */
function faceOf(tile: string, spaces: Flyer['spaces']) {
  const upright = isUpright(spaces);
  return { upright, tile: upright ? [...tile].reverse().join('') : tile };
}

/** The centre of several points as a position in the box of the projection. */
function within({ box }: Projection, points: readonly Point[]): CSSProperties {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, points.length);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(mean(({ x }) => x) - box.x, box.width),
    top: percent(mean(({ y }) => y) - box.y, box.height),
  };
}
