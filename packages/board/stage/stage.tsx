import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Look } from '../facts.ts';
import { BlockPrint } from '../patterns/block-print.tsx';
import { ActionBar } from './action-bar.tsx';
import { type Bar, type Ceremony, useFrame } from './frame.ts';
import { useKeptFocus } from './kept-focus.ts';
import './stage.css';

interface StageProps extends Ceremony {
  readonly look: Look;
  /** Where the match stands: a round, a turn. */
  readonly where: ReactNode;
  /** What the board asks and offers. It is shown unless the page has something to say. */
  readonly bar: Bar;
  /** Whether the table is paper (small boards on a floor) or the game's cloth. */
  readonly ground: 'floor' | 'cloth';
  /** Above and below the side panel, in windows that have room for it beside the table. */
  readonly beside?: { readonly top: ReactNode; readonly bottom: ReactNode } | undefined;
  /** Covers the table, unless the page has a scene of its own: the end of a round, for example. */
  readonly scene?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The fixed frame of every table: top bar, table, side panel, action bar. It fills the window, and
 * nothing in it changes its place while a game is played. The table is a size container: boards fit
 * themselves into it with container queries.
 */
export function Stage({ look, where, bar, ground, beside, scene, children, ...own }: StageProps) {
  const frame = useFrame();
  const table = useKeptFocus();
  // While the board has a scene of its own, its button goes on; most of what the page says can wait.
  const isOwnScene =
    frame.scene === null && scene !== undefined && scene !== null && frame.bar?.urgent !== true;
  return (
    <div className="stage" data-accent={look.accent} data-ground={ground}>
      <header className="stage-top" data-region="top">
        <div>
          {frame.back}
          <h1 tabIndex={-1}>{frame.title}</h1>
          <p className="stage-where">{where}</p>
          <div className="stage-tools">{frame.tools}</div>
        </div>
        <BlockPrint motif={look.motif} size={12} />
      </header>
      {frame.guide}
      <main className="stage-table" data-region="table" id="main" tabIndex={-1} ref={table}>
        <div className="stage-fit">{children}</div>
        {frame.scene === null ? scene : frame.scene(own)}
      </main>
      {beside === undefined ? (
        frame.side
      ) : (
        <div className="stage-beside">
          {beside.top}
          <div className="stage-between">{frame.side}</div>
          {beside.bottom}
        </div>
      )}
      <ActionBar bar={isOwnScene ? bar : (frame.bar ?? bar)} alarm={frame.alarm} />
    </div>
  );
}

/** The names of the icons that bars, tools and logs use. */
export type IconName = keyof typeof ICONS;

const ICONS = {
  back: 'M15 4 7 12 15 20',
  hint: 'M9 18H15M10 21H14M12 3A6.5 6.5 0 0 0 8.5 15C9 15.5 9 16 9 16H15S15 15.5 15.5 15A6.5 6.5 0 0 0 12 3Z',
  undo: 'M9 5 4 10 9 15M4 10H14A6 6 0 0 1 14 21H10',
  rules: 'M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20 15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20',
  log: 'M4 6H5M9 6H20M4 12H5M9 12H20M4 18H5M9 18H20',
  chat: 'M4 5H20V16H11L6 20V16H4Z',
  analysis: 'M4 4V20H20M7 15 11 10 14 13 20 6',
  more: 'M5 12H5.01M12 12H12.01M19 12H19.01',
  clear: 'M6 6 18 18M18 6 6 18',
  check: 'M5 12.5 10 17.5 19 7',
  eye: 'M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM15 12A3 3 0 1 1 9 12 3 3 0 0 1 15 12Z',
  replay: 'M5 5V10H10M5.5 10A7.5 7.5 0 1 1 4.5 14',
  forward: 'M9 5 16 12 9 19',
  clock: 'M20.5 12A8.5 8.5 0 1 1 3.5 12 8.5 8.5 0 0 1 20.5 12ZM12 7V12L15.5 14',
  turn: 'M19 5V10H14M18.5 10A7.5 7.5 0 1 0 19.5 14',
  plus: 'M12 5V19M5 12H19',
  people: 'M16 8A4 4 0 1 1 8 8 4 4 0 0 1 16 8ZM4 21C4 16 8 14.500 12 14.500S20 16 20 21',
  speed: 'M4 6 10 12 4 18M13 6 19 12 13 18',
} as const;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" data-icon={name} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface CounterProps {
  readonly value: number;
}

/** A number that runs up or down to its new value. */
export function Counter({ value }: CounterProps) {
  const [shown, show] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return undefined;
    const still =
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion')) ===
      0;
    if (still) {
      show(value);
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / COUNT_MS);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      show(value);
    };
  }, [value]);
  return <span className="counter">{shown}</span>;
}

const COUNT_MS = 500;
