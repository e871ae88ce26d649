import { sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  DEAL_TIME,
  FairHand,
  openTable,
  publicAt,
  settle,
  type Table,
} from '../index.ts';
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

describe('the deal of a rated match', () => {
  /** Everybody has agreed, and the host has pressed Start. */
  function dealing(...people: string[]) {
    const host = new TestHost();
    const table = gathered(host, ...people);
    for (const person of people.slice(1)) host.ok(table, person, { do: 'accept' });
    host.ok(table, 'asha', { do: 'start' });
    /** A person's page does the next thing. */
    const act = (person: string) => {
      const hand = new FairHand(person, `secret of ${person}`, new Map());
      host.ok(table, person, hand.next(table.public) as Command);
    };
    const lapse = () => {
      host.now += DEAL_TIME;
      host.ok(table, null, { do: 'tick' });
    };
    return { host, table, act, lapse };
  }
  const isPeopleOnly = (table: Table) => table.seats.every(({ kind }) => kind !== 'bot');

  it('is called off when somebody leaves, and no bot takes their seat', () => {
    for (const promised of [[], ['ravi'], ['asha', 'ravi']]) {
      const { host, table, act } = dealing('asha', 'ravi');
      for (const person of promised) act(person);
      host.ok(table, 'ravi', { do: 'leave' });
      expect(table.events.some(({ kind }) => kind === 'started')).toBe(false);
      expect(table.public.deal).toBeNull();
      expect(table.seats).toMatchObject([{ person: 'asha' }, { kind: 'open' }]);
    }
  });

  it('is called off when somebody lets the time pass', () => {
    for (const promised of [['asha'], ['asha', 'ravi']]) {
      const { host, table, act, lapse } = dealing('asha', 'ravi');
      for (const person of promised) act(person);
      lapse();
      expect(kinds(table, table.events.length - 2)).toEqual(['called-off', 'sealed']);
      expect(table.seats).toMatchObject([{ person: 'asha' }, { person: 'ravi' }]);
      host.ok(table, 'asha', { do: 'start' });
      for (const person of ['asha', 'ravi', 'asha', 'ravi']) act(person);
      expect(table.stage).toBe('playing');
    }
  });

  it('is lost by whoever withholds a salt when another is known', () => {
    const { table, act, lapse } = dealing('asha', 'ravi');
    for (const person of ['asha', 'ravi', 'asha']) act(person);
    const before = table.events.length;
    lapse();
    expect(kinds(table, before)).toEqual(['started', 'resigned', 'finished', 'sealed']);
    expect(table.public.result?.places).toEqual([1, 2]);
    expect(table.match?.entries.slice(2, 4)).toMatchObject([
      { kind: 'reveal', seat: 0 },
      { kind: 'withhold', seat: 1 },
    ]);
    expect(isPeopleOnly(table)).toBe(true);
  });

  it('is lost at once by whoever leaves as the last that it waits for', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    for (const person of ['asha', 'ravi', 'asha']) act(person);
    const before = table.events.length;
    host.ok(table, 'ravi', { do: 'leave' });
    const told = ['left', 'started', 'resigned', 'finished', 'sealed', 'seated'];
    expect(kinds(table, before)).toEqual(told);
    expect(table.public.result?.places).toEqual([1, 2]);
    expect(table.seats[1]).toEqual({ kind: 'open' });
  });

  it('goes on without whoever leaves after their salt, and they lose', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    for (const person of ['asha', 'ravi', 'ravi']) act(person);
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.public.deal).not.toBeNull();
    act('asha');
    expect(table.public.result?.places).toEqual([1, 2]);
    expect(table.match?.entries.some(({ kind }) => kind === 'withhold')).toBe(false);
    expect(table.seats[1]).toEqual({ kind: 'open' });
  });

  it('is lost by whoever withheld, if all have left', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    for (const person of ['asha', 'ravi', 'asha']) act(person);
    for (const person of ['asha', 'ravi']) host.ok(table, person, { do: 'leave' });
    expect(table.public.result?.places).toEqual([1, 2]);
    expect(table.seats.map(({ kind }) => kind)).toEqual(['open', 'open']);
  });

  it('costs nothing if they are back in time', () => {
    const { host, table, act } = dealing('asha', 'ravi', 'mira');
    for (const person of ['asha', 'ravi', 'mira', 'asha']) act(person);
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    act('ravi');
    act('mira');
    expect(table.stage).toBe('playing');
    expect(table.public.gone).toEqual([]);
  });

  it('lets the others of three play on, after all of them have done their part', () => {
    const { host, table, act } = dealing('asha', 'ravi', 'mira');
    for (const person of ['asha', 'ravi', 'mira', 'asha']) act(person);
    const away: Command = { do: 'remove', person: 'ravi' };
    expect(code(host.give(table, 'asha', away))).toBe('rated-running');
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.stage).toBe('gathering');
    act('mira');
    expect(table.stage).toBe('playing');
    expect(table.public.gone).toEqual([1]);
    const salts = table.match?.entries.filter(({ kind }) => kind === 'reveal');
    expect(salts).toMatchObject([{ seat: 0 }, { seat: 2 }]);
    host.finish(table);
    expect(table.public.result?.places[1]).toBe(3);
  });
});

it('without ratings has nothing to agree to', () => {
  const host = new TestHost();
  const table = host.open(2);
  expect(code(host.give(table, 'asha', { do: 'accept' }))).toBe('not-rated');
  expect(table.public.accepted).toEqual([]);
});
