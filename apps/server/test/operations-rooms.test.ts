import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotPool } from '../bots/pool.ts';
import { ClockHouse } from './kit/clock-house.ts';
import { Guest } from './kit/guest.ts';
import { noBots } from './kit/inside.ts';
import { openMortal } from './kit/mortal.ts';
import { folder } from './kit/process.ts';
import { newFile } from './store-kit.ts';

let house: ClockHouse;
let id: string;

beforeEach(async () => {
  house = await ClockHouse.open({ file: newFile(), time: { now: 1000 } });
  id = await house.match({ kind: 'none' });
});

describe('tables in memory', () => {
  test('are dropped when nobody has looked at them for a while, and come back', async () => {
    await house.rooms.sweep();
    expect(house.rooms.size).toBe(1);
    await house.rooms.sweep();
    expect(house.rooms.size).toBe(0);
    await house.give(id, 'asha', { do: 'chat', text: 'back' });
    expect(house.rooms.size).toBe(1);
  });

  test('stay when somebody comes just as they are to be dropped', async () => {
    await house.rooms.sweep();
    const sweeping = house.rooms.sweep();
    const table = await house.table(id);
    await sweeping;
    expect(await table.command('asha', { do: 'chat', text: 'just in time' })).toBeUndefined();
    expect(await house.table(id)).toBe(table);
  });

  test('stay while somebody watches', async () => {
    const table = await house.table(id);
    const line = table.connect('asha', () => {});
    for (let i = 0; i < 3; i++) await house.rooms.sweep();
    expect(await house.table(id)).toBe(table);
    table.disconnect(line);
    for (let i = 0; i < 3; i++) await house.rooms.sweep();
    expect(house.rooms.size).toBe(0);
  });
});

test('a bot that was to move when the server died is asked again, though nobody looks', async () => {
  const place = folder();
  const asked: string[] = [];
  const bots = (): BotPool => ({
    ...noBots(),
    think({ table }) {
      asked.push(table);
      return new Promise(() => {});
    },
  });
  const first = await openMortal(place.path, { bots });
  const guest = await Guest.enter(first.url, 'Asha');
  const table = await guest.openTable({ game: 'talluka' });
  const ear = guest.dial(table);
  await ear.must({ do: 'bot', seat: 0, level: 1 });
  await ear.must({ do: 'bot', seat: 1, level: 1 });
  await ear.must({ do: 'start' });
  ear.hangUp();
  expect(asked).toEqual([table]);
  first.die();
  await first.dead;
  const second = await openMortal(place.path, { bots });
  await vi.waitFor(() => expect(asked).toEqual([table, table]), { timeout: 60_000 });
  await second.close();
  place.remove();
});
