import { expect, it } from 'vitest';
import { afterDrop } from '../../board/dragging.ts';
import { NOTHING, type Selection, toggleHand, toggleMarket } from '../../board/selection.ts';

const MARKET = 'DGKSK';

it.each<[string, string | null, Selection]>([
  ['market 1', 'hand', toggleMarket(NOTHING, 1, MARKET)],
  ['market 2', 'hand', toggleMarket(NOTHING, 2, MARKET)],
  ['hand 3', 'market', toggleHand(NOTHING, 3)],
  ['herd', 'market', { ...NOTHING, camels: 1 }],
])('%s dropped at %s is picked up as by a click', (name, at, selection) => {
  expect(afterDrop(NOTHING, name, at, MARKET)).toEqual(selection);
});

it.each([
  ['market 1', 'market'],
  ['market 1', null],
  ['hand 1', 'hand'],
  ['hand 1', null],
  ['herd', 'hand'],
])('%s dropped at %s changes nothing', (name, at) => {
  expect(afterDrop(NOTHING, name, at, MARKET)).toBe(NOTHING);
});

it('what is picked up already stays so', () => {
  const selection = { market: [1], hand: [0], camels: 0 };
  expect(afterDrop(selection, 'market 1', 'hand', MARKET)).toBe(selection);
  expect(afterDrop(selection, 'hand 0', 'market', MARKET)).toBe(selection);
  expect(afterDrop(selection, 'hand 2', 'market', MARKET).hand).toEqual([0, 2]);
});
