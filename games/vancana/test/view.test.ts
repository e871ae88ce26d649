import { FastRandom, Fault } from '@baithak/kernel';
import { checkEstimates, checkViews, times, winsByEstimate } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { LAYOUT_NAMES } from '../rules/components.ts';
import { after, at, LOOP, ROUND } from './testing.ts';

const layout = (n: number) => ({ layout: LAYOUT_NAMES[n % 2]! });

describe('views and estimates', () => {
  it('the view rebuilds the state, history and all', () => {
    checkViews(game, times(6, layout));
  });

  it('the history lists the earlier boards with the side to move', () => {
    expect(game.view(after(LOOP, 'c4xc2 d4xb2'), null).history).toEqual([
      '5/2Cc1/2c2/5/5 w',
      '5/3c1/2C2/2C2/5 b',
    ]);
  });

  it.each([
    ['step', at('4c/5/5/5/C4 w'), 0],
    ['jump', at(LOOP), 0],
    ['free', after(LOOP, `${ROUND} c4xc2`), 1],
    ['pass', at('cc3/P4/5/5/5 w'), 0],
  ])('the prompt says what may be done: %s', (turn, state, seat) => {
    expect(game.prompt(game.view(state, 0))).toEqual({
      key: `prompt.${turn}`,
      args: { seat: { seat } },
    });
  });

  it('a repeated position without a jump is an ordinary one', () => {
    const state = after('4c/5/5/5/C4 w', 'a1-a2 e5-e4 a2-a1 e4-e5');
    expect(game.view(state, 0).turn).toBe('step');
  });

  it('the tally counts the pieces at home', () => {
    expect(game.tally(game.view(at('4c/5/5/5/C4 w 2 1'), null))).toEqual([
      {
        lines: [{ label: { key: 'tally.home' }, terms: [2], least: 2, most: 2 }],
        least: 2,
        most: 2,
      },
      {
        lines: [{ label: { key: 'tally.home' }, terms: [1], least: 1, most: 1 }],
        least: 1,
        most: 1,
      },
    ]);
  });

  it('nothing is left to chance', () => {
    expect(game.readOutcome(at(LOOP), 'x')).toEqual(new Fault('no-chance-now'));
    expect(() => game.draw(at(LOOP), new FastRandom(1))).toThrow();
  });

  it('the estimate is zero-sum within its bounds, and knows who won', () => {
    checkEstimates(game, evaluate, times(50, layout));
  });

  it('the estimate leads to better play than chance', () => {
    const starts = times(200, (n) => layout(n >> 1));
    expect(winsByEstimate(game, evaluate, starts)).toBeGreaterThan(170);
  });
});
