import { FastRandom, MoveList, OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game, type State } from '../index.ts';
import { table } from './testing.ts';

type Fields = Readonly<Record<string, unknown>>;
const worth = (seat: Fields, rest: Fields = {}, mode: 'introductory' | 'full' = 'introductory') =>
  evaluate(table(2, { specials: ['S1'], ...rest, seats: [seat] }, mode), 0);

describe('the estimate rates higher', () => {
  test('K35, K36: points, and symbols that meet', () => {
    expect(worth({ journal: ['P7l'] })).toBeGreaterThan(worth({ journal: ['P1l'] }));
    const map = [['lPB', 0, 0, 0]];
    expect(worth({ journal: ['P1l'], map })).toBeGreaterThan(worth({ journal: ['P1f'], map }));
    expect(worth({ map: [['S11', 0, 0, 0]] })).toBeGreaterThan(worth({ map: [['S12', 0, 0, 0]] }));
  });

  test('K17, K22, K37: circles, a fuller Backpack, loops', () => {
    const joined = (r: number) =>
      worth({
        map: [
          ['wPB', 0, 0, 0],
          ['fPY', 0, 1, r],
        ],
      });
    expect(joined(0)).toBeGreaterThan(joined(1));
    const pack = ['G1o', 'G2w', 'G3o'];
    expect(worth({ backpack: pack })).toBeGreaterThan(worth({ backpack: pack.slice(1) }));
    expect(worth({ backpack: pack }, { specials: [] })).toBe(worth({}, { specials: [] }));
    expect(worth({ journal: ['P2o', 'B2o'] })).toBeGreaterThan(worth({ journal: ['P2w', 'B2l'] }));
  });

  test('K9, K19: cards in hand, even more in sets, most in a set that can be closed', () => {
    const set = ['P3l', 'P4w', 'P5l'];
    expect(worth({ hand: set })).toBeGreaterThan(worth({ hand: set.slice(1) }));
    expect(worth({ sets: { A: set } })).toBeGreaterThan(worth({ sets: { A: set.slice(1) } }));
    expect(worth({ sets: { A: set } })).toBeGreaterThan(worth({ hand: set }));
  });

  test('K10–K12: cards that fit each other or an open set', () => {
    const sets = { A: ['P3l', 'P4w'], B: ['B7w', 'G7l'] };
    const hand = (card: string) => worth({ hand: [card], sets });
    for (const fits of ['P5l', 'P2w', 'Y7w']) expect(hand(fits)).toBeGreaterThan(hand('Y1w'));
    for (const fitsNot of ['P6w', 'B6l', 'B7o']) expect(hand(fitsNot)).toBe(hand('Y1w'));
    const pair = (other: string) => worth({ hand: ['P3l', other] });
    for (const near of ['P4w', 'P2w', 'B3w']) expect(pair(near)).toBeGreaterThan(pair('B4l'));
  });

  test('K16: a hand without cards that must be paid', () => {
    const own = { hand: ['B1k', 'B2l', 'B3w'], sets: { A: ['P6w'] } };
    const due = (n: number) => worth(own, { phase: 'pay', set: 'A', due: n });
    expect(due(1)).toBeGreaterThan(due(3));
  });

  test('K38: Scoring Tiles', () => {
    const own = { journal: ['P3l', 'P4w', 'P5l'] };
    expect(worth(own, { scoring: ['CO'] }, 'full')).toBeGreaterThan(
      worth(own, { scoring: ['QU'] }, 'full'),
    );
  });

  test('K32: in the last round open sets that are too short are worth nothing', () => {
    const names = ['wPB', 'wPG', 'wPY', 'wBG', 'wBY', 'wGY', 'lPB', 'lPG', 'lPY'];
    const map = names.map((tile, x) => [tile, x, 0, 0]);
    const last = { last: true, ender: 0 };
    const sets = { A: ['P3l', 'P4w'] };
    expect(worth({ map, sets }, last)).toBe(worth({ map }, last));
    expect(worth({ map, sets }, { ender: 0 })).toBeGreaterThan(worth({ map }, { ender: 0 }));
  });
});

describe('the end', () => {
  const end = (seats: readonly Fields[]): number[] => {
    const state = table(seats.length, { round: 60, turn: seats.length - 1, seats });
    const moves = new MoveList();
    game.moves(state, moves);
    game.play(state, moves.at(moves.size - 1));
    expect(game.status(state)).toBe(OVER);
    return seats.map((_, seat) => evaluate(state, seat));
  };

  test('K33, K39: is won, lost or shared', () => {
    expect(end([{ journal: ['P7l'] }, { journal: ['P6w'] }])).toEqual([1, -1]);
    expect(end([{ journal: ['P7l'] }, { journal: ['B7w'] }])).toEqual([0, 0]);
    expect(end([{}, { journal: ['P7l'] }, { journal: ['B6l'] }])).toEqual([-1, 1, 0]);
  });
});

test.each([2, 3, 4, 5])('stays within its bounds through a random game of %i', (seats) => {
  const random = new FastRandom(`worth ${seats}`);
  const state = game.setup({ mode: 'full' }, seats);
  const moves = new MoveList();
  const range = { low: 1, high: -1 };
  while (game.status(state) !== OVER) {
    if (game.status(state) < 0) game.resolve(state, game.draw(state, random));
    else {
      game.moves(state, moves);
      game.play(state, moves.at(random.below(moves.size)));
    }
    for (let seat = 0; seat < seats; seat++) {
      range.low = Math.min(range.low, evaluate(state, seat));
      range.high = Math.max(range.high, evaluate(state, seat));
    }
  }
  expect(range.low).toBeGreaterThanOrEqual(-1);
  expect(range.high).toBeLessThanOrEqual(1);
  expect(range.high - range.low).toBeGreaterThan(0.5);
});

test('leads to more points than random play, looking one move ahead', () => {
  const random = new FastRandom('one move ahead');
  let won = 0;
  for (let n = 0; n < 6; n++) {
    const state = game.setup({ mode: 'introductory' }, 2);
    playOut(state, n % 2, random);
    if (game.result(state).places[n % 2] === 1) won++;
  }
  expect(won).toBe(6);
});

/** One seat takes the move with the best estimate, the other a random one. */
function playOut(state: State, thinker: number, random: FastRandom): void {
  const moves = new MoveList();
  let child: State | undefined;
  for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
    if (seat < 0) {
      game.resolve(state, game.draw(state, random));
      continue;
    }
    game.moves(state, moves);
    let best = moves.at(random.below(moves.size));
    let bestWorth = -2;
    for (let i = 0; seat === thinker && i < moves.size; i++) {
      child = game.copy(state, child);
      game.play(child, moves.at(i));
      const value = evaluate(child, seat);
      if (value > bestWorth) [best, bestWorth] = [moves.at(i), value];
    }
    game.play(state, best);
  }
}
