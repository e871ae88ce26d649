import { flip, Grid, Kolam, type Place } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { COMPONENTS } from '../rules/components.ts';
import type { Placed } from '../rules/map.ts';
import { tileSaid } from '../rules/naming.ts';
import { circlesOf, diagonalOf, loopsOf, quartetsOf } from '../rules/patterns.ts';
import { circleParts, loopParts, MarkBook, marksOf, packedMap } from '../view/marks.ts';
import { MarkSign, TileFace } from './art.tsx';
import { partOf, Titled } from './cards.tsx';
import { Rotations, Waiting } from './placing.tsx';
import type { Scene } from './scene.ts';

interface MapProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A Map and its patterns. While a tile is placed, it also shows the squares and rotations for it. */
export function MapArea({ scene, seat }: MapProps) {
  const { view, say } = scene;
  const { map } = view.seats[seat]!;
  const note = { n: map.length, end: COMPONENTS.limits.endingTiles };
  return (
    <Titled say={say} of="map" seat={seat} note={note}>
      <Waiting scene={scene} seat={seat} />
      {view.phase === 'rotate' && view.turn === seat && <Rotations scene={scene} />}
      <MapGrid scene={scene} seat={seat} />
      <MapFacts view={view} seat={seat} say={say} />
    </Titled>
  );
}

const PATTERNS = {
  circles: circlesOf,
  loops: loopsOf,
  quartets: quartetsOf,
  diagonal: diagonalOf,
};

/** The number of patterns of each kind, beside the mark that they have on the Map. */
function MapFacts({ view, seat, say }: Pick<Scene, 'view' | 'say'> & { readonly seat: Seat }) {
  const packed = packedMap(view.seats[seat]!.map);
  return (
    <ul className="k-facts">
      {Object.entries(PATTERNS).map(([what, found]) => (
        <li key={what} className="k-fact">
          <MarkSign of={what} />{' '}
          {say(message(`board.map-${what}`, { n: found(packed, 0, packed.length).length }))}
        </li>
      ))}
    </ul>
  );
}

function MapGrid({ scene, seat }: MapProps) {
  const shown = shownMap(scene, seat);
  const rows = placesOf(scene, seat, shown);
  return (
    <div className="k-map-frame" style={{ '--k-columns': rows[0]!.length }}>
      <Grid
        label={scene.say(partOf('map', seat))}
        rows={rows}
        quiet={shown.length === 0}
        ground={shown.length === 0 && KOLAM}
      />
    </div>
  );
}

const KOLAM = <Kolam columns={5} walls={facts.look.kolam} />;

/** The Map with the tile that is being turned. */
function shownMap({ view, turn }: Scene, seat: Seat): readonly Placed[] {
  const { map } = view.seats[seat]!;
  if (view.turn !== seat || view.placing === null || view.square === null) return map;
  const [x, y] = view.square;
  return [...map, [view.placing, x, y, turn]];
}

/** The squares from north to south. An own Map has room for more tiles around it. */
function placesOf(scene: Scene, seat: Seat, map: readonly Placed[]): Place[][] {
  const [marks, lit] = [marksOf(map), litMarks(scene.lit, seat)];
  const { west, east, south, north } = boundsOf(
    scene.view.seats[seat]!.map,
    seat === scene.near && scene.view.phase !== 'over' ? 1 : 0,
  );
  return range(south, north)
    .reverse()
    .map((y) => range(west, east).map((x) => placeAt(scene, seat, map, x, y, marks, lit)));
}

function placeAt(
  scene: Scene,
  seat: Seat,
  map: readonly Placed[],
  x: number,
  y: number,
  marks: MarkBook,
  lit: MarkBook,
): Place {
  const { view, say, legal, act, near } = scene;
  const square = `(${x},${y})`;
  const tile = map.find(([, tx, ty]) => tx === x && ty === y);
  const text = `at:${square}`;
  const own = seat === near && view.phase === 'at';
  const what = tile === undefined ? message('board.free') : tileSaid(tile[0]);
  const isGhost = tile !== undefined && view.turn === seat && view.square?.join() === `${x},${y}`;
  return {
    name: square,
    label: say(message('board.with', { what: square, more: what })),
    kind: 'square',
    state: own && legal.has(text) ? 'target' : 'plain',
    lit:
      scene.lit.has(`map:${seat}:${square}`) || (seat === near && scene.lit.has(`map:${square}`)),
    last: isGhost,
    face: tile ? (
      <span className="k-placed" {...flip(`tile ${tile[0]}`)}>
        <TileFace name={tile[0]} turn={tile[3]} marks={marks.at(x, y)} lit={lit.at(x, y)} />
      </span>
    ) : (
      own &&
      legal.has(text) && (
        <span className="k-placed k-ghost">
          <TileFace name={view.placing!} />
        </span>
      )
    ),
    choose: own ? act(text) : undefined,
  };
}

const LEAST = 4;

/** The bounds of the tiles and the room around them. A small Map gets more, so that tiles stay small. */
function boundsOf(map: readonly Placed[], room: number) {
  const [west, east] = spanOf(
    map.map(([, x]) => x),
    room,
  );
  const [south, north] = spanOf(
    map.map(([, , y]) => y),
    room,
  );
  return { west, east, south, north };
}

function spanOf(places: readonly number[], room: number): [number, number] {
  const [low, high] = [Math.min(0, ...places) - room, Math.max(0, ...places) + room];
  const missing = Math.max(0, LEAST - (high - low + 1));
  return [low - Math.floor(missing / 2), high + Math.ceil(missing / 2)];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const NAMED = /^(circle|loop):(\d):\((-?\d+),(-?\d+)\)([NE]?)$/;

/** The circles and loops of a seat's Map that a refusal or a line of the score points at. */
export function litMarks(lit: Iterable<string>, seat: Seat): MarkBook {
  const book = new MarkBook();
  for (const name of lit) {
    const [, what, whose, xText, yText, side] = NAMED.exec(name) ?? [];
    if (Number(whose) !== seat) continue;
    const [x, y] = [Number(xText), Number(yText)];
    if (what === 'loop') book.add('loops', loopParts(x, y));
    else book.add('circles', circleParts({ x, y, side: side as 'N' | 'E' }));
  }
  return book;
}
