import { expect, test } from 'vitest';
import { PREFERENCES } from '../controller/preferences.ts';
import { botPause } from '../shell/pace.ts';

const pauses = (motion: 'auto' | 'off', isUnseen: boolean) =>
  PREFERENCES.speed.map((speed) => botPause({ motion, speed }, isUnseen));

test('bots wait as long as somebody wants to watch them', () => {
  const [calm, brisk, instant] = pauses('auto', false);
  expect(calm).toBeGreaterThan(0);
  expect(brisk).toBe(calm! / 2);
  expect(instant).toBe(0);
});

test('bots wait for nobody who sees no animations', () => {
  expect(pauses('auto', true)).toEqual([0, 0, 0]);
  expect(pauses('off', false)).toEqual([0, 0, 0]);
});
