import { expect, test } from 'vitest';
import { endingFor } from '../pages/table/counting.ts';

test('an end sounds like a win for whoever won at this screen, also beside others', () => {
  expect(endingFor([1, 2], [0])).toBe('win');
  expect(endingFor([1, 2], [1])).toBe('loss');
  expect(endingFor([2, 1], [0, 1])).toBe('win');
  expect(endingFor([2, 1, 2], [0, 2])).toBe('loss');
});

test('alone, a goal that was missed sounds like a loss', () => {
  expect(endingFor([1], [0])).toBe('win');
  expect(endingFor([2], [0])).toBe('loss');
});

test('a draw and a match of others end in silence', () => {
  expect(endingFor([1, 1], [0])).toBeNull();
  expect(endingFor([1, 2], [])).toBeNull();
});
