import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMatch, sure } from '@baithak/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { envName, flagName, OPTION_NAMES } from '../config.ts';
import { serve } from '../index.ts';
import { openDatabase } from '../store/database.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { beginServer, KillableServer, runProgram, startServer, stop } from './kit/processes.ts';
import { databaseIn, folder } from './kit/store.ts';

const places: { remove(): void }[] = [];
afterAll(() => {
  for (const place of places) place.remove();
});

function newFolder(): string {
  const place = folder();
  places.push(place);
  return place.path;
}

/** The sentence of a server that cannot start. */
async function complaint(
  args: readonly string[],
  env: Record<string, string> = {},
  language: 'en' | 'de' = 'en',
): Promise<string> {
  let said = '';
  const around = { env, language, write: (text: string) => (said += text) };
  const sentence = await serve(args, around);
  expect(said).toBe('');
  return sentence ?? 'no complaint';
}

function config(value: unknown): string {
  const file = join(newFolder(), 'config.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const cannotBe = (name: string, value: string) =>
  `${name} cannot be “${value}”; baithak serve --help tells what it may be.`;

describe('a wrong setting is reported in one sentence', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', ' '],
    ['BASE_URL', 'ftp://games.example'],
    ['BASE_URL', 'games.example'],
    ['GAMES', 'jaipur,chess'],
    ['GAMES', ','],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['BOT_THREADS', '0'],
    ['MAX_SOCKETS', 'many'],
    ['METRICS', 'maybe'],
    ['CONTACT', 'ring the bell'],
    ['CONTACT', 'javascript:alert(1)'],
  ])('%s=%s', async (name, value) => {
    expect(await complaint([], { [name]: value })).toBe(cannotBe(name, value));
  });

  test.each([
    [['--port', '99999'], cannotBe('PORT', '99999')],
    [['--games='], cannotBe('GAMES', '')],
    [['--colour', 'red'], 'Unknown option or missing value: --colour. See baithak serve --help.'],
    [['--host'], 'Unknown option or missing value: --host <value>. See baithak serve --help.'],
    [['now'], 'Unknown option or missing value: now. See baithak serve --help.'],
  ])('%j', async (args, sentence) => {
    expect(await complaint(args)).toBe(sentence);
  });

  test.each([
    [{ port: 'http' }, cannotBe('PORT', 'http')],
    [{ port: null }, cannotBe('PORT', 'null')],
    [{ port: true }, cannotBe('PORT', 'true')],
    [{ games: [] }, cannotBe('GAMES', '')],
    [{ metrics: 'maybe' }, cannotBe('METRICS', 'maybe')],
    [
      { prot: 80 },
      'The config file has an unknown option “prot”; baithak serve --help lists them.',
    ],
  ])('in a file: %j', async (value, sentence) => {
    expect(await complaint(['--config', config(value)])).toBe(sentence);
    expect(await complaint([], { CONFIG: config(value) })).toBe(sentence);
  });

  test.each([['{"port": 80', 'JSON'] as const, ['[]', 'JSON'] as const])(
    'in a file: %s',
    async (text, reason) => {
      const file = config(text);
      expect(await complaint(['--config', file])).toBe(
        `The config file ${file} cannot be read (${reason}); it must be a JSON object.`,
      );
    },
  );

  test('a missing file', async () => {
    expect(await complaint([], { CONFIG: '/nowhere/config.json' })).toContain('(ENOENT)');
  });

  test('in German', async () => {
    expect(await complaint(['--colour'], {}, 'de')).toBe(
      'Unbekannte Option oder fehlender Wert: --colour. Siehe baithak serve --help.',
    );
  });

  test('a flag overrides the environment, and the environment overrides a file', async () => {
    const file = config({ port: 'file', host: 'file', logLevel: 'file' });
    const env = { CONFIG: file, PORT: 'env', HOST: 'env' };
    expect(await complaint(['--port', 'flag'], env)).toBe(cannotBe('PORT', 'flag'));
    expect(await complaint([], env)).toBe(cannotBe('PORT', 'env'));
    expect(await complaint([], { CONFIG: file })).toBe(cannotBe('PORT', 'file'));
  });
});

describe('a process that cannot start', () => {
  const file = (data: string) => databaseIn(data);

  function garbage(): string {
    const data = newFolder();
    writeFileSync(file(data), 'Dear diary, today I learned to play. '.repeat(200));
    return data;
  }

  function database(sql: string): string {
    const data = newFolder();
    const db = new DatabaseSync(file(data));
    db.exec(sql);
    db.close();
    return data;
  }

  async function newer(): Promise<string> {
    const data = newFolder();
    const { raw } = await openDatabase(file(data));
    raw.exec("insert into kysely_migration values ('999-later', 'one day')");
    raw.close();
    return data;
  }

  /** The process must write one sentence to standard error, nothing to standard output, and exit with 1. */
  async function sentenceOf(starting: ReturnType<typeof beginServer>): Promise<string> {
    const { ended, said, errors } = starting;
    expect({ how: await ended, said: said(), lines: errors().split('\n').length }).toEqual({
      how: 1,
      said: '',
      lines: 2,
    });
    return errors();
  }

  test.concurrent('with a damaged database', async () => {
    const data = garbage();
    expect(await sentenceOf(beginServer(data))).toBe(
      `baithak: ${file(data)} is damaged, or it is no database (file is not a database). Restore a backup, or name another folder with --data.\n`,
    );
  });

  test.concurrent('with the database of another program', async () => {
    const data = database('create table bookmarks (url text)');
    expect(await sentenceOf(beginServer(data))).toContain('the database of another program');
  });

  test.concurrent('with a database of a later version, in German', async () => {
    const data = await newer();
    expect(await sentenceOf(beginServer(data, { LANG: 'de_DE.UTF-8' }))).toContain(
      'stammt von einer späteren Version von Baithak',
    );
  });

  test.concurrent('with a file where the folder should be', async () => {
    const data = join(newFolder(), 'data');
    writeFileSync(data, '');
    expect(await sentenceOf(beginServer(data))).toContain(`${file(data)} cannot be used (`);
  });

  test.concurrent('with a folder where the database should be', async () => {
    const data = newFolder();
    mkdirSync(file(data));
    expect(await sentenceOf(beginServer(data))).toContain(`${file(data)} cannot be used (`);
  });

  test.concurrent('with a database it may not write', async () => {
    const data = newFolder();
    writeFileSync(file(data), '');
    chmodSync(file(data), 0o444);
    chmodSync(data, 0o555);
    // Root may write everywhere, so run as another user.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const sentence = await sentenceOf(beginServer(data, {}, nobody));
    expect(sentence).toContain(`${file(data)} may not be written (`);
    chmodSync(data, 0o755);
  });

  test.concurrent('at a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const data = newFolder();
    expect(await sentenceOf(beginServer(data, { PORT: String(port) }))).toBe(
      `baithak: Port ${port} is already in use; choose another one with --port.\n`,
    );
    other.close();
  });

  test.concurrent('at an address that it does not have', async () => {
    const sentence = await sentenceOf(beginServer(newFolder(), { HOST: '203.0.113.7' }));
    expect(sentence).toContain('This machine has no address “203.0.113.7”');
  });

  test.concurrent('with an unknown option', async () => {
    const starting = runProgram(['serve', '--colour'], { DATA: newFolder() });
    expect(await sentenceOf(starting)).toBe(
      'baithak: Unknown option or missing value: --colour. See baithak serve --help.\n',
    );
  });
});

describe('a process that can start', () => {
  test('prints its address and nothing else, and creates its folders', async () => {
    const data = join(newFolder(), 'deep/down');
    const server = await startServer(data);
    expect(await stop(server)).toBe(0);
    expect(server.said()).toMatch(
      /^Baithak is at http:\/\/localhost:\d+\/ \(Ctrl-C ends it\)\.\n$/,
    );
    expect(server.errors()).toBe('');
  });

  test('lists every option with its variable and its default', async () => {
    const { ended, said, errors } = runProgram(['serve', '--help'], {});
    expect([await ended, errors()]).toEqual([0, '']);
    for (const name of OPTION_NAMES) {
      expect(said()).toMatch(new RegExp(`^ +--${flagName(name)} +${envName(name)} +\\S.+$`, 'm'));
    }
    expect(said()).toMatch(/--config +CONFIG/);
    expect(said()).toContain('[0.0.0.0]');
    expect(said()).not.toMatch(/config\.\w/);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s during play: exit code 0, sockets are told to reconnect, nothing is lost',
  async (signal) => {
    const server = await KillableServer.start();
    const asha = await Guest.enter(server.url, 'Asha');
    const ravi = await Guest.enter(server.url, 'Ravi');
    const duel = await Duel.open([asha, ravi], 'talluka');
    const socket = asha.socket(duel.table);
    const closed = new Promise((done) => socket.once('close', done));
    await new Promise((done) => socket.once('open', done));
    // A silent connection must not block the exit.
    const silent = connect(server.port, '127.0.0.1').on('error', () => {});
    await new Promise((done) => silent.once('connect', done));
    const [first] = duel.hands;
    const restart = async () => {
      await first.until(() => first.stream(0).events.length >= 12);
      expect(await server.kill(signal)).toBe(0);
      expect(server.errors).toBe('');
      await server.start();
    };
    await Promise.all([restart(), duel.play(signal)]);
    expect(await closed).toBe(1012);
    expect(troublesIn(await duel.history(server.data))).toEqual([]);
    expect(sure(readMatch(await duel.file(), duel.game)).turn.kind).toBe('over');
    duel.leave();
    await server.end();
  },
);

test('the files of the container image are enough to run a server', async () => {
  const image = newFolder();
  const script = fileURLToPath(new URL('../../../deploy/image.mjs', import.meta.url));
  execFileSync(process.execPath, [script, image]);
  const notices = ['LICENSE', 'NOTICE', 'THIRD-PARTY.md'];
  expect(readdirSync(image).sort()).toEqual([...notices, 'apps', 'node_modules']);
  const ours = readdirSync(join(image, 'apps'), { recursive: true, encoding: 'utf8' });
  expect(ours.filter((file) => /\.(ts|tsx|map)$/.test(file))).toEqual([]);
  const libraries = readdirSync(join(image, 'node_modules'));
  expect(libraries).toContain('pino');
  for (const name of ['vite', 'vitest', 'react', 'typescript'])
    expect(libraries).not.toContain(name);
  const file = join(image, 'apps/cli/dist/baithak.mjs');
  const server = await startServer(join(image, 'data'), {}, { file });
  const page = await (await fetch(server.url)).text();
  expect(page).toContain('<!doctype html>');
  expect(await (await fetch(new URL('/healthz', server.url))).json()).toMatchObject({ ok: true });
  expect(await stop(server)).toBe(0);
});
