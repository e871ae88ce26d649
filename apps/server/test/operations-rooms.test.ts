import { beforeEach, describe, expect, test } from 'vitest';
import { ClockHouse } from './kit/clock-house.ts';
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
