import type { Locator, Page } from 'playwright-core';

/** A way to use what is on the screen. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** From a thing to a place; a hand that cannot drag leaves it out. */
  carry?(from: Locator, to: Locator): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  async carry(from, to) {
    const { mouse: pointer } = from.page();
    const [start, ...way] = await wayBetween(from, to);
    await pointer.move(start.x, start.y);
    await pointer.down();
    for (const { x, y } of way) await pointer.move(x, y);
    await pointer.up();
  },
};

export const finger: Hand = {
  press: (target) => target.tap(),
  async carry(from, to) {
    const [start, ...way] = await wayBetween(from, to);
    await swipe(from.page(), start, way);
  },
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Real touches, as the browser gets them. So quick a finger would fling, which spoils the next tap. */
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

/** From the middle of one thing to the middle of the other, both to be seen. */
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

/** Of what can be seen of it. */
async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  const screen = target.page().viewportSize();
  if (box === null || screen === null) throw new Error('nothing to be seen there');
  const [top, bottom] = [Math.max(0, box.y), Math.min(screen.height, box.y + box.height)];
  return { x: box.x + box.width / 2, y: (top + bottom) / 2 };
}

/** Nothing but keys: Tab from part to part, arrows within a board. */
export const keys: Hand = {
  async press(target) {
    await target.waitFor();
    for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
      const key = await target.evaluate(nextKey);
      await target.page().keyboard.press(key);
      if (key === 'Enter') return;
    }
    throw new Error('the keyboard does not get there');
  },
};

const MOST_KEYS = 150;

/** Which key leads on from where the keyboard is; runs in the page. */
function nextKey(target: Element): string {
  const active = document.activeElement;
  if (active === target) return 'Enter';
  const [cell, goal] = [active?.closest('td'), target.closest('td')];
  if (!cell || !goal || cell.closest('table') !== goal.closest('table')) return 'Tab';
  const rowOf = (each: Element) => (each.parentElement as HTMLTableRowElement).rowIndex;
  const across = goal.cellIndex - cell.cellIndex;
  const down = rowOf(goal) - rowOf(cell);
  // The corners of a board with handles are empty: leave an outer column first.
  const isOuter = cell.cellIndex === 0 || cell.nextElementSibling === null;
  if (across !== 0 && (isOuter || down === 0)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}
