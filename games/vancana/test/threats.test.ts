import { FastRandom, MoveList, OVER } from '@baithak/kernel';
import { fromOf, squareName } from '@baithak/panakizhi';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { threats } from '../view/threats.ts';
import { at, playAll } from './testing.ts';

function marked(position: string, decider: number | null, moves?: string): string {
  const state = at(position);
  if (moves !== undefined) playAll(state, moves);
  return [...threats(game.view(state, null), decider)]
    .map(([place, all]) => `${place} ${all.join('+')}`)
    .sort()
    .join(', ');
}

describe('threats', () => {
  it('V8 are pieces that the opponent could jump, V12 and who has to jump is marked too', () => {
    expect(marked('c4/2c2/1P3/5/C4 w 0 0', 0)).toBe('b3 forced+taken');
    expect(marked('c4/2c2/1P3/5/C4 b 0 0', 1)).toBe('b3 home, c4 forced+taken');
  });

  it('V12 who will have to jump cannot step home instead', () => {
    expect(marked('5/c2P1/5/c4/2C2 b 0 0', 1)).toBe('d4 home');
    expect(marked('5/c2P1/5/1pC2/5 b 0 0', 1)).toBe('b2 taken');
  });

  it('V14 the third piece at home wins, and so does turning over the last', () => {
    expect(marked('5/3P1/c4/5/1C3 b 2 0', 1)).toBe('d4 wins');
    expect(marked('5/5/2c2/1C3/5 b 0 0', 1)).toBe('b2 wins, c3 forced+taken');
  });

  it('V16 the last own piece at home too early is no threat', () => {
    expect(marked('5/3P1/c4/5/5 b 0 0', 1)).toBe('');
  });

  it('V12 V17 mark exactly those who have to jump, and nobody once a loop may be broken', () => {
    const list = new MoveList();
    const seen = { jump: 0, free: 0, step: 0, pass: 0 };
    for (let n = 0; n < 60; n++) {
      const random = new FastRandom(`threats ${n}`);
      const state = game.setup({ layout: 'ranks' }, 2);
      while (game.status(state) !== OVER) {
        game.moves(state, list);
        const moves = list.toArray();
        const view = game.view(state, null);
        const forced = [...threats(view, null)].filter(([, all]) => all.includes('forced'));
        const pieces = new Set(moves.map((move) => squareName(fromOf(move))));
        const wanted = view.turn === 'jump' ? [...pieces] : [];
        expect(forced.map(([place]) => place).sort()).toEqual(wanted.sort());
        seen[view.turn ?? 'pass']++;
        game.play(state, moves[random.below(moves.length)]!);
      }
    }
    expect(seen.jump).toBeGreaterThan(100);
    expect(seen.free).toBeGreaterThan(0);
  });

  it('there are none at the start and none at the end', () => {
    expect(marked('1ccc1/1ppp1/5/1PPP1/1CCC1 w 0 0', 0)).toBe('');
    expect(marked('5/3P1/c4/5/1C3 w 2 0', null, 'd4-d5')).toBe('');
  });
});
