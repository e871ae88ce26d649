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
  /** What to centre if the whole board does not fit. */
  readonly site: Site;
  /** The phase in which the viewer decides, if any: its offered spaces are scrolled into view. */
  readonly asked: string | null;
  /** Buttons that do not scroll with the temple. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A scrolling window to the temple; it marks the ends at which more of the board is hidden. */
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

/** The width of the board seen from above, in spaces, and its aspect ratio. */
const sizesOf = (files: number, { box }: Projection): CSSProperties => ({
  '--b-across': files + 0.5,
  '--b-shape': box.width / box.height,
});

type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The ends at which something is hidden. */
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

/** Centres the built part whenever the projection changes. */
function useMiddle(box: RefObject<HTMLElement | null>, projection: Projection, site: Site): void {
  const { kind, turn } = projection;
  // New tiles must not scroll the window, so the site is no dependency.
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

/** Scrolls to the offered spaces and the player's area, once a phase and only if they are hidden. */
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

/** How far to scroll to centre spans between two edges; 0 if all of them are visible already. */
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
    // The temple inside changes its size as well.
    for (const each of [box.current, box.current?.firstElementChild]) {
      if (each) observer.observe(each);
    }
    return () => observer.disconnect();
  }, [box]);
}
