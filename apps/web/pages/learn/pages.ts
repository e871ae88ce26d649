import { type RefObject, useEffect, useState } from 'react';

interface Pages {
  /** Which one is in view. */
  readonly at: number;
  /** Whether they lie side by side, with one in view, as on a phone. */
  readonly isPaged: boolean;
  readonly goTo: (page: number) => void;
}

/** The children of a list that may scroll sideways from one to the next. */
export function usePages(list: RefObject<HTMLElement | null>): Pages {
  const [at, stand] = useState(0);
  const [isPaged, page] = useState(false);
  useEffect(() => {
    const all = list.current!;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth, childElementCount } = all;
      page(scrollWidth > clientWidth + 1);
      stand(Math.round((scrollLeft / scrollWidth) * childElementCount));
    };
    const observer = new ResizeObserver(look);
    observer.observe(all);
    all.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      all.removeEventListener('scroll', look);
    };
  }, [list]);
  const goTo = (next: number) =>
    list.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  return { at, isPaged, goTo };
}
