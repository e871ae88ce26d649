import { FastRandom, type Random, readOptions, sure } from '@baithak/kernel';
import { CHECKS, type Kit } from '@baithak/testkit';
import { describe, expect, test } from 'vitest';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { words } from '../words/index.ts';
import { run, table } from './testing.ts';

/**
 * A whole deal has too many worlds to count. These tables have few tiles and cards, and nothing on
 * racks or in hands: whatever is hidden later has been drawn on the way.
 */
const temple = [
  ['rb', 'e5', 'f5'],
  ['ry', 'd5', 'd6'],
  ['rg', 'e6', 'e7'],
];
const empty = { monk: null, rack: [], hand: [], karma: [] };
const pile = ['r1', 'b1', 'y1'];

const TABLES = {
  'equal tiles, no cards': {
    tiles: temple,
    seats: [
      { ...empty, monk: 'd5', pile: [] },
      { ...empty, pile: [] },
    ],
    phase: 'meditate',
    built: 1,
    supply: ['rr', 'rr', 'ro', 'ro', 'bv', 'bv', 'bv'],
  },
  'three builders and two kinds': {
    tiles: temple,
    seats: [
      { ...empty, monk: 'd5', pile: [] },
      { ...empty, pile: [] },
      { ...empty, pile: [] },
    ],
    phase: 'meditate',
    built: 1,
    supply: ['rr', 'rr', 'ro', 'ro', 'rv', 'rv', 'rv'],
  },
  'a supply that gives way to cards': {
    tiles: temple,
    seats: [
      { ...empty, monk: 'd5', pile },
      { ...empty, pile },
    ],
    phase: 'meditate',
    built: 1,
    supply: ['rr', 'bb', 'rv', 'rv', 'bb'],
  },
};

function kitFrom(position: {
  readonly seats: readonly unknown[];
}): Kit<State, View, Attempt, Event> {
  const seats = position.seats.length;
  return {
    game: { ...game, setup: (options) => sure(game.readPosition(position, options, seats)) },
    words,
    variants: [{ seats, options: sure(readOptions(game, {}, seats)) }],
    attempt: () => ({ act: 'tile', tile: null }),
    brokenLaw: () => undefined,
  };
}

describe('A28: imagined racks and hands have the odds of the draws', () => {
  test.each(Object.entries(TABLES))('%s', (_, position) => {
    const compared = CHECKS.imaginedOddsAreRight(kitFrom(position), { games: 16, pairs: 0 });
    expect(compared).toBeGreaterThanOrEqual(4);
  });

  test('a pair that was split by a placing is less likely than a plain count says', () => {
    const state = table(TABLES['equal tiles, no cards']);
    run(state, 'card:.', '=draw:bv', '=draw:bv', '=draw:ro', 'monk:e7', 'tile:.', '=draw:ro');
    run(state, 'monk:f5', 'tile:bv@f6g6');
    const view = game.view(state, 1);
    const random = new FastRandom('split');
    let pairs = 0;
    const trials = 6000;
    for (let n = 0; n < trials; n++) if (holds(view, random)) pairs++;
    // Of rr rr ro bv bv bv, which seat 1 cannot see, seat 0 drew three, a bv among them: 19 of 20
    // choices, 10 of which have another bv. A plain count of what is left would say 7 of 10.
    const exact = 10 / 19;
    expect(Math.abs(pairs / trials - exact)).toBeLessThan(0.03);
  });
});

function holds(view: View, random: Random): boolean {
  const world = game.view(game.imagine(view, random), 0);
  return world.seats[0]!.rack!.includes('bv');
}
