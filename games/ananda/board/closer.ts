import { type PointerEvent, useLayoutEffect } from 'react';
import type { Look } from './look.ts';
import { middle, type Projection } from './projection.ts';
import type { Measured } from './room.ts';
import { type Scene, spacesIn } from './scene.ts';

/** What lies over the window's edges, in pixels: the area's size above; notes and a button below. */
const OVER = { above: 48, below: 64, beside: 12 };

interface Aim {
  readonly scene: Scene;
  readonly projection: Projection;
  /** The spaces to be seen. */
  readonly of: readonly string[];
}

/** Who looks closer begins in the middle of the board; what is shown there is scrolled into view. */
export function useCloser(box: Measured['box'], { large, kind, turn }: Look, aim: Aim): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || !large) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [box, large, kind]);
  useLayoutEffect(() => {
    if (box.current !== null && large) reveal(box.current, aim);
    // Only another aim or another look scrolls: whoever has moved the board keeps their place.
  }, [box, large, kind, turn, aim.of.join()]);
}

function reveal(frame: HTMLElement, { scene, projection, of }: Aim): void {
  const { wide, deep } = projection;
  const { offsetLeft = 0, offsetTop = 0 } = (frame.firstElementChild ?? {}) as Partial<HTMLElement>;
  const middles = spacesIn(scene)
    .filter(({ name }) => of.includes(name))
    .map(({ file, rank, levels }) => middle(projection, file, rank, levels.length));
  if (middles.length === 0) return;
  const xs = middles.map(({ x }) => x + offsetLeft);
  const ys = middles.map(({ y }) => y + offsetTop);
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  frame.scrollLeft = scrolled(scrollLeft, {
    least: Math.max(...xs) + wide + OVER.beside - clientWidth,
    most: Math.min(...xs) - wide - OVER.beside,
  });
  frame.scrollTop = scrolled(scrollTop, {
    least: Math.max(...ys) + deep + OVER.below - clientHeight,
    most: Math.min(...ys) - 2 * deep - OVER.above,
  });
}

/** The scroll position nearest to the present one from which something is seen. */
export const scrolled = (now: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, now));

/** In pixels. A shorter way is a click. */
const TREMBLE = 8;

/** A mouse pulls the board that is seen closer, as fingers do by themselves; such a pull is no click. */
export function pull(press: PointerEvent<HTMLElement>): void {
  const isPiece = (press.target as Element).closest('[data-drag]') !== null;
  if (press.pointerType !== 'mouse' || press.button !== 0 || isPiece) return;
  const frame = press.currentTarget;
  const { clientX, clientY } = press;
  const { scrollLeft, scrollTop } = frame;
  const listening = new AbortController();
  const { signal } = listening;
  let isPulled = false;
  const move = (event: globalThis.PointerEvent) => {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    isPulled ||= Math.hypot(x, y) >= TREMBLE;
    if (!isPulled) return;
    frame.scrollLeft = scrollLeft - x;
    frame.scrollTop = scrollTop - y;
  };
  const end = () => {
    listening.abort();
    if (!isPulled) return;
    const swallow = (event: Event) => event.stopPropagation();
    window.addEventListener('click', swallow, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}
