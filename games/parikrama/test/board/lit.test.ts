import { expect, test } from 'vitest';
import { litMarks } from '../../board/lit.ts';
import { NO_MARKS } from '../../view/marks.ts';

test('circles and loops can be pointed at by name, for one seat', () => {
  const names = ['loop:0:(0,0)', 'circle:1:(0,0)N', 'circle:0:(-1,1)E', 'map:0:(0,0)', 'row:3'];
  const marks = litMarks(names, 0);
  expect(marks.at(0, 0)).toEqual({ ...NO_MARKS, loops: 1 });
  expect(marks.at(1, 1)).toEqual({ ...NO_MARKS, loops: 4 });
  expect(marks.at(-1, 1)).toEqual({ ...NO_MARKS, circles: 2 });
  expect(marks.at(0, 1)).toEqual({ ...NO_MARKS, circles: 8, loops: 2 });
  expect(litMarks(names, 1).at(0, 1)).toEqual({ ...NO_MARKS, circles: 4 });
});
