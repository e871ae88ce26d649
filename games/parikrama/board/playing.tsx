import { useFresh } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Phase } from '../rules/state.ts';
import { arithmeticOf } from '../view/bill.ts';
import { Bar } from './bar.tsx';
import { Points, Sights } from './goals.tsx';
import { Hand } from './hand.tsx';
import { Journal } from './journal.tsx';
import { MapArea } from './map.tsx';
import { Market } from './market.tsx';
import type { Say, Scene } from './scene.ts';
import { around, Others, SeatBoard } from './seats.tsx';
import { Sets } from './sets.tsx';
import { Specials, TileRow } from './tiles.tsx';

interface PlayingProps {
  readonly scene: Scene;
}

/** The table while the game goes on: the offer, the seat's own things, and the others. */
export function Playing({ scene }: PlayingProps) {
  const bar = <Bar scene={scene} sum={arithmeticOf(scene.view)} />;
  return scene.narrow ? <Narrow {...{ scene, bar }} /> : <Wide {...{ scene, bar }} />;
}

interface LaidOutProps extends PlayingProps {
  readonly bar: ReactNode;
}

/** Everything side by side: the offer at the top, the seat's own things below it. */
function Wide({ scene, bar }: LaidOutProps) {
  const ahead = scene.decides && isAbout(scene.view.phase, false);
  const specials = <Specials scene={scene} />;
  return (
    <>
      <div className="k-offer">
        <Market scene={scene} />
        <TileRow scene={scene} />
      </div>
      <div className="k-side">
        {bar}
        {ahead && specials}
        <Own scene={scene} />
        {!ahead && specials}
        <Sights scene={scene} />
      </div>
      <div className="k-side">
        <Others scene={scene} />
        <Charts scene={scene} />
        <div className="k-panel">
          <Points scene={scene} />
        </div>
      </div>
    </>
  );
}

/** One panel at a time. If the step is about a panel, it comes before the hand. */
function Narrow({ scene, bar }: LaidOutProps) {
  const { view, decides, say } = scene;
  const about = panelFor(view.phase);
  const [open, turn] = useFresh<Panel>(`${view.turn} ${about}`, about);
  const ahead = decides && isAbout(view.phase, true);
  const Part = PARTS[open];
  return (
    <>
      <div className="k-asked" data-ahead={ahead}>
        {bar}
      </div>
      {!ahead && <Own scene={scene} />}
      <PanelNav {...{ open, turn, say }} />
      <div className="k-panel">
        <Part scene={scene} />
      </div>
      {ahead && <Own scene={scene} />}
      <Others scene={scene} />
    </>
  );
}

const PARTS: Readonly<Record<Panel, ComponentType<PlayingProps>>> = {
  market: Market,
  tiles: ({ scene }) => (
    <>
      <TileRow scene={scene} />
      <Specials scene={scene} />
    </>
  ),
  map: Charts,
  goals: ({ scene }) => (
    <>
      <Points scene={scene} />
      <Sights scene={scene} />
    </>
  ),
};

function Own({ scene }: PlayingProps) {
  return (
    <>
      <Hand scene={scene} />
      <Sets scene={scene} seat={scene.near} />
    </>
  );
}

function Charts({ scene }: PlayingProps) {
  return (
    <>
      <MapArea scene={scene} seat={scene.near} />
      <Journal scene={scene} seat={scene.near} />
    </>
  );
}

/** After the end, all Maps and Journals lie side by side, so that the score can be checked. */
export function Ended({ scene }: PlayingProps) {
  return (
    <div className="k-ended">
      {around(scene).map((seat) => (
        <SeatBoard key={seat} scene={scene} seat={seat} titled />
      ))}
    </div>
  );
}

const PANELS = ['market', 'tiles', 'map', 'goals'] as const;
type Panel = (typeof PANELS)[number];

const BY_PHASE: Readonly<Partial<Record<Phase, Panel>>> = {
  close: 'tiles',
  journal: 'tiles',
  special: 'tiles',
  tile: 'tiles',
  gift: 'tiles',
  sight: 'goals',
  next: 'map',
  at: 'map',
  rotate: 'map',
};

/** The panel that a phase is about. On a narrow screen it opens by itself. */
const panelFor = (phase: Phase): Panel => BY_PHASE[phase] ?? 'market';

/**
 * Whether the phase is about that panel and not about the hand, which then comes after it. On a wide
 * screen this matters only for the special tiles, which would lie too far below.
 */
function isAbout(phase: Phase, narrow: boolean): boolean {
  if (!narrow) return phase === 'special' || phase === 'gift';
  return phase === 'draw' || (phase in BY_PHASE && phase !== 'close' && phase !== 'journal');
}

interface PanelNavProps {
  readonly open: Panel;
  readonly turn: (panel: Panel) => void;
  readonly say: Say;
}

/** The choice of panels, where they do not fit side by side. */
function PanelNav({ open, turn, say }: PanelNavProps) {
  return (
    <nav className="k-nav" aria-label={say(message('board.parts'))}>
      {PANELS.map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === open} onClick={() => turn(panel)}>
          {say(message(`board.part-${panel}`))}
        </button>
      ))}
    </nav>
  );
}
