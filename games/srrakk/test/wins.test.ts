import { checkWins, type SlowRules } from '@baithak/testkit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { afterMove, legalMoves } from './second-reading.ts';

/** History only draws, at a third occurrence, and that takes eight plies. */
const rules: SlowRules = {
  moves: (position) => legalMoves(position),
  after: afterMove,
  drawingOccurrence: 3,
  pathFreePlies: 7,
};

it('the second reading proves the recorded wins', () => {
  const plan = { 1: 30, 3: 120, 5: 50 };
  expect(() => checkWins(game, new URL('../', import.meta.url), rules, plan)).not.toThrow();
});
