import { BlockPrint, Motion, Stage, useDrag, useFresh, useLasting } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { KeyboardEvent } from 'react';
import { facts } from '../facts.ts';
import { COMPONENTS } from '../rules/components.ts';
import { barOf } from './bar.tsx';
import { sweptAfter, type Turns, turnsAfter } from './deeds.ts';
import { Scoring, Sights, Sources } from './goals.tsx';
import { Journal } from './journal.tsx';
import { OwnMap } from './map.tsx';
import { Market } from './market.tsx';
import { cuesOf } from './motion.ts';
import { Picture } from './picture.tsx';
import { tableDrag } from './pressing.ts';
import { Rail } from './rail.tsx';
import { type Props, type Scene, useScene } from './scene.ts';
import { Opponents } from './seats.tsx';
import { Specials, TileRow } from './tiles.tsx';
import './board.css';

export function Board(props: Props) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

/** One screen for a whole turn: cards left, tiles right, your Map between, your hand below. */
function Table(props: Props) {
  const { view, news, say } = props;
  const moment = `${props.seat} ${JSON.stringify(view)}`;
  const scene = useScene(props, moment);
  const dragging = useDrag(scene.decides ? tableDrag(scene) : undefined);
  const chooses = scene.decides && (view.phase === 'special' || view.phase === 'gift');
  const picked = scene.picks.join();
  const [fanned, fan] = useFresh(chooses ? moment : `${moment} ${picked}`, chooses);
  const turns = useLasting<Turns>(news.key, (before) => turnsAfter(before, news.events));
  const swept = useLasting<boolean>(news.key, (before) => sweptAfter(before, news.events));

  function press(event: KeyboardEvent): void {
    // In a sheet Escape closes only the sheet.
    if (event.key !== 'Escape' || document.querySelector(':popover-open')) return;
    if (fanned && !chooses) fan(false);
    else if (scene.picks.length > 0) scene.pick([]);
  }

  return (
    <Motion
      moment={`${news.key} ${scene.near}`}
      cues={cuesOf(news.events, scene.near)}
      className="k-root"
    >
      <Stage look={facts.look} where={whereSaid(scene)} bar={barOf(scene)} ground="cloth">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside */}
        <div className="k-table" data-phase={view.phase} onKeyDown={press} {...dragging}>
          <Opponents scene={scene} turns={turns} />
          <div className="k-wing k-left">
            <Market scene={scene} moment={moment} swept={swept} />
            <Sights scene={scene} />
            <Journal scene={scene} seat={scene.near} />
          </div>
          <div className="k-middle">
            <OwnMap scene={scene} />
            {fanned && <Specials scene={scene} close={chooses ? undefined : () => fan(false)} />}
          </div>
          <div className="k-wing k-right">
            <TileRow scene={scene} fan={() => fan(!fanned)} fanned={fanned} moment={moment} />
            <Scoring scene={scene} seat={scene.near} />
            <Sources scene={scene} seat={scene.near} />
          </div>
          <BlockPrint motif="lotus" accent="madder" size={8} />
          <Rail scene={scene} />
        </div>
      </Stage>
    </Motion>
  );

  /** The round, and how the game ends. */
  function whereSaid({ view: { round, last, ender } }: Scene): string {
    const key = last ? 'board.where-last' : ender === null ? 'board.where' : 'board.where-ending';
    return say(message(key, { round, end: COMPONENTS.limits.endingTiles }));
  }
}
