import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What had the focus last. A rematch may bring a new stage: it remembers the button of the one before. */
let last: EventTarget | null = null;

/**
 * A button that goes away takes the focus with it: after a move, the next Tab would start at the top of the
 * page. The element with this ref gets the focus instead, so that the next Tab leads into it.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const keeper = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const isGone = last instanceof Element && !last.isConnected;
    if (isGone && document.activeElement === document.body) {
      keeper.current?.focus({ preventScroll: true });
    }
  });
  return keeper;
}
