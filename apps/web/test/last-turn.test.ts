import type { Speech } from '@baithak/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../controller/room.ts';
import type { ReadyTable } from '../controller/snapshot.ts';
import { joined, lastTurnOf } from '../pages/table/sentences.ts';

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

test('cards that come one by one are one line of the log, which leads to the last of them', () => {
  const came = [line(8, null, 'refill'), line(9, 0, 'play'), line(10, 0, 'refill')];
  const speech: Speech = {
    rules: [],
    houseRules: [],
    sentence: () => null,
    places: () => [],
    command: () => ({ key: 'table.drawn' }),
    joins: (before, next) => before.kind === 'refill' && next.kind === 'refill',
  };
  const lines = joined([...LOG.slice(5), ...came], speech);
  expect(lines.map(({ from, seq, events }) => [from, seq, events.length])).toEqual([
    [6, 6, 1],
    [7, 8, 2],
    [9, 9, 1],
    [10, 10, 1],
  ]);
});
