import { expect, it } from 'vitest';
import { flip, milliseconds } from './motion.tsx';

it('durations are read as styles write them', () => {
  expect(['300ms', '.3s', ' 0.22s ', '0ms', '0s', ''].map(milliseconds)).toEqual([
    300, 300, 220, 0, 0, 0,
  ]);
});

it('what moves says who it is and where it comes from', () => {
  expect(flip('7')).toEqual({ 'data-flip': '7' });
  expect(flip('7', { from: 'deck', face: 'w', leaps: true })).toEqual({
    'data-flip': '7',
    'data-flip-from': 'deck',
    'data-flip-face': 'w',
    'data-flip-leaps': true,
  });
});
