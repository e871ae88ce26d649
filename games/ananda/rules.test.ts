import { OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { areaValue } from './areas.ts';
import { game, type State } from './index.ts';
import { movesOf, outcomesOf, type Position, positionOf, refused, run, table } from './testing.ts';

/** A red and a violet half, and nothing else. */
const start = ['rv', 'e5', 'f5'];
const seat = { rack: ['rr', 'ry'], hand: ['r1'] };
const simple: Position = { tiles: [start], seats: [seat, seat] };

const ownValue = (state: State) => areaValue(state, state.seat);

describe('the start', () => {
  test('A2, A4: a tile of two colours in the middle, then six tiles and six cards a seat', () => {
    const state = game.setup({ files: 7, ranks: 9 }, 3);
    expect([...outcomesOf(state).values()]).toEqual(new Array(15).fill(3));
    expect(game.audience(state, 1)).toBe('all');
    run(state, '=start:ov');
    expect(positionOf(state)).toMatchObject({ tiles: [['ov', 'c5', 'd5']], phase: 'deal' });
    expect(outcomesOf(state).get('=draw:ov')).toBe(2);
    for (const tile of ['rr', 'rr', 'rr', 'oo', 'yy', 'gg']) run(state, `=draw:${tile}`);
    expect(outcomesOf(state).has('=draw:r5')).toBe(false);
    expect(outcomesOf(state).get('=draw:r4')).toBe(1);
    const events = run(
      state,
      '=draw:v4',
      '=draw:r1',
      '=draw:r2',
      '=draw:r3',
      '=draw:r4',
      '=draw:o1',
    );
    expect(events.at(-1)).toEqual({
      kind: 'dealt',
      seat: 0,
      tiles: ['rr', 'rr', 'rr', 'oo', 'yy', 'gg'],
      cards: ['r1', 'r2', 'r3', 'r4', 'o1', 'v4'],
      tileCount: 6,
      cardCount: 6,
    });
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'deal' });
    expect(outcomesOf(state).has('=draw:rr')).toBe(false);
  });
});

describe('the monk', () => {
  const held: Position = {
    tiles: [start, ['ry', 'e6', 'e7'], ['vb', 'f3', 'f4']],
    seats: [
      { ...seat, monk: 'e7' },
      { ...seat, monk: 'e5' },
    ],
  };

  test('A6, A7: not on an area with a monk, and not on the own former one', () => {
    const state = table(held);
    expect(movesOf(state)).toEqual(['monk:f3', 'monk:f4', 'monk:f5']);
    expect(refused(state, 'monk:e6')).toBe('area-held A7 e6 e5');
    expect(refused(state, 'monk:e7')).toBe('own-area A7 e7 e7');
    expect(refused(state, 'monk:a1')).toBe('no-tile-there A7 a1');
    expect(refused(state, 'monk:k1')).toBe('off-board A11 k1');
    expect(refused(state, 'monk:a10')).toBe('off-board A11 a10');
    expect(refused(state, 'monk:.')).toBe('area-free A8 f3 f4 f5');
    expect(refused(state, 'tile:rr@e4f4')).toBe('monk-first A7');
    expect(refused(state, 'card:1')).toBe('monk-first A7');
    expect(run(state, 'monk:f4')).toEqual([
      { kind: 'monk-placed', seat: 0, from: 'e7', space: 'f4', colour: 'b', value: 1 },
    ]);
  });

  test('A8: without a free area the monk leaves, and one tile comes', () => {
    const state = table({
      tiles: [start],
      seats: [
        { ...seat, monk: 'e5' },
        { ...seat, monk: 'f5' },
      ],
    });
    expect(movesOf(state)).toEqual(['monk:.']);
    expect(run(state, 'monk:.')).toEqual([
      { kind: 'gave-up', seat: 0, from: 'e5', lacking: 'area', tileCount: 1, cardCount: 0 },
    ]);
    expect(run(state, '=draw:gg').map(({ kind }) => kind)).toEqual(['drew', 'refilled']);
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk', idle: 0 });
    expect(movesOf(state)).toEqual(['monk:e5']);
  });
});

describe('building', () => {
  test('A9, A13: every tile joins the area with the chosen colour; equal tiles once, doubles once', () => {
    const state = table({
      tiles: [['rv', 'a1', 'b1']],
      seats: [{ rack: ['rr', 'rr', 'ry', 'gb'] }, seat],
    });
    run(state, 'monk:a1');
    expect(movesOf(state)).toEqual([
      'tile:rr@a2b2',
      'tile:ry@a2b2',
      'tile:rr@a2a3',
      'tile:ry@a2a3',
      'tile:.',
    ]);
    expect(refused(state, 'tile:yr@a2b2')).toBe('not-joined A13 a2 b2 a1');
    expect(refused(state, 'tile:gb@a2b2')).toBe('wrong-colour A13 rack:gb');
    expect(refused(state, 'tile:rv@a2b2')).toBe('not-on-rack A9 rack:rv');
    expect(refused(state, 'tile:rr@d4e4')).toBe('not-joined A13 d4 e4 a1');
    expect(refused(state, 'monk:b1')).toBe('monk-stays A7 a1');
    expect(refused(state, 'card:1')).toBe('still-building A9 a1');
  });

  test('A11: never over the edge, whatever the largest board has', () => {
    const small = { files: 6, ranks: 6 };
    const state = table({ tiles: [['vr', 'e6', 'f6']], seats: [seat, seat] }, small);
    run(state, 'monk:f6');
    expect(refused(state, 'tile:rr@f6f7')).toBe('off-board A11 f7');
    expect(refused(state, 'tile:rr@g5h5')).toBe('off-board A11 g5 h5');
    expect(movesOf(state)).toEqual([
      'tile:rr@f4f5',
      'tile:yr@f4f5',
      'tile:rr@e5f5',
      'tile:yr@e5f5',
      'tile:.',
    ]);
  });

  const two: Position = {
    tiles: [
      start,
      ['rr', 'c5', 'd5'],
      ['gb', 'c6', 'd6'],
      ['yy', 'e6', 'f6'],
      ['gg', 'd7', 'e7'],
      ['oo', 'd6', 'e6'],
    ],
    seats: [
      { rack: ['rr', 'ry'], monk: 'c5' },
      { rack: ['gg'], monk: 'f5' },
    ],
    phase: 'build',
  };

  test('A10: on exactly two tiles of one height, or on bare board', () => {
    const state = table(two);
    expect(refused(state, 'tile:ry@d5d6')).toBe('unequal-heights A10 d5 d6');
    expect(refused(state, 'tile:ry@d4d5')).toBe('half-on-board A10 d4 d5');
    expect(refused(state, 'tile:rr@d6e6')).toBe('one-tile-below A10 d6 e6');
    expect(refused(state, 'tile:rr@d7e7')).toBe('one-tile-below A10 d7 e7');
    expect(movesOf(state)).toContain('tile:rr@d5e5');
  });

  test('A12: never on a monk, the own one or another’s', () => {
    const state = table(two);
    expect(refused(state, 'tile:ry@c5c6')).toBe('on-monk A12 c5');
    expect(refused(state, 'tile:rr@e5f5')).toBe('on-monk A12 f5');
  });

  test('A13: touching only what the tile itself covers is not enough', () => {
    const state = table({
      tiles: [
        ['br', 'c5', 'd5'],
        ['rg', 'e5', 'e6'],
        ['yy', 'f5', 'g5'],
      ],
      seats: [{ rack: ['rb'], monk: 'd5' }, seat],
      phase: 'build',
    });
    expect(movesOf(state)).toContain('tile:rb@e5f5');
    expect(refused(state, 'tile:br@e5f5')).toBe('not-joined A13 e5 f5 d5');
  });

  test('A14: covering the own area may cut it apart; what is cut off does not count', () => {
    const state = table({
      tiles: [
        ['rr', 'b5', 'c5'],
        ['rr', 'd5', 'e5'],
        ['gb', 'd6', 'd7'],
        ['rg', 'c6', 'c7'],
      ],
      seats: [{ rack: ['rb'], monk: 'b5' }, seat],
      phase: 'build',
    });
    expect(ownValue(state)).toBe(5);
    const [placed] = run(state, 'tile:br@d5d6');
    expect(placed).toMatchObject({
      kind: 'tile-placed',
      level: 2,
      before: 5,
      value: 4,
      covered: ['d5'],
      cutOff: ['e5'],
      joined: [],
    });
  });

  test('A13, A14: a half that holds only to the part it cuts off is refused', () => {
    const state = table({
      tiles: [
        ['rr', 'b5', 'c5'],
        ['rr', 'd5', 'e5'],
        ['gb', 'd6', 'd7'],
        ['yg', 'e6', 'e7'],
      ],
      seats: [{ rack: ['rb'], monk: 'b5' }, seat],
      phase: 'build',
    });
    expect(refused(state, 'tile:br@d5d6')).toBe('not-joined A13 d5 d6 b5');
  });

  test('A14: an area with another monk may be joined, and counts', () => {
    const state = table({
      tiles: [start, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
      seats: [
        { rack: ['vv', 'ov'], monk: 'f7' },
        { ...seat, monk: 'f4' },
      ],
      phase: 'build',
    });
    const [placed] = run(state, 'tile:ov@e6f6');
    expect(placed).toMatchObject({ before: 1, value: 5, joined: ['f3', 'f4', 'f5'], met: [1] });
    expect(run(state, 'tile:.')).toEqual([
      { kind: 'built', seat: 0, colour: 'v', tiles: 1, value: 5 },
    ]);
  });

  test('A15: without a tile the turn is given up, even if one would fit', () => {
    const state = table(simple);
    const events = run(state, 'monk:e5', 'tile:.', '=draw:bb');
    expect(events.map(({ kind }) => kind)).toEqual(['monk-placed', 'gave-up', 'drew', 'refilled']);
    expect(positionOf(state)).toMatchObject({
      seats: [{ monk: null, rack: ['rr', 'ry', 'bb'], hand: ['r1'] }, {}],
      seat: 1,
      idle: 0,
    });
  });

  test('A9: with an empty rack only the end of building is left', () => {
    const state = table({ ...simple, seats: [{ rack: [] }, seat] });
    run(state, 'monk:e5');
    expect(movesOf(state)).toEqual(['tile:.']);
  });
});

describe('the example of the rulebook', () => {
  const example: Position = {
    tiles: [
      start,
      ['vv', 'f3', 'f4'],
      ['yr', 'd3', 'd4'],
      ['vr', 'c5', 'd5'],
      ['vy', 'c3', 'c4'],
      ['rv', 'd6', 'e6'],
    ],
    seats: [
      {
        monk: 'd5',
        rack: ['vv', 'vv', 'ob', 'gg', 'gb'],
        hand: ['r1', 'v2', 'v3', 'v4', 'g2', 'b1'],
      },
      { monk: 'f5', rack: ['ry', 'rb'], hand: ['r2', 'o3'], karma: ['v1'] },
      { monk: 'c4', rack: ['oo'], hand: ['y4'] },
    ],
  };

  test('A16–A23: value 8, meditation 5, three tiles, two cards', () => {
    const state = table(example);
    run(state, 'monk:e6', 'tile:vv@e7e8', 'tile:vv@f6f7', 'tile:.');
    expect(ownValue(state)).toBe(8);
    expect(movesOf(state)).toEqual(['card:2', 'card:3', 'card:4', 'card:.']);
    run(state, 'card:2', 'card:3');
    expect(refused(state, 'card:4')).toBe('too-much A17 hand:v4 e6');
    expect(run(state, 'card:.')).toEqual([
      { kind: 'meditated', seat: 0, value: 8, spent: 5, karma: 5, tileCount: 3, cardCount: 0 },
    ]);
    run(state, '=draw:yy', '=draw:oo', '=draw:bb');
    expect(positionOf(state)).toMatchObject({ phase: 'balance' });
    expect(run(state, '=draw:y1', '=draw:b4').at(-1)).toMatchObject({
      kind: 'balanced',
      cards: ['y1', 'b4'],
      cardCount: 2,
    });
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk' });
    expect(positionOf(state).seats[0]).toMatchObject({ karma: ['v2', 'v3'] });
  });

  test('A17: only cards of the colour, in hand, of the table', () => {
    const state = table(example);
    run(state, 'monk:e6', 'tile:vv@e7e8', 'tile:vv@f6f7', 'tile:.');
    expect(refused(state, 'card:1')).toBe('other-colour A17 hand:r1 hand:b1');
    expect(refused(state, 'card:5')).toBe('no-such-card A3');
    run(state, 'card:3');
    expect(refused(state, 'card:3')).toBe('not-in-hand A17 hand:v3');
    expect(refused(state, 'tile:gg@a1a2')).toBe('building-over A9 e6');
    expect(refused(state, 'monk:c4')).toBe('monk-stays A7 e6');
  });
});

describe('refill', () => {
  /** Ten red spaces in a row, nothing spent. */
  const row = ['a5b5', 'c5d5', 'e5f5', 'g5h5', 'i5j5'].map((at, i) => [
    i < 3 ? 'rr' : 'ry',
    at.slice(0, 2),
    at.slice(2),
  ]);
  const due = (rack: readonly string[], hand: readonly string[], supply: readonly string[]) =>
    table({
      tiles: row,
      seats: [{ monk: 'a5', rack, hand, pile: ['v1', 'v2', 'v3', 'v4'] }, { rack: ['vv'] }],
      phase: 'meditate',
      built: 1,
      supply,
    });
  const five = ['oo', 'oo', 'oo', 'gg', 'gg'];
  const hand = ['o1', 'o2', 'o3', 'o4', 'o5', 'y1', 'y2', 'y3'];

  test('A18, A19: as many as the difference, up to eight on the rack', () => {
    const state = due(five, hand, ['bb', 'bb', 'bb', 'vv']);
    run(state, 'card:.');
    expect(positionOf(state)).toMatchObject({ phase: 'refill', due: 3 });
    expect(outcomesOf(state).get('=draw:bb')).toBe(3);
    expect(game.audience(state, 0)).toBe(0);
  });

  test('A20, A21: a supply that runs out on the way is made up for by cards', () => {
    const state = due(five, hand.slice(0, 5), ['bb']);
    expect(run(state, 'card:.')[0]).toMatchObject({ tileCount: 1, cardCount: 2 });
    expect(run(state, '=draw:bb', '=draw:v2', '=draw:v4').at(-1)).toMatchObject({
      kind: 'refilled',
      tiles: ['bb'],
      cards: ['v2', 'v4'],
    });
  });

  test('A20: the hand limit holds for them, and the pile may be short', () => {
    expect(run(due(five, hand.slice(0, 7), ['bb']), 'card:.')[0]).toMatchObject({ cardCount: 1 });
    expect(run(due(five, hand, ['bb']), 'card:.')[0]).toMatchObject({ cardCount: 0 });
  });

  test('A22, A26: a full rack gets nothing for a turn given up, and the turn is idle', () => {
    const eight = [...five, 'gg', 'yy', 'yy'];
    const state = table({ tiles: [start], seats: [{ rack: eight }, seat] });
    run(state, 'monk:e5', 'tile:.');
    expect(positionOf(state)).toMatchObject({ seat: 1, idle: 1 });
  });
});

describe('the end', () => {
  const last: Position = {
    tiles: [start],
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
    expect(game.result(state)).toMatchObject({ scores: [3, 3], reason: { key: 'end.tiles' } });
  });

  test('A27: karma, then fewer tiles, then a shared place', () => {
    const places = (...seats: { karma?: string[]; rack: string[] }[]) => {
      const state = table({ tiles: [start], seats: seats.map((s) => s), supply: [] });
      run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:.');
      return game.result(state).places;
    };
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
  });

  test('A26: two whole rounds given up without a tile drawn', () => {
    const state = table({ ...last, seats: [{ rack: ['gg'] }, { rack: ['bb'] }], idle: 2 });
    run(state, 'monk:e5', 'tile:.', '=draw:r1');
    expect(positionOf(state)).toMatchObject({ idle: 3, seat: 1 });
    const events = run(state, 'monk:f5', 'tile:.', '=draw:r1');
    expect(events.at(-1)).toMatchObject({ kind: 'game-over', by: 'idle', places: [1, 1] });
    expect(game.result(state).reason.key).toBe('end.idle');
  });

  test('A24: an empty rack alone ends nothing, nor an empty supply', () => {
    const state = table({ ...last, supply: ['yy'] });
    run(state, 'monk:e5', 'tile:rr@d5d6', 'tile:.', 'card:3', 'card:.');
    expect(positionOf(state)).toMatchObject({ seat: 1, phase: 'monk' });
  });
});
