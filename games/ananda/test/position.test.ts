import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { BOARD, type Position, positionOf, refusal, run, START, table } from './testing.ts';

const seat = { rack: ['rr'], hand: ['r1'] };
const simple = { tiles: [START], seats: [seat, seat] };
const refill = {
  tiles: [START, ['rr', 'd4', 'd5']],
  seats: [{ monk: 'e5', rack: ['gg'], hand: [] }, seat],
  phase: 'refill',
  built: 1,
};

describe('positions', () => {
  test('are written whole, in canonical order', () => {
    const state = table({
      tiles: [START, ['vy', 'f6', 'f7']],
      seats: [
        { monk: 'f6', rack: ['vv', 'oo', 'rb'], hand: ['v2', 'r5', 'r1'], karma: ['v1'] },
        { rack: ['gg'] },
      ],
      phase: 'meditate',
      built: 1,
      spent: 1,
      idle: 0,
    });
    expect(positionOf(state)).toEqual({
      files: 10,
      ranks: 9,
      tiles: [START, ['vy', 'f6', 'f7']],
      seats: [
        { monk: 'f6', rack: ['rb', 'oo', 'vv'], hand: ['r1', 'r5', 'v2'], karma: ['v1'] },
        { monk: null, rack: ['gg'], hand: [], karma: [] },
      ],
      seat: 0,
      phase: 'meditate',
      built: 1,
      spent: 1,
      idle: 0,
    });
  });

  test('name supply and piles only if something is out of the game', () => {
    const state = table({ ...simple, seats: [{ ...seat, pile: ['v1'] }, seat], supply: ['bb'] });
    expect(positionOf(state)).toMatchObject({ supply: ['bb'], seats: [{ pile: ['v1'] }, {}] });
    expect(positionOf(table(simple))).not.toHaveProperty('supply');
    run(state, 'monk:e5', 'tile:.', '=draw:bb');
    expect(positionOf(state).supply).toEqual([]);
  });

  test('the opening is the phase start and nothing else', () => {
    expect(positionOf(table({ phase: 'start' }))).toEqual(
      JSON.parse(JSON.stringify(game.writePosition(game.setup(BOARD, 2)))),
    );
  });

  test.each<[string, Position]>([
    ['the first draw of a deal', { tiles: [START], seats: [{}, {}], phase: 'deal' }],
    [
      'the cards of a deal',
      {
        tiles: [START],
        seats: [{ rack: ['rr', 'rr', 'rr', 'oo', 'oo', 'oo'] }, {}],
        phase: 'deal',
      },
    ],
    [
      'two monks on one area',
      {
        ...simple,
        tiles: [['rr', 'a1', 'b1']],
        seats: [
          { monk: 'a1', rack: ['gg'] },
          { monk: 'b1', rack: ['gg'] },
        ],
      },
    ],
    [
      'a rack emptied by the builder',
      { ...simple, seats: [{ monk: 'e5', rack: [] }, seat], phase: 'build', built: 1, supply: [] },
    ],
    ['a refill', { ...refill, due: 3 }],
    ['the tile of a turn given up', { ...simple, phase: 'refill', due: 1 }],
  ])('are read: %s', (_, position) => {
    const state = table(position);
    expect(positionOf(table(positionOf(state)))).toEqual(positionOf(state));
  });

  test.each<[string, unknown]>([
    ['position-object ', []],
    ['position-unknown stage', { ...simple, stage: 1 }],
    ['position-unknown seats.0.herd', { ...simple, seats: [{ herd: 1 }, {}] }],
    ['position-number files', { ...simple, files: 9 }],
    ['position-word phase', { ...simple, phase: 'over' }],
    ['position-seats seats', { tiles: [START] }],
    ['position-seats seats', { ...simple, seats: [seat] }],
    ['position-list seats', { ...simple, seats: [seat, seat, seat] }],
    ['position-tile tiles.0', { ...simple, tiles: [['rv', 'f5', 'e5']] }],
    ['position-tile tiles.0', { ...simple, tiles: [['rv', 'e5', 'g5']] }],
    ['position-tile tiles.0', { ...simple, tiles: [['rv', 'e5f5', '']] }],
    ['position-off-board tiles.0', { ...simple, tiles: [['rv', 'e9', 'e10']] }],
    ['position-support tiles.1', { ...simple, tiles: [START, ['rr', 'e5', 'f5']] }],
    ['position-support tiles.1', { ...simple, tiles: [START, ['rr', 'd5', 'e5']] }],
    ['position-word seats.0.rack.0', { ...simple, seats: [{ rack: ['yr'] }, seat] }],
    ['position-list seats.0.rack', { ...simple, seats: [{ rack: new Array(9).fill('bb') }, seat] }],
    ['position-too-many tiles', { ...simple, seats: [{ rack: ['bb', 'bb', 'bb', 'bb'] }, seat] }],
    [
      'position-card-twice seats.0.karma',
      { ...simple, seats: [{ rack: ['rr'], hand: ['r1'], karma: ['r1'] }, seat] },
    ],
    ['position-monk seats.0.monk', { ...simple, seats: [{ ...seat, monk: 'a1' }, seat] }],
    [
      'position-monk seats.1.monk',
      {
        ...simple,
        seats: [
          { ...seat, monk: 'e5' },
          { ...seat, monk: 'e5' },
        ],
      },
    ],
    ['position-no-tile tiles', { seats: [seat, seat] }],
    ['position-number idle', { ...simple, idle: 4 }],
    ['position-due due', { ...simple, due: 1 }],
    ['position-number due', refill],
    ['position-phase phase', { ...refill, due: 4 }],
    ['position-phase phase', { ...refill, due: 2, built: 0 }],
    ['position-phase phase', { ...simple, built: 1 }],
    ['position-phase phase', { ...simple, phase: 'build' }],
    ['position-phase phase', { ...simple, phase: 'balance' }],
    ['position-spent spent', { ...simple, spent: 1 }],
    ['position-early supply', { tiles: [START], seats: [{}, {}], phase: 'deal', supply: [] }],
    ['position-early seats.0.pile', { tiles: [START], seats: [{ pile: [] }, {}], phase: 'deal' }],
    ['position-beginning phase', { tiles: [START], seats: [{}, seat], phase: 'deal' }],
    ['position-beginning phase', { tiles: [START], phase: 'start' }],
    ['position-decided supply', { ...simple, seats: [{ rack: [] }, seat], supply: [] }],
  ])('are refused: %s', (fault, position) => {
    expect(refusal(position)).toBe(fault);
  });

  test('A3: a five is no card with three seats', () => {
    const five = { ...simple, seats: [{ ...seat, hand: ['r5'] }, seat, seat] };
    expect(refusal(five, 3)).toBe('position-word seats.0.hand.0');
  });
});

describe('outcomes', () => {
  test('are accepted only if they can come', () => {
    const opening = table({ phase: 'start' });
    expect(game.readOutcome(opening, 'draw:rv')).toMatchObject({ code: 'outcome-tile' });
    expect(game.readOutcome(opening, 'start:rr')).toMatchObject({ code: 'outcome-gone' });
    const state = table({ ...refill, due: 1 });
    expect(game.readOutcome(state, 'draw:r3')).toMatchObject({ code: 'outcome-tile' });
    expect(game.readOutcome(state, 'draw:yr')).toMatchObject({ code: 'outcome-tile' });
    run(state, '=draw:oo');
    expect(game.readOutcome(state, 'draw:oo')).toMatchObject({ code: 'outcome-card' });
  });
});
