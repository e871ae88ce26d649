import { message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { PreferenceKeeper } from '../controller/preferences.ts';
import { nearestMove } from '../pages/table/refusal.tsx';
import { outcome } from '../pages/table/sentences.ts';

test.each([
  ['1>', ['1<', '2>', '5v'], undefined],
  ['b2b3', ['b2-b3', 'c2-c4'], 'b2-b3'],
  ['+DD', ['+D', '-LLL'], '+D'],
  ['nonsense', ['+D', '-LLL'], undefined],
  ['x', [], undefined],
])('after %s with %j the obvious move is %s', (tried, legal, nearest) => {
  expect(nearestMove(tried, legal)).toBe(nearest);
});

test('preferences begin as they were left, and what is unknown is left alone', () => {
  const kept = new Map<string, string>([
    ['theme', 'dark'],
    ['sound', 'loud'],
  ]);
  const shelf = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
  };
  const keeper = new PreferenceKeeper(shelf);
  expect(keeper.getSnapshot()).toMatchObject({ theme: 'dark', sound: 'on', motion: 'auto' });
  let heard = 0;
  keeper.subscribe(() => heard++);
  keeper.set('motion', 'off');
  keeper.set('theme', 'purple');
  expect(heard).toBe(2);
  expect(Object.fromEntries(kept)).toEqual({ theme: 'auto', sound: 'loud', motion: 'off' });
});

test.each([
  [[1, 2], 'table.won'],
  [[1, 1, 3], 'table.won'],
  [[1, 1], 'table.drawn'],
  [[1], 'table.won'],
  [[2], 'table.lost'],
])('places %j are told as %s', (places, key) => {
  const result = { places, scores: places, reason: message('end') };
  expect(outcome(result).key).toBe(key);
});
