import { statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
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
