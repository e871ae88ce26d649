import { expect, test } from 'vitest';
import { median, repeatedLines } from './stats.mjs';

test.each([
  [[], 0],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('finds blocks that stand in two files, and nothing shorter', () => {
  const block = [
    'one();',
    'two();',
    '',
    '// says nothing',
    'three();',
    'four();',
    'five();',
    'six();',
  ];
  const found = repeatedLines([
    { path: 'a.ts', lines: ['import a;', 'start();', ...block, 'end();'] },
    { path: 'b.ts', lines: block.map((line) => `  ${line}`) },
    { path: 'c.ts', lines: block.slice(0, -1) },
  ]);
  expect(Object.fromEntries(found)).toEqual({
    'a.ts': new Set([2, 3, 6, 7, 8, 9]),
    'b.ts': new Set([0, 1, 4, 5, 6, 7]),
  });
});
