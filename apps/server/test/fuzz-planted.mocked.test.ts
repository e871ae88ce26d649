import type { submit } from '@baithak/table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Headcount, Inbox } from '../http/limits.ts';
import { type Lore, loreOf, randomOf } from './kit/fuzz-messages.ts';
import { type Effort, Round } from './kit/fuzz-round.ts';
import { openTestServer, type TestServerSetup } from './kit/server.ts';

type Submit = typeof submit;

/** Bugs that a test plants between the server and its packages. */
const planted = vi.hoisted(() => ({
  submit: undefined as
    | ((real: Submit, ...args: Parameters<Submit>) => ReturnType<Submit>)
    | undefined,
}));

vi.mock('@baithak/table', async (original) => {
  const real = await original<typeof import('@baithak/table')>();
  const door: Submit = (...args) => planted.submit?.(real.submit, ...args) ?? real.submit(...args);
  return { ...real, submit: door };
});

const EFFORT = { tables: 2, framesOfLine: 80, violent: 16, requests: 150, turns: 2 };
let lore: Lore[];

beforeAll(async () => {
  lore = [await loreOf('jaipur', randomOf('lore'))];
});

afterEach(() => {
  planted.submit = undefined;
  vi.restoreAllMocks();
});

async function complaints(setup: TestServerSetup = {}, more: Partial<Effort> = {}) {
  const server = await openTestServer(setup);
  const found = await new Round(server.url, lore, { ...EFFORT, ...more }, 'planted').run();
  await server.close();
  return found;
}

describe('a little nonsense', () => {
  it('causes no error', async () => {
    expect(await complaints()).toEqual([]);
  });

  it('detects an exception', async () => {
    planted.submit = (real, table, command, by, env, client) => {
      if (command.do === 'undo') throw new Error('planted');
      return real(table, command, by, env, client);
    };
    expect(await complaints()).toContainEqual(expect.stringMatching(/^\d+ troubles$/));
  });

  it('detects a fault that reveals another table’s seed', async () => {
    const seeds: string[] = [];
    planted.submit = (real, table, command, by, env, client) => {
      const said = real(table, command, by, env, client);
      if (!seeds.includes(table.nextSeed)) seeds.push(table.nextSeed);
      return 'code' in said ? Object.assign(said, { args: { seeds: seeds.join() } }) : said;
    };
    expect(await complaints()).toContainEqual(
      expect.stringMatching(/^somebody heard [0-9a-f]{32}/),
    );
  });

  it('detects a socket that is closed for no reason', async () => {
    let count = 0;
    const { add } = Inbox.prototype;
    vi.spyOn(Inbox.prototype, 'add').mockImplementation(function (this: Inbox, text, work) {
      // Nobody but those who send nonsense complains of it.
      if (text.includes('planted')) count++;
      return count !== 50 && add.call(this, text, work);
    });
    expect(await complaints()).toContainEqual(expect.stringMatching(/^closed with 1008/));
  });

  it('detects messages without an answer', async () => {
    let count = 0;
    const { add } = Inbox.prototype;
    vi.spyOn(Inbox.prototype, 'add').mockImplementation(function (this: Inbox, text, work) {
      const drop = ++count % 50 === 0 && !text.includes('end') && text.includes('planted');
      return drop || add.call(this, text, work);
    });
    expect(await complaints()).toContainEqual(expect.stringMatching(/^no answer|^faults/));
  });

  it('detects sockets that are counted forever', async () => {
    const { enter } = Headcount.prototype;
    vi.spyOn(Headcount.prototype, 'enter').mockImplementation(function (this: Headcount, key) {
      return enter.call(this, key) && (() => {});
    });
    const found = await complaints({}, { patience: 5 });
    expect(found).toContainEqual(expect.stringMatching(/^baithak_sockets: \d+$/));
  });

  it('detects a request that causes an error', async () => {
    const fail = () => Promise.reject(new Error('planted'));
    const plant = () => ({ list: fail, ping: fail });
    expect(await complaints({ plant })).toContainEqual(expect.stringMatching(/^status 503/));
  });
});
