import { expect, test } from 'vitest';
import { int32, stateLayout, uint8, uint16 } from './layout.ts';

const { blank, copy } = stateLayout({
  seat: 1,
  over: false,
  open: true,
  low: -7,
  hand: uint8(5),
  tiles: uint16(3),
  sets: int32(2),
  stories: ['', 'x'],
});

test('a blank state has the values it starts with, and arrays of zeros', () => {
  const { seat, over, open, low, hand, tiles, sets, stories } = blank();
  expect({ seat, over, open, low }).toEqual({ seat: 1, over: false, open: true, low: -7 });
  expect([hand, tiles, sets]).toEqual([new Uint8Array(5), new Uint16Array(3), new Int32Array(2)]);
  expect(stories).toEqual(['', 'x']);
});

test('fields do not touch each other', () => {
  const state = blank();
  state.hand.fill(255);
  state.tiles.fill(65_535);
  state.sets.fill(-1);
  state.seat = -2_147_483_648;
  state.over = true;
  expect([state.low, state.open, state.over, state.seat]).toEqual([-7, true, true, -2_147_483_648]);
  state.hand.fill(0);
  expect([...state.tiles, ...state.sets]).toEqual([65_535, 65_535, 65_535, -1, -1]);
});

test('a copy is equal and independent, whether it is new or overwritten', () => {
  const state = blank();
  state.seat = 3;
  state.hand[4] = 9;
  state.tiles[2] = 1000;
  state.stories[0] = 'drew';
  const used = blank();
  used.sets.fill(5);
  for (const other of [copy(state), copy(state, used)]) {
    expect(other).toEqual(state);
    expect([other.seat, other.open]).toEqual([3, true]);
    other.seat = 4;
    other.hand[4] = 0;
    other.stories[0] = '';
    expect([state.seat, state.hand[4], state.stories[0]]).toEqual([3, 9, 'drew']);
  }
  expect(copy(state, used)).toBe(used);
});
