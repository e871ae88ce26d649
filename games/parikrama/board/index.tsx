import { type BoardProps, Motion, useDrag, useFresh } from '@baithak/board';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { facts } from '../facts.ts';
import { scoresIn } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { tableDrag } from './dragging.ts';
import { Picture } from './picture.tsx';
import { Ended, Playing } from './playing.tsx';
import type { Scene } from './scene.ts';

export function Board(props: BoardProps<View>) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

function Table(props: BoardProps<View>) {
  const { view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const moment = `${props.seat} ${JSON.stringify(view)}`;
  const scene = useScene(props, moment, useNarrow(frame));
  const byKey = useLeading(moment, scene, frame);
  const dragging = useDrag(scene.decides ? tableDrag(scene) : undefined);

  function press(event: KeyboardEvent): void {
    byKey.current = true;
    if (event.key !== 'Escape' || scene.chosen === null) return;
    lead(frame, '.k-hand [aria-pressed=true]');
    scene.choose(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div
      ref={frame}
      className="k-frame"
      data-accent={facts.look.accent}
      onKeyDown={press}
      onPointerDownCapture={() => {
        byKey.current = false;
      }}
      {...dragging}
    >
      <Motion moment={moment} className="k-table">
        {view.phase === 'over' ? <Ended scene={scene} /> : <Playing scene={scene} />}
      </Motion>
    </div>
  );
}

/** What is picked up or tried belongs to one moment only. */
function useScene(
  { view, seat, legal, lit, say, attempt }: BoardProps<View>,
  moment: string,
  narrow: boolean,
): Scene {
  const [chosen, choose] = useFresh<string | null>(moment, null);
  const [turn, show] = useFresh(moment, 0);
  const near = view.viewer ?? 0;
  const decides = seat !== null && seat === near;
  return {
    scores: scoresIn(view),
    ...{ view, near, decides, say, narrow, chosen, choose, turn, show },
    legal: new Set(legal),
    lit: new Set(lit),
    act: (text) => (decides ? () => attempt(text) : undefined),
  };
}

type Frame = RefObject<HTMLDivElement | null>;

/** As in board.css. */
const WIDE = 720;

/** The order of parts is that of their elements, for whoever goes from one to the next. */
function useNarrow(frame: Frame): boolean {
  const [narrow, tell] = useState(false);
  useLayoutEffect(() => {
    const measure = () => tell(frame.current!.clientWidth < WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);
  return narrow;
}

const ABLE = '[data-able=true], [data-state=target], [data-legal=true]';

function lead(frame: Frame, selector: string, byKey = true): void {
  const next = frame.current?.querySelector<HTMLElement>(selector);
  if (byKey) (next?.querySelector('button') ?? next)?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * After a move by keyboard it goes on at what can be done next, unless it is there already; with a
 * card of the hand at the sets, which come into sight for everybody.
 */
function useLeading(
  moment: string,
  { view, decides, chosen }: Scene,
  frame: Frame,
): RefObject<boolean> {
  const byKey = useRef(false);
  useEffect(() => {
    if (chosen !== null) lead(frame, '.k-lays [data-legal=true]', byKey.current);
  }, [chosen, frame]);
  // Once for each moment.
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === document.body || frame.current?.contains(active);
    if (!byKey.current || !decides || !isLost || active?.closest(ABLE)) return;
    // Who has just begun is not to skip the turn by one press too many.
    const hand = '.k-hand [data-able=true]';
    const begins = view.phase === 'start' && frame.current!.querySelector(hand);
    lead(frame, begins ? hand : ABLE);
  }, [moment]);
  return byKey;
}
