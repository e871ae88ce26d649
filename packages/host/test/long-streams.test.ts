import type { TableMessage } from '@baithak/protocol';
import { expect, test } from 'vitest';
import { endTurn, running, sitDown, store } from './kit.ts';

/** A way to let the pages of a long stream come one by one. */
function valve() {
  const waiting: (() => void)[] = [];
  return {
    ready: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    get closed() {
      return waiting.length;
    },
    async open() {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

async function longRoom(lines: number, text: string) {
  const { live } = await (await running(store()))();
  // Nobody may write as much alone.
  const people = ['asha', 'ravi', 'mira', 'dev'];
  for (const name of people.slice(2)) await live.command(name, { do: 'join', name });
  for (let i = 0; i < lines; i++) {
    expect(await live.command(people[i % 4] as string, { do: 'chat', text })).toBeUndefined();
  }
  return live;
}

type Page = Extract<TableMessage, { kind: 'events' }>;

test('a long stream comes in pages, and nobody else waits for them', async () => {
  const live = await longRoom(600, 'a line of chat');
  const { length } = await live.look((table) => table.events);
  const gate = valve();
  const asha = sitDown(live, 'asha', gate.ready);
  const ravi = sitDown(live, 'ravi');
  await ravi.watch(1, length);
  const done = asha.watch(0);
  await expect.poll(() => gate.closed).toBe(1);
  expect(asha.seqs(0)).toHaveLength(256);
  // Asha has not read her second page, yet the match goes on.
  expect(await ravi.give('c', { do: 'chat', text: 'hello' })).toBe('done');
  expect(ravi.seqs(1)).toEqual([length]);
  expect(asha.seqs(0)).toHaveLength(256);
  await gate.open();
  await gate.open();
  await gate.open();
  expect(await done).toBe('done');
  const pages = asha.heard as Page[];
  expect(pages.map(({ events, more }) => [events.length, more])).toEqual([
    [256, true],
    [256, true],
    [length + 1 - 512, undefined],
  ]);
  expect(asha.seqs(0)).toEqual(Array.from({ length: length + 1 }, (_, i) => i));
  const glances = pages.flatMap(({ events }) => events.filter(({ match }) => match !== null));
  expect(glances.map(({ seq }) => seq)).toEqual([length]);
  // From now on they come as they happen.
  await ravi.give('d', { do: 'chat', text: 'again' });
  expect(asha.seqs(0).at(-1)).toBe(length + 1);
});

test('a page has a bounded number of characters', async () => {
  const live = await longRoom(300, 'ஜ'.repeat(500));
  const asha = sitDown(live, 'asha', async () => {});
  await asha.watch(null);
  const sizes = asha.heard.map((message) => JSON.stringify(message).length);
  expect(asha.heard.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(65_536 + 200);
});

test('a page holds nothing that is not stored', async () => {
  const kept = store();
  const open = await running(kept);
  const { live } = await open();
  for (let i = 0; i < 300; i++) await live.command('asha', { do: 'chat', text: 'line' });
  const { length } = await live.look((table) => table.events);
  const gate = valve();
  const asha = sitDown(live, 'asha', gate.ready);
  const done = asha.watch(0);
  await expect.poll(() => gate.closed).toBe(1);
  let fail = (_: Error) => {};
  kept.append = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const moving = live.command('asha', endTurn(0, 1));
  await gate.open();
  await gate.open();
  expect(await done).toBe('done');
  expect(asha.seqs(0)).toEqual(Array.from({ length }, (_, i) => i));
  const last = (asha.heard.at(-1) as Page).events.at(-1);
  expect(last?.match?.entries).toBe(1);
  fail(new Error('the disk is full'));
  expect(await moving).toMatchObject({ code: 'not-kept' });
  expect(asha.seqs(0)).toHaveLength(length);
});

test('whoever does not read gets what happens later, and their answers after it', async () => {
  const { live } = await (await running(store()))();
  const { length } = await live.look((table) => table.events);
  const gate = valve();
  const asha = sitDown(live, 'asha', gate.ready);
  const ravi = sitDown(live, 'ravi');
  await asha.watch(0, length);
  asha.reading.isBehind = true;
  await ravi.give('c', { do: 'react', reaction: 'nice' });
  const done = asha.give('d', { do: 'react', reaction: 'nice' });
  await expect.poll(() => live.look((table) => table.events.length)).toBe(length + 2);
  expect(asha.heard).toHaveLength(1);
  asha.reading.isBehind = false;
  await gate.open();
  await gate.open();
  expect(await done).toBe('done');
  expect(asha.seqs(0)).toEqual([length, length + 1]);
  expect(asha.heard.at(-1)).toMatchObject({ kind: 'done', client: 'd', first: length + 1 });
});
