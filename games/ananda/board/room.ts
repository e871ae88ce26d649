import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './projection.ts';

/** As on a laptop; boards that are drawn without a browser have no size. */
const USUAL: Room = { width: 1248, height: 392 };
/** Below this width the table is a phone's. */
const NARROW = 700;

export interface Measured {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly room: Room;
  readonly isNarrow: boolean;
}

/** Measures the place of the temple, also when the window changes. */
export function useRoom(): Measured {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) {
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, room, isNarrow: room.width < NARROW };
}
