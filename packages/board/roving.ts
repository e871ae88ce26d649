import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface Roving<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A roving tab index: the things in a box are one stop of the Tab key, and arrow keys move between
 * them. The stop is the thing visited last, else the first that can be used now.
 */
export function useRoving<Box extends HTMLElement>(things: string, usable: string): Roving<Box> {
  const ref = useRef<Box>(null);
  const visited = useRef<HTMLElement | null>(null);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(things) ?? [])];
  useEffect(() => {
    const found = all();
    const kept = visited.current !== null && found.includes(visited.current);
    stopAt(
      found,
      kept ? visited.current! : (found.find((each) => each.matches(usable)) ?? found[0]),
    );
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    const found = all();
    const here = found.indexOf((event.target as HTMLElement).closest<HTMLElement>(things)!);
    if (here < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = found[(here + step + found.length) % found.length]!;
    visited.current = next;
    stopAt(found, next);
    next.focus();
  }

  return { ref, onKeyDown };
}

/** Writes `tabIndex` only where it changes: browsers recompute the layout on every write. */
function stopAt(things: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const thing of things) {
    const index = thing === stop ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
  }
}
