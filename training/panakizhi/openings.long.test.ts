import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SUBJECTS, type Subject } from './games.ts';
import { isUndecided, openingStates, readOpenings } from './openings.ts';
import { SEARCHED } from './proven.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(SEARCHED)('the openings of %s are undecided as far as they promise', (id) => {
  const { game } = SUBJECTS[id] as Subject;
  const { undecided } = readOpenings(root, id);
  const decided = openingStates(root, id, game).filter(
    (state) => !isUndecided(game, state, undecided),
  );
  expect(decided).toEqual([]);
});
