import { FastRandom, type GameEvent } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../index.ts';
import { EXACT, LOWER, lasting, SETTLED, TranspositionTable, UPPER } from '../transposition.ts';
import { toNode, toRoot, WIN } from '../worth.ts';
import { ask } from './ask.ts';
import { type Maze, maze, randomPlan, truth } from './maze.ts';
import { nim } from './nim.ts';

const budget = { iterations: 1_000_000 };
const flat = () => 0;
/** Mazes in which the table claims too early that all lines have ended. */
const FALSE_ENDS = [3956, 4522];

function stored(table: TranspositionTable, ...words: number[]) {
  const slot = table.find(Int32Array.from(words));
  if (slot < 0) return undefined;
  return [table.score(slot), table.depth(slot), table.bound(slot), table.move(slot)];
}

describe('the transposition table', () => {
  test('never confuses two positions', () => {
    const table = new TranspositionTable(2, 2, 4);
    const random = new FastRandom('table');
    for (let n = 0; n < 10_000; n++) {
      const words = Int32Array.of(random.below(40), random.below(40));
      const expected = 100 * (words[0] as number) + (words[1] as number);
      const slot = table.find(words);
      if (slot >= 0) expect(table.score(slot)).toBe(expected);
      table.put(words, expected, random.below(9), EXACT, n);
    }
  });

  test('keeps the deepest and the latest searches, and only the deepest of one position', () => {
    const table = new TranspositionTable(1, 1, 1);
    table.put(Int32Array.of(7), -1, 9, UPPER, 70);
    for (let n = 100; n < 200; n++) {
      table.put(Int32Array.of(n), n, n % 9, LOWER, 0);
      expect(stored(table, n)).toEqual([n, n % 9, LOWER, 0]);
      expect(stored(table, 7)).toEqual([-1, 9, UPPER, 70]);
    }
    table.put(Int32Array.of(7), 2, 8, EXACT, 80);
    expect(stored(table, 7)).toEqual([-1, 9, UPPER, 70]);
    table.put(Int32Array.of(7), 3, 10, EXACT, 90);
    expect(stored(table, 7)).toEqual([3, 10, EXACT, 90]);
  });

  test('loses little while it grows', () => {
    const table = new TranspositionTable(1, 4, 12);
    let lost = 0;
    for (let n = 0; n < 2000; n++) {
      table.put(Int32Array.of(n), -n, 4, EXACT, n);
      if (stored(table, n >> 1)?.[0] !== -(n >> 1)) lost++;
    }
    expect(lost).toBeLessThan(200);
  });

  test('counts wins and losses from the position and leaves estimates unchanged', () => {
    expect([WIN - 7, 5 - WIN, 123].map((score) => toNode(score, 4))).toEqual([
      WIN - 3,
      1 - WIN,
      123,
    ]);
    for (const score of [WIN - 7, 5 - WIN, -9999]) expect(toRoot(toNode(score, 4), 4)).toBe(score);
  });

  test('keeps proven scores for good, as a bound where the depth does not prove more', () => {
    expect(lasting(50, 3, EXACT)).toEqual([3, EXACT]);
    expect(lasting(WIN - 3, 3, EXACT)).toEqual([SETTLED, EXACT]);
    expect(lasting(WIN - 5, 3, EXACT)).toEqual([SETTLED, LOWER]);
    expect(lasting(WIN - 5, 3, UPPER)).toEqual([3, UPPER]);
    expect(lasting(4 - WIN, 3, EXACT)).toEqual([SETTLED, UPPER]);
    expect(lasting(4 - WIN, 3, LOWER)).toEqual([3, LOWER]);
  });
});

describe('alpha-beta with a table', () => {
  test('gives the same answers as without one, with less work', async () => {
    const { identify: _, ...plainNim } = nim;
    let [work, plainWork] = [0, 0];
    for (const piles of [
      [3, 4, 5],
      [2, 3, 4],
      [1, 4, 5],
      [2, 4, 6],
      [3, 3, 4],
    ]) {
      const state = { piles, turn: 0 };
      const { thoughts } = await ask(nim, alphaBeta(flat), state, { budget });
      const plain = (await ask(plainNim, alphaBeta(flat), state, { budget })).thoughts;
      expect([thoughts.win, thoughts.loss]).toEqual([plain.win, plain.loss]);
      expect(thoughts.win ?? thoughts.loss).toBeGreaterThan(0);
      work += thoughts.nodes as number;
      plainWork += plain.nodes as number;
    }
    expect(work).toBeLessThan(plainWork / 3);
  });

  test.each(['draw', 'forbidden'] as const)(
    'finds exactly the true wins and losses if returning is: %s',
    async (returns) => {
      const bot = alphaBeta<Maze, Maze, number, GameEvent>(flat);
      let told = 0;
      for (const n of [...Array(250).keys(), ...FALSE_ENDS]) {
        const plan = randomPlan(new FastRandom(`maze ${n}`), 7, returns);
        const start = { plan, way: [0] };
        if ((plan.passages[0] as number[]).length === 1) continue;
        const { thoughts } = await ask(maze, bot, start, { budget });
        const { win, loss } = thoughts;
        expect({ ...(win && { win }), ...(loss && { loss }) }, `maze ${n}`).toEqual(truth(start));
        told += win || loss ? 1 : 0;
      }
      expect(told).toBeGreaterThan(80);
    },
  );
});
