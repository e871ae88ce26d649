import type { Locator } from 'playwright-core';

/** Presses things and counts how often. */
export class Presses {
  count = 0;

  async on(thing: Locator): Promise<void> {
    this.count++;
    await thing.click();
  }
}
