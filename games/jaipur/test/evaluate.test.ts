import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { COMPONENTS } from '../rules/components.ts';
import { run, table } from './testing.ts';

const { tokens } = COMPONENTS;

describe('evaluate', () => {
  test('an even position is 0, and both seats’ values add up to 0', () => {
    expect(evaluate(table(), 0)).toBe(0);
    const better = table({ hands: ['DDD', 'LL'] });
    expect(evaluate(better, 0)).toBeGreaterThan(0.1);
    expect(evaluate(better, 1)).toBeCloseTo(-evaluate(better, 0));
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'rupees',
      {
        won: [
          { goods: [7], bonus: [] },
          { goods: [], bonus: [] },
        ],
        tokens: { ...tokens, D: [7, 5, 5, 5] },
      },
      {},
    ],
    ['a third of a kind', { hands: ['LLL', ''] }, { hands: ['LLS', ''] }],
    ['a pair of diamonds', { hands: ['DD', ''] }, { hands: ['D', ''] }],
    ['camels', { herds: [4, 1] }, { herds: [1, 1] }],
    ['a seal', { seals: [1, 0], round: 2 }, { round: 2 }],
  ])('%s is worth having', (_, with_, without) => {
    expect(evaluate(table(with_), 0)).toBeGreaterThan(evaluate(table(without), 0));
  });

  test('a finished game is 1, −1 or 0', () => {
    const won = table({
      seals: [1, 0],
      round: 2,
      hands: ['L', ''],
      tokens: { ...tokens, D: [], G: [], L: [1] },
    });
    run(won, '-L');
    expect([evaluate(won, 0), evaluate(won, 1)]).toEqual([1, -1]);
    const drawn = table({
      round: 9,
      hands: ['L', ''],
      tokens: { ...tokens, D: [], G: [], L: [1] },
    });
    run(drawn, '-L');
    expect(evaluate(drawn, 0)).toBe(0);
  });
});
