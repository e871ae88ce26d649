import { ratingsOf } from '@baithak/catalog/strengths';
import { expect, test } from 'vitest';
import { ownStrength } from '../controller/own-strength.ts';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { keeping } from './driver.ts';
import { said } from './said.ts';
import { begunWith, playOut } from './tables.ts';

const baithak = site();

test('whoever has played enough stands on the line of opponents', async () => {
  const tables = [];
  for (let seed = 0; seed < 8; seed++) {
    const table = await begunWith({ id: 'talluka', seats: ['Asha', 1] });
    playOut(table, `${seed}`);
    tables.push(table);
  }
  const games = tables.map((table, at) => ({
    game: 'talluka',
    seats: table.seats,
    places: table.public.result?.places ?? [],
    at,
    person: LOCAL_PERSON,
  }));
  const points = ownStrength(games, 'talluka', ratingsOf('talluka', 2));
  expect(points).not.toBeNull();
  const { visit } = await keeping(baithak, tables);
  const { page } = visit;
  await page.goto(new URL(`${pathTo('computer')}?game=talluka`, baithak.url).href);
  await page.getByText(said('new.you-about', { points: `${points}` })).waitFor();
  await expect.poll(() => page.locator('.cast-you').count()).toBe(1);
  await visit.close();
});
