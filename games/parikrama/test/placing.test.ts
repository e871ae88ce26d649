import { describe, expect, test } from 'vitest';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

type Fields = Readonly<Record<string, unknown>>;

const own = (seat: Fields, rest: Fields = {}) => table(2, { seats: [seat], ...rest });
const mine = (state: ReturnType<typeof own>) => positionOf(state).seats[0]!;

describe('placing', () => {
  test('K27: the first tile goes to the origin by itself; different tiles are placed in any order', () => {
    const state = own({ waiting: ['wPB', 'S1', 'F'] }, { phase: 'next' });
    expect(movesOf(state)).toEqual(['next:wPB', 'next:S1', 'next:F']);
    expect(refused(state, 'next:wPG')).toBe('not-waiting K27 tile:wPG');
    run(state, 'next:S1');
    expect(mine(state).map).toEqual([['S1', 0, 0, 0]]);
    expect(movesOf(state)).toEqual(['next:wPB', 'next:F']);
    run(state, 'next:F');
    expect(movesOf(state).toSorted()).toEqual(
      ['at:(-1,0)', 'at:(0,-1)', 'at:(0,1)', 'at:(1,0)'].toSorted(),
    );
    run(state, 'at:(0,1)');
    expect(movesOf(state)).toEqual(['r0', 'r1', 'r2', 'r3']);
    run(state, 'r3', 'at:(0,2)', 'r1');
    expect(mine(state)).toMatchObject({
      map: [
        ['wPB', 0, 2, 1],
        ['F', 0, 1, 3],
        ['S1', 0, 0, 0],
      ],
      waiting: [],
    });
  });

  test('K27: equal tiles need no choice', () => {
    const state = own({ waiting: ['F', 'F'], map: [['S1', 0, 0, 0]] }, { phase: 'at' });
    run(state, 'at:(1,0)', 'r0');
    expect(positionOf(state)).toMatchObject({ phase: 'at', placing: 'F' });
  });

  test('K27: tiles lie edge to edge on free squares', () => {
    const state = own({ waiting: ['wPB'], map: [['S1', 0, 0, 0]] }, { phase: 'at' });
    expect(refused(state, 'at:(0,0)')).toBe('square-taken K27 map:(0,0)');
    expect(refused(state, 'at:(1,1)')).toBe('square-apart K27 map:(1,1)');
    expect(refused(state, 'at:(-57,57)')).toBe('square-apart K27 map:(-57,57)');
  });
});

describe('example 4 of the rulebook', () => {
  /** Journal P, Y; on the Map one circle of each colour. */
  const seat = {
    journal: ['P1l', 'Y1w'],
    map: [
      ['wPB', 0, 0, 0],
      ['wPG', 0, 1, 0],
      ['wBG', 1, 0, 1],
      ['wGY', 1, 1, 1],
      ['wBY', 1, 2, 1],
    ],
  };

  test('K4, K17: only whole circles count, those of Journal and Map together', () => {
    const paid = (card: string) => {
      const hand = [card, 'P3f', 'B3k', 'G3f', 'Y3k'];
      const state = own({ ...seat, hand });
      run(state, `A:${card}`, 'done');
      return 3 - positionOf(state).due;
    };
    expect(['G6w', 'P6w', 'Y6l', 'B6l'].map(paid)).toEqual([1, 2, 2, 1]);
  });
});
