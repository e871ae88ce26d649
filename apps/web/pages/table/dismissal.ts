import { useEffect } from 'react';

interface Dismissal {
  readonly isOpen: boolean;
  /** Presses here leave it open: first of all in the thing itself. */
  readonly keeps: string;
  /**
   * A press here only closes: for what covers the table, so that nobody moves a piece that they do not
   * see. Without it, a press closes and does what it always does.
   */
  readonly guarded?: string;
  readonly close: () => void;
}

/** Closes what lies over the table with Escape or with a press outside it, by pointer or by key. */
export function useDismissal({ isOpen, keeps, guarded, close }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      if (target.closest(keeps)) return;
      if (guarded !== undefined && target.closest(guarded)) swallow(event);
      close();
    };
    const key = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      const outside = (near = '') => near === '' || !(event.target as Element).closest(near);
      if (isPress && outside(keeps) && outside(guarded)) close();
      if (event.key !== 'Escape') return;
      // It closes this and nothing else: what is chosen on the board stays.
      event.stopPropagation();
      close();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
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
