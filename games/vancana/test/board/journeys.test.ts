import { expect, it } from 'vitest';
import { journeysOf, placesOf } from '../../board/journeys.ts';

const told = (before: string, after: string, last: string) =>
  journeysOf({ position: before, ply: 0, last: null }, { position: after, ply: 1, last });

it('pieces have places on squares and at home', () => {
  expect(placesOf('2c2/2p1P/5/2P2/C1C2 w 1 2')).toEqual([
    'c5',
    'c4',
    'e4',
    'c2',
    'a1',
    'c1',
    'home 0 0',
    'home 1 0',
    'home 1 1',
  ]);
});

it('a piece goes where its move leads', () => {
  const before = '2c2/2p1P/5/2P2/C1C2 w 1 2';
  expect(told(before, '2c2/2p1P/2P2/5/C1C2 b 1 2', 'c2-c3')).toEqual([{ from: 'c2', to: 'c3' }]);
  expect(told(before, before, 'pass')).toEqual([]);
});

it('and from there home when it has arrived', () => {
  const before = '2c2/2p1P/5/2P2/C1C2 w 1 2';
  expect(told(before, '2c2/2p2/5/2P2/C1C2 b 2 2', 'e4-e5')).toEqual([
    { from: 'e4', to: 'home 0 1' },
  ]);
});
