import { director } from '@baithak/board';
import { message } from '@baithak/kernel';
import { speakerFrom } from '@baithak/words';
import { expect, test, vi } from 'vitest';
import type { ReadyTable } from '../controller/snapshot.ts';
import type { TableController } from '../controller/table.ts';
import { pageBar } from '../pages/table/page-bar.tsx';
import { playersOf } from '../pages/table/players.tsx';
import { sentencesOf } from '../pages/table/sentences.ts';
import { namesOf } from '../shell/language.ts';
import { book } from '../words/en.ts';
import { bot, person } from './device.ts';
import { seated, until } from './seated.ts';

const plain = speakerFrom('en', [book], []).say;

const namesAt = ({ room, own }: ReadyTable) => namesOf(room.seats, own[0] ?? null, plain);

const sayAt = (table: ReadyTable) =>
  speakerFrom('en', [book], namesAt(table), table.own[0] ?? null).say;

const WORDS = {
  catalogue: {},
  rules: [],
  houseRules: [],
  sentence: () => null,
  places: () => [],
  rulebook: async () => ({}),
  command: () => ({ key: 'table.drawn' }),
};

type Asked = Partial<Pick<Parameters<typeof pageBar>[0], 'resigning' | 'notice' | 'words'>>;

function barAt(table: ReadyTable, controller: TableController, asked: Asked = {}) {
  return pageBar({
    table: { ...table, view: null, news: { key: '', events: [] } },
    controller,
    words: WORDS as never,
    say: sayAt(table),
    replay: { at: 0, last: 0, pace: null, step: () => {}, start: () => {}, stop: () => {} },
    counting: { counted: 0, all: 0, done: true, lit: [], skip: () => {}, again: () => {} },
    notice: null,
    resigning: null,
    sinceLeft: { retelling: null, offer: null },
    ...asked,
  });
}

test('the bar says when the page has made the only choice', async () => {
  const controller = await seated('talluka', [person('Asha'), bot(1)]);
  const table = await until(controller, ({ acting }) => acting === 0);
  const waiting = { ...table, acting: null };
  expect(barAt(waiting, controller)?.note).toBeUndefined();
  expect(barAt({ ...waiting, completed: true }, controller)?.note).toBe(
    'There was nothing left to choose, so your turn is over.',
  );
});

test('the bar says which only choice the page has made, and what came of it', async () => {
  const controller = await seated('talluka', [person('Asha'), bot(1)]);
  const table = await until(controller, ({ acting }) => acting === 0);
  const line = (seq: number, seat: number | null, ...kinds: string[]) => ({
    ...{ seq, seat, moves: [], undone: false, note: null },
    events: kinds.map((kind) => ({ kind })),
  });
  const log = [line(1, 0, 'walks', 'rests'), line(2, null, 'draws'), line(3, 1, 'walks')];
  const made = { ...table, acting: null, completed: true, room: { ...table.room, log } };
  const told = { sentence: ({ kind }: { kind: string }) => message('forced.told', { what: kind }) };
  const bar = barAt(made as never, controller, { words: { ...WORDS, ...told } as never });
  expect(bar?.note).toBe('There was nothing left to choose. Forced: rests Forced: draws');
});

test('a forced turn is told without the usual question, and can be seen before others go on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const controller = await seated('talluka', [person('Asha'), bot(1)]);
    const table = await until(controller, ({ acting }) => acting === 0);
    const bar = barAt({ ...table, forced: true }, controller);
    expect([bar?.ask, bar?.note]).toEqual(['Your only move: A draw', 'It’s made for you.']);
    expect(director.busy).toBe(0);
    bar?.primary?.act?.();
    // People who want no motion have the shortest time to read.
    expect(director.busy).toBeGreaterThanOrEqual(700);
    vi.advanceTimersByTime(director.busy);
    expect(director.busy).toBe(0);
  } finally {
    director.skip();
    vi.useRealTimers();
  }
});

/** A table at which somebody moved and the bot answered. */
async function afterAnswer(): Promise<TableController> {
  const controller = await seated('talluka', [person('Asha'), bot(1)]);
  const start = await until(controller, ({ acting }) => acting === 0);
  controller.attempt(start.legal[0]!);
  await until(
    controller,
    ({ acting, room }) => acting === 0 && room.log.some(({ seat }) => seat === 1),
  );
  return controller;
}

test('an undo asks before it takes back the turn of a bot', async () => {
  const controller = await afterAnswer();
  controller.undo();
  const asked = await until(controller, ({ asksUndo }) => asksUndo.length > 0);
  const bar = barAt(asked, controller);
  expect(bar).toMatchObject({
    ask: 'Take back your move and Mina’s answer?',
    primary: { label: 'Take back' },
  });
  bar?.quiet?.[0]?.act?.();
  const kept = await until(controller, ({ asksUndo }) => asksUndo.length === 0);
  expect(kept.room.log.some(({ undone }) => undone)).toBe(false);
  controller.undo();
  barAt(
    await until(controller, ({ asksUndo }) => asksUndo.length > 0),
    controller,
  )?.primary?.act?.();
  const back = await until(controller, ({ room }) => room.log.some(({ undone }) => undone));
  expect(back.asksUndo).toEqual([]);
});

test('an undo among several bots, within a turn of several choices, says no more than is true', async () => {
  const controller = await afterAnswer();
  controller.undo();
  const asked = await until(controller, ({ asksUndo }) => asksUndo.length > 0);
  const told = { sentence: ({ kind }: { kind: string }) => message('forced.told', { what: kind }) };
  const words = { ...WORDS, ...told } as never;
  expect(barAt(asked, controller, { words })?.note).toContain('Back to just before');
  const [mine, ...rest] = asked.takesBack;
  const takesBack = [{ ...mine!, moves: [...mine!.moves, ...mine!.moves] }, ...rest, ...rest];
  expect(barAt({ ...asked, asksUndo: [1, 2], takesBack }, controller, { words })).toMatchObject({
    ask: 'Take back your move and all answers to it?',
    note: undefined,
  });
});

test('whoever presses Undo again while the page asks takes the turns back', async () => {
  const controller = await afterAnswer();
  controller.undo();
  await until(controller, ({ asksUndo }) => asksUndo.length > 0);
  controller.undo();
  const back = await until(controller, ({ room }) => room.log.some(({ undone }) => undone));
  expect(back.asksUndo).toEqual([]);
});

test('whoever resigns among several hears that the others play on, and only watches', async () => {
  const controller = await seated('ananda', [person('Asha'), bot(2), bot(1)]);
  await until(controller, ({ acting }) => acting === 0);
  controller.resign(0);
  const table = await until(controller, ({ own }) => own.length === 0);
  expect(barAt(table, controller)?.ask).toBe('You resigned. The others play on.');
  expect(namesAt(table)).toEqual(['Gilli 1', 'Gilli 2', 'Mina']);
  const line = table.room.log.find(({ note }) => note !== null)!;
  expect(sentencesOf(line, WORDS, sayAt(table))).toEqual(['Asha resigned. Gilli plays on.']);
});

test('whoever resigned and is still there has resigned, not left', async () => {
  const controller = await seated('talluka', [person('Asha'), person('Ravi')]);
  await until(controller, ({ acting }) => acting === 0);
  controller.resign(0);
  const table = await until(controller, ({ room }) => room.stage === 'over');
  const [asha, ravi] = playersOf(table, WORDS, sayAt(table), false);
  expect(asha).toMatchObject({ about: 'Resigned', state: 'waits' });
  expect(ravi).toMatchObject({ about: '', state: 'waits' });
  const room = { ...table.room, people: [] };
  const [gone] = playersOf({ ...table, room }, WORDS, sayAt(table), false);
  expect(gone).toMatchObject({ about: 'Has left', state: 'gone' });
});

test('who wants to resign is asked first, and the loud button plays on', async () => {
  const controller = await seated('talluka', [person('Asha'), bot(1)]);
  const table = await until(controller, ({ acting }) => acting === 0);
  let closed = 0;
  const resigning = { seat: 0, close: () => closed++ };
  const bar = barAt(table, controller, { resigning });
  expect(bar).toMatchObject({
    ask: 'Do you want to resign?',
    note: 'Mina wins if you do.',
    urgent: true,
    primary: { label: 'Keep playing' },
  });
  bar?.primary?.act?.();
  expect(closed).toBe(1);
  expect(barAt(table, controller)).toBeNull();
  bar?.quiet?.[0]?.act?.();
  const over = await until(controller, ({ room }) => room.stage === 'over');
  expect(over.room.result?.places).toEqual([2, 1]);
});

test('a pause is said in place of an earlier no', async () => {
  const controller = await seated('talluka', [person('Asha'), bot(1)]);
  const table = await until(controller, ({ acting }) => acting === 0);
  const notice = {
    what: { key: 'table.declined', args: { seat: { seat: 1 }, what: 'draw' } },
    dismiss: () => {},
  };
  expect(barAt(table, controller, { notice })?.ask).toBe('Mina declined the draw.');
  const paused = { ...table, room: { ...table.room, paused: true } };
  expect(barAt(paused, controller, { notice })?.ask).toBe('The game is paused.');
});
