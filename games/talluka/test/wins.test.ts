import { checkWins, type SlowRules } from '@baithak/testkit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { afterMove, legalMoves } from './second-reading.ts';

/** Which pushes are legal depends on all earlier positions. */
const rules: SlowRules = { moves: legalMoves, after: afterMove, pathFreePlies: 0 };

it('the second reading proves the recorded wins', () => {
  const plan = { 1: 20, 3: 60, 4: 4, 5: 76, 7: 40 };
  expect(() => checkWins(game, new URL('../', import.meta.url), rules, plan)).not.toThrow();
});
