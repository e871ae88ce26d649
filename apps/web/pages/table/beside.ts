import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type Box, isClear, placeOf, type Tail, tailOf } from './bubble-place.ts';

interface Placed {
  readonly style: React.CSSProperties;
  readonly tail: Tail | null;
}

const HIDDEN: Placed = { style: { visibility: 'hidden' }, tail: null };
/** What a hint or a refusal points at. */
export const LIT = '.stage-table [data-lit="true"]';
/** It, what is chosen, and the preview of a move. */
const MATTERS = `${LIT}, .stage-table :is([aria-pressed="true"], [data-tried="true"]), .b-above > .marks > *`;
/**
 * Pieces on squares, arrows that push, your own pieces, what the market offers, and places where you can go:
 * whoever reads on wants to see and press them next.
 */
const NEXT =
  '.stage-table :is([data-state="target"], [data-state="jump"], [data-offered="true"], [data-own="true"], [data-region="market"] button, [data-kind="square"]:not([data-blank="true"]), [data-kind="handle"][data-state="source"])';
/** Nothing on the others' plates is pressed in the first turns: a tip without a target may lie there if no ground is bare, */
const RIVALS = '[data-region^="seat-"]:has(.portrait[data-you="false"])';
/** but never on their faces, which also show whether they are here, on what they have just done, or on the amulets to win. */
const NEVER = `${RIVALS} .portrait, [data-region="deed"] > *, [data-thing^="amulet:"]`;
/** What can be pressed next: an answer to a wrong press leaves it in view and free. */
const TARGETS =
  '.stage-table :is([data-lit="true"], [data-state="target"], [data-state="jump"], [data-able="true"], [data-fits="true"], [data-legal="true"], [data-offered="true"])';
/** A press meets a part of a piece: its picture, or a line of it. */
const WHOLE = '.stage-table :is(button, [role="button"])';
/** An empty square may be covered. */
const PIECES = '.stage-fit :is([data-flip], button:not([data-blank="true"]), [role="img"], .plate)';
/** On a phone the board is nearly as wide as a hint: it lies beside it, over the others' plates. */
const SQUARES = '.stage-table [data-kind="square"]';
const PHONE = '(max-width: 700px)';
/** A tip without a target keeps to the ground between the places of a game; the place of the last deed is ground, too, as far as nothing is said there. */
const REGIONS = '.stage-fit [data-region]:not([data-region="deed"])';
const FACES = '.stage-fit .portrait';
/** What you hold, what you have and what others did: nobody plays without a look at it. */
const KEPT = `${FACES}, .stage-fit :is(.plate, .plate [role="img"], [data-region="hand"], [data-region="rack"], [data-region="herd"], [data-region="tokens"], [data-thing^="hand:"], [data-thing^="zone:"])`;
/** On a phone no ground is bare: a tip lies over what is only looked at, rather than over names, scores and cards. */
const LOOKED_AT = '[data-region="tokens"]';

export const boxesOf = (selector: string, except?: string) =>
  [...document.querySelectorAll(selector)]
    .filter((each) => except === undefined || each.closest(except) === null)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Where people read something on the table. */
function wordsOn(table: Element, except?: string): Box[] {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (parentElement?.closest('.b-unseen') || !parentElement?.checkVisibility()) continue;
    if (except !== undefined && parentElement.closest(except)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes;
}

/** Changes whenever the window or something in it gives things other places; with presses too, if wanted. */
export function useShifts(hasPresses = false): number {
  const [shifts, shift] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('resize', shift);
    window.addEventListener('scroll', shift, true);
    if (hasPresses) window.addEventListener('click', shift);
    return () => {
      window.removeEventListener('resize', shift);
      window.removeEventListener('scroll', shift, true);
      window.removeEventListener('click', shift);
    };
  }, [hasPresses]);
  return shifts;
}

interface Beside {
  readonly pressed?: RefObject<Element | null>;
  /** Without a target. It stays clear of what people press, and makes room when they do. */
  readonly isAloof?: boolean;
  /** It speaks of the whole board: where there is little room, it covers the others' plates instead. */
  readonly sparesBoard?: boolean;
  /** The widths that the bubble may have, if it has a choice. */
  readonly widths?: readonly number[];
}

/**
 * Puts a bubble near what was pressed, or else near what is lit: inside the table, over nothing that it
 * points at, and rather over bare ground than over words. `said` is what it says; `null` for nothing.
 */
export function useBeside(
  bubble: RefObject<HTMLElement | null>,
  said: unknown,
  { pressed, widths, isAloof = false, sparesBoard = false }: Beside = {},
): Placed {
  const [placed, setPlaced] = useState<Placed>(HIDDEN);
  const last = useRef<{ readonly said: unknown; readonly room: string; readonly box: Box } | null>(
    null,
  );
  const shifts = useShifts(isAloof);
  useLayoutEffect(() => {
    const box = bubble.current;
    const table = document.querySelector('.stage-table');
    if (box === null || table === null) return;
    const matters = boxesOf(MATTERS);
    const piece = pressed?.current?.closest('.stage-table') ? pressed.current : null;
    const whole = piece?.closest(WHOLE) ?? piece;
    const target = isAloof ? null : (whole?.getBoundingClientRect() ?? matters[0] ?? null);
    const isPhone = window.matchMedia(PHONE).matches;
    const squares = sparesBoard && isPhone ? boxesOf(SQUARES) : [];
    const rivals = isAloof || squares.length > 0 ? [RIVALS] : [];
    const looked = isAloof && isPhone ? LOOKED_AT : undefined;
    const spared = looked === undefined ? rivals : [...rivals, looked];
    const spare = spared.length > 0 ? spared.join(', ') : undefined;
    const around = table.getBoundingClientRect();
    const room = JSON.stringify(around);
    const isThere = last.current?.room === room;
    const surroundings = {
      room: around,
      target,
      isAnswer: pressed !== undefined,
      stays: sparesBoard && isThere ? last.current!.box : null,
      matters: target === null ? [...matters, ...boxesOf(NEXT)] : matters,
      never: isAloof ? boxesOf(NEVER) : pressed !== undefined ? boxesOf(TARGETS) : [],
      pieces: [
        ...boxesOf(target === null ? `${PIECES}, ${REGIONS}` : PIECES, spare),
        ...(isAloof ? boxesOf(spared.join(', ')) : []),
      ],
      words: [
        ...wordsOn(table, isAloof ? looked : spare),
        ...boxesOf(target === null ? KEPT : FACES, spare),
        ...squares,
      ],
    };
    // It makes room for what is chosen, but does not leave its place without need.
    const isSame = isThere && last.current?.said === said;
    if (isAloof && isSame && isClear(last.current!.box, surroundings)) return;
    // Half covered, it says nothing: then it may as well be covered from side to side.
    const isOver = isAloof && isPhone && boxesOf(LOOKED_AT).length > 0;
    const places = (isOver ? widths?.slice(-1) : widths) ?? [null];
    const tried = places.map((wide) => {
      const size = wide === null ? {} : { maxInlineSize: `min(${wide}px, 100vw - 24px)` };
      Object.assign(box.style, size);
      const { width, height } = box.getBoundingClientRect();
      return { size, width, height, ...placeOf({ width, height }, surroundings) };
    });
    const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
    // React does not set again what it believes to be there.
    Object.assign(box.style, best.size);
    const { left, top, width, height } = best;
    last.current = { said, room, box: { left, top, width, height } };
    const tail = target === null ? null : tailOf(best, target);
    setPlaced({ style: { left, top, ...best.size }, tail });
  }, [bubble, pressed, widths, isAloof, sparesBoard, said, shifts]);
  return said === null ? HIDDEN : placed;
}
