import { afterEach, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { sayer } from '../words/index.ts';
import { makeAccount, signIn } from './kit/accounts.ts';
import { type Answer, Guest } from './kit/guest.ts';
import { openTestServer, type TestServer } from './kit/server.ts';
import { databaseIn, worker } from './kit/store.ts';

let server: TestServer;
afterEach(() => server.close());

/** Runs an order against the database of the running server. */
async function order(...args: string[]): Promise<{ said: string[]; fault: string | undefined }> {
  const said: string[] = [];
  const open = () => openSqliteStore({ file: databaseIn(server.data), worker });
  const desk = { say: sayer('en'), write: (line: string) => void said.push(line) };
  const fault = await runAdmin(args, open, desk);
  return { said, fault: fault?.code };
}

const codeOf = ({ body }: Answer) => (body.fault as { code: string } | undefined)?.code;

it('shuts somebody out of a running server and lets them in again, on the record', async () => {
  server = await openTestServer();
  const asha = await Guest.enter(server.url, 'Asha');
  const { device } = await makeAccount(asha);
  const tables = async () => codeOf(await asha.ask('GET', '/api/tables?of=mine'));
  expect(await tables()).toBeUndefined();
  expect((await order('ban', asha.person, 'rude', 'words')).fault).toBeUndefined();
  await expect.poll(tables).toBe('shut');
  expect(codeOf(await signIn(new Guest(() => server.url, ''), device))).toBe('shut');
  expect((await asha.ask('GET', '/api/session/export')).status).toBe(200);
  expect((await order('ban', asha.person)).fault).toBe('admin-banned');
  expect((await order('list', 'bans')).said.join()).toContain(`${asha.person}\trude words`);
  expect((await order('unban', asha.person)).fault).toBeUndefined();
  await expect.poll(tables).toBeUndefined();
  expect((await order('unban', asha.person)).fault).toBe('admin-not-banned');
  const log = (await order('audit')).said.map((line) => line.split('\t').slice(1));
  expect(log).toEqual([
    ['unban', asha.person, ''],
    ['ban', asha.person, 'rude words'],
  ]);
});

it('closes a table that people are at', async () => {
  server = await openTestServer();
  const asha = await Guest.enter(server.url, 'Asha');
  const id = await asha.openTable({ game: 'talluka' });
  const ear = asha.dial(id);
  await ear.must({ do: 'sit', seat: 0, name: 'Asha' });
  expect((await order('list')).said[0]).toContain(`${id}\ttalluka\tgathering`);
  expect((await order('list', 'people')).said[0]).toContain('Asha');
  expect((await order('close', id, 'spam')).fault).toBeUndefined();
  const look = async () => codeOf(await asha.ask('GET', `/api/tables/${id}`));
  await expect.poll(look).toBe('no-such-table');
  expect((await order('close', id)).fault).toBe('admin-no-table');
  expect((await order('audit')).said[0]).toContain(`close\t${id}\tspam`);
  ear.hangUp();
});

it('says what is wrong with an order', async () => {
  server = await openTestServer();
  expect((await order('hug', 'x')).fault).toBe('admin-order');
  expect((await order('constructor')).fault).toBe('admin-order');
  expect((await order('list', 'cats')).fault).toBe('admin-list');
  expect((await order('ban', 'nobody')).fault).toBe('admin-no-person');
  expect((await order('audit')).said).toEqual(['There is nothing to list.']);
});
