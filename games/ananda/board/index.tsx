import { type BoardProps, Motion, useDrag, useFresh } from '@baithak/board';
import type { KeyboardEvent } from 'react';
import { facts } from '../facts.ts';
import { format } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { eventOf, outlookOf } from './consequences.ts';
import { useTravels } from './figures.tsx';
import { OwnArea } from './own-area.tsx';
import { Panel } from './panel.tsx';
import { sceneOf } from './scene.ts';
import {
  chooseTile,
  doesCardFit,
  movesAhead,
  NOTHING,
  offersOf,
  pieceDrag,
  pointAt,
  pressCard,
  turned,
} from './selection.ts';
import { Side } from './side.tsx';
import { Picture } from './temple.tsx';
import { TempleSection } from './temple-section.tsx';
import { Track } from './track.tsx';

export function Board(props: BoardProps<View, Event>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** The phases in which a seat decides; the other ones are chance. */
const DECISIONS: readonly string[] = ['monk', 'build', 'meditate'];

/** Whatever the player selects is previewed, and shown before it is played. */
function Table({ view, seat, legal, preview, lit, say, attempt }: BoardProps<View, Event>) {
  const [selection, select] = useFresh(`${seat} ${JSON.stringify(view)}`, NOTHING);
  const travels = useTravels(view);
  const near = view.viewer ?? 0;
  const phase = seat === near && DECISIONS.includes(view.phase) ? view.phase : null;
  const worth = (text: string) => eventOf(preview([text]), 'tile-placed')?.value ?? 0;
  const offers = offersOf(phase === null ? [] : legal, view.area?.colour, worth);
  const scene = sceneOf(view);
  const texts = phase === null ? [] : movesAhead(phase, scene, offers, selection);
  const ahead = texts.length > 0 ? preview(texts) : null;
  const text = phase === 'meditate' ? null : (texts[0] ?? null);
  const outlook = phase === 'meditate' && ahead !== null ? outlookOf(view, ahead) : null;
  const value = eventOf(ahead, 'tile-placed')?.value ?? null;
  const dragging = useDrag(phase === null ? undefined : pieceDrag(selection, select));

  function point(space: string): void {
    if (phase === 'build') {
      select(pointAt(selection, space, offers, view.seats[near]!.rack ?? []));
    } else if (selection.at === space) {
      // A second press on the same space confirms it.
      attempt(format({ act: 'monk', space }));
    } else select({ ...NOTHING, at: space });
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') select(NOTHING);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (phase !== 'build' || text === null) return;
    if (event.key.toLowerCase() === 'r') select(turned(selection, event.shiftKey ? -1 : 1));
  }

  const shared = { view, offers, selection, lit, travels, say };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside
    <div className="a-frame" data-accent={facts.look.accent} onKeyDown={press} {...dragging}>
      <Motion moment={travels.moment} className="a-table">
        <Track {...{ view, outlook, value, say }} />
        <TempleSection
          {...{ ...shared, scene, ahead, text }}
          point={phase === 'monk' || phase === 'build' ? point : undefined}
        />
        <OwnArea
          {...shared}
          seat={near}
          canLiftMonk={phase === 'monk'}
          doesFit={(value) => phase === 'meditate' && doesCardFit(preview, selection, value)}
          chooseTile={phase === 'build' ? (tile) => select(chooseTile(selection, tile)) : undefined}
          toggleCard={
            phase === 'meditate'
              ? (card) => select(pressCard(selection, card, view.area?.colour))
              : undefined
          }
        >
          <Panel
            {...{ view, scene, offers, selection, preview, text, ahead, outlook, say }}
            {...{ select, attempt }}
            seat={near}
            isActing={phase !== null}
          />
        </OwnArea>
        <Side view={view} near={near} say={say} />
      </Motion>
    </div>
  );
}
