import { describe, expect, test } from 'vitest';
import { THEN } from '../position/position.ts';
import { movesOf, positionOf, refusal, table } from './testing.ts';

/** Two examples of the format. */
const PAYING = {
  phase: 'pay',
  round: 4,
  turn: 0,
  ender: null,
  last: false,
  stirred: true,
  set: 'A',
  laid: [],
  rides: 0,
  due: 2,
  card: null,
  size: 0,
  [THEN]: null,
  placing: null,
  square: null,
  drawn: 0,
  seats: [
    {
      hand: ['B1k', 'Y6l', 'W', 'C'],
      sets: { A: ['*P3', 'P4w', 'P5o'] },
      journal: ['P2k'],
      backpack: ['G1o', 'W'],
      map: [['wPB', 0, 0, 0]],
      waiting: [],
    },
    { hand: ['G2w'], sets: {}, journal: [], backpack: [], map: [], waiting: [] },
  ],
  open: ['P1l', 'B3w', 'G3l', 'Y1w', 'W', 'W'],
  deck: ['G5f', 'W'],
  discards: ['P7o'],
  row: ['wPG'],
  bag: [],
  specials: ['S4'],
  sights: [],
  scoring: [],
  hitch: { C: 3, R: 4, T: 4 },
  fourteen: 2,
};

describe('positions', () => {
  test('are written as they were read, with every field', () => {
    const state = table(2, PAYING);
    expect(positionOf(state)).toMatchObject(PAYING);
    expect(Object.keys(positionOf(state))).toEqual([...Object.keys(PAYING), 'shuffled']);
    expect(movesOf(state)).toEqual(['pay:B1k', 'pay:Y6l', 'pay:W']);
  });

  test('K16–K18: keep the cards of a play while it is paid, if they are known', () => {
    const laid = { laid: ['P4w', 'P5o'], due: 2 };
    expect(positionOf(table(2, { ...PAYING, ...laid }))).toMatchObject(laid);
    const ridden = { ...laid, rides: 1, due: 1 };
    expect(positionOf(table(2, { ...PAYING, ...ridden }))).toMatchObject(ridden);
    expect(refusal(2, { ...PAYING, ...laid, due: 4 })).toBe('position-laid laid');
    expect(refusal(2, { ...PAYING, rides: 1 })).toBe('position-only-in rides');
  });

  test('have defaults for missing fields', () => {
    const state = table(2, { seats: [{ hand: ['P6w', 'W', 'B1k'], sets: { A: ['P4w'] } }] });
    expect(movesOf(state)).toEqual(['A:*P3', 'A:*B4', 'A:*G4', 'A:*Y4', 'B:B1k', 'skip']);
    expect(positionOf(state)).toMatchObject({
      phase: 'start',
      round: 1,
      hitch: { C: 4, R: 4, T: 4 },
      fourteen: 2,
      deck: [],
      bag: [],
      shuffled: false,
    });
    const setup = positionOf(table(3, { phase: 'deal', turn: 1, seats: [{ hand: ['W', 'P1l'] }] }));
    expect([setup.deck.length, setup.bag.length]).toEqual([90, 40]);
  });

  test('accept lists in any order', () => {
    const state = table(2, {
      seats: [
        { hand: ['C', 'W', 'P1l'], sets: { A: ['P5l', 'P4w', '*P3'] }, journal: ['C', 'P1f'] },
      ],
      open: ['W', 'P2w'],
    });
    expect(positionOf(state)).toMatchObject({ open: ['P2w', 'W'] });
    expect(positionOf(state).seats[0]).toMatchObject({
      hand: ['P1l', 'W', 'C'],
      sets: { A: ['*P3', 'P4w', 'P5l'] },
      journal: ['P1f', 'C'],
    });
  });

  const nine = ['wPB', 'wPG', 'wPY', 'wBG', 'wBY', 'wGY', 'lPB', 'lPG', 'lPY'].map((tile, x) => [
    tile,
    x,
    0,
    0,
  ]);
  const seven = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w', 'P7l'];
  const first = (seat: object, rest: object = {}) => ({ seats: [seat], ...rest });

  test.each([
    ['position-too-many seats.1.hand.0', { seats: [{ hand: ['P1l'] }, { hand: ['P1l'] }] }],
    ['position-too-many seats.0.backpack.8', first({ backpack: new Array(9).fill('W') })],
    ['position-too-many row.1', { row: ['wPB', 'wPB'] }],
    [
      'position-too-many seats.0.map.2',
      first({
        map: [
          ['F', 0, 0, 0],
          ['F', 0, 1, 0],
          ['F', 0, 2, 0],
        ],
      }),
    ],
    ['position-number hitch.C', first({ hand: ['C'] }, { hitch: { C: 4 } })],
    ['position-number fourteen', { fourteen: 3 }],
    ['position-card seats.0.hand.0', first({ hand: ['P4l'] })],
    ['position-card open.0', { open: ['C'] }],
    ['position-journal seats.0.journal', first({ journal: ['W'] })],
    ['position-tile specials.0', { specials: ['S16'] }],
    ['position-tile row.0', { row: ['S1'] }],
    ['position-open open', { open: [...seven] }],
    ['position-map seats.0.map', first({ map: [['wPB', 1, 0, 0]] })],
    [
      'position-map seats.0.map',
      first({
        map: [
          ['wPB', 0, 0, 0],
          ['wPG', 1, 1, 0],
        ],
      }),
    ],
    [
      'position-map seats.0.map.1',
      first({
        map: [
          ['wPB', 0, 0, 0],
          ['wPG', 0, 0, 0],
        ],
      }),
    ],
    ['position-placed seats.0.map.0', first({ map: [['wPB', 0, 0, 4]] })],
    ['position-placed seats.0.map.0', first({ map: [['wPB', 0, 0]] })],
    ['position-set seats.0.sets.A', first({ sets: { A: ['P1l', 'P3l'] } })],
    ['position-set seats.0.sets.A', first({ sets: { A: ['P1l', 'B2l'] } })],
    ['position-set seats.0.sets.A', first({ sets: { A: ['*P1'] } })],
    ['position-set seats.0.sets.A', first({ sets: { A: [] } })],
    ['position-set seats.0.sets.A', first({ sets: { A: ['P1l', 'P1f'] } })],
    ['position-stand-in seats.0.sets.A', first({ sets: { A: ['P1l', '*P2'] } })],
    ['position-complete seats.0.sets.A', first({ sets: { A: seven } })],
    ['position-complete seats.0.sets.A', first({ sets: { A: ['P4w', 'B4l', 'G4w', '*Y4'] } })],
    ['position-unknown seats.0.sets.1', first({ sets: { 1: ['P1l'] } })],
    ['position-letter set', first({ sets: { A: ['P1l'] } }, { phase: 'pay', set: 'B' })],
    [
      'position-laid laid',
      first({ sets: { A: ['P1l'] } }, { phase: 'lay', set: 'A', laid: ['P2w'] }),
    ],
    ['position-only-in laid', first({ sets: { A: ['P1l'] } }, { phase: 'lay', set: 'A' })],
    ['position-only-in set', { set: 'A' }],
    ['position-only-in due', { due: 1 }],
    ['position-only-in drawn', { drawn: 1 }],
    ['position-only-in card', { phase: 'tile', row: ['wPB'] }],
    ['position-only-in size', { phase: 'tile', row: ['wPB'], card: 'P1l', size: 2 }],
    [
      'position-only-in square',
      first({ waiting: ['F'], map: [['S1', 0, 0, 0]] }, { phase: 'rotate' }),
    ],
    [
      'position-only-in placing',
      first({ waiting: ['F', 'S2'], map: [['S1', 0, 0, 0]] }, { phase: 'at' }),
    ],
    ['position-mode sights', { sights: ['1a'] }],
    ['position-mode scoring', { scoring: ['JS'] }],
    ['position-ender ender', first({ map: nine })],
    ['position-ender ender', first({}, { ender: 0 })],
    ['position-last last', { last: true }],
    ['position-last round', { round: 61 }],
    [
      'position-last phase',
      first({ map: nine }, { ender: 0, last: true, phase: 'draw', open: ['W'] }),
    ],
    ['position-backpack seats.0.backpack', first({ backpack: seven }, { specials: ['S1'] })],
    ['position-waiting seats.1.waiting', { seats: [{}, { waiting: ['F'] }] }],
    ['position-waiting seats.0.waiting', first({ waiting: ['F'] }, { phase: 'draw', open: ['W'] })],
    ['position-row row', { row: ['wPB'], bag: ['wPG'] }],
    ['position-seen seats.0.seen', first({ hand: ['P1l'], seen: ['P2w'] })],
    ['position-seen seats.0.seen', first({ hand: ['W'], seen: ['W', 'W'] })],
    ['position-setup phase', { phase: 'six', round: 2 }],
    ['position-setup phase', { phase: 'six', turn: 1 }],
    ['position-nothing-due phase', { phase: 'draw' }],
    ['position-nothing-due phase', { phase: 'refill' }],
    ['position-nothing-due phase', first({ hand: ['P1l'] }, { phase: 'drop' })],
    ['position-nothing-due phase', first({ sets: { A: ['P1l'] } }, { phase: 'pay', set: 'A' })],
    ['position-nothing-due phase', first({ sets: { A: ['P1l'] } }, { phase: 'close', set: 'A' })],
    [
      'position-nothing-due phase',
      first({ sets: { A: ['P1l', 'P2w', 'P3l'] } }, { phase: 'journal', set: 'A' }),
    ],
    [
      'position-nothing-due phase',
      first({ sets: { A: ['P1l'] } }, { phase: 'ride', set: 'A', laid: ['P1l'] }),
    ],
    [
      'position-nothing-due phase',
      first({ sets: { A: ['P6w'] } }, { phase: 'lay', set: 'A', laid: ['P6w'] }),
    ],
    ['position-nothing-due phase', first({ waiting: ['F', 'F'] }, { phase: 'next' })],
    ['position-nothing-due phase', first({ waiting: ['F'] }, { phase: 'at' })],
    ['position-nothing-due phase', { phase: 'tile', row: ['wBG'], card: 'P1l' }],
    ['position-nothing-due phase', { phase: 'sights', bag: [] }],
    ['position-nothing-due row', { phase: 'row' }],
    ['position-word phase', { phase: 'over' }],
    ['position-flag last', { last: 1 }],
    ['position-unknown foo', { foo: 1 }],
  ] as [string, Record<string, unknown>][])('%s is refused', (expected, position) => {
    expect(refusal(2, position)).toBe(expected);
  });

  test.each([
    ['position-sight-twice sights.1', { sights: ['1a', '1b'] }],
    ['position-sight-twice sights.0', { seats: [{ journal: ['1a'] }], sights: ['1b'] }],
    ['position-nothing-due phase', { sights: ['1a'], phase: 'side', bag: [] }],
    ['position-word sights.0', { sights: ['4'] }],
    ['position-nothing-due phase', { sights: ['1a'], phase: 'sight' }],
  ] as [string, Record<string, unknown>][])('full game: %s is refused', (expected, position) => {
    expect(refusal(2, position, 'full')).toBe(expected);
  });
});
