import { GAME_IDS } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { KINDS } from './cue-list.ts';
import { faultsOf, partsOf } from './cue-walk.ts';
import { everyTable, type Size, USUAL } from './stage-list.ts';
import type { Setting } from './tables.ts';

const baithak = site();

/** So many random matches have seen everything that moves. */
const GAMES = 20;

const all = await everyTable();
const known = new Map(GAME_IDS.map((id) => [id, new Set<string>()]));

/** From the first seat, and from the last one. */
const seatings = all.flatMap((setting) =>
  [...new Set([0, setting.seats.length - 1])].map((near): [Setting, number] => [setting, near]),
);

test.each(
  seatings.flatMap(([setting, near]) =>
    USUAL.map((size): [Setting, number, Size] => [setting, near, size]),
  ),
)('whatever happens moves from place to place: %o, seat %i, at %o', async (setting, near, size) => {
  const parts = await partsOf(setting, near, GAMES);
  for (const { steps } of parts) {
    for (const { deeds } of steps) for (const { kind } of deeds) known.get(setting.id)!.add(kind);
  }
  expect(await faultsOf(baithak, setting, parts, size)).toEqual([]);
});

test.each(GAME_IDS)('everything that can move in %s has moved', (id) => {
  expect(KINDS[id].moves.filter((kind) => !known.get(id)!.has(kind))).toEqual([]);
});
