import type { Command, StreamEvent } from '@baithak/table';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../local/memory-store.ts';
import type { Store } from '../local/store.ts';
import { bot, device, Ear, opened, person } from './local.ts';

const watch = (viewer: number | null) => ({ v: 1, kind: 'watch', viewer, from: 0 }) as const;
const order = (client: string, command: Command) =>
  ({ v: 1, kind: 'command', client, command }) as const;

const events = (ear: Ear, viewer: number | null): readonly StreamEvent[] =>
  ear.heard.flatMap((said) =>
    said.kind === 'events' && said.viewer === viewer ? said.events : [],
  );
const entriesOf = (ear: Ear) => events(ear, null).at(-1)?.match?.entries ?? 0;
const refusals = (ear: Ear) =>
  ear.heard.flatMap((said) => (said.kind === 'refused' ? [said.fault.code] : []));

describe('a table on this device', () => {
  test('starts with entropy of its own and answers commands once', async () => {
    const lobby = device();
    const ear = new Ear(lobby, await opened(lobby, 'talluka', [person('Asha'), person('Ravi')]));
    ear.say(watch(null));
    await ear.until(() => events(ear, null).find(({ kind }) => kind === 'started'));
    expect(events(ear, null).map(({ kind }) => kind)).toContain('salted');
    const move = { do: 'move', seat: 0, moves: ['1>'], after: entriesOf(ear) } as const;
    ear.say(order('once', move));
    ear.say(order('once', move));
    await ear.until(
      () => ear.heard.filter(({ kind }) => kind === 'done').length === 2 || undefined,
    );
    expect(events(ear, null).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    const [first, again] = ear.heard.filter((said) => said.kind === 'done');
    expect(again).toEqual(first);
  });

  test('plays for its bots and shows their seats to nobody', async () => {
    const lobby = device();
    const ear = new Ear(lobby, await opened(lobby, 'jaipur', [bot(1), person('Asha')]));
    ear.say(watch(0));
    ear.say(watch(1));
    ear.say(watch(null));
    await ear.until(() => events(ear, 1).find(({ kind }) => kind === 'moved'));
    expect(refusals(ear)).toEqual(['not-your-seat']);
    expect(events(ear, 0)).toEqual([]);
    const last = events(ear, 1).at(-1)?.match?.view as { seats: { hand: unknown }[] };
    expect(last.seats.map(({ hand }) => typeof hand)).toEqual(['object', 'string']);
  });

  test('after a rematch the seat that was left is no longer told', async () => {
    const lobby = device();
    const ear = new Ear(lobby, await opened(lobby, 'jaipur', [person('Asha'), bot(1)]));
    ear.say(watch(0));
    ear.say(watch(null));
    ear.say(order('give up', { do: 'resign', seat: 0 }));
    await ear.until(() => events(ear, null).find(({ kind }) => kind === 'finished'));
    const before = events(ear, 0).length;
    ear.say(order('again', { do: 'rematch', seat: 0 }));
    await ear.until(() => events(ear, null).filter(({ kind }) => kind === 'started')[1]);
    expect(events(ear, 0)).toHaveLength(before);
    const seats = events(ear, null).filter(({ kind }) => kind === 'seated');
    expect(seats.slice(-2)).toMatchObject([
      { occupant: { kind: 'bot' } },
      { occupant: { kind: 'person' } },
    ]);
  });

  test('is there again after the page was closed', async () => {
    const store = memoryStore();
    const id = await opened(device(store), 'vancana', [person('Asha'), bot(1)]);
    const ear = new Ear(device(store), id);
    ear.say(watch(0));
    await ear.until(() => events(ear, 0).find(({ kind }) => kind === 'started'));
    ear.say(order('a', { do: 'move', seat: 0, moves: ['b2-b3'], after: 1 }));
    await ear.until(() => events(ear, 0).filter(({ kind }) => kind === 'moved')[1]);
    const later = new Ear(device(store), id);
    later.say(watch(0));
    await later.until(() => events(later, 0).find(({ kind }) => kind === 'started'));
    const bodies = (of: Ear) => events(of, 0).map((event) => ({ ...event, match: null }));
    expect(bodies(later)).toEqual(bodies(ear));
    expect(events(later, 0).at(-1)?.match).toEqual(events(ear, 0).at(-1)?.match);
  });
});

describe('what is not understood is refused', () => {
  test.each([
    ['nonsense', 'message-json'],
    ['{"v":2}', 'message-version'],
    ['{"v":1,"kind":"command","client":"x","command":{"do":"tick"}}', 'message-form'],
  ])('%s', async (text, code) => {
    const lobby = device();
    const ear = new Ear(lobby, await opened(lobby, 'talluka', [person('Asha'), bot(1)]));
    ear.mutter(text);
    await ear.until(() => refusals(ear)[0]);
    expect(refusals(ear)).toEqual([code]);
  });

  test.each([
    ['an unknown game', 'chess', [person('Asha'), bot(1)], 'unknown-game'],
    ['a missing seat', 'talluka', [person('Asha')], 'seat-open'],
    ['a seat too many', 'talluka', [person('A'), bot(1), bot(1)], 'no-such-seat'],
    ['a level that there is not', 'talluka', [person('A'), bot(77)], 'level'],
  ])('%s', async (_, game, seats, code) => {
    const lobby = device();
    const answer = await lobby.ask({ do: 'create', settings: { game }, seats });
    expect(answer).toMatchObject({ fault: { code } });
    expect(await lobby.ask({ do: 'list' })).toMatchObject({ list: { tables: [] } });
  });
});

describe('the store', () => {
  /** A store that behaves, until told otherwise. */
  function moody(): Store & { mood: 'full' | 'taken' | undefined } {
    const store = memoryStore();
    return {
      ...store,
      mood: undefined,
      async append(record, added) {
        if (this.mood === 'full') throw new Error('quota');
        return this.mood === 'taken' ? 'taken' : store.append(record, added);
      },
    };
  }

  test.each([
    ['full', 'not-kept'],
    ['taken', 'table-busy'],
  ] as const)('that is %s stops a move before anybody hears of it', async (mood, code) => {
    const store = moody();
    const lobby = device(store);
    const ear = new Ear(lobby, await opened(lobby, 'talluka', [person('Asha'), person('Ravi')]));
    ear.say(watch(null));
    await ear.until(() => events(ear, null).find(({ kind }) => kind === 'started'));
    const move = { do: 'move', seat: 0, moves: ['1>'], after: entriesOf(ear) } as const;
    store.mood = mood;
    ear.say(order('lost', move));
    await ear.until(() => refusals(ear)[0]);
    expect(refusals(ear)).toEqual([code]);
    expect(events(ear, null).filter(({ kind }) => kind === 'moved')).toEqual([]);
    store.mood = undefined;
    ear.say(order('kept', move));
    await ear.until(() => events(ear, null).find(({ kind }) => kind === 'moved'));
  });

  test.each([
    ['no events', [], 'table-damaged'],
    ['a gap', [{ seq: 1, kind: 'opened', at: 0 }], 'table-damaged'],
    ['nothing of ours', ['x'], 'table-damaged'],
    ['an opening without settings', [{ seq: 0, kind: 'opened', at: 0 }], 'table-damaged'],
  ])('with %s refuses the table', async (_, kept, code) => {
    const store = memoryStore();
    await opened(device(store), 'talluka', [person('Asha'), bot(1)]);
    const [record] = await store.list();
    if (record === undefined) throw new Error('no table');
    const ear = new Ear(
      device({ ...store, read: async () => ({ record, events: kept }) }),
      record.id,
    );
    ear.say(watch(null));
    await ear.until(() => refusals(ear)[0]);
    expect(refusals(ear)).toEqual([code]);
  });

  test('knows when a table is of older rules or of a game that is gone', async () => {
    const store = memoryStore();
    const id = await opened(device(store), 'talluka', [person('Asha'), bot(1)]);
    for (const [change, code] of [
      [{ rulesVersion: 0 }, 'table-old-rules'],
      [{ game: 'chess' }, 'table-unknown-game'],
    ] as const) {
      const read = async () => {
        const stored = await store.read(id);
        return stored && { ...stored, record: { ...stored.record, ...change } };
      };
      const ear = new Ear(device({ ...store, read }), id);
      ear.say(watch(null));
      await ear.until(() => refusals(ear)[0]);
      expect(refusals(ear)).toEqual([code]);
    }
  });
});
