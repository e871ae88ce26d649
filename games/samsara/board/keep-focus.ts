import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A button that has done its work is gone, and with it the place of the keyboard: then it goes on at
 * what can be done next. What it gives goes to the element around everything.
 */
export function useKeptFocus(moment: string) {
  const box = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = box.current?.querySelector<HTMLElement>(
      '[data-thing][data-legal="true"], .s-buttons button',
    );
    next?.focus({ preventScroll: true });
  }, [moment]);
  return {
    ref: box,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget === null || box.current?.contains(relatedTarget) === true;
    },
  };
}
