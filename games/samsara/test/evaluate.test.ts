import { FastRandom, OVER } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { run, table } from './testing.ts';

test('amulets, experience and reserve are good, Bad Karma is bad', () => {
  const worth = (seat: object) => evaluate(table(3, { seats: [{ zone: 'J', ...seat }] }), 0);
  expect(worth({ amulets: ['JV'] })).toBeGreaterThan(worth({}));
  expect(worth({ waste: 'GG' })).toBeGreaterThan(worth({ waste: '++' }));
  expect(worth({ waste: '++' })).toBeGreaterThan(worth({ waste: '--' }));
  expect(worth({ reserve: 'G' })).toBeGreaterThan(worth({ waste: 'G' }));
});

test('M34, M35: a finished game is won, lost or shared', () => {
  const end = (seats: object[]) => {
    const turn = seats.length - 1;
    const round = seats.length === 1 ? 17 : 40;
    const state = table(seats.length, { phase: 'amulet', round, turn, seats });
    run(state, 'amulet:.');
    return seats.map((_, seat) => evaluate(state, seat));
  };
  expect(end([{ zone: 'J' }, { zone: 'M', amulets: ['JV'] }])).toEqual([-1, 1]);
  expect(end([{ zone: 'J' }, { zone: 'M' }])).toEqual([0, 0]);
  expect(end([{ zone: 'J' }])).toEqual([-1]);
});

test.each([1, 2, 3, 4, 5])('stays within its bounds through a random game of %i', (seats) => {
  const random = new FastRandom(`worth ${seats}`);
  const state = game.setup({ mode: 'normal' }, seats);
  const list = { worst: 1, best: -1 };
  while (game.status(state) !== OVER) {
    if (game.status(state) < 0) game.resolve(state, game.draw(state, random));
    else {
      const moves = movesIn(state);
      game.play(state, moves[random.below(moves.length)]!);
    }
    for (let seat = 0; seat < seats; seat++) {
      list.best = Math.max(list.best, evaluate(state, seat));
      list.worst = Math.min(list.worst, evaluate(state, seat));
    }
  }
  expect(list.best).toBeLessThanOrEqual(1);
  expect(list.worst).toBeGreaterThanOrEqual(-1);
  expect(list.best).toBeGreaterThan(list.worst);
});

function movesIn(state: ReturnType<typeof table>): number[] {
  const out = { items: [] as number[] };
  const sink = { clear: () => {}, add: (move: number) => out.items.push(move) };
  game.moves(state, sink as never);
  return out.items;
}
