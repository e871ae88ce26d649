import type { Language } from '@baithak/kernel';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An input device. */
export interface Hand {
  /** Presses the middle of the target, or a point of the screen. */
  press(target: Locator, at?: Point): Promise<void>;
  /** Drags one element to another; missing if the device cannot drag. */
  carry?(from: Locator, to: Locator): Promise<void>;
}

/** An input device that can drag. */
export type CarryingHand = Required<Hand>;

export const mouse: CarryingHand = {
  press: (target, at) => (at ? target.page().mouse.click(at.x, at.y) : target.click()),
  async carry(from, to) {
    const { mouse: pointer } = from.page();
    const [start, ...way] = await wayBetween(from, to);
    await pointer.move(start.x, start.y);
    await pointer.down();
    for (const { x, y } of way) await pointer.move(x, y);
    await pointer.up();
  },
};

export const finger: CarryingHand = {
  press: (target, at) => (at ? target.page().touchscreen.tap(at.x, at.y) : target.tap()),
  async carry(from, to) {
    const [start, ...way] = await wayBetween(from, to);
    await swipe(from.page(), start, way);
  },
};

/** Sends real touch events. Their times are spread out: a fast swipe would fling and spoil the next tap. */
async function swipe(page: Page, start: Point, way: readonly Point[]): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => {
    timestamp += 0.2;
    return touches.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
  await touches.detach();
}

/** The points from the middle of one element to the middle of the other. */
async function wayBetween(from: Locator, to: Locator): Promise<[Point, ...Point[]]> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  const at = (part: number) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  return [start, at(0.1), at(0.4), at(0.7), end, end];
}

/** The middle of the visible part. */
async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  const screen = target.page().viewportSize();
  if (box === null || screen === null) throw new Error('the target is not visible');
  const [top, bottom] = [Math.max(0, box.y), Math.min(screen.height, box.y + box.height)];
  return { x: box.x + box.width / 2, y: (top + bottom) / 2 };
}

/** A visible point of an element once the board has come to rest: it may have just been drawn. */
export async function restingAt(thing: Locator): Promise<Point | null> {
  for (let seen = await thing.evaluate(seenAt); ; ) {
    await thing.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    });
    const now = await thing.evaluate(seenAt);
    if (JSON.stringify(now) === JSON.stringify(seen)) return now;
    seen = now;
  }
}

/** Finds a visible point of an element that is not at its edge. Runs in the page. */
function seenAt(thing: Element): Point | null {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = parts.flatMap((down) =>
    parts.map((across) => ({
      x: Math.round(left + across * width),
      y: Math.round(top + down * height),
    })),
  );
  const isSeen = (x: number, y: number) => thing.contains(document.elementFromPoint(x, y));
  const around = [-3, 0, 3];
  return (
    points.find(({ x, y }) => around.every((dx) => around.every((dy) => isSeen(x + dx, y + dy)))) ??
    null
  );
}

/** The keyboard alone: Tab between tab stops, arrow keys within a tab stop. */
export const keys = {
  async press(target: Locator) {
    await keys.reach(target);
    await target.page().keyboard.press('Enter');
  },
  /** Brings the focus to the target. */
  async reach(target: Locator) {
    await target.waitFor();
    // Finding the target by its name takes much longer than asking it.
    let found = await target.elementHandle();
    for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
      const key = await found?.evaluate(nextKey);
      if (key === 'Enter') return;
      if (key) await target.page().keyboard.press(key);
      else found = await target.elementHandle();
    }
    throw new Error('the keyboard cannot reach the target');
  },
} satisfies Hand & { reach(target: Locator): Promise<void> };

const MOST_KEYS = 150;

/**
 * The key that brings the focus closer to the target; `null` if it was drawn anew. Runs in the page,
 * so it has no outer helpers.
 */
function nextKey(target: Element): string | null {
  if (!target.isConnected) return null;
  const active = document.activeElement;
  if (active === null || active === target) return 'Enter';
  const [cell, goal] = [active.closest('td'), target.closest('td')];
  if (cell && goal && cell.closest('table') === goal.closest('table')) {
    const rowOf = (each: Element) => (each.parentElement as HTMLTableRowElement).rowIndex;
    // A board with handles has empty corners, so leave an outer column first.
    const isOuter = cell.cellIndex === 0 || cell.nextElementSibling === null;
    return arrow(goal.cellIndex - cell.cellIndex, rowOf(goal) - rowOf(cell), isOuter);
  }
  const box = target.closest('[role=grid], [role=group], ul, ol');
  if (box?.contains(active) && target.getAttribute('tabindex') === '-1') {
    const [here, there] = [active, target].map((each) => each.getAttribute('data-place') ?? '');
    // A flat board may be seen from either side; in others the arrow keys follow the names.
    if (active instanceof HTMLElement && target instanceof HTMLElement && here && there) {
      const [from, to] = [active.getBoundingClientRect(), target.getBoundingClientRect()];
      const steps = (length: number, size: number) => Math.round(length / size);
      return arrow(steps(to.x - from.x, from.width), steps(to.y - from.y, from.height), false);
    }
    const rank = (name: string) => Number(name.slice(1));
    if (!here || !there) return 'ArrowRight';
    return arrow(there.charCodeAt(0) - here.charCodeAt(0), rank(here) - rank(there), false);
  }
  const isBehind = target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind && active !== document.body ? 'Shift+Tab' : 'Tab';

  function arrow(across: number, down: number, acrossFirst: boolean): string {
    if (across !== 0 && (acrossFirst || down === 0)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  }
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Ways to finish a game other than by mouse on a desktop. */
interface Ending {
  readonly how: string;
  readonly hand: Hand;
  readonly language: Language;
  readonly options: BrowserContextOptions;
}

export const ENDINGS: readonly Ending[] = [
  {
    how: 'by touch on a phone in the dark',
    hand: finger,
    language: 'en',
    options: { ...PHONE, colorScheme: 'dark' },
  },
  {
    how: 'by keys alone in German',
    hand: keys,
    language: 'de',
    options: { locale: 'de-DE' },
  },
];
