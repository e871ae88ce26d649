import { type RefObject, useLayoutEffect, useState } from 'react';
import { placeOf, type Tail, tailOf } from './bubble-place.ts';

interface Placed {
  readonly style: React.CSSProperties;
  readonly tail: Tail | null;
}

const HIDDEN: Placed = { style: { visibility: 'hidden' }, tail: null };
/** What a bubble points at, and the preview of a move. */
const MATTERS = '.stage-table [data-lit="true"], .b-above > .marks > *';
/** An empty square may be covered. */
const PIECES = '.stage-fit :is([data-flip], button:not([data-blank="true"]), [role="img"])';

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/**
 * Puts a bubble near what was pressed, or else near what is lit: inside the table, and over nothing that
 * it points at. `said` is what it says; `null` for nothing.
 */
export function useBeside(
  bubble: RefObject<HTMLElement | null>,
  said: unknown,
  pressed?: RefObject<Element | null>,
): Placed {
  const [placed, setPlaced] = useState<Placed>(HIDDEN);
  useLayoutEffect(() => {
    const box = bubble.current;
    const table = document.querySelector('.stage-table');
    if (box === null || table === null) return;
    const room = table.getBoundingClientRect();
    const matters = boxesOf(MATTERS);
    const piece = pressed?.current?.closest('.stage-table') ? pressed.current : null;
    const target = piece?.getBoundingClientRect() ?? matters[0] ?? room;
    const { width, height } = box.getBoundingClientRect();
    const place = placeOf({ width, height }, { room, target, matters, pieces: boxesOf(PIECES) });
    setPlaced({ style: place, tail: tailOf({ ...place, width, height }, target) });
  }, [bubble, pressed, said]);
  return said === null ? HIDDEN : placed;
}
