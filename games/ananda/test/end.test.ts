import { OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { type Position, positionOf, run, START, table } from './testing.ts';

describe('the end', () => {
  const last: Position = {
    tiles: [START],
    seats: [
      { rack: ['rr'], hand: ['r3', 'r2'] },
      { rack: ['gg', 'bb'], hand: [], karma: ['o1', 'o2'] },
    ],
    supply: [],
  };

  test('A24, A25: the last builder meditates, but does not refill', () => {
    const state = table(last);
    const events = run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:3', 'card:.');
    expect(game.status(state)).toBe(OVER);
    expect(events.at(-1)).toEqual({
      kind: 'game-over',
      by: 'tiles',
      seats: [
        { cards: ['r3'], karma: 3, rack: 0 },
        { cards: ['o1', 'o2'], karma: 3, rack: 2 },
      ],
      places: [1, 2],
    });
    expect(game.result(state)).toMatchObject({
      scores: [3, 3],
      reason: { key: 'end.by-rack', args: { how: { key: 'end.tiles' } } },
    });
  });

  test('A27: karma, then fewer tiles, then a shared place', () => {
    const places = (...seats: { karma?: string[]; rack: string[] }[]) => {
      const state = table({ tiles: [START], seats: seats.map((s) => s), supply: [] });
      run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:.');
      const { places, reason } = game.result(state);
      byRack.push(reason.key === 'end.by-rack');
      return places;
    };
    const byRack: boolean[] = [];
    const one = { rack: ['rr'] };
    expect(places(one, { rack: ['gg'] }, { rack: ['oo'], karma: ['v4'] })).toEqual([2, 3, 1]);
    expect(places(one, { rack: ['gg'] }, { rack: ['oo'] })).toEqual([1, 2, 2]);
    expect(places({ ...one, karma: ['o1'] }, { rack: ['gg'], karma: ['v2'] })).toEqual([2, 1]);
    expect(
      places(
        one,
        { rack: ['gg'], karma: ['y2'] },
        { rack: ['oo'], karma: ['v2'] },
        { rack: ['bb', 'yy'] },
      ),
    ).toEqual([3, 1, 1, 4]);
    expect(byRack).toEqual([false, true, false, false]);
  });

  test('A26: two whole rounds given up without a tile drawn', () => {
    const state = table({ ...last, seats: [{ rack: ['gg'] }, { rack: ['bb'] }], idle: 2 });
    run(state, 'monk:e5', 'tile:.', '=draw:r1');
    expect(positionOf(state)).toMatchObject({ idle: 3, seat: 1 });
    const events = run(state, 'monk:f5', 'tile:.', '=draw:r1');
    expect(events.at(-1)).toMatchObject({ kind: 'game-over', by: 'idle', places: [1, 1] });
    expect(game.result(state).reason.key).toBe('end.idle');
  });

  test('A24: an empty rack alone does not end the game, nor does an empty supply', () => {
    const state = table({ ...last, supply: ['yy'] });
    run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:3', 'card:.');
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk' });
  });
});
