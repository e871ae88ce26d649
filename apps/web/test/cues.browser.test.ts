import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { KINDS } from './cue-list.ts';
import { faultsOf, partsOf } from './cue-walk.ts';
import { smallTables, USUAL } from './stage-list.ts';

const baithak = site();

/** So many random matches have seen nearly everything. */
const GAMES = 12;

/** What needs more people at the table, or none besides oneself. */
const RARE = ['treated', 'paid-neutral', 'neutral-moved'];

/** Every other part at each size: cues.browser.long.test.ts plays all of them at both. */
test.each(await smallTables())(
  'whatever happens in $id moves from place to place',
  async (setting) => {
    const parts = await partsOf(setting, 0, GAMES);
    const told = new Set(
      parts.flatMap(({ steps }) => steps.flatMap(({ deeds }) => deeds.map(({ kind }) => kind))),
    );
    expect(
      KINDS[setting.id].moves.filter((kind) => !told.has(kind) && !RARE.includes(kind)),
    ).toEqual([]);
    for (const [i, size] of USUAL.entries()) {
      const some = parts.filter((_, at) => at % USUAL.length === i);
      expect(await faultsOf(baithak, setting, some, size)).toEqual([]);
    }
  },
);
