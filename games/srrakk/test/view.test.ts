import { FastRandom, Fault } from '@baithak/kernel';
import { checkEstimates, checkViews, times, winsByEstimate } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { after, at, legal } from './testing.ts';

const HOME = { layout: 'home' };
const TOWERS = '(wbw)4/5/2(bb)1w/5/4(wb) b';

describe('views', () => {
  it('rebuild the state, history and all', () => {
    checkViews(game, [HOME]);
  });

  it('S4 the score of a win points at the stack of four', () => {
    const [white] = game.tally(game.view(after('5/5/5/5/(ww)b(bb)2 w', 'a1xc1'), null));
    expect(white?.lines.map(({ at }) => at)).toEqual([['c1']]);
  });

  it('show the earlier positions in order, with every stack', () => {
    expect(game.view(after('5/5/(bw)bw2/5/5 w', 'a3xc3 pass'), 0)).toEqual({
      position: '5/5/1w(wbw)2/5/5 w',
      history: ['5/5/(bw)bw2/5/5 w', '5/5/1w(wbw)2/5/5 b'],
      ply: 2,
      last: 'pass',
      mustPass: false,
      end: null,
      winner: null,
    });
  });

  it('nothing is left to chance', () => {
    const state = at(TOWERS);
    expect(game.readOutcome(state, 'x')).toEqual(new Fault('no-chance-now'));
    expect(() => game.draw(state, new FastRandom(1))).toThrow();
  });

  it('prompts say whose turn it is, and that a pass is due', () => {
    const seat = { seat: 1 };
    const turn = { key: 'prompt.turn', args: { seat } };
    expect(game.prompt(game.view(at(TOWERS), 0))).toEqual(turn);
    expect(game.prompt(game.dim(game.view(at(TOWERS), 0), 'none'))).toEqual(turn);
    expect(game.prompt(game.view(at('5/5/2w2/5/5 b'), 0))).toEqual({
      key: 'prompt.pass',
      args: { seat },
    });
  });
});

describe('S15: memory', () => {
  const view = () => game.view(after(TOWERS, 'c3-c4'), 1);

  it('full aids leave everything', () => {
    expect(game.dim(view(), 'full')).toEqual(view());
  });

  it.each(['counts', 'none'] as const)('%s leaves heights and tops', (aids) => {
    expect(game.dim(view(), aids)).toEqual({
      ...view(),
      position: '(??w)4/2(?b)2/4w/5/4(?b) w',
      history: null,
    });
  });

  it('after the end everything is shown', () => {
    const over = game.view(after('5/5/(bw)b(wb)2/5/5 w', 'a3xc3'), 0);
    expect(game.dim(over, 'none')).toEqual(over);
  });

  it('two games that look alike are dimmed alike', () => {
    const other = game.view(after('(bbw)4/5/2(wb)1w/5/4(bb) b', 'c3-c4'), 1);
    expect(other).not.toEqual(view());
    expect(game.dim(other, 'counts')).toEqual(game.dim(view(), 'counts'));
  });

  it('a dimmed view is imagined with any colours below and without a past', () => {
    const random = new FastRandom('dimmed');
    const shown = game.dim(view(), 'none');
    const worlds = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const state = game.imagine(shown, random);
      expect(game.dim(game.view(state, 1), 'none')).toEqual(shown);
      expect(game.view(state, 1)).toMatchObject({ history: null, ply: 1 });
      worlds.add(String(game.writePosition(state)));
      expect(legal(state)).toContain('a5/a4');
    }
    expect(worlds.size).toBe(16);
    expect(worlds).toContain('(wbw)4/2(bb)2/4w/5/4(wb) w');
  });
});

describe('estimates', () => {
  it('are zero-sum within their bounds, and know who won', () => {
    checkEstimates(
      game,
      evaluate,
      times(50, () => HOME),
    );
  });

  it('see a four one jump ahead, in all directions, and nothing else as one', () => {
    const wins = ['(ww)w(bb)2/5/5/5/5', '(bb)w(ww)2/5/5/5/5', 'b4/w4/(bbw)4/5/5'];
    const gaps = ['(ww)1(bb)2/5/5/5/5', '(bbw)4/5/b4/5/5', 'b4/5/(bbw)4/5/5'];
    const others = ['(ww)w(bbb)2/5/5/5/5', '3(ww)w/(bb)4/5/5/5', ...gaps];
    for (const board of wins) expect(evaluate(at(`${board} w`), 0), board).toBeGreaterThan(0.9);
    expect(evaluate(at('(bbw)4/w4/b4/5/5 w'), 1)).toBeLessThan(-0.9);
    for (const board of others) expect(evaluate(at(`${board} w`), 0), board).toBeLessThan(0.9);
  });

  it('lead to better play than chance', () => {
    expect(
      winsByEstimate(
        game,
        evaluate,
        times(100, () => HOME),
      ),
    ).toBeGreaterThan(90);
  });
});
