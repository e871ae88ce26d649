import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { events, moved, newFile, newFolder, opened, openStore, record } from './store-kit.ts';

async function seqs(store: Store, id: string): Promise<number[]> {
  const { events = [] } = (await store.read(id)) ?? {};
  return (events as { seq: number }[]).map(({ seq }) => seq);
}

test('a backup holds what was acknowledged before it, while writing goes on', async () => {
  const store = await openStore();
  for (const id of ['t', 'u']) await store.append(record(id), events(0, [opened, moved('a')]));
  let known = 2;
  let writing = true;
  const writer = (async () => {
    while (writing) await store.append(record('t'), events(known++, [moved('b')]));
  })();
  while (known < 20) await store.count();
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

test('a file that is there is not touched', async () => {
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

test('a folder that is not there is not made', async () => {
  const store = await openStore();
  const target = join(newFolder(), 'missing/copy.sqlite');
  expect(await store.backup(target)).toMatchObject({ code: 'store-unavailable' });
  expect(await store.count()).toEqual({ tables: 0, playing: 0 });
});

test('closing waits for it', async () => {
  const file = newFile();
  const store = await openStore(file);
  await store.append(record('t'), events(0, [opened]));
  const target = join(newFolder(), 'copy.sqlite');
  const done = store.backup(target);
  await store.close();
  expect(statSync(target).size).toBeGreaterThan(0);
  expect(await done).toBeUndefined();
});
