import { matchFile } from '@baithak/host';
import { test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { said } from './said.ts';
import { boardIsHere, toolOf, turnIsHere } from './stage-kit.ts';
import { begunWith, give, playOut } from './tables.ts';

const baithak = site();

test('lessons, rules, hints, reviews and the laboratory work offline, although none was ever shown', async () => {
  const { page } = await baithak.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  const visit = (path: string) => page.goto(new URL(path, baithak.url).href);

  await visit(pathTo('lesson', 'talluka'));
  await boardIsHere(page);
  await page.locator('.lesson-task').waitFor();

  await visit(pathTo('how', 'jaipur'));
  await page.locator('.how-picture [data-pictured]').first().waitFor();

  await visit(pathTo('rules', 'jaipur'));
  await page.getByText('J1', { exact: true }).first().waitFor();

  await visit(pathTo('lab', 'talluka'));
  await boardIsHere(page);
  await page.getByRole('button', { name: said('lab.find') }).click();
  await page.locator('.lab-best li').first().waitFor();

  // One game is searched, the other is judged by a net.
  for (const id of ['talluka', 'jaipur'] as const) {
    await visit(`${pathTo('play', id)}?opponent=mina`);
    await turnIsHere(page).waitFor({ state: 'attached' });
    await toolOf(page, 'hint').click();
    await page.locator('.bubble.hint').getByText(said('hint.show')).click();
    await page.locator('.bubble.hint').getByText(said('hint.why')).click();
    await page
      .locator('.bubble.hint')
      .getByText(/\d%|force/)
      .waitFor();

    const table = await begunWith({ id, seats: ['Asha', 3] });
    playOut(table, '72', 20);
    if (table.toDecide !== null) give(table, { do: 'resign', seat: 0 });
    const file = matchFile(table, null, undefined);
    if (typeof file !== 'string') throw new Error(file.code);
    await visit(pathTo('review'));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(said('review.file-choose')).click(),
    ]);
    await chooser.setFiles({
      name: 'match.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(file),
    });
    await page.locator('.review-parts').waitFor();
    const basis = id === 'talluka' ? 'review.basis-search' : 'review.basis-net';
    await page.getByText(said(basis)).waitFor();
  }
  await page.context().close();
});
