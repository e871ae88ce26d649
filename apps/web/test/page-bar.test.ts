import { catalog, isGameId } from '@baithak/catalog';
import { speakerFrom } from '@baithak/words';
import { expect, test } from 'vitest';
import { standInsOf } from '../controller/room.ts';
import type { ReadyTable } from '../controller/snapshot.ts';
import { TableController } from '../controller/table.ts';
import { LOCAL_PERSON, type SeatWish } from '../local/envelope.ts';
import { pageBar } from '../pages/table/page-bar.tsx';
import { sentencesOf } from '../pages/table/sentences.ts';
import { namesOf } from '../shell/language.ts';
import { book } from '../words/en.ts';
import { bot, device, opened, person } from './device.ts';

const plain = speakerFrom('en', [book], []).say;

/** A table of this device, and what its bar says. */
async function seated(game: string, seats: readonly SeatWish[]) {
  let ids = 0;
  const lobby = device();
  const id = await opened(lobby, game, seats, { seats: seats.length });
  const controller = new TableController({
    person: LOCAL_PERSON,
    loadGame: async (name) => (isGameId(name) ? catalog[name].game() : undefined),
    freshId: () => `id ${ids++}`,
    now: () => 0,
    playsForced: () => false,
    drafts: { read: () => null, write: () => {} },
  });
  controller.connect((listener) => lobby.connect(id, listener));
  const until = (wanted: (table: ReadyTable) => boolean) =>
    new Promise<ReadyTable>((resolve) => {
      const look = () => {
        const table = controller.getSnapshot();
        if (table.status === 'ready' && wanted(table)) resolve(table);
      };
      controller.subscribe(look);
      look();
    });
  return { controller, until };
}

const namesAt = ({ room, own }: ReadyTable) =>
  namesOf(room.seats, own[0] ?? null, plain, standInsOf(room));

const sayAt = (table: ReadyTable) =>
  speakerFrom('en', [book], namesAt(table), table.own[0] ?? null).say;

const WORDS = { catalogue: {}, rules: [], houseRules: [], sentence: () => null };

function barAt(table: ReadyTable, controller: TableController) {
  return pageBar({
    table: { ...table, view: null, news: { key: '', events: [] } },
    controller,
    words: WORDS as never,
    say: sayAt(table),
    replay: { at: 0, last: 0, pace: null, step: () => {}, start: () => {}, stop: () => {} },
    counting: { counted: 0, all: 0, done: true, lit: [], skip: () => {}, again: () => {} },
    declined: null,
    sinceLeft: { retelling: null, offer: null },
  });
}

test('the bar says when the page has made the only choice', async () => {
  const { controller, until } = await seated('talluka', [person('Asha'), bot(1)]);
  const table = await until(({ acting }) => acting === 0);
  const waiting = { ...table, acting: null };
  expect(barAt(waiting, controller)?.note).toBeUndefined();
  expect(barAt({ ...waiting, completed: true }, controller)?.note).toBe(
    'You had only one choice, so it was made for you.',
  );
});

test('an undo asks before it takes back the turn of a bot', async () => {
  const { controller, until } = await seated('talluka', [person('Asha'), bot(1)]);
  const start = await until(({ acting }) => acting === 0);
  controller.attempt(start.legal[0]!);
  await until(({ acting, room }) => acting === 0 && room.log.some(({ seat }) => seat === 1));
  controller.undo();
  const asked = await until(({ asksUndo }) => asksUndo.length > 0);
  const bar = barAt(asked, controller);
  expect(bar).toMatchObject({ ask: 'Take back Mina’s turn too?', primary: { label: 'Yes' } });
  bar?.quiet?.[0]?.act?.();
  const kept = await until(({ asksUndo }) => asksUndo.length === 0);
  expect(kept.room.log.some(({ undone }) => undone)).toBe(false);
  controller.undo();
  barAt(await until(({ asksUndo }) => asksUndo.length > 0), controller)?.primary?.act?.();
  const back = await until(({ room }) => room.log.some(({ undone }) => undone));
  expect(back.asksUndo).toEqual([]);
});

test('whoever resigns among several hears that the others play on, and only watches', async () => {
  const { controller, until } = await seated('ananda', [person('Asha'), bot(2), bot(1)]);
  await until(({ acting }) => acting === 0);
  controller.resign(0);
  const table = await until(({ own }) => own.length === 0);
  expect(barAt(table, controller)?.ask).toBe('You resigned. The others play on.');
  expect(namesAt(table)).toEqual(['Stand-in', 'Gilli', 'Mina']);
  const line = table.room.log.find(({ note }) => note !== null)!;
  expect(sentencesOf(line, WORDS, sayAt(table))).toEqual(['Asha resigned. A stand-in plays on.']);
});
