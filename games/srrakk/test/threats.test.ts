import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { threats } from '../view/threats.ts';
import { at, playAll } from './testing.ts';

function marked(position: string, decider: number | null, moves?: string): string {
  const state = at(position);
  if (moves !== undefined) playAll(state, moves);
  const told = (aids: 'none' | 'full') =>
    [...threats(game.dim(game.view(state, null), aids), decider)]
      .map(([place, all]) => `${place} ${all.join('+')}`)
      .sort()
      .join(', ');
  expect(told('none')).toBe(told('full'));
  return told('full');
}

describe('threats', () => {
  it('S4 are jumps to a stack of four, and where it would stand', () => {
    expect(marked('5/5/5/5/(ww)b(bb)2 b', 1)).toBe('a1 wins, b1 taken, c1 four+taken');
  });

  it('S7 S10 are stacks that would be turned over or covered', () => {
    expect(marked('5/5/5/5/wbw2 b', 1)).toBe('b1 taken');
    expect(marked('5/5/5/5/wwb2 b', 1)).toBe('c1 taken');
    expect(marked('5/5/5/5/wwb2 w', 0)).toBe('a1 taken, b1 taken');
    expect(marked('5/5/5/5/ww1b1 w', 0)).toBe('');
  });

  it('of the side to move are shown to spectators', () => {
    expect(marked('5/5/5/5/wbw2 w', null)).toBe('b1 taken');
    expect(marked('5/5/5/5/wbw2 b', null)).toBe('');
  });

  it('S2 there are none at the start of the game, none at its end', () => {
    expect(marked('bbbbb/bb1bb/5/ww1ww/wwwww w', 0)).toBe('');
    expect(marked('5/5/5/5/(ww)b(bb)2 w', null, 'a1xc1')).toBe('');
  });
});
