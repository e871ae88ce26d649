import { catalog, type GameId } from '@baithak/catalog';
import { long } from '@baithak/testkit';
import { expect, it } from 'vitest';
import { secrecyContract } from './kit/secrecy-contract.ts';
import { REVEALS } from './kit/story.ts';

it('knows all games with secrets', async () => {
  const ids = Object.keys(catalog) as GameId[];
  const games = await Promise.all(ids.map((id) => catalog[id].game()));
  const secret = games.filter(({ hasSecrets }) => hasSecrets).map(({ id }) => id);
  expect(Object.keys(REVEALS)).toEqual(secret);
});

secrecyContract(long ? 400 : 4);
