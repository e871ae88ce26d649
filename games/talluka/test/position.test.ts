import { checkPositions, times } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import { at, FORBIDDEN, refusedPosition } from './testing.ts';

describe('T16: positions', () => {
  it.each([...Object.values(LAYOUTS), '5/5/5/5/WW3 b', '5/5/1BW2/5/5 w'])(
    '%s reads back',
    (text) => {
      expect(game.writePosition(at(text))).toBe(text);
    },
  );

  it('every position of random games reads back with the same board and side', () => {
    checkPositions(
      game,
      times(100, () => FORBIDDEN),
    );
  });

  it.each([
    [undefined, 'position-not-text', undefined],
    [null, 'position-not-text', undefined],
    [12, 'position-not-text', undefined],
    [['5/5/5/5/WW3 b'], 'position-not-text', undefined],
    ['', 'position-parts', undefined],
    ['BB1WW/BB1WW/5/WW1BB/WW1BB', 'position-parts', undefined],
    ['5/5/5/5/WW3  b', 'position-parts', undefined],
    [' 5/5/5/5/WW3 b', 'position-parts', undefined],
    ['5/5/5/5/WW3 b ', 'position-parts', undefined],
    ['5/5/5/WW3 b', 'position-ranks', undefined],
    ['5/5/5/5/WW3/ b', 'position-ranks', undefined],
    ['5/5/5/5/WX3 b', 'position-symbol', ['1']],
    ['5/5/5/5/ww3 b', 'position-symbol', ['1']],
    ['5/WW0WW/5/5/5 b', 'position-symbol', ['4']],
    ['5/WW6/5/5/5 b', 'position-symbol', ['4']],
    ['5/5/5/5/WW21 b', 'position-digits', ['1']],
    ['5/5/5/5/11WW1 b', 'position-digits', ['1']],
    ['5/5/5/WW2/5 b', 'position-width', ['2']],
    ['5/5/5/WW4/5 b', 'position-width', ['2']],
    ['//// b', 'position-width', ['5']],
    ['5/5/5/5/WW3 W', 'position-side', ['W']],
    ['5/5/5/5/WW3 x', 'position-side', ['x']],
    ['5/5/WW1BB/5/WWWW1 w', 'position-four', ['a1', 'b1', 'c1', 'd1']],
    ['B4/B4/B4/B4/BWW2 w', 'position-four', ['a5', 'a4', 'a3', 'a2', 'a1']],
    ['5/5/5/5/5 w', 'position-blocked', undefined],
    ['W1W1W/5/W1B1W/5/B1B1B w', 'position-blocked', undefined],
  ])('%j is refused: %s', (raw, code, at) => {
    const refused = refusedPosition(raw);
    expect(refused).toMatchObject({ code, rule: 'T16' });
    expect(refused.at).toEqual(at);
  });

  it('more than eight of a colour are refused, and all of them shown', () => {
    const { code, at, args } = refusedPosition('WW1WW/WW1WW/W4/5/BB3 w');
    expect(code).toBe('position-pieces');
    expect(at).toHaveLength(9);
    expect(args).toEqual({ seat: { seat: 0 }, count: 9, most: 8 });
  });

  it('a side to move that must pass is fine', () => {
    expect(game.view(at('5/5/5/5/BB3 w'), 0).mustPass).toBe(true);
  });
});
