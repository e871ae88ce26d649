import { describe, expect, it } from 'vitest';
import { code, entries, House } from './house.ts';

describe('clocks', () => {
  const live = { kind: 'live', budget: 60_000, increment: 1000 } as const;

  function timed() {
    const house = new House();
    const table = house.open(2);
    house.ok(table, 'asha', { do: 'configure', settings: { clock: live } });
    house.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    house.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    house.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    house.ok(table, 'asha', { do: 'start' });
    return { house, table };
  }

  it('run for the seat to decide and add the increment', () => {
    const { house, table } = timed();
    const start = house.now;
    expect(table.deadline).toBe(start + 60_000);
    house.now += 10_000;
    house.endTurn(table);
    expect(table.clocks.left[0]).toBe(60_000 - (house.now - start) + 1000);
    expect(table.clocks.running).toBe(1);
  });

  it('lose the game when they are up, even if the move comes first', () => {
    const { house, table } = timed();
    house.now += 61_000;
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(house.give(table, 'asha', move))).toBe('match-over');
    expect(table.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [2, 1] } });
  });

  it('are told by a tick, stopped by a pause, and credited after an outage', () => {
    const { house, table } = timed();
    house.now += 59_000;
    house.ok(table, null, { do: 'credit', ms: 30_000 });
    house.now += 20_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.ok(table, 'asha', { do: 'pause', seat: 0 });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    house.now += 1_000_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.ok(table, 'ravi', { do: 'resume', seat: 1 });
    house.now += 60_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });

  it('that were up only because of an outage are not up once it is credited', () => {
    const { house, table } = timed();
    house.now += 1_000_000;
    house.ok(table, null, { do: 'credit', ms: 950_000 });
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.now += 10_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });
});
