import { expect, test } from 'vitest';
import { adminContract } from './kit/admin-contract.ts';
import { Guest } from './kit/guest.ts';
import { fileHouse } from './kit/house.ts';
import { runProgram } from './kit/processes.ts';
import { openTestServer } from './kit/server.ts';
import { newFolder } from './kit/store.ts';

adminContract(fileHouse);

/** One id in 64 begins with a dash, and one in 4096 with two, or like the flag that asks for the version. */
test.each(['-', '--', '-V'])(
  'the program finds whoever has an id that begins with %s',
  async (dash) => {
    const data = newFolder();
    let ids = 0;
    const id = () => `${dash}help${ids++}`;
    const server = await openTestServer({ data, env: { id } });
    const { person } = await Guest.enter(server.url, 'Asha');
    const owner = await Guest.enter(server.url, 'Ravi');
    const table = await owner.openTable({ game: 'talluka' });
    await server.close();
    expect([person, table].every((each) => each.startsWith(dash))).toBe(true);
    const order = async (...args: string[]) => {
      const { ended, said, errors } = runProgram(['admin', ...args], { DATA: data });
      return { code: await ended, said: said(), errors: errors() };
    };
    const done = { code: 0, said: expect.stringContaining(person), errors: '' };
    expect(await order('ban', person, 'rude', 'words')).toEqual(done);
    expect(await order('list', 'bans')).toMatchObject({
      said: expect.stringContaining(`${person}\trude words`),
    });
    expect(await order('unban', person)).toEqual(done);
    const flags = ['--data', data];
    const closed = { code: 0, said: expect.stringContaining(table), errors: '' };
    expect(await order('close', table, ...flags)).toEqual(closed);
    expect(await order('ban', '--help')).toMatchObject({
      said: expect.stringContaining('baithak admin list'),
    });
  },
);
