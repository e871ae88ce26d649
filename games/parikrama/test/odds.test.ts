import { FastRandom, Fault, sure } from '@baithak/kernel';
import { CHECKS, type Kit } from '@baithak/testkit';
import { describe, expect, test } from 'vitest';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { words } from '../words/index.ts';
import { clumsyAttempt } from './clumsy.ts';
import { run, table } from './testing.ts';

/**
 * A whole deal has too many worlds to count. Here most cards of each hand are known to everybody, and
 * only a few are dealt unseen from a small deck.
 */
const known = (...cards: readonly string[]) => ({ hand: cards, seen: cards });

const TABLES = {
  'two hands and many wild cards': {
    phase: 'deal',
    seats: [known('P1l', 'B1w', 'G1l'), known('Y1w', 'P1f', 'B1k', 'G1f')],
    deck: ['W', 'W', 'W', 'P2w', 'B2l', 'G2w', 'Y2l'],
    bag: [],
  },
  'wild cards that stand for one on top': {
    phase: 'deal',
    seats: [
      { ...known('B1w', 'G1l', 'Y1k'), sets: { A: ['P2w'] } },
      { ...known('Y1w', 'B1k', 'G1f', 'Y1o'), sets: { A: ['P2k'] } },
    ],
    deck: ['W', 'W', 'P4w', 'P5l', 'B3w'],
    bag: [],
  },
  'three hands and a deck that comes back': {
    phase: 'deal',
    seats: [
      known('P1l', 'B1w', 'G1l', 'Y1k'),
      known('Y1w', 'P1f', 'B1k', 'G1f', 'Y1o'),
      known('P1o', 'B1o', 'G1o', 'P2w', 'B2l', 'G2k'),
    ],
    deck: ['W', 'W', 'G2w', 'Y2l', 'W'],
    bag: [],
  },
};

function kitFrom(position: {
  readonly seats: readonly unknown[];
}): Kit<State, View, Attempt, Event> {
  const seats = position.seats.length;
  return {
    game: { ...game, setup: (options) => sure(game.readPosition(position, options, seats)) },
    words,
    variants: [{ seats, options: { mode: 'introductory' } }],
    attempt: clumsyAttempt,
    brokenLaw: () => undefined,
  };
}

describe('K40: imagined hands have the odds of the deal', () => {
  test.each(Object.entries(TABLES))('%s', (_, position) => {
    const compared = CHECKS.imaginedOddsAreRight(kitFrom(position), { games: 24, pairs: 0 });
    expect(compared).toBeGreaterThanOrEqual(6);
  });

  test('K12: a stand-in on top proves that the play can be finished and paid', () => {
    const pool = ['P4w', 'P4k', 'P5l', 'B3w', 'G3l', 'Y5w', 'W'];
    const world = (hidden: readonly string[]) => ({
      phase: 'lay',
      turn: 1,
      set: 'A',
      laid: ['*P3'],
      seats: [
        {},
        { hand: [...hidden, 'B1w', 'G1l'], seen: ['B1w', 'G1l'], sets: { A: ['P2w', '*P3'] } },
      ],
      deck: pool.filter((card) => !hidden.includes(card)),
    });
    const pairs = pool.flatMap((one, i) => pool.slice(i + 1).map((other) => [one, other]));
    const options = { mode: 'introductory' };
    const legal = pairs.filter(
      (pair) => !(game.readPosition(world(pair), options, 2) instanceof Fault),
    );
    expect([legal.length, pairs.length]).toEqual([11, 21]);
    const view = game.view(table(2, world(['P4w', 'B3w'])), 0);
    const random = new FastRandom('on top');
    const counts = new Map<string, number>();
    const trials = 6600;
    for (let n = 0; n < trials; n++) {
      const { hand } = game.view(game.imagine(view, random), 1).seats[1]!;
      const key = hand!.filter((card) => pool.includes(card)).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(legal.map((pair) => pair.join(' ')).toSorted());
    for (const count of counts.values()) expect(Math.abs(count - 600)).toBeLessThan(130);
  });

  test('a second wild card is less likely than a plain count suggests', () => {
    const seats = [{}, { hand: ['P1f', 'W', 'W'], seen: ['P1f'], sets: { A: ['P3l'] } }];
    const state = table(2, { turn: 1, seats, deck: ['W', 'B2l', 'G2w', 'Y2l'], open: ['Y1w'] });
    run(state, 'A:*P2', 'done', 'pay:P1f', 'draw:Y1w');
    const view = game.view(state, 0);
    expect(view.pool).toBe('B2l G2w Y2l W W');
    // Seat 1 held two of W W W B2l G2w Y2l, a wild card among them: 12 of 15 choices, 3 of them with
    // both wild. A plain count of what is left would say 2 in 5.
    const random = new FastRandom('second');
    const trials = 8000;
    let wild = 0;
    for (let n = 0; n < trials; n++) {
      if (game.view(game.imagine(view, random), 1).seats[1]!.hand!.includes('W')) wild++;
    }
    expect(Math.abs(wild / trials - 1 / 4)).toBeLessThan(0.025);
  });
});
