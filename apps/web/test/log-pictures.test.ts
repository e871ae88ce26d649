import { existsSync } from 'node:fs';
import { catalog, type GameId, wordsOf } from '@baithak/catalog';
import { streamFrom } from '@baithak/table';
import { expect, test } from 'vitest';
import { begunWith, playOut } from './tables.ts';

/** By game: pictures of what happens in nearly every match. */
const SHOWN: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  jaipur: [...'DGSCPLK'].map((letter) => `jaipur/tile-${letter}`),
  talluka: ['panakizhi/pawn-w', 'panakizhi/pawn-b'],
  vancana: ['panakizhi/pawn-w', 'panakizhi/crown-b'],
  srrakk: ['panakizhi/pawn-w', 'panakizhi/pawn-b'],
  parikrama: ['parikrama/land-P', 'parikrama/land-W', 'parikrama/tile'],
};

test.each(Object.keys(SHOWN) as GameId[])('the log of %s shows what it tells of', async (id) => {
  const table = await begunWith({ id, seats: ['Asha', 'Asha'] });
  playOut(table, 'pictures');
  const { pictures } = await wordsOf(catalog[id]);
  const told = streamFrom(table, 0, 0).flatMap((event) =>
    event.kind === 'moved' ? event.told.events : [],
  );
  const shown = new Set(told.flatMap((event) => pictures!(event)));
  expect([...shown]).toEqual(expect.arrayContaining([...SHOWN[id]!]));
  const files = [...shown].map((name) => new URL(`../public/art/${name}.svg`, import.meta.url));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
