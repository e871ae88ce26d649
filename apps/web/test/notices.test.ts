import { type Message, sure } from '@baithak/kernel';
import { type Command, streamFrom, submit, type Table } from '@baithak/table';
import { expect, test } from 'vitest';
import { noticeFor } from '../controller/notices.ts';
import { EMPTY_ROOM, fold, type Room } from '../controller/room.ts';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { leftSince } from '../pages/table/leavers.ts';
import { begun, decide, playOut } from './tables.ts';

const ASHA = LOCAL_PERSON;
const ENV = { now: 1, seed: 'notices', scheme: 1 } as const;

/** Asha, the host, plays Talluka with Ravi; Mira watches. */
async function company(): Promise<Table> {
  const table = await begun('talluka', 'elsewhere');
  give(table, 'mira', { do: 'join', name: 'Mira' });
  return table;
}

const give = (table: Table, by: string, command: Command) => sure(submit(table, command, by, ENV));

/** The room as spectators know it. */
const roomOf = (table: Table): Room => streamFrom(table, null, 0).reduce(fold, EMPTY_ROOM);

function told(table: Table, person: string): Message | null {
  const { notice } = roomOf(table);
  return notice === null ? null : noticeFor(notice, person);
}

const lastNote = (table: Table) => roomOf(table).log.at(-1)?.note?.key;

test('others hear that a player left and who plays on, and that they are back', async () => {
  const table = await company();
  const since = roomOf(table).next;
  give(table, 'ravi', { do: 'leave' });
  expect(told(table, ASHA)).toEqual({
    key: 'people.left',
    args: { name: 'Ravi', bot: { key: 'character.gilli' } },
  });
  expect(lastNote(table)).toBe('people.left');
  const room = roomOf(table);
  const left = { seat: 1, person: 'ravi', name: 'Ravi', by: 'left', since };
  expect(room.retired).toEqual([left]);
  // What came before was still Ravi's doing.
  expect(leftSince(room, 1, since - 1)).toEqual(left);
  expect(leftSince(room, 1, room.next)).toBeUndefined();
  expect(leftSince(room, 0, since - 1)).toBeUndefined();
  give(table, 'ravi', { do: 'join', name: 'Ravi' });
  give(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  expect(told(table, ASHA)).toEqual({ key: 'people.returned', args: { name: 'Ravi' } });
  expect(told(table, 'ravi')).toBeNull();
  expect(roomOf(table).retired).toEqual([]);
});

test('nobody hears that a spectator left', async () => {
  const table = await company();
  give(table, 'mira', { do: 'leave' });
  expect(told(table, ASHA)).toBeNull();
  expect(roomOf(table).log).toEqual([]);
});

test('a removal is told to the others, not to the host', async () => {
  const table = await company();
  give(table, ASHA, { do: 'remove', person: 'ravi' });
  expect(told(table, 'mira')?.key).toBe('people.removed');
  expect(told(table, ASHA)).toBeNull();
});

test('only the one whom it concerns hears of a mute; a new host hears it in other words', async () => {
  const table = await company();
  give(table, ASHA, { do: 'mute', person: 'ravi', on: true });
  expect(told(table, 'ravi')?.key).toBe('people.you-muted');
  expect(told(table, 'mira')).toBeNull();
  give(table, ASHA, { do: 'hand-over', person: 'ravi' });
  expect(told(table, 'ravi')?.key).toBe('people.you-host');
  expect(told(table, 'mira')).toEqual({ key: 'people.now-host', args: { name: 'Ravi' } });
  expect(told(table, ASHA)).toBeNull();
});

test('a notice is over when the match goes on, not when somebody writes', async () => {
  const table = await company();
  give(table, ASHA, { do: 'close-chat', on: true });
  give(table, ASHA, { do: 'close-chat', on: false });
  give(table, 'mira', { do: 'react', reaction: 'wow' });
  expect(told(table, 'ravi')?.key).toBe('people.chat-opened');
  expect(roomOf(table).chat.at(-1)).toMatchObject({ by: 'mira', reaction: 'wow', text: '' });
  decide(table, '1>');
  expect(told(table, 'ravi')).toBeNull();
});

test('a move that is taken back at once is news to the others; one they agreed to is not', async () => {
  const table = await company();
  decide(table, '1>');
  give(table, ASHA, { do: 'undo', seat: 0 });
  const news = { key: 'table.took-back', args: { seat: { seat: 0 } } };
  expect([told(table, 'ravi'), told(table, 'mira'), told(table, ASHA)]).toEqual([news, news, null]);
  decide(table, '1>');
  playOut(table, 'answer', 1);
  give(table, ASHA, { do: 'undo', seat: 0 });
  const question = roomOf(table).question?.asked ?? -1;
  give(table, 'ravi', { do: 'answer', seat: 1, question, yes: true });
  expect(roomOf(table).log.at(-1)?.note?.key).toBe('table.undone');
  expect([told(table, 'ravi'), told(table, 'mira'), told(table, ASHA)]).toEqual([null, null, null]);
});
