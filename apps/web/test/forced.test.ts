import { speakerFrom } from '@baithak/words';
import { expect, test } from 'vitest';
import { ForcedTurns } from '../controller/forced.ts';
import type { LogLine } from '../controller/room.ts';
import { botsIn, turnsTakenBack } from '../controller/seats.ts';
import type { ReadyTable } from '../controller/snapshot.ts';
import { momentsOf, pastMessage } from '../pages/table/replay.tsx';
import { announcement, asForced, isTurnForced, lastTurnOf } from '../pages/table/sentences.ts';
import { book } from '../words/en.ts';
import { bot, person } from './device.ts';
import { seatedAt, until } from './seated.ts';

const { say } = speakerFrom('en', [book], ['You', 'Gilli'], 0);

const line = (seq: number, seat: number | null, undone = false): LogLine => ({
  seq,
  seat,
  moves: [],
  events: [{ kind: `turn ${seq}` }],
  note: null,
  undone,
});

const seqs = (lines: readonly LogLine[]) => lines.map(({ seq }) => seq);

test('an undo takes back everything since the last real choice', () => {
  const log = [line(1, null), line(2, 0), line(3, 1), line(4, 0), line(5, 1), line(6, 0)];
  expect(seqs(turnsTakenBack(log, [0], []))).toEqual([6]);
  expect(seqs(turnsTakenBack(log, [0], [6]))).toEqual([4, 5, 6]);
  expect(seqs(turnsTakenBack(log, [0], [4, 6]))).toEqual([2, 3, 4, 5, 6]);
  // Without any choice it leads to the first turn.
  expect(seqs(turnsTakenBack(log, [0], [2, 4, 6]))).toEqual([2, 3, 4, 5, 6]);
  expect(turnsTakenBack(log, [], [])).toEqual([]);
});

test('an undo asks for the bots among the turns that it takes back', () => {
  const seats = [{ kind: 'person', person: 'me' }, { kind: 'bot' }];
  const sitting = { own: [0], room: { seats }, person: 'me' } as never;
  expect(botsIn([line(4, 0), line(5, 1), line(6, 0)], sitting)).toEqual([1]);
  expect(botsIn([line(6, 0)], sitting)).toEqual([]);
});

test('forced turns are remembered over a reload, for a limited number of matches', () => {
  let text: string | null = null;
  const write = (written: string) => {
    text = written;
  };
  const saved = { read: () => text, write };
  const turns = new ForcedTurns(saved);
  turns.add('first', 3);
  turns.add('first', 7);
  expect(new ForcedTurns(saved).of('first')).toEqual([3, 7]);
  expect(new ForcedTurns(saved).of('other')).toEqual([]);
  for (let i = 0; i < 30; i++) turns.add(`match ${i}`, i);
  expect(new ForcedTurns(saved).of('first')).toEqual([]);
  text = 'no JSON';
  expect(new ForcedTurns(saved).of('first')).toEqual([]);
});

const tableWith = (some: Partial<ReadyTable>, log: readonly LogLine[]) =>
  ({
    room: { log, stage: 'playing', settings: { aids: 'full' }, result: null },
    past: null,
    acting: null,
    legal: [],
    forcedTurns: [],
    draftedEvents: [],
    completed: false,
    curtain: null,
    view: null,
    ...some,
  }) as unknown as ReadyTable;

test('a turn that was just made is told at once, not the one before', () => {
  const log = [line(1, null), line(2, 0), line(3, 1)];
  const made = { acting: 0, draftedEvents: [{ kind: 'new' }] };
  expect(lastTurnOf(tableWith(made, log), 0)).toEqual([{ kind: 'new' }]);
  expect(lastTurnOf(tableWith({ ...made, legal: ['a', 'b'] }, log), 0)).toEqual([
    { kind: 'turn 2' },
  ]);
  expect(isTurnForced(tableWith({ ...made, completed: true }, log), 0)).toBe(true);
  expect(isTurnForced(tableWith({ forcedTurns: [2] }, log), 0)).toBe(true);
  expect(isTurnForced(tableWith({}, log), 0)).toBe(false);
});

test('a forced turn is told as one', () => {
  expect(asForced(['You jumped.', 'You are home.'], say)).toEqual([
    'Forced: You jumped.',
    'You are home.',
  ]);
  const words = {
    rules: [],
    houseRules: [],
    sentence: () => ({ key: 'table.drawn' }),
    places: () => [],
    command: () => ({ key: 'table.drawn' }),
  };
  const table = tableWith({ forcedTurns: [2] }, [line(2, 0), line(3, 1)]);
  expect(announcement(table, 0, words, say)).toBe('Forced: A draw A draw ');
});

test('a replay counts moves, and leaves out what was taken back', () => {
  const log = [line(1, null), line(2, 0), line(3, 1, true), line(5, 1), line(6, 0)];
  const at = (past: number | null) => say(pastMessage(tableWith({ past }, log), past));
  expect(momentsOf(tableWith({}, log)).map(([first]) => first!.seq)).toEqual([1, 2, 5, 6]);
  expect([1, 2, 3, 5, null].map(at)).toEqual([
    'Before the first move',
    'Move 1 of 3',
    'A move that was taken back',
    'Move 2 of 3',
    'Move 3 of 3',
  ]);
  expect(lastTurnOf(tableWith({ past: 3 }, log), 1)).toEqual([{ kind: 'turn 3' }]);
});

/** White has one jump, and has to make it. */
const RUN = '5/2p2/1P3/5/4C w 0 0';

test('a person may make the forced turn, or wait; pressing it makes it theirs', async () => {
  const wish = { settings: { position: RUN }, playsForced: true };
  const { controller } = await seatedAt('vancana', [person('Asha'), bot(1)], wish);
  const told = await until(controller, ({ forced }) => forced);
  expect([told.room.log.filter(({ seat }) => seat === 0), told.draftedEvents]).toEqual([[], []]);
  controller.attempt(told.legal[0]!);
  const made = await until(controller, ({ room }) => room.log.some(({ seat }) => seat === 0));
  expect(made.forcedTurns).toEqual([]);
});
