import { describe, expect, test } from 'vitest';
import { movesOf, oddsOf, positionOf, refused, run, table } from './testing.ts';

type Fields = Readonly<Record<string, unknown>>;

const own = (seat: Fields, rest: Fields = {}) => table(2, { seats: [seat], ...rest });
const mine = (state: ReturnType<typeof own>) => positionOf(state).seats[0]!;

const ROW = ['wPG', 'wPB', 'wGY', 'lPG', 'lBY', 'kGY', 'kPY'];

describe('example 2 of the rulebook: four blue cards', () => {
  const state = own(
    { hand: ['Y1w'], sets: { A: ['B2l', 'B3w', 'B4l', 'B5w'] } },
    { row: ROW, bag: ['fPB', 'fGY'] },
  );

  test('K21: the highest card goes to the Journal, the others to the Backpack', () => {
    run(state, 'close:A');
    expect(mine(state)).toMatchObject({
      journal: ['B5w'],
      backpack: ['B2l', 'B3w', 'B4l'],
      sets: {},
    });
    expect(positionOf(state)).toMatchObject({ phase: 'tile', card: 'B5w', size: 4 });
  });

  test('K23: only the second of the first four tiles has blue', () => {
    expect(movesOf(state)).toEqual(['tile:2']);
    expect(refused(state, 'tile:1')).toBe('tile-colour K23 row:1');
    expect(refused(state, 'tile:5')).toBe('tile-too-far K23 row:5');
    run(state, 'tile:2');
    expect(positionOf(state).row).toEqual(['wPG', 'wGY', 'lPG', 'lBY', 'kGY', 'kPY']);
    expect(oddsOf(state)).toEqual({ 'tile:fPB': 1, 'tile:fGY': 1 });
  });

  test('K24: a carriage for four cards', () => {
    run(state, '=tile:fGY');
    expect(positionOf(state).row).toEqual(['wPG', 'wGY', 'lPG', 'lBY', 'kGY', 'kPY', 'fGY']);
    expect(mine(state)).toMatchObject({ hand: ['Y1w', 'C'], map: [['wPB', 0, 0, 0]] });
    expect(positionOf(state).hitch).toEqual({ C: 3, R: 4, T: 4 });
  });
});

describe('closing', () => {
  test('K19: needs three cards; after a play, only that set can be closed', () => {
    const sets = { A: ['P1l', 'P2w'], B: ['B1w', 'B2l', 'B3w'] };
    const state = own({ hand: ['P3l', 'G1l'], sets });
    expect(movesOf(state)).toContain('close:B');
    expect(refused(state, 'close:A')).toBe('too-few-to-close K19 set:A');
    expect(refused(state, 'close:C')).toBe('no-set-to-close K19 set:C');
    run(state, 'A:P3l', 'done', 'pay:G1l');
    expect(movesOf(state)).toEqual(['close:A', 'keep']);
    expect(refused(state, 'close:B')).toBe('close-other K19 set:A');
  });

  test('K20: a sequence of seven must be closed and brings a 14-point tile', () => {
    const set = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w'];
    const state = own({ hand: ['P7l'], sets: { A: set }, journal: ['P1f', 'P1o', 'P2k'] });
    run(state, 'A:P7l', 'done');
    expect(movesOf(state)).toEqual(['close:A']);
    run(state, 'close:A');
    expect(mine(state)).toMatchObject({ backpack: set, map: [['F', 0, 0, 0]] });
    expect(positionOf(state).fourteen).toBe(1);
  });

  test('K24: brings nothing instead of 14-point tiles and hitch-hike cards that are gone', () => {
    const set = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w'];
    const seat = { hand: ['P7l'], sets: { A: set }, journal: ['P1f', 'P1o', 'P2k'] };
    const state = own(seat, { fourteen: 0 });
    run(state, 'A:P7l', 'done');
    expect(run(state, 'close:A')).toContainEqual({
      kind: 'reward-gone',
      seat: 0,
      piece: 'F',
      size: 7,
    });
    expect(mine(state).map).toEqual([]);
    const five = own({ sets: { A: set.slice(0, 5) } }, { hitch: { R: 0 } });
    run(five, 'close:A');
    expect(mine(five).hand).toEqual([]);
  });

  test('K21: puts any coloured card of a rainbow into the Journal, never a stand-in', () => {
    const state = own({ sets: { A: ['P4w', '*B4', 'G4w', 'C*Y4'] } }, set4());
    expect(movesOf(state)).toEqual(['journal:P4w', 'journal:G4w']);
    expect(refused(state, 'journal:W')).toBe('journal-coloured K21 set:A');
    expect(refused(state, 'journal:B4l')).toBe('not-in-set K21 set:A');
    run(state, 'journal:G4w');
    expect(mine(state)).toMatchObject({
      journal: ['G4w'],
      backpack: ['P4w', 'W', 'C'],
      hand: ['C'],
    });
  });

  const set4 = () => ({ phase: 'journal', set: 'A' });

  test('K23: brings no tile if none of the first shows the colour, or the row is empty', () => {
    const set = ['B2l', 'B3w', 'B4l'];
    const state = own({ sets: { A: set } }, { row: ['wPG', 'wGY', 'lPG', 'lBY'] });
    const events = run(state, 'close:A');
    expect(events).toContainEqual({ kind: 'no-tile', seat: 0, card: 'B4l', size: 3 });
    expect(mine(state).map).toEqual([]);
    expect(positionOf(state).turn).toBe(1);
  });

  test('K23, K28: brings any tile of the row with special tile 15, even before that is placed', () => {
    const map = [['S15', 0, 0, 0]];
    const state = own({ sets: { A: ['B2l', 'B3w', 'B4l'] }, map }, { row: ROW.slice(0, 5) });
    run(state, 'close:A');
    expect(movesOf(state)).toEqual(['tile:1', 'tile:2', 'tile:3', 'tile:4', 'tile:5']);
    const backpack = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l'];
    const fresh = own(
      { sets: { A: ['B2l', 'B3w', 'B4l'] }, backpack },
      { row: ['wPG', 'wGY'], specials: ['S15'] },
    );
    run(fresh, 'close:A', 'special:S15');
    expect(movesOf(fresh)).toEqual(['tile:1', 'tile:2']);
  });
});

describe('Backpack', () => {
  const set = ['B2l', 'B3w', 'B4l', 'B5w'];

  test('K22: the seven oldest cards leave, hitch-hike cards leave the game', () => {
    const backpack = ['C', 'P2w', 'W', 'P4w', 'P5l'];
    const state = own({ sets: { A: set }, backpack }, { specials: ['S1', 'S9'] });
    run(state, 'close:A');
    expect(movesOf(state)).toEqual(['special:S1', 'special:S9']);
    expect(refused(state, 'special:S2')).toBe('special-not-offered K22 special:S2');
    expect(mine(state).backpack).toHaveLength(8);
    run(state, 'special:S9');
    expect(mine(state).backpack).toEqual(['B4l']);
    expect(positionOf(state)).toMatchObject({ specials: ['S1'], hitch: { C: 2 } });
    expect(positionOf(state).deck).toEqual(['P2w', 'P4w', 'P5l', 'B2l', 'B3w', 'W']);
  });

  test('K22: leftover cards count for the next seven', () => {
    const seat = {
      sets: { A: set, B: ['G1l', 'G2w', 'G3l', 'G4w', 'G5l', 'G6w'] },
      backpack: ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w'],
    };
    const state = own(seat, { specials: ['S1', 'S9'], last: false });
    run(state, 'close:A', 'special:S1');
    expect(mine(state).backpack).toEqual(['B3w', 'B4l']);
    while (positionOf(state).turn === 0 || positionOf(state).phase === 'refill') step(state);
    run(state, 'skip');
    while (positionOf(state).phase !== 'start') step(state);
    run(state, 'close:B');
    expect(movesOf(state)).toEqual(['special:S9']);
    run(state, 'special:S9');
    expect(mine(state).backpack).toEqual([]);
  });

  const step = (state: ReturnType<typeof own>) => {
    const moves = positionOf(state).phase === 'refill' ? [] : movesOf(state);
    run(state, moves[0] ?? `=${Object.keys(oddsOf(state))[0]!}`);
  };

  test('K22: all cards stay if no special tile is left', () => {
    const backpack = ['P1l', 'P2w', 'P3l', 'P4w', 'P5l', 'P6w', 'P7l'];
    const state = own({ sets: { A: set }, backpack });
    run(state, 'close:A');
    expect(mine(state).backpack).toEqual([...backpack, 'B2l', 'B3w', 'B4l']);
  });
});
