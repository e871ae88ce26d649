import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from './kit/guest.ts';
import { type Mortal, openMortal } from './kit/mortal.ts';
import { folder } from './kit/process.ts';

const { path, remove } = folder();
const tables = { jaipur: '', talluka: '', mixed: '' };
let asha: Guest;
let server: Mortal;

/** A table that has been for both games, and now is for the one that stays. */
async function mixedTable(): Promise<string> {
  const id = await asha.openTable({ game: 'jaipur', listed: true });
  const ear = asha.dial(id);
  await ear.must({ do: 'configure', settings: { game: 'talluka' } });
  ear.hangUp();
  return id;
}

beforeAll(async () => {
  const before = await openMortal(path);
  asha = await Guest.enter(() => (server ?? before).url, 'Asha');
  tables.jaipur = await asha.openTable({ game: 'jaipur', listed: true });
  tables.talluka = await asha.openTable({ game: 'talluka', listed: true });
  tables.mixed = await mixedTable();
  await before.close();
  server = await openMortal(path, { config: { games: 'talluka' } });
});

afterAll(async () => {
  await server.close();
  remove();
});

/** How a handshake was turned down. */
function refusal(table: string): Promise<{ status: number | undefined; body: string }> {
  const socket = asha.socket(table);
  return new Promise((done) => {
    socket.once('unexpected-response', (_, answer) => {
      let body = '';
      answer.on('data', (data) => (body += data));
      answer.on('end', () => done({ status: answer.statusCode, body }));
    });
  });
}

describe('a game that is switched off with GAMES', () => {
  test('is not on offer', async () => {
    expect((await asha.ask('GET', '/api/host')).body).toMatchObject({ games: ['talluka'] });
    const open = await asha.ask('POST', '/api/tables', { settings: { game: 'jaipur' } });
    expect(open).toMatchObject({ status: 400, body: { fault: { code: 'unknown-game' } } });
  });

  test('cannot be chosen at a table either', async () => {
    const ear = asha.dial(tables.talluka);
    const said = await ear.command({ do: 'configure', settings: { game: 'jaipur' } });
    expect(said).toMatchObject({ kind: 'refused', fault: { code: 'unknown-game' } });
    await ear.must({ do: 'chat', text: 'the others go on' });
    ear.hangUp();
  });

  test.each(['jaipur', 'mixed'] as const)('keeps its stored tables closed: %s', async (which) => {
    const fault = { code: 'table-unknown-game', args: { game: 'jaipur' } };
    const answer = await asha.ask('GET', `/api/tables/${tables[which]}/matches`);
    expect(answer).toMatchObject({ status: 410, body: { fault } });
    const { status, body } = await refusal(tables[which]);
    expect([status, JSON.parse(body)]).toMatchObject([410, { fault }]);
  });

  test('leaves the lobby, not the list of one’s own tables', async () => {
    const listed = async (of: string) => {
      const { body } = await asha.ask('GET', `/api/tables?of=${of}`);
      return (body.tables as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await listed('open')).toEqual([tables.talluka, tables.mixed].sort());
    expect(await listed('mine')).toEqual(Object.values(tables).sort());
  });

  test('comes back with all its tables', async () => {
    await server.close();
    server = await openMortal(path);
    for (const id of [tables.jaipur, tables.mixed]) {
      const ear = asha.dial(id);
      await ear.must({ do: 'chat', text: 'back' });
      ear.hangUp();
    }
  });
});
