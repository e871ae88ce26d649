import { FastRandom, MoveList, OVER, write } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { threats } from '../view/threats.ts';
import { after, at, FORBIDDEN } from './testing.ts';

function marked(position: string, decider: number | null): string {
  const view = game.view(at(position), null);
  return [...threats(view, decider)].map(([place, all]) => `${place} ${all.join('+')}`).join(', ');
}

/** White pushes row 2 to the right and has b2 to b5. */
const NEAR = '1W3/1W3/1W3/WB3/3BB w';

describe('threats', () => {
  it('T9 are pushes that make a four of their own, and where it would stand', () => {
    expect(marked(NEAR.replace(' w', ' b'), 1)).toBe('2> wins, b5 four, b4 four, b3 four, b2 four');
  });

  it('are the opponent’s, whoever is to move', () => {
    expect(marked(NEAR, 0)).toBe('');
    expect(marked(NEAR, 1)).toContain('2> wins');
  });

  it('of the side to move are shown to spectators', () => {
    expect(marked(NEAR, null)).toContain('2> wins');
    expect(marked(NEAR.replace(' w', ' b'), null)).toBe('');
  });

  it('T9 T10 do not include pushes that make both fours, or only the opponent’s', () => {
    expect(marked('1WB2/1WB2/1WB2/WB3/5 b', 1)).toBe('');
    expect(marked('2B2/2B2/2B2/WB3/5 b', 1)).toBe('');
  });

  it('end with the game, and the start has none', () => {
    expect(marked('BB1WW/BB1WW/5/WW1BB/WW1BB w', 0)).toBe('');
    const state = after(NEAR, '2>');
    expect(game.status(state)).toBe(OVER);
    expect(threats(game.view(state, null), 1).size).toBe(0);
  });

  it('T12 are exactly the winning moves of random games, whatever their history', () => {
    const list = new MoveList();
    let seen = 0;
    for (let n = 0; n < 20; n++) {
      const random = new FastRandom(`threats ${n}`);
      const state = game.setup(FORBIDDEN, 2);
      while (game.status(state) !== OVER) {
        game.moves(state, list);
        const moves = list.toArray();
        const mover = game.status(state);
        const wins = moves.filter((move) => {
          const next = game.copy(state);
          game.play(next, move);
          return game.status(next) === OVER && game.result(next).scores[mover] === 1;
        });
        const told = [...threats(game.view(state, null), null)].filter(([, all]) =>
          all.includes('wins'),
        );
        expect(told.map(([place]) => place)).toEqual(wins.map((move) => write(game, state, move)));
        seen += wins.length;
        game.play(state, moves[random.below(moves.length)]!);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});
