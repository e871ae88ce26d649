import type { Advice } from '@baithak/bots';
import { expect, test } from 'vitest';
import { judged } from '../pages/review/second-look.ts';

type Chances = readonly (readonly [move: string, chance: number, error?: number])[];

const look = (basis: Advice['basis'], ...chances: Chances) => ({
  basis,
  moves: chances.map(([move, chance, error = 0]) => ({ move, chance, error })),
});

test('what a review of a search would not call a mistake solves the puzzle', () => {
  const found = look('search', ['best', 0.7], ['close', 0.63], ['far', 0.61], ['played', 0.4]);
  expect(judged('played', found)).toEqual({ answer: ['best'], alsoGood: ['close'] });
  // Where the second look sees only so small a difference, there was no mistake.
  expect(judged('close', found)).toBeNull();
});

test('with a proven win, a proven loss is no solution, but what looks as good is', () => {
  const found = look('search', ['wins', 1], ['open', 0.95], ['draws', 0.5], ['played', 0]);
  expect(judged('played', found)).toEqual({ answer: ['wins'], alsoGood: ['open'] });
});

test('with a net, a move that was never tried solves it if it looks nearly as good', () => {
  const found = look(
    'net',
    ['best', 0.6, 0.01],
    ['doubtful', 0.56, 0.02],
    ['untried', 0.572],
    ['worse', 0.56],
    ['played', 0.5, 0.01],
  );
  expect(judged('played', found)).toEqual({ answer: ['best'], alsoGood: ['doubtful', 'untried'] });
  expect(judged('doubtful', found)).toBeNull();
});

test('the best move, an unknown one, an estimate and no answer make no puzzle', () => {
  const found = look('search', ['best', 0.9], ['played', 0.1]);
  expect(judged('best', found)).toBeNull();
  expect(judged('other', found)).toBeNull();
  expect(judged('played', { ...found, basis: 'estimate' })).toBeNull();
  expect(judged('played', null)).toBeNull();
});
