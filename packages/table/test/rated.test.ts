import { sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { openTable, publicAt, settle, type Table } from '../index.ts';
import { code, kinds, TestHost } from './host.ts';

/** A rated table of Asha's, where the first people named have sat down. */
function gathered(host: TestHost, ...people: string[]): Table {
  const wish = { game: 'toy', seats: people.length, rated: true };
  const table = sure(openTable(host.games, wish, 'asha', 'Asha', host.env()));
  people.forEach((person, seat) => {
    if (person !== 'asha') host.ok(table, person, { do: 'join', name: person });
    host.ok(table, person, { do: 'sit', seat, name: person });
  });
  return table;
}

function begun(host: TestHost, ...people: string[]): Table {
  const table = gathered(host, ...people);
  for (const person of people) host.ok(table, person, { do: 'accept' });
  host.ok(table, 'asha', { do: 'start' });
  host.deal(table);
  return table;
}

describe('a rated match', () => {
  it('begins when everybody at it has agreed to these settings', () => {
    const host = new TestHost();
    const table = gathered(host, 'asha', 'ravi');
    const start = () => host.give(table, 'asha', { do: 'start' });
    expect(table.public.accepted).toEqual(['asha']);
    expect(start()).toMatchObject({ code: 'not-accepted', args: { seat: { seat: 1 } } });
    host.ok(table, 'ravi', { do: 'accept' });
    host.ok(table, 'asha', { do: 'configure', settings: { aids: 'none' } });
    expect(code(start())).toBe('not-accepted');
    host.ok(table, 'ravi', { do: 'accept' });
    host.ok(table, 'ravi', { do: 'accept' });
    expect(table.public.accepted).toEqual(['asha', 'ravi']);
    expect(kinds(table, 0).filter((kind) => kind === 'accepted')).toHaveLength(2);
    host.ok(table, 'asha', { do: 'start' });
  });

  it('needs no answer of a bot, and gives nobody two seats', () => {
    const host = new TestHost();
    const table = gathered(host, 'asha', 'asha');
    expect(code(host.give(table, 'asha', { do: 'start' }))).toBe('rated-twice');
    host.ok(table, 'asha', { do: 'bot', seat: 1, character: 'mina' });
    host.ok(table, 'asha', { do: 'start' });
  });

  it('has no advice, no undo and no position of its own', () => {
    const host = new TestHost();
    const table = begun(host, 'asha', 'ravi');
    expect(table.settings).toMatchObject({ rated: true, hints: false });
    expect(settle(host.games, { hints: true }, table.settings)).toMatchObject({ hints: false });
    host.endTurn(table);
    expect(code(host.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('rated-undo');
    const wish = { game: 'toy', rated: true, position: {} };
    expect(code(settle(host.games, wish as never))).toBe('rated-position');
  });

  it('is lost by whoever leaves it, and by nobody whom the host sends away', () => {
    const host = new TestHost();
    const table = begun(host, 'asha', 'ravi');
    for (const command of [
      { do: 'remove', person: 'ravi' } as const,
      { do: 'ban', person: 'ravi', on: true } as const,
    ]) {
      expect(code(host.give(table, 'asha', command))).toBe('rated-running');
    }
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.stage).toBe('over');
    expect(table.public.result?.places).toEqual([1, 2]);
    expect(table.seats[1]).toEqual({ kind: 'open' });
    expect(publicAt(table, table.matches[0]!.started).seats[1]).toMatchObject({ person: 'ravi' });
  });

  it('goes on among the others when one of three leaves, who comes last', () => {
    const host = new TestHost();
    const table = begun(host, 'asha', 'ravi', 'mira');
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.seats[1]).toMatchObject({ kind: 'bot' });
    host.ok(table, 'zoya', { do: 'join', name: 'Zoya' });
    const sit = host.give(table, 'zoya', { do: 'sit', seat: 1, name: 'Zoya' });
    expect(code(sit)).toBe('rated-running');
    host.finish(table);
    expect(table.public.result?.places[1]).toBe(3);
  });

  it('has a rematch only with people who have agreed', () => {
    const host = new TestHost();
    const table = begun(host, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    host.ok(table, 'mira', { do: 'sit', seat: 1, name: 'Mira' });
    const rematch = () => host.give(table, 'asha', { do: 'rematch', seat: 0 });
    expect(code(rematch())).toBe('not-accepted');
    host.ok(table, 'mira', { do: 'accept' });
    expect(rematch()).toMatchObject({ events: [{ kind: 'asked' }] });
  });
});

it('without ratings has nothing to agree to', () => {
  const host = new TestHost();
  const table = host.open(2);
  expect(code(host.give(table, 'asha', { do: 'accept' }))).toBe('not-rated');
  expect(table.public.accepted).toEqual([]);
});
