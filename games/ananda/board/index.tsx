import { type BoardProps, Motion, useDrag, useFresh } from '@baithak/board';
import type { KeyboardEvent } from 'react';
import { facts } from '../facts.ts';
import { format } from '../position/notation.ts';
import { knownState } from '../view/known.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { pieceDrag } from './dragging.ts';
import { outlookOf } from './foretell.ts';
import { useMoves } from './moves.ts';
import { Others } from './others.tsx';
import { OwnArea } from './own-area.tsx';
import { Panel } from './panel.tsx';
import { Picture } from './picture.tsx';
import { eventOf, rehearse } from './rehearsal.ts';
import { sceneOf } from './scene.ts';
import {
  chooseTile,
  movesAhead,
  NOTHING,
  offersOf,
  pointAt,
  pressCard,
  turned,
} from './selection.ts';
import { Supply } from './supply.tsx';
import { TempleSpace } from './temple-space.tsx';
import { Track } from './track.tsx';

export function Board(props: BoardProps<View>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** The phases in which somebody decides; chance has the others. */
const DECISIONS: readonly string[] = ['monk', 'build', 'meditate'];

/** Whatever is picked up is tried on a copy of what is known, and shown before it is played. */
function Table({ view, seat, legal, lit, say, attempt }: BoardProps<View>) {
  const [selection, select] = useFresh(`${seat} ${JSON.stringify(view)}`, NOTHING);
  const moves = useMoves(view);
  const near = view.viewer ?? 0;
  const phase = seat === near && DECISIONS.includes(view.phase) ? view.phase : null;
  const state = knownState(view);
  const worth = (text: string) => eventOf(rehearse(state, [text]), 'tile-placed')?.value ?? 0;
  const offers = offersOf(phase === null ? [] : legal, view.area?.colour, worth);
  const scene = sceneOf(state);
  const texts = phase === null ? [] : movesAhead(phase, scene, offers, selection);
  const ahead = texts.length > 0 ? rehearse(state, texts) : null;
  const text = phase === 'meditate' ? null : (texts[0] ?? null);
  const outlook = phase === 'meditate' ? outlookOf(state, selection) : null;
  const value = (ahead && eventOf(ahead, 'tile-placed')?.value) ?? null;
  const dragging = useDrag(phase === null ? undefined : pieceDrag(selection, select));

  function point(space: string): void {
    if (phase === 'build') {
      select(pointAt(selection, space, offers, view.seats[near]!.rack ?? []));
    } else if (selection.at === space) {
      // The same space once more: it is meant.
      attempt(format({ act: 'monk', space }));
    } else select({ ...NOTHING, at: space });
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') select(NOTHING);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (phase !== 'build' || text === null) return;
    if (event.key.toLowerCase() === 'r') select(turned(selection, event.shiftKey ? -1 : 1));
  }

  const shared = { view, offers, selection, lit, moves, say };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside
    <div className="a-frame" data-accent={facts.look.accent} onKeyDown={press} {...dragging}>
      <Motion moment={moves.moment} className="a-table">
        <Track {...{ view, outlook, value, say }} />
        <TempleSpace
          {...{ ...shared, scene, ahead, text }}
          point={phase === 'monk' || phase === 'build' ? point : undefined}
        />
        <OwnArea
          {...shared}
          seat={near}
          canLiftMonk={phase === 'monk'}
          chooseTile={phase === 'build' ? (tile) => select(chooseTile(selection, tile)) : undefined}
          toggleCard={
            phase === 'meditate'
              ? (card) => select(pressCard(selection, card, view.area?.colour))
              : undefined
          }
        >
          <Panel
            {...{ view, state, scene, offers, selection, text, ahead, outlook, say }}
            {...{ select, attempt }}
            seat={near}
            isActing={phase !== null}
          />
        </OwnArea>
        <div className="a-side">
          <Supply view={view} say={say} />
          <Others view={view} near={near} say={say} />
        </div>
      </Motion>
    </div>
  );
}
