import type { Json } from '@baithak/kernel';
import type { ClientMessage } from '@baithak/protocol';
import { type Command, streamFrom, type Table } from '@baithak/table';
import { expect, test } from 'vitest';
import { TableController } from '../controller/table.ts';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { until } from './seated.ts';
import { begunWith, give, newTable } from './tables.ts';

/** Asha holds one diamond and no camels, so she can do nothing but take the camels. */
const ONLY_CAMELS = {
  market: 'KKKKK',
  hands: ['D', 'GGSSC'],
  herds: [0, 3],
  deck: { D: 5, G: 4, S: 4, C: 7, P: 8, L: 10, K: 3 },
  seen: ['D', 'GGSSC'],
  shown: ['', ''],
};

/** The page of a table, without its drawing, and how many commands it has sent. */
function pageOf(table: Table): { readonly page: TableController; readonly sent: () => number } {
  const messages: ClientMessage[] = [];
  const page = new TableController({
    person: LOCAL_PERSON,
    loadGame: async () => table.game,
    freshId: () => `${messages.length}`,
    now: () => 0,
    playsForced: () => true,
    drafts: { read: () => null, write: () => {} },
  });
  page.connect(({ onMessage }) => ({
    close: () => {},
    send(message) {
      messages.push(message);
      if (message.kind !== 'watch') return;
      const { v, viewer } = message;
      const events = streamFrom(table, viewer, 0);
      queueMicrotask(() => onMessage({ v, kind: 'events', viewer, events }));
    },
  }));
  return { page, sent: () => messages.filter(({ kind }) => kind === 'command').length };
}

async function onlyCamels(): Promise<Json> {
  const { game, match } = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  return { ...(game.writePosition(match!.state) as object), ...ONLY_CAMELS };
}

const BOT: Command = { do: 'bot', seat: 1, character: 'mina' };
const HERE: Command = { do: 'join', name: 'Ravi' };
const SEATED: Command = { do: 'sit', seat: 1, name: 'Ravi' };

// Whoever else is there could read from the time of a move that it was the only one.
test.each<[string, readonly Command[], readonly Command[], boolean]>([
  ['is made for somebody alone with a bot', [BOT], [], true],
  ['is left to somebody whom a friend plays against', [], [HERE, SEATED], false],
  ['is left to somebody whom a friend watches', [BOT], [HERE], false],
])('a forced move of a game with secrets %s', async (_, ashas, ravis, isMade) => {
  const table = await newTable({ game: 'jaipur', position: await onlyCamels() });
  give(table, { do: 'sit', seat: 0, name: 'Asha' });
  for (const command of ravis) give(table, command, 'ravi');
  for (const command of ashas) give(table, command);
  give(table, { do: 'start' });
  const { page, sent } = pageOf(table);
  const asked = await until(page, ({ legal }) => legal.length > 0);
  expect(asked.legal).toEqual(['+K']);
  expect([asked.forced, asked.drafted]).toEqual([isMade, []]);
  page.makeForced();
  expect(sent()).toBe(Number(isMade));
});
