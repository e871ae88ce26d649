import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { events, newFile, newFolder, opened, openStore, record, worker } from './store-kit.ts';

/** The store's thread, but asking it for the last beat is its death. */
function mortal(how: string): URL {
  const path = join(newFolder(), 'mortal.mjs');
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ call }) => { if (call === 'lastBeat') ${how}; });
    await import(${JSON.stringify(worker.href)});`,
  );
  return pathToFileURL(path);
}

test.each([
  ['ends', 'process.exit(3)', /ended/],
  ['throws', "throw new Error('out of luck')", /out of luck/],
])(
  'a thread that %s fails what it was asked, and the next question gets a new one',
  async (_, how, words) => {
    const store = await openStore(newFile(), [], mortal(how));
    await store.append(record('t'), events(0, [opened]));
    const lost = [store.lastBeat(), store.count(), store.append(record('u'), events(0, [opened]))];
    for (const answer of await Promise.allSettled(lost)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'store-unavailable' } });
      if (answer.status === 'rejected') expect(answer.reason.message).toMatch(words);
    }
    expect((await store.read('t'))?.events).toHaveLength(1);
    expect(await store.append(record('v'), events(0, [opened]))).toBe('done');
  },
);

test('nothing that others wrote is missed while there is no thread', async () => {
  const file = newFile();
  const store = await openStore(file, [], mortal('process.exit(3)'));
  const other = await openStore(file);
  const heard: string[] = [];
  store.onNews((tables) => heard.push(...tables));
  await store.append(record('own'), events(0, [opened]));
  await expect(store.lastBeat()).rejects.toThrow();
  await other.append(record('theirs'), events(0, [opened]));
  await store.count();
  await vi.waitFor(() => expect(heard).toEqual(['theirs']), { timeout: 60_000, interval: 10 });
});

test('a store whose thread has died can be closed', async () => {
  const store = await openStore(newFile(), [], mortal('process.exit(3)'));
  await expect(store.lastBeat()).rejects.toThrow();
  await store.close();
});

test('a program that is not there is a fault', async () => {
  const nowhere = pathToFileURL(join(newFolder(), 'nothing.mjs'));
  const store = await openSqliteStore({ file: newFile(), worker: nowhere });
  expect(store).toMatchObject({ code: 'store-unavailable' });
});
