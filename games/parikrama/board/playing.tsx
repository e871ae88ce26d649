import { useFresh, useLasting } from '@baithak/furniture';
import { Fragment } from 'react';
import { type Arithmetic, arithmeticOf } from '../bill.ts';
import type { View } from '../view.ts';
import { Bar } from './bar.tsx';
import { Goals } from './goals.tsx';
import { Hand } from './hand.tsx';
import { Journal } from './journal.tsx';
import { MapArea } from './map.tsx';
import { Market } from './market.tsx';
import { isAbout, type Panel, PanelBox, PanelNav, panelFor } from './panels.tsx';
import type { Scene } from './scene.ts';
import { Others, SeatBoard } from './seats.tsx';
import { Sets } from './sets.tsx';
import { Tiles } from './tiles.tsx';

/** The sum of a play stays in sight while it is paid; who comes later has not seen it. */
function useSum(view: View): Arithmetic | null {
  const { round, turn, set, phase, laid, rides } = view;
  const play = `${round} ${turn} ${set}`;
  const held = useLasting<{ play: string; sum: Arithmetic | null }>(
    `${play} ${phase} ${laid} ${rides}`,
    (before) => ({
      play,
      sum: phase !== 'pay' ? arithmeticOf(view) : before?.play === play ? before.sum : null,
    }),
  );
  return held.sum;
}

/** What a seat has before it, what is on offer, and how the others stand. */
export function Playing({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const sum = useSum(view);
  const [open, turn] = useFresh<Panel>(
    `${view.turn} ${panelFor(view.phase)}`,
    panelFor(view.phase),
  );
  const ahead = scene.decides && isAbout(view.phase, scene.narrow);
  const own = (
    <Fragment key="own">
      <Hand scene={scene} />
      <Sets scene={scene} seat={near} />
    </Fragment>
  );
  const market = (
    <PanelBox key="market" panel="market" open={open}>
      <Market scene={scene} />
    </PanelBox>
  );
  const tiles = (
    <PanelBox key="tiles" panel="tiles" open={open}>
      <Tiles scene={scene} />
    </PanelBox>
  );
  const nav = <PanelNav key="nav" {...{ open, turn, say }} />;
  return (
    <>
      <Others scene={scene} />
      <div className="k-side" data-ahead={ahead}>
        <Bar scene={scene} sum={sum} />
        {ahead ? [nav, tiles, market, !scene.narrow && own] : [own, nav, market, tiles]}
      </div>
      <div className="k-side">
        <PanelBox panel="map" open={open}>
          <MapArea scene={scene} seat={near} />
          <Journal scene={scene} seat={near} />
        </PanelBox>
        <PanelBox panel="goals" open={open}>
          <Goals scene={scene} />
        </PanelBox>
        {ahead && scene.narrow && own}
      </div>
    </>
  );
}

/** After the end all Maps and Journals lie side by side, so that the score can be followed. */
export function Ended({ scene }: { readonly scene: Scene }) {
  const { view, near } = scene;
  const count = view.seats.length;
  return (
    <div className="k-ended">
      {view.seats.map((_, i) => (
        <SeatBoard key={i} scene={scene} seat={(near + i) % count} titled />
      ))}
    </div>
  );
}
