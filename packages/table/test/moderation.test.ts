import { sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Command, submit, type Table } from '../index.ts';
import { asked, code, kinds, TestHost } from './host.ts';

/** Asha owns the table; Ravi and Mira have joined. */
function room(seats = 2): [TestHost, Table] {
  const host = new TestHost();
  const table = host.open(seats);
  for (const person of ['ravi', 'mira']) host.ok(table, person, { do: 'join', name: person });
  return [host, table];
}

const chat: Command = { do: 'chat', text: 'hello' };

describe('the host of a table', () => {
  it('removes somebody, who may come back', () => {
    const [host, table] = room();
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    const from = table.events.length;
    host.ok(table, 'asha', { do: 'remove', person: 'ravi' });
    expect(kinds(table, from)).toEqual(['seated', 'removed']);
    expect(table.seats[1]).toEqual({ kind: 'open' });
    expect(code(host.give(table, 'ravi', chat))).toBe('not-here');
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
  });

  it('leaves the seat of a removed player to a bot, and to them when they come back', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'remove', person: 'ravi' });
    // Mina plays at the third seat, so she is near the strength of the people here.
    expect(table.seats[1]).toMatchObject({ kind: 'bot', character: 'mina', standsFor: 'ravi' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    const sit: Command = { do: 'sit', seat: 1, name: 'Mira' };
    expect(code(host.give(table, 'mira', sit))).toBe('seat-kept');
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(table.seats[1]).toMatchObject({ person: 'ravi' });
  });

  it('keeps no seat for somebody who is banned, also during a deal', () => {
    const host = new TestHost();
    const table = host.open(2);
    for (const person of ['ravi', 'mira']) host.ok(table, person, { do: 'join', name: person });
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    host.ok(table, 'asha', { do: 'start' });
    host.ok(table, 'asha', { do: 'ban', person: 'ravi', on: true });
    host.deal(table);
    expect(table.stage).toBe('playing');
    const sit: Command = { do: 'sit', seat: 1, name: 'Mira' };
    host.ok(table, 'asha', { do: 'ban', person: 'ravi', on: false });
    expect(code(host.give(table, 'mira', sit))).toBe('seat-kept');
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'asha', { do: 'ban', person: 'ravi', on: true });
    host.ok(table, 'mira', sit);
    expect(table.question).toMatchObject({ kind: 'seat', seat: 1, person: 'mira' });
  });

  it('leaves the seat to Gilli where no bot plays', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.seats[1]).toMatchObject({ character: 'gilli', standsFor: 'ravi' });
  });

  it('leaves the seat to a bot near the strength of whoever goes', () => {
    const host = new TestHost();
    const leave: Command = { do: 'leave', near: 'kapi' };
    // What the leaver says counts for less than what the host knows, and for more than who plays here.
    const told = host.playing(3, 'asha', 'ravi');
    host.ok(told, 'ravi', leave);
    expect(told.seats[1]).toMatchObject({ character: 'kapi', standsFor: 'ravi' });
    const known = host.playing(3, 'asha', 'ravi');
    sure(submit(known, leave, 'ravi', { ...host.env(), near: 'phani' }));
    expect(known.seats[1]).toMatchObject({ character: 'phani', standsFor: 'ravi' });
    const sent = host.playing(3, 'asha', 'ravi');
    sure(submit(sent, { do: 'remove', person: 'ravi' }, 'asha', { ...host.env(), near: 'shera' }));
    expect(sent.seats[1]).toMatchObject({ character: 'shera', standsFor: 'ravi' });
  });

  it('bans somebody until the ban is lifted; others may ask for the seat at once', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'ban', person: 'ravi', on: true });
    expect(table.public.banned).toEqual([{ id: 'ravi', name: 'ravi' }]);
    const join: Command = { do: 'join', name: 'Ravi' };
    expect(code(host.give(table, 'ravi', join))).toBe('banned');
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    host.ok(table, 'mira', { do: 'sit', seat: 1, name: 'Mira' });
    expect(table.question).toMatchObject({ kind: 'seat', person: 'mira' });
    host.ok(table, 'asha', { do: 'ban', person: 'ravi', on: false });
    host.ok(table, 'ravi', join);
    expect(table.public.banned).toEqual([]);
  });

  it('removes somebody in the middle of a deal', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    host.ok(table, 'asha', { do: 'start' });
    const from = table.events.length;
    host.ok(table, 'asha', { do: 'remove', person: 'ravi' });
    expect(kinds(table, from)).toEqual(['withheld', 'removed']);
    host.deal(table);
    expect(table.stage).toBe('playing');
    expect(table.seats[1]).toMatchObject({ kind: 'bot' });
  });

  it('mutes somebody, who stays muted when they come back', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'mute', person: 'ravi', on: true });
    expect(code(host.give(table, 'ravi', chat))).toBe('muted');
    expect(code(host.give(table, 'ravi', { do: 'react', reaction: 'nice' }))).toBe('muted');
    host.ok(table, 'mira', chat);
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    expect(code(host.give(table, 'ravi', chat))).toBe('muted');
    host.ok(table, 'asha', { do: 'mute', person: 'ravi', on: false });
    host.ok(table, 'ravi', chat);
  });

  it('closes the chat for everybody, and opens it', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'close-chat', on: true });
    for (const person of ['asha', 'ravi']) {
      expect(code(host.give(table, person, chat))).toBe('chat-closed');
    }
    host.ok(table, 'asha', { do: 'close-chat', on: false });
    host.ok(table, 'ravi', chat);
  });

  it('changes nothing by asking twice', () => {
    const [host, table] = room();
    for (const command of [
      { do: 'mute', person: 'ravi', on: false },
      { do: 'close-chat', on: false },
    ] as const) {
      expect(host.ok(table, 'asha', command)).toEqual({ events: [], first: null });
    }
  });

  it('cannot do it to themselves or to somebody who is not here', () => {
    const [host, table] = room();
    for (const kind of ['remove', 'hand-over'] as const) {
      expect(code(host.give(table, 'asha', { do: kind, person: 'asha' }))).toBe('not-yourself');
      expect(code(host.give(table, 'asha', { do: kind, person: 'dev' }))).toBe('no-such-person');
    }
    for (const kind of ['ban', 'mute'] as const) {
      const command = { do: kind, on: true } as const;
      expect(code(host.give(table, 'asha', { ...command, person: 'asha' }))).toBe('not-yourself');
      expect(code(host.give(table, 'asha', { ...command, person: 'dev' }))).toBe('no-such-person');
    }
  });
});

describe('a table passes to', () => {
  it('whom its owner names, who need not sit', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'hand-over', person: 'mira' });
    expect(table.owner).toBe('mira');
    const mute: Command = { do: 'mute', person: 'ravi', on: true };
    expect(code(host.give(table, 'asha', mute))).toBe('owner-only');
    host.ok(table, 'mira', mute);
  });

  it('the first who holds a seat, not to the first who joined', () => {
    const [host, table] = room();
    host.ok(table, 'mira', { do: 'sit', seat: 1, name: 'Mira' });
    host.ok(table, 'asha', { do: 'leave' });
    expect(table.owner).toBe('mira');
  });

  it('somebody who has held a seat, if nobody holds one', () => {
    const [host, table] = room();
    host.ok(table, 'mira', { do: 'sit', seat: 1, name: 'Mira' });
    host.ok(table, 'mira', { do: 'free', seat: 1 });
    host.ok(table, 'asha', { do: 'leave' });
    expect(table.owner).toBe('mira');
  });

  it('nobody who only looked in: it waits for its owner', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'leave' });
    expect(table.owner).toBeNull();
    host.ok(table, 'dev', { do: 'join', name: 'Dev' });
    host.ok(table, 'dev', { do: 'sit', seat: 0, name: 'Dev' });
    expect(table.owner).toBeNull();
    expect(code(host.give(table, 'dev', { do: 'start' }))).toBe('owner-only');
    host.ok(table, 'asha', { do: 'join', name: 'Asha' });
    expect(table.owner).toBe('asha');
  });

  it('nobody when its owner leaves it empty', () => {
    const host = new TestHost();
    const table = host.open(2);
    host.ok(table, 'asha', { do: 'leave' });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    expect(table.owner).toBeNull();
  });
});

describe('a table that its host closes', () => {
  const join: Command = { do: 'join', name: 'Dev' };

  it('is over, empty and unlisted, and nobody can do anything there', () => {
    const [host, table] = room();
    host.ok(table, 'asha', { do: 'configure', settings: { listed: true } });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(code(host.give(table, 'ravi', { do: 'close' }))).toBe('owner-only');
    host.ok(table, 'asha', { do: 'close' });
    expect(table.public).toMatchObject({ closed: true, stage: 'over', owner: null, people: [] });
    expect(table.settings.listed).toBe(false);
    expect(table.seats).toEqual([{ kind: 'open' }, { kind: 'open' }]);
    const commands: Command[] = [join, { do: 'sit', seat: 0, name: 'A' }, { do: 'start' }, chat];
    for (const by of ['asha', 'ravi', 'dev']) {
      for (const command of commands) {
        expect(code(host.give(table, by, command))).toBe('table-closed');
      }
    }
  });

  it('must not have begun: players keep their match', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    expect(code(host.give(table, 'asha', { do: 'close' }))).toBe('match-running');
    host.finish(table);
    expect(code(host.give(table, 'asha', { do: 'close' }))).toBe('match-over');
    // For the next game: what was played before is still known.
    host.ok(table, 'asha', { do: 'configure', settings: { seats: 3 } });
    host.ok(table, 'asha', { do: 'close' });
    expect(table.public.played).toHaveLength(1);
  });
});

describe('a sign', () => {
  it('is what others see of somebody, until they join with another one or with none', () => {
    const [host, table] = room();
    const signOf = (person: string) => table.people.find(({ id }) => id === person)?.sign;
    expect(signOf('ravi')).toBeUndefined();
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi', sign: 'lotus-madder' });
    expect(signOf('ravi')).toBe('lotus-madder');
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi', sign: 'star-neem' });
    expect(table.people.map(({ id }) => id)).toEqual(['asha', 'ravi', 'mira']);
    expect(signOf('ravi')).toBe('star-neem');
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    expect(signOf('ravi')).toBeUndefined();
  });
});

describe('a question', () => {
  it('for a seat lapses with the one who asked', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    for (const gone of [
      { by: 'mira', command: { do: 'leave' } },
      { by: 'asha', command: { do: 'remove', person: 'mira' } },
    ] as const) {
      host.ok(table, 'mira', { do: 'join', name: 'Mira' });
      host.ok(table, 'mira', { do: 'sit', seat: 2, name: 'Mira' });
      const question = asked(table);
      expect(question).toBeGreaterThan(0);
      host.ok(table, gone.by, gone.command);
      expect(table.question).toBeNull();
      const yes: Command = { do: 'answer', seat: 0, question, yes: true };
      expect(code(host.give(table, 'asha', yes))).toBe('no-question');
    }
  });

  it('that waits for a host without a seat lapses when the table is handed over', () => {
    const [host, table] = room();
    for (const [seat, person] of ['ravi', 'mira'].entries()) {
      host.ok(table, person, { do: 'sit', seat, name: person });
    }
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    host.ok(table, 'mira', { do: 'leave' });
    host.now += 60 * 60_000;
    host.ok(table, 'dev', { do: 'join', name: 'Dev' });
    host.ok(table, 'dev', { do: 'sit', seat: 1, name: 'Dev' });
    expect(table.question?.waitingFor).toEqual([0, null]);
    host.ok(table, 'asha', { do: 'hand-over', person: 'ravi' });
    expect(table.question).toBeNull();
  });
});
