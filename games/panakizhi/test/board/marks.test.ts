import { expect, it } from 'vitest';
import { cellOf, centreOf, rowsFor } from '../../board/marks.tsx';

it('everybody sees the board from their own side', () => {
  expect([cellOf('a1', 0), cellOf('e5', 0), cellOf('b4', 0)]).toEqual([
    [0, 4],
    [4, 0],
    [1, 1],
  ]);
  expect([cellOf('a1', 1), cellOf('e5', 1), cellOf('b4', 1)]).toEqual([
    [4, 0],
    [0, 4],
    [3, 3],
  ]);
  expect(centreOf('a1', 0)).toEqual([48, 432]);
  const rows = [
    ['a5', 'b5'],
    ['a4', 'b4'],
  ];
  expect(rowsFor(0, rows)).toEqual(rows);
  expect(rowsFor(1, rows)).toEqual([
    ['b4', 'a4'],
    ['b5', 'a5'],
  ]);
});
