import { matchFile } from '@baithak/host';
import { expect, test } from 'vitest';
import type { FromWorker, ToWorker } from '../local/envelope.ts';
import { memoryStore } from '../local/store.ts';
import { LocalTables } from '../local/tables.ts';
import { begunWith, give, playOut } from './tables.ts';

/** Asks the Worker something, takes it back as soon as some of the work is done, and returns what it said. */
async function stopped(question: ToWorker & { readonly id: number }): Promise<FromWorker[]> {
  const said: FromWorker[] = [];
  const tables = new LocalTables(
    memoryStore(),
    (message) => {
      said.push(message);
      const isUnderWay = message.kind === 'progress' && message.share > 0;
      if (isUnderWay) void tables.receive({ kind: 'silence', id: question.id });
    },
    { tell: () => {} },
  );
  await tables.receive(question);
  return said;
}

const shares = (said: readonly FromWorker[]): number[] =>
  said.flatMap((message) => (message.kind === 'progress' ? [message.share] : []));

async function played(moves: number) {
  const table = await begunWith({ id: 'jaipur', seats: ['Asha', 1] });
  playOut(table, 'some moves', moves);
  return table;
}

test('a review that is left stops at once and answers nothing', async () => {
  const table = await played(40);
  give(table, { do: 'resign', seat: 0 });
  const file = matchFile(table, null, undefined);
  if (typeof file !== 'string') throw new Error(file.code);
  const said = await stopped({ kind: 'review', id: 7, file });
  expect(said.at(-1)).toEqual({ kind: 'reviewed', id: 7, review: null });
  expect(shares(said).filter((share) => share > 0)).toHaveLength(1);
});

test('a question to the coach that is taken back stops at once and gets no answer', async () => {
  const { game, match } = await played(4);
  const view = game.view(match!.state, game.status(match!.state));
  const said = await stopped({ kind: 'advise', id: 7, game: game.id, view });
  expect(said.at(-1)).toEqual({ kind: 'advice', id: 7, advice: null });
  expect(shares(said).filter((share) => share > 0)).toHaveLength(1);
});
