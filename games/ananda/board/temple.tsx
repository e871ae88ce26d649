import { Cloth, dragMarks } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { facts } from '../facts.ts';
import type { View } from '../view/view.ts';
import { aimedAt } from './aim.ts';
import { Figures, type FiguresProps } from './figures.tsx';
import { Ground } from './ground.tsx';
import { type Marks, PLAIN } from './marks.ts';
import { backToFront, isometric, type Projection, turnedSide } from './projection.ts';
import {
  isWithin,
  neighbour,
  type Scene,
  type SceneSpace,
  type Side,
  sceneOf,
  siteOf,
  spacesIn,
} from './scene.ts';
import { Face, Numbers } from './space-drawing.tsx';

interface TempleProps extends FiguresProps {
  readonly marksOf: (space: SceneSpace) => Marks;
  readonly label: string;
  /** The board's name as a place of the table. */
  readonly region?: string | undefined;
  readonly say: (message: Message) => string;
  /** `undefined` for spectators and waiting players. */
  readonly point?: ((space: string) => void) | undefined;
  /** Receives the space under the mouse or with the keyboard focus; fingers do not hover. */
  readonly hover?: ((space: string | null) => void) | undefined;
}

/** The temple as a grid of spaces that can be pressed and visited with the keyboard. */
export function Temple(props: TempleProps) {
  const { scene, projection, label } = props;
  const [visited, visit] = useState<string | null>(null);
  const lookedAt = useLookedAt(props.hover);
  const rows = shownRows(scene, projection);
  const isThere = rows.flat().some(({ name }) => name === visited);
  const stop = isThere ? visited : firstStop(props);
  return (
    <div className="a-ground" data-view={projection.kind}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table of HTML cannot be isometric */}
      <svg
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it has places to visit
        role="grid"
        aria-label={label}
        viewBox={viewBox(projection)}
        onKeyDown={(event) => walk(event, scene, projection.turn)}
        {...lookedAt}
      >
        <Ground
          projection={projection}
          files={scene.files}
          ranks={scene.ranks}
          region={props.region}
        />
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: nor can its rows be
          <g key={row[0]!.rank} role="row">
            {row.map((space) => (
              // biome-ignore lint/a11y/useSemanticElements: nor its cells
              <g key={space.name} role="gridcell">
                <Space {...props} space={space} isStop={space.name === stop} visit={visit} />
              </g>
            ))}
          </g>
        ))}
        {/* Above all tiles: a higher one in front of a number would cover it. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus */}
        <g className="a-numbers" aria-hidden="true">
          {rows.flat().map((space) => (
            <Numbers
              key={space.name}
              {...{ scene, space, projection }}
              isSized={props.marksOf(space).offered === 'area'}
            />
          ))}
        </g>
      </svg>
      <Figures {...props} />
    </div>
  );
}

const viewBox = ({ box }: Projection) => `${box.x} ${box.y} ${box.width} ${box.height}`;

function shownRows({ rows }: Scene, projection: Projection): SceneSpace[][] {
  return backToFront(rows, projection)
    .map((row) => row.filter((space) => isWithin(projection.shown, space)))
    .filter((row) => row.length > 0);
}

/** Where the Tab key enters: the first offered space, else the first built one. */
function firstStop({ scene, marksOf }: TempleProps): string | null {
  const spaces = spacesIn(scene);
  const first =
    spaces.find((space) => marksOf(space).offered !== null) ??
    spaces.find(({ tile }) => tile !== null);
  return (first ?? spaces[0])?.name ?? null;
}

const KEYS: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Arrow keys go where they point on the screen, however the board is turned. */
function walk(event: KeyboardEvent<SVGSVGElement>, scene: Scene, turn: number): void {
  const side = KEYS[event.key];
  const from = (event.target as SVGElement).dataset.place;
  if (side === undefined || from === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const next = neighbour(scene, from, turnedSide(side, -turn));
  event.currentTarget.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
}

function spaceUnder({ target }: { readonly target: EventTarget }): string | null {
  return (target as Element).closest<SVGElement>('[data-place]')?.dataset.place ?? null;
}

/**
 * Hover by mouse and by keyboard focus. A press moves the focus, too, but must change nothing: if it took
 * away the ghost under the pointer between button down and button up, there would be no click.
 */
function useLookedAt(hover: TempleProps['hover']) {
  const isByKey = useRef(false);
  const look = (space: string | null, byKey: boolean) => {
    isByKey.current = byKey;
    hover?.(space);
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') look(spaceUnder(event), false);
    },
    onPointerLeave: () => look(null, false),
    onFocus: (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) look(spaceUnder(event), true);
    },
    onBlur: () => {
      if (isByKey.current) look(null, false);
    },
  };
}

interface SpaceProps extends TempleProps {
  readonly space: SceneSpace;
  readonly isStop: boolean;
  readonly visit: (name: string) => void;
}

function Space(props: SpaceProps) {
  const { scene, space, projection, marksOf, isStop, visit, say, point } = props;
  const marks = marksOf(space);
  const act = point && (() => point(space.name));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot be part of a drawing
    <g
      role="button"
      className="a-space"
      aria-label={say(spaceMessage(scene, space, marks))}
      aria-disabled={act === undefined}
      tabIndex={isStop ? 0 : -1}
      data-place={space.name}
      data-offered={marks.offered !== null}
      data-own={marks.own}
      {...dragMarks({ drop: space.name })}
      onFocus={() => visit(space.name)}
      onClick={point && ((event) => point(meant(event, props)))}
      onKeyDown={press}
    >
      <Face space={space} marks={marks} projection={projection} />
    </g>
  );
}

/** What a press means. Fingers may miss by a little; a mouse shows beforehand what it will hit. */
function meant(event: MouseEvent<SVGGElement>, { scene, space, projection, marksOf }: SpaceProps) {
  const svg = event.currentTarget.ownerSVGElement;
  if (svg === null || (event.nativeEvent as { pointerType?: string }).pointerType !== 'touch') {
    return space.name;
  }
  const { left, top, width, height } = svg.getBoundingClientRect();
  const { box } = projection;
  const at = {
    x: box.x + ((event.clientX - left) * box.width) / width,
    y: box.y + ((event.clientY - top) * box.height) / height,
  };
  const offered = spacesIn(scene).filter((each) => marksOf(each).offered !== null);
  return aimedAt(space, offered, at, projection).name;
}

/** A space in words, for screen readers. */
function spaceMessage(scene: Scene, space: SceneSpace, marks: Marks): Message {
  const flag = (on: boolean) => (on ? 'yes' : 'no');
  const states = {
    space: space.name,
    offered: flag(marks.offered !== null),
    ghost: flag(marks.ghost),
    lit: flag(marks.lit),
  };
  const area = space.area === null ? undefined : scene.areas[space.area];
  if (area === undefined) return message('board.space-bare', states);
  return message('board.space', {
    ...states,
    colour: message(`colour.${area.colour}`),
    level: space.levels.length,
    value: area.spaces.length,
    monk: flag(space.monk !== null),
    seat: { seat: space.monk ?? 0 },
  });
}

interface PictureProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** The temple as a small picture: nothing can be pressed or visited. */
export function Picture({ view, say }: PictureProps) {
  const scene = sceneOf(view);
  const projection = isometric(siteOf(scene, 1), { highest: scene.highest, shape: 1 });
  return (
    <div className="a-frame a-picture">
      <Cloth look={facts.look} blocks={12}>
        <div
          className="a-ground"
          role="img"
          aria-label={say(message('board.temple'))}
          data-view={projection.kind}
        >
          <svg viewBox={viewBox(projection)} aria-hidden="true">
            {shownRows(scene, projection)
              .flat()
              .map((space) => (
                <Face key={space.name} space={space} marks={PLAIN} projection={projection} />
              ))}
          </svg>
          <Figures scene={scene} projection={projection} />
        </div>
      </Cloth>
    </div>
  );
}
