import { dragMarks, flip, useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import type { CSSProperties } from 'react';
import { tileParts } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import { Monk, TileFace } from './pieces.tsx';
import { lying, middle, type Point, type Projection } from './projection.ts';
import { type Scene, spacesIn } from './scene.ts';
import { rackName } from './selection.ts';

/** A tile that was just placed, and where it comes from. */
interface Flyer {
  readonly id: string;
  readonly tile: string;
  readonly spaces: readonly [string, string];
  readonly from: string;
}

export interface FiguresProps {
  readonly scene: Scene;
  readonly projection: Projection;
  /** A monk that is only previewed. */
  readonly monkGhost?: { readonly seat: Seat; readonly at: string } | null;
  readonly flyers?: readonly Flyer[];
  /** The seat whose monk can be dragged. */
  readonly lift?: Seat | null;
  readonly point?: ((space: string) => void) | undefined;
}

/** The moving parts, in a layer above the drawing: monks, and tiles on their way. */
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

/** The notation names the lower half of an upright tile first. */
function faceOf(tile: string, spaces: Flyer['spaces']) {
  const upright = isUpright(spaces);
  return { upright, tile: upright ? [...tile].reverse().join('') : tile };
}

/** The centre of several points as a position in the box of the projection. */
function within({ box }: Projection, points: readonly Point[]): CSSProperties {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(mean(({ x }) => x) - box.x, box.width),
    top: percent(mean(({ y }) => y) - box.y, box.height),
  };
}

/** Where new things on this board come from. */
export interface Travels {
  /** Changes with every move. */
  readonly moment: string;
  /** Where a new tile on the viewer's rack comes from. */
  readonly tileSource: string;
  /** The tiles placed since the viewer last did anything, by number. */
  readonly recent: readonly number[];
  readonly flyers: readonly Flyer[];
}

/** What is remembered from one view to the next. */
interface Known {
  /** How many tiles lie in the temple. */
  readonly tiles: number;
  readonly seat: Seat;
  readonly tileSource: string;
  /** The tiles that this turn has placed so far, by number. */
  readonly fresh: readonly number[];
  readonly recent: readonly number[];
  readonly placer: Seat;
}

/** Follows the tiles from one view to the next. */
export function useTravels(view: View): Travels {
  const moment = JSON.stringify(view);
  const known = useLasting<Known>(moment, (before) => knownAfter(before, view));
  return {
    moment,
    tileSource: known.tileSource,
    recent: known.recent,
    flyers: known.fresh.map((number) => flyerOf(view, number, known.placer)),
  };
}

/** The mover of the view before has placed the new tiles; a tile that was undone came from the temple. */
export function knownAfter(before: Known | null, { tiles, seat, viewer }: View): Known {
  const had = before?.tiles ?? tiles.length;
  const isNew = tiles.length > had;
  const stays = tiles.length === had && before !== null && before.seat === seat;
  const fresh = isNew ? tiles.map((_, i) => i).slice(had) : stays ? before.fresh : [];
  const wasOwn = viewer === null || before?.seat === viewer;
  const older = wasOwn ? [] : (before?.recent ?? []).filter((number) => number < tiles.length);
  return {
    tiles: tiles.length,
    seat,
    tileSource: tiles.length < had ? flyerId(tiles.length) : 'supply',
    fresh,
    recent: [...new Set([...older, ...fresh])],
    placer: stays ? before.placer : (before?.seat ?? seat),
  };
}

const flyerId = (number: number) => `tile ${number}`;

export function flyerOf(view: View, number: number, placer: Seat): Flyer {
  const [tile, first, second] = tileParts(view.tiles[number]!);
  const rack = view.seats[placer]!.rack;
  const name = rackName(tile);
  const nth = rack?.filter((each) => each === name).length ?? 0;
  return {
    id: flyerId(number),
    tile,
    spaces: [first, second],
    from: rack === null ? `rack of ${placer}` : `rack ${placer} ${name} ${nth}`,
  };
}
