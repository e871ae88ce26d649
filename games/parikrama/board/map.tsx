import { dragMarks, flip, Grid, Icon, Kolam, type Place, spot } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import { facts } from '../facts.ts';
import { COMPONENTS } from '../rules/components.ts';
import type { Placed } from '../rules/map.ts';
import { tileSaid } from '../rules/naming.ts';
import { circlesFor } from '../view/bill.ts';
import { circleParts, loopParts, MarkBook, marksOf } from '../view/marks.ts';
import { MarkSign, SmallCircle, TileFace } from './art.tsx';
import { type Gain, gainOf } from './consequences.ts';
import { isLay } from './laying.ts';
import { type Hovering, hoveringIn, mapWith, pressSquare, turned } from './placing.ts';
import { answering } from './pressing.ts';
import type { Scene } from './scene.ts';
import { TileButton } from './tiles.tsx';
import { type Window, windowOf } from './window.ts';

interface MapProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** The own Map in its frame. The tile to be placed hovers over it. */
export function OwnMap({ scene }: { readonly scene: Scene }) {
  const { near, decides, view } = scene;
  const hovering = decides ? hoveringIn(scene) : null;
  const { map } = view.seats[near]!;
  const window = windowOf(map);
  const [columns, rows] = [window.east - window.west + 1, window.north - window.south + 1];
  const gain = hovering && gainOf(scene, hovering.moves);
  const inside = useSight(`${columns} ${rows} ${hovering?.x} ${hovering?.y}`);
  return (
    <div className="k-map" data-region="map" {...spot(`map ${near}`)}>
      <div className="k-map-frame" style={{ '--columns': columns, '--rows': rows }}>
        <div className="k-map-inside" ref={inside}>
          <Grid
            label={scene.say(message('board.map-of', { seat: { seat: near } }))}
            rows={placesOf(scene, near, window, hovering)}
            ground={map.length === 0 && hovering === null && KOLAM}
          >
            {hovering && <Gains {...{ scene, hovering, gain, window }} />}
          </Grid>
        </div>
      </div>
      {map.length === 0 && hovering === null && <Goal scene={scene} />}
      <Waiting scene={scene} hovering={hovering} />
    </div>
  );
}

/** A Map that is larger than its frame shows its middle, or the square where the tile hovers. */
function useSight(moment: string) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = inside.current;
    const field = box?.querySelector('.b-field');
    if (!box || !field) return;
    const shown = box.querySelector('[data-state="chosen"]') ?? field;
    const [at, frame] = [shown.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy({
      left: at.left + at.width / 2 - (frame.left + frame.width / 2),
      top: at.top + at.height / 2 - (frame.top + frame.height / 2),
    });
  }, [moment]);
  return inside;
}

/** As long as the Map is empty, it has room to say what the game is about. */
function Goal({ scene: { say } }: { readonly scene: Scene }) {
  const end = COMPONENTS.limits.endingTiles;
  return (
    <p className="k-goal-said">
      <b>{say(message('board.goal'))}</b> {say(message('board.goal-how'))}{' '}
      {say(message('board.goal-end', { end }))} {say(message('board.goal-cost'))}
    </p>
  );
}

const KOLAM = <Kolam columns={5} walls={facts.look.kolam} />;

interface GainsProps {
  readonly scene: Scene;
  readonly hovering: Hovering;
  readonly gain: Gain | null;
  readonly window: Window;
}

/** What the tile brings where it hovers, and the ways to turn it. */
function Gains({ scene, hovering, gain, window }: GainsProps) {
  const { x, y } = hovering;
  const [column, row] = [x - window.west, window.north - y];
  const last = window.east - window.west;
  const { map } = scene.view.seats[scene.near]!;
  const total = gain?.points.total ?? 0;
  const isFirst = map.length === 0;
  const side = sideOf(map, hovering, window);
  return (
    <div
      className="k-hover"
      style={{ '--x': column, '--y': row }}
      data-side={side}
      data-turns={turnsSide(map, hovering, window, side)}
      data-edge={column === 0 ? 'west' : column === last ? 'east' : undefined}
    >
      {gain !== null && (
        <p className="k-gain" data-none={gain.circles.length + gain.loops === 0 && total === 0}>
          {gain.loops > 0 && <MarkSign of="loops" />}
          {gain.loops === 0 &&
            [...new Set(gain.circles)].map((colour) => (
              <SmallCircle key={colour} colour={colour} />
            ))}
          <span>{scene.say(gainBrief(gain))}</span>
          {total !== 0 && <em>{total > 0 ? `+${total}` : `−${-total}`}</em>}
        </p>
      )}
      {!isFirst && (
        <p className="k-turns">
          {([1, 3] as const).map((by) => (
            <button
              key={by}
              type="button"
              data-by={by}
              aria-label={scene.say(message(by === 1 ? 'board.turn-right' : 'board.turn-left'))}
              onClick={() => scene.pick(turned(scene, hovering, by))}
            >
              <Icon name="turn" />
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

type Side = 'above' | 'below' | 'east' | 'west';

/** Where there is room beside a tile, and how many tiles would be covered there. */
function sidesOf(
  map: readonly Placed[],
  { x, y }: Hovering,
  { west, east, south, north }: Window,
  [length, breadth]: readonly [length: readonly number[], breadth: readonly number[]],
): readonly [side: Side, fits: boolean, covered: number][] {
  const covered = (dx: readonly number[], dy: readonly number[]) =>
    map.filter(([, tx, ty]) => dx.includes(tx - x) && dy.includes(ty - y)).length;
  const back = length.map((by) => -by);
  const far = length.at(-1)!;
  return [
    ['above', y < north, covered(breadth, [1])],
    ['below', y > south, covered(breadth, [-1])],
    ['west', x - far >= west, covered(back, [0])],
    ['east', x + far <= east, covered(length, [0])],
  ];
}

/** The words go where they are inside the window and cover the fewest tiles. */
function sideOf(map: readonly Placed[], hovering: Hovering, window: Window): Side {
  return barest(
    sidesOf(map, hovering, window, [
      [1, 2],
      [-1, 0, 1],
    ]),
  );
}

/** So do the ways to turn it, on another side; first beside it. */
function turnsSide(map: readonly Placed[], hovering: Hovering, window: Window, words: Side): Side {
  const sides = sidesOf(map, hovering, window, [[1], [0]]).filter(([side]) => side !== words);
  return barest(sides.toReversed());
}

const barest = (sides: ReturnType<typeof sidesOf>): Side =>
  sides.filter(([, fits]) => fits).toSorted((a, b) => a[2] - b[2])[0]![0];

const gainBrief = ({ circles, loops, points }: Gain) =>
  message('board.gain-brief', {
    circles: circles.length,
    loops,
    points: points.total,
  });

/** The tiles gained in this turn that are still to be placed. */
function Waiting({
  scene,
  hovering,
}: {
  readonly scene: Scene;
  readonly hovering: Hovering | null;
}) {
  const { view, near, say } = scene;
  const { waiting } = view.seats[near]!;
  const rest = [...waiting];
  if (hovering !== null && view.phase !== 'next') rest.splice(rest.indexOf(hovering.tile), 1);
  return (
    <ul
      className="k-waiting"
      aria-label={say(message('sketch.waiting'))}
      aria-hidden={rest.length === 0}
      {...spot('waiting')}
    >
      {rest.map((name, i) => (
        <li key={i} data-chosen={hovering?.tile === name}>
          <TileButton
            {...{ scene, name }}
            text={`next:${name}`}
            lit={`tile:${name}`}
            able={scene.decides && view.phase === 'next'}
          />
        </li>
      ))}
    </ul>
  );
}

/** The squares from north to south. */
function placesOf(scene: Scene, seat: Seat, window: Window, hovering: Hovering | null): Place[][] {
  const map = mapWith(scene.view.seats[seat]!.map, hovering);
  const [marks, lit] = [marksOf(map), litMarks(scene.lit, seat)];
  const savers = saversOf(scene, seat);
  return range(window.south, window.north)
    .reverse()
    .map((y) =>
      range(window.west, window.east).map((x) =>
        placeAt(scene, seat, map, [x, y], { marks, lit, savers, hovering }),
      ),
    );
}

interface Around {
  readonly marks: MarkBook;
  readonly lit: MarkBook;
  readonly savers: ReadonlySet<string>;
  readonly hovering: Hovering | null;
}

function placeAt(
  scene: Scene,
  seat: Seat,
  map: readonly Placed[],
  [x, y]: readonly [number, number],
  { marks, lit, savers, hovering }: Around,
): Place {
  const { say, near, decides } = scene;
  const square = `(${x},${y})`;
  const tile = map.find(([, tx, ty]) => tx === x && ty === y);
  const hovers = hovering !== null && hovering.x === x && hovering.y === y;
  const open = hovering?.squares.includes(square) === true;
  const what = tile === undefined ? message('board.free') : tileSaid(tile[0]);
  const where = message('board.square', { x, y });
  const isOwn = seat === near;
  return {
    name: square,
    label: say(
      message('board.at', { what, where, state: hovers ? 'hovers' : open ? 'open' : 'plain' }),
    ),
    kind: 'square',
    state: hovers ? 'chosen' : open ? 'target' : 'plain',
    lit: scene.lit.has(`map:${seat}:${square}`) || (isOwn && scene.lit.has(`map:${square}`)),
    last: false,
    blank: tile === undefined && !open,
    face: tile && (
      <span
        className="k-placed"
        {...flip(`tile ${tile[0]}`)}
        {...(hovers && hovering.squares.length > 1 && dragMarks({ lift: `tile ${square}` }))}
      >
        <TileFace
          name={tile[0]}
          turn={tile[3]}
          marks={marks.at(x, y)}
          lit={lit.at(x, y)}
          savers={savers}
        />
      </span>
    ),
    choose: isOwn && decides ? answering(scene, () => pressSquare(scene, square)) : undefined,
  };
}

/** The colours whose circles make the chosen cards cheaper. */
function saversOf({ picks, view, near }: Scene, seat: Seat): ReadonlySet<string> {
  const laid =
    view.turn === near
      ? // A stand-in costs the same whatever it stands for.
        [...view.laid, ...picks.filter(isLay).map((text) => text.slice(text.indexOf(':')))].filter(
          (text) => !text.includes('*'),
        )
      : [];
  if (seat !== near || laid.length === 0) return NO_COLOURS;
  const circles = circlesFor(view.seats[seat]!);
  return new Set(
    ['P', 'B', 'G', 'Y'].filter(
      (colour, i) => circles[i]! > 0 && laid.some((text) => text.includes(colour)),
    ),
  );
}

const NO_COLOURS: ReadonlySet<string> = new Set();

/** Another player's Map, only to look at. */
export function MapPicture({ scene, seat, window }: MapProps & { readonly window: Window }) {
  return (
    <div
      className="k-map-picture"
      style={{
        '--columns': window.east - window.west + 1,
        '--rows': window.north - window.south + 1,
      }}
    >
      <Grid
        label={scene.say(message('board.map-of', { seat: { seat } }))}
        rows={placesOf(scene, seat, window, null)}
        quiet
      />
    </div>
  );
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
