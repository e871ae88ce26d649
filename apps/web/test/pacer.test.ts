import { afterEach, expect, test, vi } from 'vitest';
import { Pacer } from '../controller/pacer.ts';
import type { ReadyTable, TableSnapshot } from '../controller/snapshot.ts';

afterEach(() => vi.useRealTimers());

/** A table after a number of turns, as far as a pacer looks at it. */
const after = (turns: number): ReadyTable =>
  ({
    status: 'ready',
    past: null,
    draftedEvents: [],
    room: {
      stage: 'playing',
      sealed: 'seal',
      log: Array.from({ length: turns }, () => ({ undone: false, events: [{ kind: 'moved' }] })),
    },
  }) as unknown as ReadyTable;

function paced(busy: () => number) {
  let now: TableSnapshot = after(1);
  const listeners = new Set<() => void>();
  const source = {
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const pacer = new Pacer(source, { busy, unseen: () => false });
  const turn = (turns: number) => {
    now = after(turns);
    for (const listener of listeners) listener();
  };
  const turns = () => (pacer.getSnapshot() as ReadyTable).room.log.length;
  return { pacer, turn, turns };
}

test('a turn that comes while another one is in motion waits for it', () => {
  vi.useFakeTimers();
  let busy = 0;
  const { pacer, turn, turns } = paced(() => busy);
  pacer.subscribe(() => {});
  turn(2);
  expect(turns()).toBe(2);
  busy = 500;
  turn(3);
  expect(turns()).toBe(2);
  busy = 0;
  vi.advanceTimersByTime(501);
  expect(turns()).toBe(3);
});

test.each([
  ['leaves and comes back', 1],
  ['has another listener that leaves', 2],
])('a waiting turn is shown even if React %s', (_, listeners) => {
  vi.useFakeTimers();
  let busy = 500;
  const { pacer, turn, turns } = paced(() => busy);
  const leave = pacer.subscribe(() => {});
  if (listeners > 1) pacer.subscribe(() => {});
  turn(2);
  leave();
  if (listeners === 1) pacer.subscribe(() => {});
  busy = 0;
  vi.advanceTimersByTime(1000);
  expect(turns()).toBe(2);
});
