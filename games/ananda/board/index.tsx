import {
  BlockPrint,
  type BoardProps,
  Motion,
  opponentsOf,
  Stage,
  useDrag,
  useFrame,
} from '@baithak/board';
import { message } from '@baithak/kernel';
import type { KeyboardEvent } from 'react';
import { facts } from '../facts.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { barOf } from './bar.ts';
import './around.css';
import './board.css';
import './plates.css';
import './plates-narrow.css';
import './rail.css';
import './rail-narrow.css';
import './temple.css';
import './tones.css';
import './upright.css';
import { useHappening } from './happening.ts';
import { karmaSign } from './pieces.tsx';
import { usePlay } from './play.ts';
import { Rail } from './rail.tsx';
import { useRoom } from './room.ts';
import { Opponent } from './seats.tsx';
import { NOTHING, pieceDrag } from './selection.ts';
import { Picture } from './temple.tsx';
import { TempleSection } from './temple-section.tsx';

export function Board(props: BoardProps<View, Event>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** One temple, everything else docked: the others above it, rack and hand below it. */
function Table(props: BoardProps<View, Event>) {
  const { view, news, lit, say } = props;
  const frame = useFrame();
  const play = usePlay(props);
  const happening = useHappening(view, news);
  const measured = useRoom();
  const dragging = useDrag(play.phase === null ? undefined : pieceDrag(play.select, play.drop));
  const isLast = view.supplySize === 0 && view.phase !== 'over';

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') play.select(NOTHING);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'r') play.turn?.();
  }

  return (
    <Motion moment={`${news.key} ${view.viewer}`} cues={happening.cues} className="a-root">
      <Stage
        look={facts.look}
        where={measured.isNarrow ? '' : say(message(isLast ? 'board.last-tiles' : 'board.goal'))}
        ground="cloth"
        bar={barOf({ view, play, say, width: measured.room.width })}
        sign={karmaSign}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside */}
        <div className="a-stage a-frame" onKeyDown={press} {...dragging}>
          <div className="a-seats" data-count={view.seats.length - 1}>
            {opponentsOf(frame).map((player) => (
              <Opponent
                key={player.seat}
                view={view}
                player={player}
                passers={happening.passers}
                lit={lit}
                say={say}
              />
            ))}
          </div>
          <TempleSection {...{ view, play, happening, measured, lit, say }} />
          <div className="a-dock">
            <BlockPrint motif={facts.look.motif} size={8} accent="madder" />
            <Rail {...{ view, play, happening, lit, say }} player={frame.players[play.seat]} />
          </div>
        </div>
      </Stage>
    </Motion>
  );
}
