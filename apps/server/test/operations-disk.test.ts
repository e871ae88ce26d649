import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FastRandom, readMatch, sure } from '@baithak/kernel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Duel, Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { program, runProgram, startServer, stop } from './kit/processes.ts';
import { openTestServer } from './kit/server.ts';
import {
  databaseIn,
  events,
  folder,
  logOf,
  moved,
  newFile,
  newFolder,
  opened,
  openStore,
  record,
} from './kit/store.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A server on a disk that a test can fill and clear. */
interface SmallDisk {
  readonly url: string;
  /** A folder with the current content of the disk. */
  data(): string;
  fill(): unknown;
  makeRoom(): unknown;
}

/** A limit on the database's pages simulates a full disk. */
async function fewPages(): Promise<SmallDisk> {
  const { path: data, remove } = folder();
  const server = await openTestServer({ data: data, pragmas: ['max_page_count = 150'] });
  endings.push(remove, () => server.close());
  return {
    url: server.url,
    data: () => data,
    fill: () => fillUp(server.store),
    makeRoom: () => server.store.dropSessions(1),
  };
}

/** Fills it with large rows, then with ever smaller ones. */
async function fillUp(store: Store): Promise<void> {
  for (const size of [40_000, 3_000, 500, 10]) {
    const name = 'x'.repeat(size);
    const session = { person: 'x', name, createdAt: 0, seenAt: 0 };
    const fill = async () => {
      for (let i = 0; ; i++) await store.addSession({ ...session, tokenHash: `${size} ${i}` });
    };
    await expect(fill()).rejects.toMatchObject({ code: 'store-full' });
  }
}

/** The program with a tmpfs of its own, in its own mount namespace. */
function onOwnDisk(data: string, size: string) {
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$DATA" && exec "$@"`;
  const args = ['-rm', 'sh', '-c', mount, 'sh', process.execPath, program, 'serve'];
  const settings = { PORT: '0', HOST: '127.0.0.1', BOT_THREADS: '1', LOG_LEVEL: 'silent' };
  const env = { PATH: process.env.PATH, DATA: data, ...settings };
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended };
}

/** A consistent copy of the files: reads until two reads are equal, since the server may write meanwhile. */
function contents(disk: string): [string, Buffer][] {
  const names = readdirSync(disk).filter((file) => !/filler|-shm/.test(file));
  const read = () => names.map((name): [string, Buffer] => [name, readFileSync(join(disk, name))]);
  for (let first = read(); ; ) {
    const second = read();
    if (second.every(([, bytes], i) => bytes.equals(first[i]![1]))) return second;
    first = second;
  }
}

async function realDisk(): Promise<SmallDisk> {
  const { path, remove } = folder();
  // The write-ahead log may take 16 MB before it begins anew.
  const { child, ended } = onOwnDisk(path, '24m');
  endings.push(remove, () => {
    child.kill();
    return ended;
  });
  const said = await new Promise<string>((done) => {
    child.stdout.once('data', (text) => done(String(text)));
  });
  const disk = `/proc/${child.pid}/root${path}`;
  const filler = join(disk, 'filler');
  return {
    url: /http:\S+/.exec(said)?.[0] ?? '',
    // SQLite resolves the path under /proc to this process's own mount namespace, so work on a copy.
    // Use a new folder each time: SQLite may keep files of a closed connection open for a while.
    data() {
      const copy = folder();
      endings.push(copy.remove);
      for (const [name, bytes] of contents(disk)) writeFileSync(join(copy.path, name), bytes);
      return copy.path;
    },
    fill: () => expect(() => writeFileSync(filler, Buffer.alloc(32_000_000))).toThrow('ENOSPC'),
    makeRoom: () => rmSync(filler),
  };
}

const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe.each([
  ['whose database may not grow', fewPages, true],
  ['that is really full', realDisk, canMount],
] as const)('a disk %s', (_, openDisk, can) => {
  test.skipIf(!can)('refuses moves and loses none; play goes on when there is room', async () => {
    const disk = await openDisk();
    const guests = [await Guest.enter(disk.url, 'Asha'), await Guest.enter(disk.url, 'Ravi')];
    const duel = await Duel.open(guests as [Guest, Guest], 'jaipur');
    await begun(duel);
    await disk.fill();
    const after = await playUntilRefused(duel);
    const { length } = logOf(disk.data(), duel.table);
    for (const hand of duel.hands) {
      expect(hand.stream(hand.seat).events).toHaveLength(length);
      const said = await hand.give({ do: 'chat', text: `no room for ${hand.seat}` });
      expect(said.answer).toEqual({ refused: 'not-kept' });
    }
    const open = await guests[0]?.ask('POST', '/api/tables', { settings: { game: 'talluka' } });
    expect(open).toMatchObject({ status: 503, body: { fault: { code: 'not-kept' } } });
    expect(await guests[0]?.ask('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(logOf(disk.data(), duel.table)).toHaveLength(length);
    await disk.makeRoom();
    await duel.play('room');
    expect(troublesIn(await duel.history(disk.data()))).toEqual([]);
    const { entries } = sure(readMatch(await duel.file(), duel.game));
    expect(entries.length).toBeGreaterThan(after);
    duel.leave();
  });
});

/** Both have promised and revealed their salts: that is stored, too. */
async function begun({ hands }: Duel): Promise<void> {
  for (const hand of hands) {
    await hand.until(() => hand.stream(hand.seat).events.some(({ kind }) => kind === 'started'));
  }
}

/** Returns how many entries the match had when the disk was full. */
async function playUntilRefused(duel: Duel): Promise<number> {
  const random = new FastRandom('full');
  for (let i = 0; ; i++) {
    const hand = duel.hands[i % 2 === 0 ? 0 : 1];
    const move = await duel.nextMove(hand, random);
    const { answer } = await hand.give(move);
    if (answer !== undefined && 'first' in answer) continue;
    expect(answer).toEqual({ refused: 'not-kept' });
    return move.after;
  }
}

test.skipIf(!canMount)(
  'a disk that is full from the start is reported in one sentence',
  async () => {
    const { path, remove } = folder();
    const { child, ended } = onOwnDisk(path, '64k');
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    expect(await ended).toBe(1);
    expect(errors).toBe(
      `baithak: The disk has no room for ${databaseIn(path)}; make some and start again.\n`,
    );
    remove();
  },
);

describe('baithak backup', () => {
  const place = folder();
  const data = join(place.path, 'data');
  const copy = join(place.path, 'copy.sqlite');
  afterAll(() => place.remove());

  async function backup(args: readonly string[], env: Record<string, string> = {}) {
    const { ended, said, errors } = runProgram(['backup', ...args], { DATA: data, ...env });
    return { code: await ended, said: said(), errors: errors() };
  }

  describe('a backup', () => {
    test('is made while people play; they can restore it and play on', async () => {
      const server = await startServer(data);
      const guests = [await Guest.enter(server.url, 'Asha'), await Guest.enter(server.url, 'Ravi')];
      const duel = await Duel.open(guests as [Guest, Guest], 'jaipur');
      const [first] = duel.hands;
      const playing = duel.play('backup');
      await first.until(() => first.stream(0).events.length > 20);
      const said = await backup([copy]);
      expect(said).toEqual({
        code: 0,
        said: `Everything is in ${copy}. To restore it, stop the server, delete ${databaseIn(data)} with its -wal and -shm, and copy this file there.\n`,
        errors: '',
      });
      await playing;
      expect(troublesIn(await duel.history(data))).toEqual([]);
      duel.leave();
      await stop(server);
      const whole = logOf(data, duel.table);
      // The steps of docs/hosting.md.
      for (const end of ['', '-wal', '-shm']) rmSync(`${databaseIn(data)}${end}`, { force: true });
      copyFileSync(copy, databaseIn(data));
      const saved = logOf(data, duel.table);
      expect(saved.length).toBeGreaterThan(20);
      expect(saved).toEqual(whole.slice(0, saved.length));
      await playOn(duel, guests as [Guest, Guest]);
    });

    /** The same people continue the restored match. */
    async function playOn({ table, game }: Duel, guests: [Guest, Guest]): Promise<void> {
      const server = await startServer(data);
      const [asha, ravi] = guests.map((guest) =>
        Object.assign(new Guest(() => server.url, guest.name), {
          cookie: guest.cookie,
          person: guest.person,
        }),
      ) as [Guest, Guest];
      const again = Duel.resume(table, game, [new Hand(asha, table, 0), new Hand(ravi, table, 1)]);
      await again.play('restored');
      expect(sure(readMatch(await again.file(), game)).turn.kind).toBe('over');
      again.leave();
      await stop(server);
    }

    test('is refused with a sentence if there is nothing to copy or no place for it', async () => {
      const empty = join(place.path, 'empty');
      const broken = join(place.path, 'broken');
      mkdirSync(broken);
      writeFileSync(databaseIn(broken), 'no database '.repeat(500));
      const target = join(place.path, 'other.sqlite');
      const refusals: readonly [readonly string[], Record<string, string>, string][] = [
        [[], {}, 'Name the file for the copy: baithak backup FILE.'],
        [[target], { DATA: empty }, `There is no database at ${databaseIn(empty)}`],
        [[target], { DATA: broken }, `${databaseIn(broken)} is damaged`],
        [[copy], {}, `${copy} is there already`],
        [[join(place.path, 'nowhere/x')], {}, 'cannot be used ('],
        [[target, '--colour', 'red'], {}, 'Unknown option'],
      ];
      const runs = refusals.map(async ([args, env, sentence]) => {
        const { code, said, errors } = await backup(args, env);
        expect([code, said, errors.split('\n').length]).toEqual([1, '', 2]);
        expect(errors).toContain(sentence);
      });
      await Promise.all(runs);
      expect(existsSync(empty)).toBe(false);
    });
  });
});

describe('a backup of an open store', () => {
  async function seqs(store: Store, id: string): Promise<number[]> {
    const { events = [] } = (await store.read(id)) ?? {};
    return (events as { seq: number }[]).map(({ seq }) => seq);
  }

  test('holds what was acknowledged before it, while others write', async () => {
    const store = await openStore();
    for (const id of ['t', 'u']) await store.append(record(id), events(0, [opened, moved('a')]));
    let known = 2;
    let writing = true;
    const writer = (async () => {
      while (writing) await store.append(record('t'), events(known++, [moved('b')]));
    })();
    while (known < 20) await store.ping();
    const before = known - 1;
    const target = join(newFolder(), 'copy.sqlite');
    expect(await store.backup(target)).toBeUndefined();
    writing = false;
    await writer;
    expect(statSync(target).mode & 0o777).toBe(0o600);
    const copy = await openStore(target);
    const kept = await seqs(copy, 't');
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, i) => i));
    expect(kept.length).toBeGreaterThanOrEqual(before);
    expect(kept.length).toBeLessThanOrEqual(known);
    expect(await copy.read('u')).toEqual(await store.read('u'));
    expect(await copy.append(record('t'), events(kept.length, [moved('c')]))).toBe('done');
  });

  test('does not touch an existing file', async () => {
    const store = await openStore();
    const folder = newFolder();
    const target = join(folder, 'copy.sqlite');
    writeFileSync(target, 'precious');
    expect(await store.backup(target)).toMatchObject({
      code: 'store-exists',
      args: { file: target },
    });
    expect(statSync(target).size).toBe('precious'.length);
    expect(readdirSync(folder)).toEqual(['copy.sqlite']);
  });

  test('does not create a missing folder', async () => {
    const store = await openStore();
    const target = join(newFolder(), 'missing/copy.sqlite');
    expect(await store.backup(target)).toMatchObject({ code: 'store-unavailable' });
    expect(await store.ticking()).toEqual([]);
  });

  test('is finished before the store closes', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.append(record('t'), events(0, [opened]));
    const target = join(newFolder(), 'copy.sqlite');
    const done = store.backup(target);
    await store.close();
    expect(statSync(target).size).toBeGreaterThan(0);
    expect(await done).toBeUndefined();
  });
});
