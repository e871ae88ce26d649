import { catalog } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { ConnectFour, connectFour } from './connect-four.ts';
import { anyGame, playFor } from './contestant.ts';
import { median, runBench } from './index.ts';

test('Connect Four sees four in a row in every direction, and not across an edge', () => {
  const drops = (columns: readonly number[]) => {
    const board = new ConnectFour();
    board.reset();
    return columns.map((column) => board.drop(column));
  };
  const last = (columns: readonly number[]) => drops(columns).at(-1);
  expect(last([0, 0, 1, 1, 2, 2, 3])).toBe(true);
  expect(last([0, 1, 0, 1, 0, 1, 0])).toBe(true);
  expect(last([0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3])).toBe(true);
  expect(last([6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3])).toBe(true);
  expect(last([0, 0, 1, 1, 2, 2, 4])).toBe(false);
});

test('a random Connect Four lasts about 21 moves', () => {
  const sample = playFor(connectFour('x'), 30);
  expect(sample.moves / sample.games).toBeGreaterThan(20);
  expect(sample.moves / sample.games).toBeLessThan(23);
});

test('one of our games counts decisions', async () => {
  const game = await catalog.talluka.game();
  const sample = playFor(anyGame(game, 'x'), 20);
  expect(sample.moves / sample.games).toBeGreaterThan(10);
  expect(sample.moves / sample.games).toBeLessThan(game.decisionCap);
  expect(sample.listed / sample.moves).toBeLessThan(sample.mostListed);
});

test('the report measures everything against Connect Four', async () => {
  const { rows } = await runBench({ talluka: catalog.talluka }, 0.3);
  expect(rows.map((row) => row.name)).toEqual(['connect-four', 'talluka']);
  expect(rows[0]?.ratio).toBe(1);
  for (const row of rows) expect(row.speed).toBeGreaterThan(100);
});

test('the median is the middle number or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
});
