import { FastRandom, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { game } from '../index.ts';
import { positionOf, run, START, stepAnyhow, table } from './testing.ts';

const rich = {
  tiles: [START],
  seats: [
    { rack: ['rr', 'rr', 'ob'], hand: ['r1', 'v2'], karma: ['r3', 'r2', 'b1'] },
    { rack: ['gg', 'bv'], hand: ['o4'], karma: [] },
  ],
};

describe('views', () => {
  test('A28: one’s own rack, hand and pile; of the other only counts', () => {
    const { seats, unseen } = game.view(table(rich), 0);
    expect(seats[0]).toMatchObject({ rack: ['rr', 'rr', 'ob'], hand: ['r1', 'v2'], pileSize: 25 });
    expect(seats[0]?.pile).toHaveLength(25);
    expect(seats[1]).toMatchObject({
      rack: null,
      rackSize: 2,
      hand: null,
      handSize: 1,
      pile: null,
      pileSize: 29,
    });
    expect(seats[1]?.left).toHaveLength(30);
    expect(unseen).toMatchObject({ rr: 1, ob: 2, gg: 3, bv: 3, rv: 2 });
  });

  test('A28: a spectator sees no rack and no hand', () => {
    const { seats, unseen } = game.view(table(rich), null);
    expect(seats.flatMap(({ rack, hand, pile }) => [rack, hand, pile])).toEqual(
      new Array(6).fill(null),
    );
    expect(unseen).toMatchObject({ rr: 3, ob: 3 });
  });

  test('A28: the story hides drawn tiles and names placed ones', () => {
    const state = table(rich);
    run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:1', 'card:.', '=draw:yy', '=draw:oo');
    expect(game.view(state, 1).story).toBe('0? 0? 0? 1? 1? 0rr 0? 0?');
    expect(game.view(state, 1).area).toBeNull();
  });

  test('A28: draws are told to the drawer alone, and once', () => {
    const state = table(rich);
    const events = run(state, 'monk:e5', 'tile:.', '=draw:yy').slice(-2);
    expect(events.map((event) => game.witness(event, 0))).toEqual(events);
    expect(events.map((event) => game.witness(event, 1))).toEqual([
      { kind: 'drew', seat: 0, what: 'tile', item: null, cause: 'refill' },
      { kind: 'refilled', seat: 0, tiles: null, cards: null, tileCount: 1, cardCount: 0 },
    ]);
  });

  test('memory aids keep the count of unseen tiles or hide it; imagined states fit every dimmed view', () => {
    const state = table(rich);
    const view = game.view(state, 1);
    const random = new FastRandom('dim');
    expect(
      MEMORY_AIDS.map((aids) => game.dim(view, aids)).map((v) => [!!v.unseen, !!v.story]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    for (const aids of MEMORY_AIDS) {
      const dimmed = game.dim(view, aids);
      const world = game.imagine(dimmed, random);
      expect(game.dim(game.view(world, 1), aids)).toEqual(dimmed);
    }
  });

  test('A3: tiles and cards that are out of the game stay out of imagined worlds', () => {
    const state = table({
      ...rich,
      seats: [
        { rack: ['gg'], pile: ['v1'], hand: ['v2'] },
        { rack: ['bb'], pile: [] },
      ],
      supply: ['yy'],
    });
    const world = positionOf(game.imagine(game.view(state, 1), new FastRandom('out')));
    expect(['gg', 'yy']).toContain(world.seats[0]?.rack?.[0]);
    expect(['gg', 'yy']).toContain(world.supply[0]);
    expect(['v1', 'v2']).toContain(world.seats[0]?.hand?.[0]);
  });

  test('A17, A27: the tally is the karma, colour by colour', () => {
    const [own, other] = game.tally(game.view(table(rich), null));
    expect(own?.lines.map(({ terms, least }) => [terms, least])).toEqual([
      [[2, 3], 5],
      [[1], 1],
    ]);
    expect([own?.least, other?.most]).toEqual([6, 0]);
  });
});

describe('prompts', () => {
  test('A8: say when no area is free', () => {
    const seats = ['e5', 'f5'].map((monk) => ({ rack: ['rr'], monk }));
    const state = table({ tiles: [START], seats });
    expect(game.prompt(game.view(state, 0)).key).toBe('prompt.no-area');
  });

  test('follow the phase, for the mover and for others', () => {
    const state = table(rich);
    const keys = () => [0, 1].map((viewer) => game.prompt(game.view(state, viewer)).key);
    expect(keys()).toEqual(['prompt.monk', 'prompt.wait-monk']);
    run(state, 'monk:e5');
    expect(keys()).toEqual(['prompt.build', 'prompt.wait-build']);
    run(state, 'tile:rr@d5d6');
    expect(keys()).toEqual(['prompt.build-on', 'prompt.wait-build']);
    run(state, 'tile:.');
    expect(keys()).toEqual(['prompt.meditate', 'prompt.wait-meditate']);
    expect(game.prompt(game.view(state, 0)).args).toMatchObject({ value: 3, left: 3 });
    run(state, 'card:.');
    expect(keys()).toEqual(['prompt.refill', 'prompt.refill']);
    expect(game.prompt(game.view(state, 0)).args).toMatchObject({ tiles: 3 });
    run(state, '=draw:yy', '=draw:yy', '=draw:yy');
    expect(keys()).toEqual(['prompt.balance', 'prompt.balance']);
  });
});

describe('estimates', () => {
  test('stay within bounds, prefer karma, and know who won', () => {
    const ahead = table(rich);
    expect(evaluate(ahead, 0)).toBeGreaterThan(0.2);
    expect(evaluate(ahead, 1)).toBeCloseTo(-evaluate(ahead, 0));
    const random = new FastRandom('estimate');
    for (const seats of [2, 3, 4]) {
      const state = game.setup({ files: 8, ranks: 8 }, seats);
      while (game.status(state) !== OVER) {
        for (let seat = 0; seat < seats; seat++) {
          expect(Math.abs(evaluate(state, seat))).toBeLessThanOrEqual(1);
        }
        stepAnyhow(state, random);
      }
      const { places } = game.result(state);
      const values = places.map((_, seat) => evaluate(state, seat));
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
      expect(values.indexOf(Math.max(...values))).toBe(places.indexOf(1));
    }
  });
});
