import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom, readMatch, sure } from '@baithak/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { databaseIn, logOf } from './kit/database.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { openMortal } from './kit/mortal.ts';
import { folder, program } from './kit/process.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A server on a disk that a test can fill, and make room on again. */
interface SmallDisk {
  readonly url: string;
  /** A folder with what is on it now. */
  data(): string;
  fill(): unknown;
  makeRoom(): unknown;
}

/** The database itself may have so many pages and not one more. */
async function fewPages(): Promise<SmallDisk> {
  const { path: data, remove } = folder();
  const server = await openMortal(data, { pragmas: ['max_page_count = 150'] });
  endings.push(remove, () => server.close());
  return {
    url: server.url,
    data: () => data,
    fill: () => fillUp(server.store),
    makeRoom: () => server.store.dropSessions(1),
  };
}

/** With large things, then with what still fits between them. */
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

/** The program with a disk of its own, which nobody else sees as its folder. */
function onOwnDisk(data: string, size: string) {
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$DATA" && exec "$@"`;
  const args = ['-rm', 'sh', '-c', mount, 'sh', process.execPath, program, 'serve'];
  const settings = { PORT: '0', HOST: '127.0.0.1', BOT_THREADS: '1', LOG_LEVEL: 'silent' };
  const env = { PATH: process.env.PATH, DATA: data, ...settings };
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended };
}

/** The files as they were at one moment: read while the server writes, they would not fit each other. */
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
  const { child, ended } = onOwnDisk(path, '6m');
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
    // SQLite would follow the link out of that process's world.
    // Each time another folder: a connection that was closed lets go of its files at some later time.
    data() {
      const copy = folder();
      endings.push(copy.remove);
      for (const [name, bytes] of contents(disk)) writeFileSync(join(copy.path, name), bytes);
      return copy.path;
    },
    fill: () => expect(() => writeFileSync(filler, Buffer.alloc(8_000_000))).toThrow('ENOSPC'),
    makeRoom: () => rmSync(filler),
  };
}

const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe.each([
  ['whose database may not grow', fewPages, true],
  ['that is really full', realDisk, canMount],
] as const)('a disk %s', (_, openDisk, can) => {
  test.skipIf(!can)('refuses moves and loses none; with room play goes on', async () => {
    const disk = await openDisk();
    const guests = [await Guest.enter(disk.url, 'Asha'), await Guest.enter(disk.url, 'Ravi')];
    const duel = await Duel.open(guests as [Guest, Guest], 'jaipur');
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

test.skipIf(!canMount)('a disk that is full from the start is told in one sentence', async () => {
  const { path, remove } = folder();
  const { child, ended } = onOwnDisk(path, '64k');
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  expect(await ended).toBe(1);
  expect(errors).toBe(
    `baithak: The disk has no room for ${databaseIn(path)}; make some and start again.\n`,
  );
  remove();
});
