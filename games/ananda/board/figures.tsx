import { dragMarks, flip } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { CSSProperties } from 'react';
import { lying, middle, type Point, type Projection } from './projection.ts';
import { type Scene, spacesIn } from './scene.ts';
import { Monk, TileFace } from './signs.tsx';

/** A tile that has just come, with where it comes from. */
export interface Flyer {
  readonly id: string;
  readonly tile: string;
  readonly spaces: readonly [string, string];
  readonly from: string;
}

export interface FiguresProps {
  readonly scene: Scene;
  readonly projection: Projection;
  /** A monk that is only imagined. */
  readonly monkGhost?: { readonly seat: Seat; readonly at: string } | null;
  readonly flyers?: readonly Flyer[];
  /** Whose monk can be carried elsewhere. */
  readonly lift?: Seat | null;
  readonly point?: ((space: string) => void) | undefined;
}

/** What moves stands above the drawing: monks, and tiles on their way. */
export function Figures(props: FiguresProps) {
  const { scene, projection, monkGhost = null, flyers = [], lift, point } = props;
  const spaces = spacesIn(scene);
  const placed = (names: readonly string[]): CSSProperties => {
    const middles = spaces
      .filter(({ name }) => names.includes(name))
      .map(({ file, rank, levels }) => middle(projection, file, rank, levels.length));
    return within(projection, middles);
  };
  const monks = spaces.flatMap(({ name, monk }) => (monk === null ? [] : { seat: monk, at: name }));
  const standing = monks.filter(({ seat }) => seat !== monkGhost?.seat);
  return (
    <div className="a-figures" aria-hidden="true">
      {flyers.map(({ id, tile, spaces: on, from }) => (
        <span key={id} className="a-flyer" style={placed(on)} {...flip(id, { from })}>
          <span data-upright={isUpright(on)} style={{ transform: lying(projection) }}>
            <TileFace {...faceOf(tile, on)} />
          </span>
        </span>
      ))}
      {[...standing, ...(monkGhost === null ? [] : [monkGhost])].map(({ seat, at }) => (
        <span
          key={seat}
          className="a-figure"
          data-ghost={monkGhost?.seat === seat}
          style={placed([at])}
          {...flip(`monk ${seat}`)}
          {...(seat === lift && { ...dragMarks({ lift: 'monk' }), onClick: () => point?.(at) })}
        >
          <Monk seat={seat} />
        </span>
      ))}
    </div>
  );
}

const isUpright = ([first, second]: Flyer['spaces']): boolean => first[0] === second[0];

/** Upright tiles are written from below. */
function faceOf(tile: string, spaces: Flyer['spaces']) {
  const upright = isUpright(spaces);
  return { upright, tile: upright ? [...tile].reverse().join('') : tile };
}

/** The middle of several points as a place in the box of the view. */
function within({ box }: Projection, points: readonly Point[]): CSSProperties {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(mean(({ x }) => x) - box.x, box.width),
    top: percent(mean(({ y }) => y) - box.y, box.height),
  };
}
