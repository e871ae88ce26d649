import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { PHONE } from './endings.ts';
import { openKept } from './kept.ts';
import { CALM } from './play.ts';
import { begunWith, playOut } from './scripted.ts';

const baithak = site();

const boxOf = async (thing: Locator) => (await thing.boundingBox())!;

test('each line of a score is counted beside its pieces, on a phone too', async () => {
  const table = await begunWith({ id: 'parikrama', seats: ['Asha', 1] });
  playOut(table, 'counted');
  const { page, close } = await openKept(baithak, table, { ...CALM, ...PHONE });
  const score = page.getByRole('region', { name: 'How it was scored' });
  const next = score.getByRole('button', { name: 'Next line' });
  let pointed = 0;
  for (let line = 1; await next.isEnabled(); line++) {
    await next.tap();
    const shown = await score.getByRole('term').count();
    const isLast = await next.isDisabled();
    expect(shown, `line ${line}`).toBe(isLast ? 2 * line : 2);
    const lit = page.locator('.board-space [data-lit="true"]').first();
    if (isLast || (await lit.count()) === 0) continue;
    pointed++;
    const [piece, card] = [await boxOf(lit), await boxOf(page.locator('.result'))];
    expect(piece.y, `line ${line}`).toBeGreaterThan(card.y + card.height - piece.height);
    expect(piece.y + piece.height, `line ${line}`).toBeLessThan(PHONE.viewport.height);
  }
  expect(pointed).toBeGreaterThan(2);
  await close();
});
