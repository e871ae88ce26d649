import { type BoardProps, lookOf, Motion, useDrag, useFresh } from '@baithak/furniture';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { View } from '../view.ts';
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
  const scene = useScene(props, moment, frame);
  const dragging = useDrag(scene.decides ? tableDrag(scene) : undefined);

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') scene.choose(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons inside
    <div
      ref={frame}
      className="k-frame"
      data-accent={lookOf('parikrama').accent}
      onKeyDown={press}
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
  frame: RefObject<HTMLDivElement | null>,
): Scene {
  const [chosen, choose] = useFresh<string | null>(moment, null);
  const [turn, show] = useFresh(moment, 0);
  const acted = useRef(false);
  const near = view.viewer ?? 0;
  const decides = seat !== null && seat === near;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard is led on after each move
  useEffect(() => {
    if (acted.current && decides) leadOn(frame.current);
    acted.current = false;
  }, [moment]);
  const tryIt = (text: string) => () => {
    acted.current = true;
    attempt(text);
  };
  return {
    ...{ view, near, decides, say, chosen, choose, turn, show },
    legal: new Set(legal),
    lit: new Set(lit),
    act: (text) => (decides ? tryIt(text) : undefined),
  };
}

/** Where the button that was pressed is gone, the keyboard goes on at what can be done next. */
function leadOn(frame: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const able =
    '[data-able=true] button, button[data-able=true], [data-state=target], [data-legal=true]';
  frame?.querySelector<HTMLElement>(able)?.focus({ preventScroll: true });
}
