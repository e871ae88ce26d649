import { Action, type BoardProps } from '@baithak/furniture';
import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import { parse } from '../notation.ts';
import type { View } from '../view.ts';
import type { Marks } from './face.tsx';
import { Guide } from './guide.tsx';
import { type Look, useLook } from './look.ts';
import type { Moves } from './moves.ts';
import { projectionOf, type ViewKind } from './projection.ts';
import type { Rehearsal } from './rehearsal.ts';
import { type Scene, type SceneSpace, sceneOf, spacesIn } from './scene.ts';
import { type Offers, placesFor, type Selection } from './selection.ts';
import { Temple } from './temple.tsx';

interface TempleSpaceProps {
  readonly view: View;
  readonly scene: Scene;
  readonly selection: Selection;
  readonly offers: Offers;
  readonly ahead: Rehearsal | null;
  readonly text: string | null;
  readonly lit: readonly string[];
  readonly moves: Moves;
  readonly say: BoardProps['say'];
  readonly point: ((space: string) => void) | undefined;
}

/** The temple as it is, or as it would be with the tile in question; from above or not. */
export function TempleSpace(props: TempleSpaceProps) {
  const { view, ahead, text, moves, say, point } = props;
  const [look, choose] = useLook();
  const isImagined = ahead?.fault === null && view.phase === 'build';
  const scene = isImagined ? sceneOf(ahead.state) : props.scene;
  const aimed = ahead?.fault === null ? monkAim(view, text) : null;
  return (
    <div className="a-temple">
      <Views look={look} choose={choose} say={say} />
      <div ref={useMiddle(look.kind)} className="a-window">
        <Temple
          scene={scene}
          // As it stands: it would be strange if the whole picture moved while one tries a tile.
          projection={projectionOf(look.kind, props.scene, look.turn)}
          marksOf={marksFor(props, scene)}
          monkGhost={aimed === null ? null : { seat: view.seat, at: aimed }}
          flyers={moves.flyers}
          label={say(message('board.temple'))}
          say={say}
          point={point}
        />
      </div>
    </div>
  );
}

interface ViewsProps {
  readonly look: Look;
  readonly choose: (look: Look) => void;
  readonly say: BoardProps['say'];
}

function Views({ look, choose, say }: ViewsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are no form
    <div className="a-views" role="group" aria-label={say(message('board.views'))}>
      {(['top', 'iso'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={look.kind === kind}
          onClick={() => choose({ ...look, kind })}
        >
          {say(message(`board.view.${kind}`))}
        </button>
      ))}
      {look.kind === 'iso' && (
        <Action
          act={() => choose({ ...look, turn: (look.turn + 1) % 4 })}
          label={say(message('board.turn-view'))}
        >
          ↻
        </Action>
      )}
      <p className="a-legend">{say(message('board.legend'))}</p>
      <Guide say={say} />
    </div>
  );
}

/** Where the window is too narrow for the whole board, it opens on the middle. */
function useMiddle(kind: ViewKind) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current !== null) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [kind]);
  return box;
}

/** How each space stands, given what is chosen. */
function marksFor(
  { view, selection, offers, ahead, text, lit, moves }: TempleSpaceProps,
  scene: Scene,
): (space: SceneSpace) => Marks {
  const tried = view.phase === 'build' && text !== null ? parse(text) : null;
  const tile = tried !== null && 'tile' in tried && tried.tile !== null ? tried : null;
  const isRefused = tile !== null && ahead?.fault !== null;
  const offered = view.phase === 'monk' ? offers.monks : placesFor(offers, selection.tile);
  const own = ownArea(view, scene, text);
  return (space) => {
    const half = tile?.spaces.indexOf(space.name) ?? -1;
    return {
      offered: offered.has(space.name) && half < 0,
      own: space.area !== null && space.area === own,
      lit: lit.includes(space.name),
      fresh: space.tile !== null && moves.fresh.includes(space.tile),
      ghost: half >= 0 && !isRefused,
      refused: half >= 0 && isRefused ? tile!.tile[half]! : null,
    };
  };
}

/** Where a monk would go. */
const monkAim = (view: View, text: string | null): string | null =>
  view.phase === 'monk' && text !== null ? text.slice('monk:'.length) : null;

/** The area this turn is about: the mover's, or the one that a monk would go to. */
function ownArea(view: View, scene: Scene, text: string | null): number | null {
  const at = monkAim(view, text) ?? (view.area === null ? null : view.seats[view.seat]!.monk);
  return spacesIn(scene).find(({ name }) => name === at)?.area ?? null;
}
