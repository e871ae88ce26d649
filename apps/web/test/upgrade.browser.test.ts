import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { enter, give, goTo, makeTable } from './company.ts';
import { said } from './said.ts';
import { barOf, boardIsHere, primaryOf } from './stage-kit.ts';

const baithak = site();

test('before an upgrade with new rules people at a table hear of it in time', async () => {
  const asha = await enter(baithak, 'Asha');
  const { page, close } = asha;
  let newMatches = true;
  await page.route('**/api/host', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), newMatches } });
  });
  const table = await makeTable(asha, 'talluka');
  const soon = page.getByText(said('upgrade.soon'));
  newMatches = false;
  await goTo(page, table);
  await soon.waitFor();
  for (const seat of [0, 1]) await give(asha, table, { do: 'sit', seat, name: 'Asha' });
  await give(asha, table, { do: 'start' });
  await boardIsHere(page);
  await barOf(page).filter({ has: soon }).waitFor();
  // Once is enough.
  await primaryOf(page).click();
  await expect.poll(() => soon.count()).toBe(0);
  newMatches = true;
  await page.reload();
  await boardIsHere(page);
  expect(await soon.count()).toBe(0);
  await close();
});
