import { type Fault, message } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { type Attempt, parse } from '../position/notation.ts';
import { areaValue } from '../rules/areas.ts';
import { judge } from '../rules/judge.ts';
import { movesOf, type Position, positionOf, refused, run, SEAT, START, table } from './testing.ts';

describe('building', () => {
  test('A9, A13: every tile joins the area with the chosen colour; equal tiles once, doubles once', () => {
    const state = table({
      tiles: [['rv', 'a1', 'b1']],
      seats: [{ rack: ['rr', 'rr', 'ry', 'gb'] }, SEAT],
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
    // Its colour is the reason everywhere, also below the monk and off the board.
    expect(refused(state, 'tile:gb@a1a2')).toBe('wrong-colour A13 rack:gb');
    expect(refused(state, 'tile:rv@a2b2')).toBe('not-on-rack A9 rack:rv');
    expect(refused(state, 'tile:rr@d4e4')).toBe('not-joined A13 d4 e4 a1');
    expect(refused(state, 'monk:b1')).toBe('monk-stays A7 a1');
    expect(refused(state, 'card:1')).toBe('still-building A9 a1');
  });

  test('A9: whoever plays a card too early hears what is missing, and sees the card', () => {
    const state = table({
      tiles: [['rv', 'a1', 'b1']],
      seats: [{ rack: ['rr', 'rr'], hand: ['o2', 'r2', 'r3'] }, SEAT],
    });
    run(state, 'monk:a1');
    const early = () => judge(state, parse('card:2') as Attempt) as Fault;
    expect(early().args).toMatchObject({ built: 0 });
    expect(refused(state, 'card:2')).toBe('still-building A9 hand:r2 hand:o2');
    expect(refused(state, 'card:.')).toBe('still-building A9 a1');
    run(state, 'tile:rr@a2b2');
    expect(early().args).toEqual({ built: 1, stop: message('board.stop', { value: 3 }) });
  });

  test('A11: never over the edge, even if the largest board has the space', () => {
    const small = { files: 6, ranks: 6 };
    const state = table({ tiles: [['vr', 'e6', 'f6']], seats: [SEAT, SEAT] }, small);
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
      START,
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

  test('A12: never on a monk, neither the own one nor another’s', () => {
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
      seats: [{ rack: ['rb'], monk: 'd5' }, SEAT],
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
      seats: [{ rack: ['rb'], monk: 'b5' }, SEAT],
      phase: 'build',
    });
    expect(areaValue(state, state.seat)).toBe(5);
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

  test('A13, A14: a half that touches only the part it cuts off is refused', () => {
    const state = table({
      tiles: [
        ['rr', 'b5', 'c5'],
        ['rr', 'd5', 'e5'],
        ['gb', 'd6', 'd7'],
        ['yg', 'e6', 'e7'],
      ],
      seats: [{ rack: ['rb'], monk: 'b5' }, SEAT],
      phase: 'build',
    });
    expect(refused(state, 'tile:br@d5d6')).toBe('not-joined A13 d5 d6 b5');
  });

  test('A14: an area with another monk may be joined, and counts', () => {
    const state = table({
      tiles: [START, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
      seats: [
        { rack: ['vv', 'ov'], monk: 'f7' },
        { ...SEAT, monk: 'f4' },
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
    const state = table({ tiles: [START], seats: [SEAT, SEAT] });
    const events = run(state, 'monk:e5', 'tile:.', '=draw:bb');
    expect(events.map(({ kind }) => kind)).toEqual(['monk-placed', 'gave-up', 'drew', 'refilled']);
    expect(positionOf(state)).toMatchObject({
      seats: [{ monk: null, rack: ['rr', 'ry', 'bb'], hand: ['r1'] }, {}],
      seat: 1,
      idle: 0,
    });
  });

  test('A9: with an empty rack only the end of building is left', () => {
    const state = table({ tiles: [START], seats: [{ rack: [] }, SEAT] });
    run(state, 'monk:e5');
    expect(movesOf(state)).toEqual(['tile:.']);
  });
});
