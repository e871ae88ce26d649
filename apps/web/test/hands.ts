import type { Locator, Page } from 'playwright-core';

/** A way to use what is on the screen. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** From a thing to a place; a hand that cannot drag leaves it out. */
  carry?(from: Locator, to: Locator): Promise<void>;
}

export const mouse: Hand = { press: (target) => target.click() };

/** A mouse that drags whatever can be dragged. */
export const draggingMouse: Hand = {
  press: (target) => target.click(),
  async carry(from, to) {
    const page = from.page();
    const [start, end] = [await middle(from), await middle(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
  },
};

export const finger: Hand = { press: (target) => target.tap() };

/** A finger that drags whatever can be dragged: real touches, as the browser gets them. */
export const draggingFinger: Hand = {
  press: (target) => target.tap(),
  async carry(from, to) {
    await from.scrollIntoViewIfNeeded();
    await swipe(from.page(), await middle(from), await middle(to));
  },
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger down, along a line, and up. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await touch('touchEnd');
  await touches.detach();
}

async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to be seen there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
