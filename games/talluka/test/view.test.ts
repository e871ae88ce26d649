import { FastRandom, Fault } from '@baithak/kernel';
import { checkEstimates, checkViews, times, winsByEstimate } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { after, at, DRAW, FORBIDDEN, TWO_PAIRS } from './testing.ts';

describe('views and estimates', () => {
  it('the view rebuilds the state, history and all', () => {
    checkViews(game, [FORBIDDEN, DRAW]);
  });

  it('T9 the score of a win points at the four', () => {
    const state = after('1W3/1W3/1W3/WB3/5 w', '2>');
    const [white, black] = game.tally(game.view(state, null));
    expect(white?.lines.map(({ at }) => at)).toEqual([['b5', 'b4', 'b3', 'b2']]);
    expect(black?.lines).toEqual([]);
  });

  it('prompts say whose turn it is, and that a pass is due', () => {
    expect(game.prompt(game.view(at(TWO_PAIRS), 0))).toEqual({
      key: 'prompt.push',
      args: { seat: { seat: 0 } },
    });
    expect(game.prompt(game.view(after(TWO_PAIRS, '5>'), 0))).toEqual({
      key: 'prompt.pass',
      args: { seat: { seat: 1 } },
    });
  });

  it('nothing is left to chance', () => {
    const state = at(TWO_PAIRS);
    expect(game.readOutcome(state, 'x')).toEqual(new Fault('no-chance-now'));
    expect(() => game.draw(state, new FastRandom(1))).toThrow();
    expect(() => game.resolve(state, 0)).toThrow();
  });

  it('the estimate is zero-sum within its bounds, and knows who won', () => {
    checkEstimates(
      game,
      evaluate,
      times(50, () => FORBIDDEN),
    );
  });

  it('the estimate leads to better play than chance', () => {
    expect(
      winsByEstimate(
        game,
        evaluate,
        times(100, () => FORBIDDEN),
      ),
    ).toBeGreaterThan(85);
  });
});
