import { expect, it } from 'vitest';
import { runAdmin } from '../../admin.ts';
import { sayer } from '../../words/index.ts';
import { makeAccount, signIn } from './accounts.ts';
import { Guest } from './guest.ts';
import type { House } from './house.ts';
import { codeOf, openHouse, tidyUp } from './visits.ts';

/** Runs an order against the database of a running server. */
const orderAt =
  ({ store }: House) =>
  async (...args: string[]): Promise<{ said: string[]; fault: string | undefined }> => {
    const said: string[] = [];
    const desk = { say: sayer('en'), write: (line: string) => void said.push(line) };
    const fault = await runAdmin(args, store, desk);
    return { said, fault: fault?.code };
  };

/** What whoever runs a server is promised, on every store. */
export function adminContract(newHouse: () => House): void {
  tidyUp();
  const open = async () => {
    const { house, server } = await openHouse(newHouse);
    return { server, order: orderAt(house) };
  };

  it('shuts somebody out of a running server and lets them in again, on the record', async () => {
    const { server, order } = await open();
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
    const { server, order } = await open();
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
    const { order } = await open();
    expect((await order('hug', 'x')).fault).toBe('admin-order');
    expect((await order('constructor')).fault).toBe('admin-order');
    expect((await order('list', 'cats')).fault).toBe('admin-list');
    expect((await order('ban', 'nobody')).fault).toBe('admin-no-person');
    expect((await order('audit')).said).toEqual(['There is nothing to list.']);
  });
}
