import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { Checkpoints } from '../store/checkpoints.ts';
import { openDatabase } from '../store/database.ts';
import { events, newFile, opened, openStore, record } from './kit/store.ts';

const MEGABYTE = 2 ** 20;
const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

test('no commit copies the write-ahead log into the database', async () => {
  const { raw, db } = await openDatabase(newFile());
  expect(raw.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 0 });
  await db.destroy();
});

test('another thread copies it, and it does not grow for ever', async () => {
  const file = newFile();
  const store = await openStore(file);
  await store.append(record('t'), events(0, [opened]));
  const text = '.'.repeat(MEGABYTE);
  let kept = 1;
  const write = async () => {
    await store.append(record('t'), events(kept, [{ kind: 'chatted', text }]));
    kept += 1;
  };
  // The database itself grows although no commit writes to it.
  await vi.waitUntil(
    async () => {
      await write();
      return size(file) > 8 * MEGABYTE;
    },
    { timeout: 600_000, interval: 50 },
  );
  const written = kept * MEGABYTE;
  await vi.waitUntil(
    async () => {
      await write();
      return size(`${file}-wal`) < (kept * MEGABYTE) / 2 && kept * MEGABYTE > 2 * written;
    },
    { timeout: 600_000, interval: 50 },
  );
  expect((await store.read('t', kept - 1))?.events).toHaveLength(1);
  await store.close();
  // Closing leaves nothing behind.
  expect(size(`${file}-wal`)).toBe(0);
});

test.each([
  [0, 100],
  [1, 8192],
])(
  'the thread of the moves copies %i times when %i pages of a long file are in use',
  async (times, pages) => {
    const file = newFile();
    writeFileSync(`${file}-wal`, new Uint8Array(64 * MEGABYTE));
    const { raw, db } = await openDatabase(newFile());
    const exec = vi.spyOn(raw, 'exec');
    const told = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(${pages})`;
    const checkpoints = new Checkpoints(
      raw,
      file,
      new URL(`data:text/javascript,${encodeURIComponent(told)}`),
    );
    const worker = once(process, 'worker');
    checkpoints.look();
    await once((await worker)[0], 'exit');
    expect(exec.mock.calls).toEqual(Array(times).fill(['pragma wal_checkpoint(passive)']));
    await db.destroy();
  },
);
