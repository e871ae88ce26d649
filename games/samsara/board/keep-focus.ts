import { type FocusEvent, useEffect, useRef } from 'react';

const ASKED = '[data-thing][data-legal="true"]';
const NEXT = `${ASKED}, .s-buttons button`;

/**
 * Whatever has done its work is gone or of no more use, and with it the place of the keyboard: then it
 * goes on at what can be done next. What it gives goes to the element around everything.
 */
export function useKeptFocus(moment: string) {
  const box = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const hasActed = useRef(false);
  const isFollowed = useRef(false);
  useEffect(() => {
    const asked = [...(box.current?.querySelectorAll(ASKED) ?? [])];
    // Who has acted far down the page is shown what comes next.
    if (isFollowed.current && asked.length > 0) {
      isFollowed.current = false;
      if (asked.some(isAbove)) box.current?.scrollIntoView();
    }
    const focused = document.activeElement;
    const isDone = hasActed.current && focused?.matches('[data-thing]:not([data-legal="true"])');
    if (!isInside.current || (focused !== document.body && !isDone)) return;
    const next = box.current?.querySelector<HTMLElement>(NEXT);
    next?.focus({ preventScroll: true });
    // Who points with a finger or a mouse sees what they look at.
    if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  return {
    acted: () => {
      hasActed.current = true;
      isFollowed.current = true;
    },
    around: {
      ref: box,
      onFocus: () => {
        isInside.current = true;
        hasActed.current = false;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        isInside.current = relatedTarget === null || box.current?.contains(relatedTarget) === true;
      },
    },
  };
}

const isAbove = (thing: Element): boolean => thing.getBoundingClientRect().top < 0;
