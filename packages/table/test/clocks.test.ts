import { describe, expect, it } from 'vitest';
import { asked, code, entries, TestHost } from './host.ts';

describe('clocks', () => {
  const live = { kind: 'live', budget: 60_000, increment: 1000 } as const;

  function timed() {
    const host = new TestHost();
    const table = host.open(2);
    host.ok(table, 'asha', { do: 'configure', settings: { clock: live } });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    return { host, table };
  }

  it('run for the seat to decide and add the increment', () => {
    const { host, table } = timed();
    const start = host.now;
    expect(table.deadline).toBe(start + 60_000);
    host.now += 10_000;
    host.endTurn(table);
    expect(table.clocks.left[0]).toBe(60_000 - (host.now - start) + 1000);
    expect(table.clocks.running).toBe(1);
  });

  it('lose the game when they are up, even if the move comes first', () => {
    const { host, table } = timed();
    host.now += 61_000;
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(host.give(table, 'asha', move))).toBe('match-over');
    expect(table.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [2, 1] } });
  });

  it('are told by a tick, stopped by a pause, and credited after an outage', () => {
    const { host, table } = timed();
    host.now += 59_000;
    host.ok(table, null, { do: 'credit', ms: 30_000 });
    host.now += 20_000;
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    host.ok(table, 'asha', { do: 'pause', seat: 0 });
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: true });
    host.now += 1_000_000;
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    host.ok(table, 'ravi', { do: 'resume', seat: 1 });
    host.now += 60_000;
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });

  it('that were up only because of an outage are not up once it is credited', () => {
    const { host, table } = timed();
    host.now += 1_000_000;
    host.ok(table, null, { do: 'credit', ms: 950_000 });
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    host.now += 10_000;
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });
});
