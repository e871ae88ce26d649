import { FastRandom } from '@baithak/kernel';
import { checkPositions, times } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import { at, randomPosition, refusedPosition } from './testing.ts';

const WOVEN = 'wbwbw/b1w1b/w3b/w1b1w/bwbwb w';

describe('S19: positions', () => {
  it.each([...Object.values(LAYOUTS), WOVEN, '5/5/5/5/w4 b', '(wbw)4/5/2(bb)2/5/4(wb) b'])(
    '%s reads back',
    (text) => {
      expect(game.writePosition(at(text))).toBe(text);
    },
  );

  it('random positions read back', () => {
    const random = new FastRandom('random');
    for (let n = 0; n < 1000; n++) {
      const text = randomPosition(random);
      expect(game.writePosition(at(text))).toBe(text);
    }
  });

  it('every position of random games reads back, without its history', () => {
    checkPositions(
      game,
      times(30, () => ({ layout: 'home' })),
    );
  });

  it.each([
    [undefined, 'position-not-text', undefined],
    [12, 'position-not-text', undefined],
    [[WOVEN], 'position-not-text', undefined],
    ['', 'position-parts', undefined],
    ['bbbbb/bb1bb/5/ww1ww/wwwww', 'position-parts', undefined],
    ['5/5/5/5/ww3 b ', 'position-parts', undefined],
    ['5/5/5/ww3 b', 'position-ranks', undefined],
    ['5/5/5/5/WW3 b', 'position-symbol', ['1']],
    ['5/w)4/5/5/5 b', 'position-symbol', ['4']],
    ['5/5/5/5/ww21 b', 'position-digits', ['1']],
    ['5/5/5/(ww)5/5 b', 'position-width', ['2']],
    ['5/5/5/(ww)2/5 b', 'position-width', ['2']],
    ['5/5/5/5/ww3 W', 'position-side', ['W']],
    ['5/5/5/(ww4/5 b', 'position-bracket', ['2']],
    ['5/5/5/(ww4/w)4 b', 'position-bracket', ['2']],
    ['5/5/5/(w)4/5 b', 'position-stack', ['2']],
    ['5/5/5/()4/5 b', 'position-stack', ['2']],
    ['5/5/5/(??w)4/5 b', 'position-stack', ['2']],
    ['5/5/5/((ww))4/5 b', 'position-stack', ['2']],
    ['5/5/5/(w1)3/5 b', 'position-stack', ['2']],
    ['5/5/5/(wbwbw)4/5 b', 'position-height', ['2']],
    ['5/5/5/1(wwwb)3/5 b', 'position-four', ['b2']],
    ['5/5/5/5/5 w', 'position-empty', undefined],
    ['wwwww/wwwww/(bb)(bb)(bb)(bb)b/5/5 w', 'position-pieces', undefined],
  ])('%j is refused: %s', (raw, code, pointers) => {
    const refused = refusedPosition(raw);
    expect(refused).toMatchObject({ code, rule: 'S19' });
    expect(refused.at).toEqual(pointers);
  });

  it('refusals say what they found', () => {
    expect(refusedPosition('wwwww/wwwww/(bb)(bb)(bb)(bb)b/5/5 w').args).toEqual({
      count: 19,
      most: 18,
    });
    expect(refusedPosition('5/5/5/1(wwwb)3/5 w').args).toEqual({ seat: { seat: 1 }, square: 'b2' });
    expect(refusedPosition('5/5/5/(wbwbw)4/5 b').args).toEqual({
      rank: '2',
      found: '(wbwbw)',
      most: 3,
    });
    expect(refusedPosition(`5/5/5/(${'w'.repeat(99)}x)4/5 b`).args?.found).toHaveLength(41);
  });

  it('all eighteen may show one colour, and one side may have to pass', () => {
    const state = at('wwwww/wwwww/wwwww/www2/5 b');
    expect(game.view(state, 0).mustPass).toBe(true);
  });
});
