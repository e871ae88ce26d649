import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { middle, type Projection } from './projection.ts';
import type { Site } from './scene.ts';

interface PaneProps {
  readonly projection: Projection;
  readonly files: number;
  /** What should be in the middle, if not all can be seen. */
  readonly site: Site;
  /** What does not scroll along. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A window to the temple; where it is too narrow for the whole board, it says so and can be scrolled. */
export function Pane({ projection, files, site, tools, children }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, hide] = useState('');
  const look = () => box.current && hide(hiddenIn(box.current));
  useMiddle(box, projection, site);
  useResizing(box, look);
  return (
    <div className="a-pane" data-hidden={hidden}>
      {tools}
      <div ref={box} className="a-window" style={sizesOf(files, projection)} onScroll={look}>
        {children}
      </div>
    </div>
  );
}

/** As wide as the board from above, in spaces, and of its shape. */
const sizesOf = (files: number, { box }: Projection): CSSProperties => ({
  '--b-across': files + 0.5,
  '--b-shape': box.width / box.height,
});

type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** At which ends there is more. */
export function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: Scrolled): string {
  const ends = [
    ['left', scrollLeft],
    ['right', scrollWidth - clientWidth - scrollLeft],
  ] as const;
  return ends
    .filter(([, width]) => width > 2)
    .map(([end]) => end)
    .join(' ');
}

/** It opens on the middle of what is built. */
function useMiddle(box: RefObject<HTMLElement | null>, projection: Projection, site: Site): void {
  const { kind, turn } = projection;
  // Only a look at it from elsewhere moves it: what is built meanwhile must not.
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const at = middle(projection, (site.left + site.right) / 2, (site.near + site.far) / 2, 1);
    const part = (at: number, from: number, length: number) => (at - from) / length;
    const { x, y, width, height } = projection.box;
    current.scrollLeft = part(at.x, x, width) * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = part(at.y, y, height) * current.scrollHeight - current.clientHeight / 2;
  }, [box, kind, turn]);
}

function useResizing(box: RefObject<HTMLElement | null>, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
}
