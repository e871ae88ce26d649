import { expect, test } from 'vitest';
import type { LogLine } from '../controller/room.ts';
import type { ReadyTable } from '../controller/snapshot.ts';
import { lastTurnOf } from '../pages/table/sentences.ts';

const line = (seq: number, seat: number | null, kind: string): LogLine => ({
  seq,
  seat,
  moves: [],
  events: [{ kind }],
  note: null,
  undone: false,
});
const LOG = [
  line(1, null, 'deal'),
  line(2, 0, 'old'),
  line(3, 1, 'play'),
  line(4, null, 'draw'),
  line(5, 1, 'pay'),
  { ...line(6, 1, 'slip'), undone: true },
  line(7, null, 'refill'),
];
const tableAt = (past: number | null) =>
  ({
    room: { log: LOG, stage: 'playing', settings: { aids: 'full' } },
    past,
  }) as unknown as ReadyTable;
const kinds = (seat: number, past: number | null = null) =>
  lastTurnOf(tableAt(past), seat).map(({ kind }) => kind);

test('a turn of several steps is told as a whole, with what comes by itself in between', () => {
  expect(kinds(1)).toEqual(['play', 'draw', 'pay']);
  expect(kinds(0)).toEqual(['old']);
  expect(kinds(2)).toEqual([]);
});

test('a look at the past tells only what had happened by then', () => {
  expect(kinds(1, 3)).toEqual(['play']);
  expect(kinds(1, 2)).toEqual([]);
});
