import { scrollingAt } from '@baithak/board';
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
  /** What the viewer is asked, if anything: then the places for it come into sight. */
  readonly asked: string | null;
  /** What does not scroll along. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A window to the temple; where it is too narrow for the whole board, it says so and can be scrolled. */
export function Pane({ projection, files, site, asked, tools, children }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, hide] = useState('');
  const look = () => box.current && hide(hiddenIn(box.current));
  useMiddle(box, projection, site);
  useOffersInSight(box, asked, projection);
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

/** Once for each thing that is asked, unless its places and the own area are seen anyway. */
function useOffersInSight(
  box: RefObject<HTMLElement | null>,
  asked: string | null,
  { kind, turn }: Projection,
): void {
  useEffect(() => {
    const { current } = box;
    const places = current?.querySelectorAll('[data-offered="true"], [data-own="true"]') ?? [];
    if (current === null || asked === null || places.length === 0) return;
    const seen = current.getBoundingClientRect();
    const rects = [...places].map((place) => place.getBoundingClientRect());
    const left = offsetOf(
      seen.left,
      seen.right,
      rects.map(({ left, right }) => [left, right]),
    );
    const top = offsetOf(
      seen.top,
      seen.bottom,
      rects.map(({ top, bottom }) => [top, bottom]),
    );
    current.scrollBy({ left, top, behavior: scrollingAt(current) });
  }, [box, asked, kind, turn]);
}

/** How far to scroll until what does not fit between two edges is in the middle between them. */
export function offsetOf(
  start: number,
  end: number,
  spans: readonly (readonly [number, number])[],
): number {
  const from = Math.min(...spans.map(([least]) => least));
  const to = Math.max(...spans.map(([, most]) => most));
  return from >= start && to <= end ? 0 : (from + to - start - end) / 2;
}

function useResizing(box: RefObject<HTMLElement | null>, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    // The temple in it grows, too.
    for (const each of [box.current, box.current?.firstElementChild]) {
      if (each) observer.observe(each);
    }
    return () => observer.disconnect();
  }, [box]);
}
