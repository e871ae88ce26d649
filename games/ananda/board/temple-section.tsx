import { type BoardProps, Icon, Inspect, spot, useFrame } from '@baithak/board';
import { Fault, message, type Seat } from '@baithak/kernel';
import { COMPONENTS, TILE_NAMES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { noteBeside, STEPS } from './bar.ts';
import { calloutFor } from './callout.ts';
import { pull, useCloser } from './closer.ts';
import { eventOf } from './consequences.ts';
import { toldOf } from './deeds.ts';
import type { Happening } from './happening.ts';
import { type Look, useLook } from './look.ts';
import { marksFor, monkAim } from './marks.ts';
import { SUPPLY } from './motion.ts';
import { Heap, Monk, Sign, TileFace, Tiny } from './pieces.tsx';
import { type Play, spacesIn } from './play.ts';
import { middle, type Projection, projectionOf } from './projection.ts';
import { tileMessage } from './rail.tsx';
import type { Measured } from './room.ts';
import { type Scene, sceneOf, spacesIn as spacesOf } from './scene.ts';
import { placesFor } from './selection.ts';
import { Temple } from './temple.tsx';

interface TempleSectionProps {
  readonly view: View;
  readonly play: Play;
  readonly happening: Happening;
  readonly measured: Measured;
  readonly lit: readonly string[];
  readonly say: BoardProps['say'];
}

/** The board alone, as long as all of it is seen; else the window that shows a part of it. */
const REGION = 'temple';
/** How much larger the temple is when one looks closer. */
const CLOSER = 1.7;

/** The temple as it is, or as it would be with the tile being tried; tools in the upper corners. */
export function TempleSection(props: TempleSectionProps) {
  const { view, play, happening, measured, lit, say } = props;
  const { box, room, isNarrow } = measured;
  const [look, choose] = useLook();
  const { ahead, text } = play;
  const then = ahead === null || ahead instanceof Fault ? null : ahead;
  const scene = then !== null && view.phase === 'build' ? sceneOf(then.view) : play.scene;
  const scale = look.large ? CLOSER : 1;
  const size = { width: room.width * scale, height: room.height * scale };
  // Where the board has no free corners, the tools of a phone stand in a row above it.
  const isRow = isNarrow && (look.large || look.kind === 'top');
  const projection = projectionOf(look.kind, scene, size, { turn: look.turn, isClear: isRow });
  const aimed = monkAim(view, text);
  const isFixed = play.selection.at !== null && play.selection.tile !== null && !play.canTurn;
  useCloser(box, look, { scene, projection, of: seenFirst(view, play) });
  const marksOf = marksFor({
    view,
    scene,
    offers: play.offers,
    selection: play.selection,
    text,
    passive: play.passive,
    lit,
    fresh: play.phase === null ? happening.recent : [],
    landing: happening.landing,
  });
  return (
    <div className="a-temple" data-region={look.large ? REGION : undefined} data-row={isRow}>
      <div
        ref={box}
        className="a-window"
        data-large={look.large}
        onPointerDown={look.large ? pull : undefined}
      >
        <div className="a-sheet" style={{ inlineSize: size.width, blockSize: size.height }}>
          <Temple
            scene={scene}
            projection={projection}
            marksOf={marksOf}
            near={view.viewer}
            monkGhost={aimed === null ? null : { seat: view.seat, at: aimed }}
            flyers={happening.flyers}
            walked={happening.walked}
            label={say(message('board.temple'))}
            region={look.large ? undefined : REGION}
            say={say}
            point={play.point}
            hover={play.hover}
            lift={play.phase === 'monk' ? view.seat : null}
          />
          {!look.large && <AreaCallout {...props} scene={scene} projection={projection} />}
        </div>
      </div>
      {look.large && <AreaSize view={view} play={play} say={say} at="top" />}
      <Supply view={view} say={say} />
      {isNarrow && <Progress view={view} play={play} say={say} width={room.width} />}
      <Tools look={look} choose={choose} say={say} />
      {isNarrow && play.phase === 'build' && (
        <button
          type="button"
          className="a-tool a-turn-tile"
          aria-disabled={!play.canTurn}
          data-fixed={isFixed}
          onClick={play.turn}
        >
          {!isFixed && <Icon name="turn" />}
          <span>{say(message(isFixed ? 'board.one-way' : 'board.turn-tile'))}</span>
        </button>
      )}
      <Tried view={view} play={play} say={say} />
      <Caption mover={happening.mover} say={say} />
    </div>
  );
}

/** Who looks closer sees the tile or the monk that is tried, else their own monk. */
function seenFirst(view: View, { seat, text, passive }: Play): readonly string[] {
  const tried = passive ? [] : [...spacesIn(text), ...[monkAim(view, text) ?? []].flat()];
  return tried.length > 0 ? tried : [view.seats[seat]?.monk ?? []].flat();
}

interface CalloutProps extends TempleSectionProps {
  readonly scene: Scene;
  readonly projection: Projection;
}

const CALLOUT = { width: 152, height: 40 };
const SMALL = { width: 122, height: 34 };

/** What becomes of the area, on free ground beside it. */
function AreaCallout({ view, play, scene, projection, measured, say }: CalloutProps) {
  const { area } = view;
  if (area === null) return null;
  const tried = spacesIn(play.text);
  const of = tried.length > 0 ? tried : view.phase === 'meditate' ? area.spaces : [];
  if (of.length === 0) return null;
  const size = measured.isNarrow ? SMALL : CALLOUT;
  const { width, height } = projection.box;
  const isRow = measured.isNarrow && projection.kind === 'top';
  const callout = calloutFor(scene, projection, {
    ...size,
    of,
    longest: measured.isNarrow ? 130 : 150,
    offered: [...placesFor(play.offers, play.selection.tile)],
    tools: measured.isNarrow
      ? [...(isRow ? [] : phoneCorners(width)), ...phoneFeet(width, height)]
      : [
          { left: 0, top: 0, right: 190, bottom: 96 },
          { left: width - 150, top: 0, right: width, bottom: 156 },
        ],
  });
  if (callout === null) {
    const isBelow = spacesOf(scene)
      .filter(({ name }) => of.includes(name))
      .some(({ file, rank }) => middle(projection, file, rank, 0).y > height / 2);
    return <AreaSize {...{ view, play, say }} at={isBelow ? 'top' : 'bottom'} />;
  }
  const { from, to, left, top } = callout;
  const way = `M${to.x} ${to.y}L${from.x} ${from.y}`;
  return (
    <div className="a-callout-layer" aria-hidden="true">
      <svg
        viewBox={`0 0 ${projection.box.width} ${projection.box.height}`}
        role="presentation"
        aria-hidden="true"
      >
        <path className="a-lead-edge" d={way} />
        <path className="a-lead" d={way} />
        <circle className="a-lead-end" cx={to.x} cy={to.y} r="5" />
      </svg>
      <p
        className="a-callout"
        data-small={measured.isNarrow}
        style={{ left, top, inlineSize: size.width, blockSize: size.height }}
      >
        <SizeOf {...{ area, play, say }} />
      </p>
    </div>
  );
}

/** The supply and the tools in the upper corners; the note and the button below. */
const phoneCorners = (width: number) => [
  { left: 0, top: 0, right: 116, bottom: 104 },
  { left: width - 96, top: 0, right: width, bottom: 104 },
];
const phoneFeet = (width: number, height: number) => [
  { left: 0, top: height - 80, right: 180, bottom: height },
  { left: width - 130, top: height - 56, right: width, bottom: height },
];

interface AreaSizeProps extends SupplyProps {
  readonly play: Play;
  /** The edge that is far from what is tried. */
  readonly at: 'top' | 'bottom';
}

/** Where no place is free beside the area, or only a part of the temple is seen, it stands at the edge. */
function AreaSize({ view: { area, phase }, play, say, at }: AreaSizeProps) {
  if (area === null || (spacesIn(play.text).length === 0 && phase !== 'meditate')) return null;
  return (
    <p className="a-callout a-callout-edge" data-small="true" data-at={at} aria-hidden="true">
      <SizeOf {...{ area, play, say }} />
    </p>
  );
}

interface SizeProps {
  readonly area: NonNullable<View['area']>;
  readonly play: Play;
  readonly say: BoardProps['say'];
}

function SizeOf({ area, play, say }: SizeProps) {
  const placed = eventOf(play.ahead, 'tile-placed');
  const now = area.spaces.length;
  return (
    <>
      <Sign colour={area.colour} />
      <span>
        {placed === undefined
          ? say(message('board.area-now'))
          : say(message('board.area-then', { now }))}
      </span>
      <b>{placed?.value ?? now}</b>
    </>
  );
}

/** For those who do not see it: where the chosen tile would lie, and what becomes of the area. */
function Tried({ view: { area }, play: { chosen }, say }: SupplyProps & { readonly play: Play }) {
  const placed = eventOf(chosen?.ahead ?? null, 'tile-placed');
  return (
    <p className="b-unseen" role="status">
      {placed !== undefined &&
        say(
          message('board.tried', {
            spaces: spacesIn(chosen?.text ?? null).join(', '),
            now: area?.spaces.length ?? 0,
            value: placed.value,
          }),
        )}
    </p>
  );
}

interface CaptionProps {
  readonly mover: Seat | null;
  readonly say: BoardProps['say'];
}

/** What another player did in their turn, in one sentence. */
function Caption({ mover, say }: CaptionProps) {
  const { players } = useFrame();
  const player = mover === null ? undefined : players[mover];
  const told =
    player === undefined ? null : toldOf((player.turn ?? []) as readonly Event[], player.seat);
  return (
    <div className="a-caption" data-region="caption">
      {player !== undefined && player.deed !== null && (
        <p>
          <span className="a-seat-monk">
            <Monk seat={player.seat} />
          </span>
          <span>{told === null ? player.deed : say(told)}</span>
        </p>
      )}
    </div>
  );
}

interface SupplyProps {
  readonly view: View;
  readonly say: BoardProps['say'];
}

interface ProgressProps extends SupplyProps {
  readonly play: Play;
  readonly width: number;
}

/** On a phone neither the top bar nor the action bar has room for the goal, the step and why to build. */
function Progress({ view, play, say, width }: ProgressProps) {
  const at = play.phase === null ? -1 : STEPS.indexOf(view.phase);
  const isBuilding = play.phase === 'build';
  const note = isBuilding ? noteBeside(view, play, say, width) : null;
  const isLast = view.supplySize === 0 && view.phase !== 'over';
  const step = at < 0 ? null : message(`board.step.${STEPS[at]}`);
  // Whoever builds needs to see the temple: then only what the bar has no room for stands here.
  return (
    <p className="a-progress">
      <b>{say(message(isLast ? 'board.last-tiles' : 'board.goal'))}</b>
      {!isBuilding && step !== null && (
        <span>{say(message('board.step-of', { n: at + 1, all: STEPS.length, step }))}</span>
      )}
      {note !== null && <span className="a-progress-note">{note}</span>}
    </p>
  );
}

/** How many tiles are left, and behind it which ones the viewer has not seen. */
function Supply({ view, say }: SupplyProps) {
  const { supplySize, unseen } = view;
  const face = (
    <>
      <span className="a-heap-place" {...spot(SUPPLY)}>
        <Heap count={supplySize} />
      </span>
      <span className="a-left-count">
        <b className="a-left-number">{supplySize}</b>{' '}
        <small>{say(message('board.tiles-left', { n: supplySize }))}</small>
      </span>
    </>
  );
  return (
    <div className="a-supply" data-region="supply">
      {unseen === null ? (
        <span className="a-supply-face">{face}</span>
      ) : (
        <Inspect
          label={say(message('board.unseen', { n: supplySize }))}
          face={face}
          closeLabel={say(message('board.close'))}
        >
          <p>{say(message('board.unseen-end'))}</p>
          <p>{say(message('board.unseen-note'))}</p>
          <ul className="a-unseen">
            {TILE_NAMES.map((tile) => (
              <li key={tile} data-gone={unseen[tile] === 0}>
                <span role="img" aria-label={say(tileMessage(tile, 'idle'))}>
                  <TileFace tile={tile} />
                </span>
                <b>
                  {unseen[tile]}/{COMPONENTS.tiles[tile]}
                </b>
              </li>
            ))}
          </ul>
        </Inspect>
      )}
    </div>
  );
}

interface ToolsProps {
  readonly look: Look;
  readonly choose: (look: Look) => void;
  readonly say: BoardProps['say'];
}

/** How one looks at the temple. */
function Tools({ look, choose, say }: ToolsProps) {
  const isTop = look.kind === 'top';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
    <div className="a-tools" role="group" aria-label={say(message('board.views'))}>
      <button
        type="button"
        className="a-tool"
        aria-pressed={isTop}
        onClick={() => choose({ ...look, kind: isTop ? 'iso' : 'top' })}
      >
        <Tiny name="above" />
        <span>{say(message('board.from-above'))}</span>
      </button>
      <button
        type="button"
        className="a-tool a-turn-view"
        // From above every side looks the same: turning goes back to the temple.
        onClick={() => choose({ ...look, kind: 'iso', turn: (look.turn + (isTop ? 0 : 1)) % 4 })}
      >
        <Icon name="turn" />
        <span>{say(message('board.turn-view'))}</span>
      </button>
      <button
        type="button"
        className="a-tool a-closer"
        aria-pressed={look.large}
        onClick={() => choose({ ...look, large: !look.large })}
      >
        <Tiny name="zoom" />
        <span>{say(message('board.closer'))}</span>
      </button>
    </div>
  );
}
