import { describe, expect, test } from 'vitest';
import { THEN } from '../position/position.ts';
import { movesOf, oddsOf, positionOf, refused, run, table } from './testing.ts';

type Fields = Readonly<Record<string, unknown>>;

const own = (seat: Fields, rest: Fields) => table(2, { seats: [seat], ...rest }, 'full');
const mine = (state: ReturnType<typeof own>) => positionOf(state).seats[0]!;

/** Three cards of 1a (P3 B4 G5 Y6) and of 1b (P6 B5 G4 Y3). */
const FOR_1A = ['P3l', 'B4l', 'G5l'];
const FOR_1B = ['P6w', 'B5w', 'G4w'];

describe('Sights', () => {
  test('K25: any three of the four cards are enough at the start of the turn, with any imprints', () => {
    const state = own({ journal: FOR_1A, hand: ['B1w'] }, { sights: ['1a', '2b'] });
    expect(movesOf(state)).toEqual(['A:B1w', 'sight:1a', 'skip']);
    expect(refused(state, 'sight:2b')).toBe('sight-needs-more K25 sight:2b');
    expect(refused(state, 'sight:3a')).toBe('sight-not-offered K25 sight:3a');
    expect(refused(state, 'sight:.')).toBe('nothing-to-decline K25');
    run(state, 'sight:1a');
    expect(mine(state).journal).toEqual([...FOR_1A, '1a']);
    expect(positionOf(state)).toMatchObject({ phase: 'start', sights: ['2b'] });
  });

  test('K25: the same face twice counts once, and the introductory game has none', () => {
    const state = own({ journal: ['P3l', 'P3f', 'B4l'] }, { sights: ['1a'] });
    expect(movesOf(state)).toEqual(['skip']);
    expect(refused(table(2, {}), 'sight:1a')).toBe('no-sights K25');
  });

  const closing = (rest: Fields, journal = ['P3l', 'B4l']) =>
    own({ sets: { A: ['G3l', 'G4w', 'G5l'] }, journal }, rest);

  test('K25: can be taken at the choice of a tile, and after all bonuses', () => {
    const state = closing({ sights: ['1a'], row: ['wPG'] });
    run(state, 'close:A');
    expect(movesOf(state)).toEqual(['tile:1', 'sight:1a']);
    run(state, 'tile:1');
    expect(movesOf(state)).toEqual(['sight:1a', 'sight:.']);
    run(state, 'sight:.');
    expect(positionOf(state)).toMatchObject({ turn: 1, sights: ['1a'] });
  });

  test('K25: can be taken one after the other, and at the choice of a special tile', () => {
    const backpack = ['P1l', 'P2w', 'P4w', 'P5l', 'P7l'];
    const seat = { sets: { A: ['G3l', 'G4w', 'G5l'] }, journal: ['P3l', 'B4l', 'Y3w'], backpack };
    const state = own(seat, { sights: ['1a', '3b'], specials: ['S1', 'S2'], row: ['wPG'] });
    run(state, 'close:A');
    expect(movesOf(state)).toEqual(['special:S1', 'special:S2', 'sight:1a', 'sight:3b']);
    run(state, 'sight:1a');
    expect(movesOf(state)).toEqual(['special:S1', 'special:S2', 'sight:3b']);
    run(state, 'sight:3b');
    expect(positionOf(state)).toMatchObject({ phase: 'gift', card: 'G5l' });
    expect(positionOf(state)).toHaveProperty(THEN, 'special');
    expect(movesOf(state)).toEqual(['tile:1', 'special:S1', 'special:S2']);
  });

  test('K22, K26: a gift that takes the last special tile leaves the Backpack as it is', () => {
    const backpack = ['P1l', 'P2w', 'P4w', 'P5l', 'P7l'];
    const seat = { sets: { A: ['G3l', 'G4w', 'G5l'] }, journal: ['P6w', 'B4l'], backpack };
    const state = own(seat, { sights: ['3b'], specials: ['S1'], row: ['wPB', 'wPG'] });
    run(state, 'close:A', 'sight:3b', 'special:S1');
    expect(positionOf(state)).toMatchObject({ phase: 'tile', specials: [] });
    expect(mine(state).backpack).toHaveLength(7);
  });
});

describe('side b', () => {
  test('K26: a tile waits to be placed, and its circles count only then', () => {
    const seat = { journal: FOR_1B, hand: ['P4w', 'B1w', 'G1l'], map: [['wPB', 0, 0, 0]] };
    const state = own(seat, { sights: ['1b'], specials: ['S13'], row: ['fPB'], bag: [] });
    run(state, 'sight:1b');
    expect(refused(state, 'special:S1')).toBe('special-not-offered K26 special:S1');
    expect(refused(state, 'tile:2')).toBe('no-tile-there K26 row:2');
    run(state, 'tile:1');
    expect(positionOf(state)).toMatchObject({ phase: 'start', row: [] });
    expect(mine(state).waiting).toEqual(['fPB']);
    run(state, 'A:P4w', 'done');
    expect(positionOf(state).due).toBe(1);
    run(state, 'pay:B1w');
    expect(positionOf(state)).toMatchObject({ phase: 'at', placing: 'fPB' });
  });

  test('K28: special tiles 12, 13 and 15 work at once', () => {
    const seat = { journal: FOR_1B, hand: ['P4w', 'B1w'], map: [['wPB', 0, 0, 0]] };
    const state = own(seat, { sights: ['1b'], specials: ['S13'] });
    run(state, 'sight:1b', 'special:S13', 'A:P4w', 'done');
    expect(positionOf(state)).toMatchObject({ phase: 'at', due: 0 });
  });

  test('K26: the row is filled before the turn goes on, and its new tiles count', () => {
    const seat = { sets: { A: ['P1l', 'P2w', 'P3l'] }, journal: FOR_1B };
    const row = ['wPB', 'wBG', 'wBY', 'wGY', 'lBG', 'lBY', 'lGY'];
    const state = own(seat, { sights: ['1b'], row, bag: ['fPB'] });
    run(state, 'close:A');
    expect(movesOf(state)).toEqual(['tile:1', 'sight:1b']);
    run(state, 'sight:1b', 'tile:1');
    expect(positionOf(state)).toMatchObject({ phase: 'row', card: 'P3l', size: 3 });
    expect(positionOf(state)).toHaveProperty(THEN, 'tile');
    expect(oddsOf(state)).toEqual({ 'tile:fPB': 1 });
    run(state, '=tile:fPB');
    // Now no purple tile is among the first three: the closing brings none.
    expect(positionOf(state)).toMatchObject({ turn: 1, card: null });
    expect(mine(state).map).toEqual([['wPB', 0, 0, 0]]);
  });

  test('K26: brings nothing if no tile is left', () => {
    const state = own({ journal: FOR_1B }, { sights: ['1b'] });
    const events = run(state, 'sight:1b');
    expect(events.map(({ kind }) => kind)).toEqual(['took-sight', 'no-gift']);
    expect(positionOf(state).phase).toBe('start');
  });

  test('K25, K32: can be taken in the last round too', () => {
    const map = nine();
    const seat = { journal: FOR_1B, map };
    const state = own(seat, { sights: ['1b'], ender: 0, last: true, round: 9, specials: ['S11'] });
    run(state, 'sight:1b', 'special:S11', 'skip', 'at:(0,1)', 'r0');
    expect(mine(state).map).toHaveLength(10);
    expect(positionOf(state)).toMatchObject({ turn: 1, phase: 'start' });
  });
});

const nine = () =>
  ['wPB', 'wPG', 'wPY', 'wBG', 'wBY', 'wGY', 'lPB', 'lPG', 'lPY'].map((tile, x) => [tile, x, 0, 0]);
