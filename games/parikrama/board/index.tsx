import { Motion, useDrag } from '@baithak/board';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { facts } from '../facts.ts';
import { tableDrag } from './laying.ts';
import { Picture } from './picture.tsx';
import { Ended, Playing } from './playing.tsx';
import { type Props, type Scene, useScene } from './scene.ts';
import './board.css';

export function Board(props: Props) {
  return props.quiet === true ? <Picture {...props} /> : <Table {...props} />;
}

function Table(props: Props) {
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

type Frame = RefObject<HTMLDivElement | null>;

/** The same number as in board.css. */
const WIDE = 720;

/** The order of elements depends on the width, because the keyboard follows it. */
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
 * After a move by keyboard, the focus goes to the next thing that can be done, unless it is on one
 * already. Once a card is picked up, the sets scroll into view, and the keyboard focus goes there.
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
  // Runs once for each moment.
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === document.body || frame.current?.contains(active);
    if (!byKey.current || !decides || !isLost || active?.closest(ABLE)) return;
    // The first button at the start of a turn is to skip it: one press too many must not do that.
    const hand = '.k-hand [data-able=true]';
    const begins = view.phase === 'start' && frame.current!.querySelector(hand);
    lead(frame, begins ? hand : ABLE);
  }, [moment]);
  return byKey;
}
