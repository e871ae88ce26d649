import { describe, expect, test } from 'vitest';
import { journalNumber, SCORING_NAMES } from '../rules/cards.ts';
import { placement } from '../rules/map.ts';
import {
  loopPrizes,
  placesOf,
  type Score,
  type SeatTable,
  scoresOf,
  scoringPoints,
} from '../rules/scores.ts';
import { tileNumber } from '../rules/tiles.ts';

/** A seat from its Journal and Map, such as `P4w 1a` and `wPB(0,1)r2`. */
function seat(journal: string, map = ''): SeatTable {
  const laid = map
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [, name, x, y, r] = /^(\w+)\((-?\d+),(-?\d+)\)r(\d)$/.exec(text)!;
      return placement(tileNumber(name!), Number(x), Number(y), Number(r));
    });
  const entries = journal.split(' ').filter(Boolean).map(journalNumber);
  expect(entries).not.toContain(-1);
  return { journal: entries, map: laid, from: 0, count: laid.length };
}

const ALL_TILES = 255;
const only = (name: string): number => 1 << SCORING_NAMES.indexOf(name);
const scored = (table: SeatTable, scoring = 0, ...others: SeatTable[]): Score =>
  scoresOf([table, ...others], scoring)[0]!;
const pointsFor = (name: string, table: SeatTable): number =>
  scored(table, only(name)).scoring[0]!.points;

const EXAMPLE = seat(
  'G7l P6w G4w B3k G3l Y3o B2o P1l Y1w C',
  'kPG(0,0)r0 fPB(0,-1)r0 lPY(0,1)r0 wBY(1,-1)r1 lBY(1,1)r2 wPG(2,-1)r0 kPY(2,1)r0 kBY(2,0)r2 S2(1,0)r2 F(-1,1)r1',
);

describe('the rulebook’s scoring example', () => {
  const score = scored(EXAMPLE, ALL_TILES, seat('P1o P2o P3o P4o'));

  test('K35: numbers 32 and 14', () => {
    expect(score.cardPoints).toEqual([7, 6, 4, 3, 3, 3, 2, 1, 1, 2]);
    expect(score.tilePoints).toEqual([14]);
    expect(score.numbers).toBe(46);
  });

  test('K36: symbols 3 × 2, 3 × 3, 1 × 3 and 0 × 1', () => {
    expect(score.journalSymbols).toEqual([3, 3, 1, 0]);
    expect(score.mapSymbols).toEqual([2, 3, 3, 1]);
    expect(score.symbols).toBe(18);
    expect(score.wildAs).toBe(-1);
  });

  test('K37: four loops on the Map and one from the Journal are most', () => {
    expect([score.mapLoops, score.halfLoops, score.loops, score.loopPoints]).toEqual([4, 2, 5, 14]);
    expect(scored(EXAMPLE, 0, seat('')).total).toBe(78);
  });

  test('K38: the eight Scoring Tiles', () => {
    expect(score.scoring.map(({ count }) => count)).toEqual([0, 1, 8, 2, 4, 3, 3, 2]);
    expect(score.scoring.map(({ points }) => points)).toEqual([0, 7, 11, 12, 7, 3, 3, 6]);
    expect(score.total).toBe(78 + 49);
  });
});

describe('K37: prizes for loops', () => {
  test.each([
    [
      [5, 3],
      [14, 0],
    ],
    [
      [3, 3],
      [10, 10],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 0],
      [14, 0],
    ],
    [
      [5, 3, 1],
      [14, 6, 0],
    ],
    [
      [3, 3, 1],
      [10, 10, 0],
    ],
    [
      [5, 3, 3],
      [14, 3, 3],
    ],
    [
      [2, 2, 2],
      [6, 6, 6],
    ],
    [
      [4, 0, 0],
      [14, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [5, 3, 3, 3],
      [14, 2, 2, 2],
    ],
    [
      [2, 2, 2, 2],
      [5, 5, 5, 5],
    ],
    [
      [1, 4, 2, 3],
      [0, 14, 0, 6],
    ],
    [
      [5, 3, 3, 3, 3],
      [14, 1, 1, 1, 1],
    ],
    [
      [2, 2, 2, 2, 2],
      [4, 4, 4, 4, 4],
    ],
    [
      [3, 3, 3, 1, 0],
      [6, 6, 6, 0, 0],
    ],
  ])('%j brings %j', (loops, points) => {
    expect(loopPrizes(loops)).toEqual(points);
  });

  test('two half loops of a Journal make a loop, a single one does not', () => {
    expect(scored(seat('P1o')).loops).toBe(0);
    expect(scored(seat('P1o B2o')).loops).toBe(1);
    expect(scored(seat('P1o B2o 4a')).loops).toBe(1);
    expect(scored(seat('P1o B2o 3a')).loops).toBe(2);
  });
});

test('K39: loops break ties, else the place is shared', () => {
  const places = (...pairs: [number, number][]) =>
    placesOf(pairs.map(([total, loops]) => ({ total, loops })));
  expect(places([50, 2], [40, 9])).toEqual([1, 2]);
  expect(places([50, 2], [50, 3])).toEqual([2, 1]);
  expect(places([50, 3], [50, 3], [49, 9])).toEqual([1, 1, 3]);
});

describe('K35, K36: Journal and tiles', () => {
  test('Sights and hitch-hike cards have numbers, Sights also imprints', () => {
    const score = scored(seat('P7l T 6a', 'S2(0,0)r0 S4(1,0)r0 S3(2,0)r0 S11(3,0)r0'));
    expect(score.cardPoints).toEqual([7, 4, 7]);
    expect(score.tilePoints).toEqual([5]);
    expect(score.journalSymbols).toEqual([0, 1, 1, 1]);
    expect(score.symbols).toBe(3);
  });

  test('the wild symbol is the same symbol in all categories, the most valuable one', () => {
    const journal = 'P4w P2w B1w G1l Y2l';
    const map = 'S14(0,0)r0 wPB(1,0)r0 lPB(2,0)r0 kPB(3,0)r0';
    expect(scored(seat(journal, map))).toMatchObject({ wildAs: 0, symbols: 3 * 2 + 2 });
    // A fish makes a set of four and stands alone, which is worth more than three.
    const scoring = only('MS') | only('LO');
    expect(scored(seat(journal, map), scoring)).toMatchObject({
      wildAs: 3,
      symbols: 5,
      scoring: [
        { count: 1, points: 7 },
        { count: 4, points: 12 },
      ],
    });
  });
});

describe('K38: tables', () => {
  test('a count before the start gets nothing, past the end the last entry', () => {
    const points = (name: string, ...counts: number[]) =>
      counts.map((count) => scoringPoints(SCORING_NAMES.indexOf(name), count));
    expect(points('CI', 0, 3, 4, 12, 13)).toEqual([0, 0, 1, 24, 24]);
    expect(points('QU', 0, 1, 4, 5)).toEqual([0, 4, 30, 30]);
    expect(points('DI', 2, 3, 6, 9)).toEqual([0, 3, 21, 21]);
    expect(points('JS', 0, 1, 3)).toEqual([0, 7, 21]);
    expect(points('LO', 0, 1, 5)).toEqual([0, 3, 15]);
  });

  test('numbers count hitch-hike cards and Sights, colours do not', () => {
    // Threes: a card, a riverboat, Sight 5a.
    expect(pointsFor('NU', seat('P3l R 5a'))).toBe(3);
    expect(pointsFor('NU', seat('P3l R'))).toBe(0);
    expect(pointsFor('CO', seat('P3l P4w P5l R 5a'))).toBe(3);
    expect(pointsFor('CO', seat('P3l R T C 5a'))).toBe(0);
  });

  test('sets of four symbols in the Journal and on the Map', () => {
    const journal = 'P4w P1l P2k P3f B1w B2l 6a';
    expect(pointsFor('JS', seat(journal))).toBe(14);
    expect(pointsFor('MS', seat('', 'S5(0,0)r0 S7(1,0)r0'))).toBe(7);
  });

  test('the two symbols of one tile count separately', () => {
    expect(pointsFor('LO', seat('', 'S5(0,0)r0'))).toBe(6);
    expect(pointsFor('LO', seat('', 'S5(0,0)r0 wPB(1,1)r0'))).toBe(3);
    expect(pointsFor('LO', seat('', 'S5(0,0)r0 wPB(2,0)r0'))).toBe(9);
  });
});
