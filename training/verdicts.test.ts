import { expect, test } from 'vitest';
import { verdictOn } from './verdicts.ts';

const game = (luck: number, strong: number, weak: number, n = 0) => ({ n, luck, strong, weak });
const games = (...lucks: number[]) => lucks.map((luck) => game(luck, 0.01, 0.02));

test('luck is fair if nothing lies within its interval', () => {
  expect(verdictOn(games(0.1, -0.1, 0.05, -0.02)).isFair).toBe(true);
  const { luck, isFair } = verdictOn(games(0.1, 0.11, 0.09, 0.1));
  expect(isFair).toBe(false);
  expect(luck.mean).toBeCloseTo(0.1, 9);
  // Half of the 95 % interval: 1.96 standard errors of four games.
  expect(luck.margin).toBeCloseTo((1.96 * Math.sqrt(0.0002 / 3)) / 2, 9);
  expect(verdictOn(games(-0.1, -0.11, -0.09, -0.1)).isFair).toBe(false);
  // A game without chance has no luck.
  expect(verdictOn(games(0, 0, 0)).isFair).toBe(true);
});

test('the stronger one errs less only if the difference is larger than its interval', () => {
  const right = [game(0, 0.01, 0.05), game(0, 0.02, 0.05), game(0, 0.01, 0.06)];
  expect(verdictOn(right).isRight).toBe(true);
  const wrong = right.map(({ strong, weak }) => game(0, weak, strong));
  expect(verdictOn(wrong).isRight).toBe(false);
  const unclear = [game(0, 0.01, 0.05), game(0, 0.06, 0.01), game(0, 0.01, 0.03)];
  expect(verdictOn(unclear).isRight).toBe(false);
  // What is compared is each game with itself: hard games are hard for both.
  const hard = [game(0, 0.01, 0.02), game(0, 0.5, 0.51), game(0, 0.9, 0.912)];
  expect(verdictOn(hard).isRight).toBe(true);
});

test('called mistakes are called again, smaller, unsure or refuted', () => {
  const look = (difference: number, error: number, isMistake = false) => ({
    difference,
    error,
    isMistake,
  });
  const looks = [
    [look(0.2, 0.01, true), look(0.02, 0.005)],
    [look(0.1, 0.08), look(0, 0), look(-0.01, 0.02)],
    [],
  ];
  const found = verdictOn(looks.map((again, n) => ({ ...game(0, 0, 0, n), again })));
  expect(found.mistakes).toEqual({ called: 5, again: 1, smaller: 1, unsure: 1, refuted: 2 });
  const { mistakes } = verdictOn(games(0));
  expect(mistakes).toEqual({ called: 0, again: 0, smaller: 0, unsure: 0, refuted: 0 });
});
