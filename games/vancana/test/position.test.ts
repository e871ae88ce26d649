import { checkPositions, times } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { LAYOUT_NAMES, LAYOUTS } from '../rules/components.ts';
import { at, refusedPosition } from './testing.ts';

describe('V21: positions', () => {
  it.each([
    ...Object.values(LAYOUTS),
    '4c/5/5/5/C4 b 2 2',
    'cccpp/p4/5/1PPP1/CCC2 w 0 0',
    'ccccc/pppp1/5/5/P4 b 1 1',
  ])('%s reads back', (text) => {
    expect(game.writePosition(at(text))).toBe(text);
  });

  it('every position of random games reads back', () => {
    checkPositions(
      game,
      times(100, (n) => ({ layout: LAYOUT_NAMES[n % 2]! })),
    );
  });

  it.each([
    [undefined, 'position-not-text', undefined],
    [{ board: '5/5/5/5/5' }, 'position-not-text', undefined],
    ['', 'position-parts', undefined],
    ['1ccc1/1ppp1/5/1PPP1/1CCC1 w', 'position-parts', undefined],
    ['1ccc1/1ppp1/5/1PPP1/1CCC1 w 0', 'position-parts', undefined],
    ['1ccc1/1ppp1/5/1PPP1/1CCC1 w 0 0 0', 'position-parts', undefined],
    ['4c/5/5/C4 w 0 0', 'position-ranks', undefined],
    ['4c/5/5/5/W4 w 0 0', 'position-symbol', ['1']],
    ['4c/5/5/5/C31 w 0 0', 'position-digits', ['1']],
    ['4c/5/4/5/C4 w 0 0', 'position-width', ['3']],
    ['4c/5/5/5/C4 W 0 0', 'position-side', ['W']],
    ['4c/5/5/5/C4 w x 0', 'position-score', ['x']],
    ['4c/5/5/5/C4 w 00 0', 'position-score', ['00']],
    ['4c/5/5/5/C4 w 0 -1', 'position-score', ['-1']],
    ['4c/5/5/5/C4 w 3 0', 'position-score', ['3']],
    ['4c/5/5/5/C4 w 0 4', 'position-score', ['4']],
    ['cccc1/5/5/5/CCC2 w 0 0', 'position-crowns', ['a1', 'a5', 'b1', 'b5', 'c1', 'c5', 'd5']],
    ['5/pppp1/5/PPP2/5 w 0 0', 'position-pawns', ['a2', 'a4', 'b2', 'b4', 'c2', 'c4', 'd4']],
    ['1ccc1/1ppp1/5/1PPP1/1CCC1 w 1 0', 'position-pieces', undefined],
    ['1ccc1/1pp2/5/1PPP1/1CCC1 b 1 1', 'position-pieces', undefined],
    ['2P1c/5/5/5/C4 w 0 0', 'position-goal', ['c5']],
    ['4c/5/5/5/C1pc1 b 0 0', 'position-goal', ['c1', 'd1']],
    ['4c/5/5/5/5 w 0 0', 'position-alone', undefined],
    ['5/5/5/5/C4 w 0 0', 'position-alone', undefined],
    ['5/5/5/5/5 w 0 0', 'position-alone', undefined],
  ])('%j is refused: %s', (raw, code, at) => {
    const refused = refusedPosition(raw);
    expect(refused).toMatchObject({ code, rule: 'V21' });
    expect(refused.at).toEqual(at);
  });

  it('a side to move that must pass is fine', () => {
    expect(game.view(at('cc3/P4/5/5/5 w 0 0'), 0).turn).toBe('pass');
  });
});
