import { checkWins, type SlowRules } from '@baithak/testkit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { afterMove, legalMoves } from './second-reading.ts';

/**
 * A position repeats after four plies at the earliest. So within five plies only the first position
 * can repeat, whatever the path.
 */
const rules: SlowRules = {
  moves: legalMoves,
  after: afterMove,
  drawingOccurrence: 3,
  pathFreePlies: 5,
};

it('the second reading proves the recorded wins', () => {
  const plan = { 1: 20, 3: 80, 4: 4, 5: 96 };
  expect(() => checkWins(game, new URL('../', import.meta.url), rules, plan)).not.toThrow();
});
