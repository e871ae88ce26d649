import { expect, it } from 'vitest';
import { journeysOf } from '../../board/journeys.ts';

const told = (position: string, last: string | null) =>
  journeysOf({ position, ply: 0, last: null }, { position: '', ply: 1, last })
    .map(({ from, to }) => `${from}${to}`)
    .join(' ');

const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';

it('T6 the unbroken run goes one square, and what is behind a gap stays', () => {
  expect(told(START, '1>')).toBe('a1b1 b1c1');
  expect(told(START, '1<')).toBe('e1d1 d1c1');
  expect(told(START, 'av')).toBe('a5a4 a4a3');
  expect(told(START, 'a^')).toBe('a1a2 a2a3');
  expect(told('5/5/1WBWB/5/5 w', '3<')).toBe('e3d3 d3c3 c3b3 b3a3');
  expect(told('5/5/W1BB1/5/5 w', '3<')).toBe('d3c3 c3b3');
});

it('T13 a pass moves nothing', () => {
  expect(told(START, 'pass')).toBe('');
  expect(told(START, null)).toBe('');
});
