import { useEffect } from 'react';

interface Dismissal {
  readonly isOpen: boolean;
  /** Presses here leave it open: first of all in the thing itself. */
  readonly keeps: string;
  /** A press here only closes, so that nobody moves a piece when they wanted to close something. */
  readonly guarded: string;
  readonly close: () => void;
}

/** Closes what lies over the table with Escape or with a press outside it. */
export function useDismissal({ isOpen, keeps, guarded, close }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      if (target.closest(keeps)) return;
      if (target.closest(guarded)) swallow(event);
      close();
    };
    const key = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key);
    };
  }, [isOpen, keeps, guarded, close]);
}

/** Keeps a press and the click that ends it from everything else. */
function swallow(event: PointerEvent): void {
  const stop = (each: Event) => {
    each.preventDefault();
    each.stopImmediatePropagation();
  };
  stop(event);
  window.addEventListener('click', stop, true);
  const done = () => {
    window.removeEventListener('click', stop, true);
    window.removeEventListener('pointerdown', done, true);
  };
  // The click comes right after the finger is lifted, if it comes at all.
  window.addEventListener('pointerup', () => setTimeout(done), { capture: true, once: true });
  window.addEventListener('pointerdown', done, true);
}
