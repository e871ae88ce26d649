import { describe, expect, test } from 'vitest';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const none = { J: 0, V: 0, K: 0, Y: 0, B: 0, G: 0, D: 0, M: 0, '+': 0 };
const arrive = (evanescent: string, supply = {}, to = 'Y') => {
  const state = table(4, { seats: [{ zone: 'rift', evanescent }], supply });
  run(state, `go:${to}`);
  return state;
};

describe('M13: Kaam Kar', () => {
  test('one card: one of the two neighbours', () => {
    const state = arrive('K');
    expect(movesOf(state)).toEqual(['take:K', 'take:B', 'take:.']);
    run(state, 'take:B');
    expect(positionOf(state)).toMatchObject({ phase: 'act', actions: 1 });
    expect(positionOf(state).seats[0]!.hand).toBe('YB');
  });

  test('two cards: both neighbours, nothing farther', () => {
    const state = arrive('KK');
    run(state, 'take:K');
    expect(movesOf(state)).toEqual(['take:B', 'take:.']);
    expect(refused(state, 'take:V')).toBe('take-too-far M13 zone:V');
    run(state, 'take:B');
    expect(positionOf(state).phase).toBe('act');
  });

  test('three cards: both neighbours first, then one of the next', () => {
    const state = arrive('KKK');
    expect(movesOf(state)).toEqual(['take:K', 'take:B', 'take:.']);
    expect(refused(state, 'take:V')).toBe('take-nearer-first M13 zone:K');
    run(state, 'take:B', 'take:K');
    expect(movesOf(state)).toEqual(['take:V', 'take:G', 'take:.']);
    run(state, 'take:G');
    expect(positionOf(state).phase).toBe('act');
  });

  test('four cards: two at each distance; five reach the third', () => {
    const state = arrive('KKKK');
    run(state, 'take:B', 'take:K', 'take:V', 'take:G');
    expect(positionOf(state).seats[0]!.hand).toBe('VKYBG');
    const five = arrive('KKKKK');
    run(five, 'take:B', 'take:K', 'take:V', 'take:G');
    expect(movesOf(five)).toEqual(['take:J', 'take:D', 'take:.']);
  });

  test('the ring closes: Maut is next to Jann', () => {
    expect(movesOf(arrive('K', {}, 'J'))).toEqual(['take:V', 'take:M', 'take:.']);
  });

  test('an empty pile gives a Good Karma; without one the zone is passed over', () => {
    const state = arrive('K', { K: 0 });
    run(state, 'take:K');
    expect(positionOf(state).seats[0]!.hand).toBe('Y+');
    const dry = arrive('KK', { ...none, Y: 1, B: 1 });
    expect(movesOf(dry)).toEqual(['take:B', 'take:.']);
    expect(refused(dry, 'take:K')).toBe('take-empty M13 zone:K');
    run(dry, 'take:B');
    expect(positionOf(dry).phase).toBe('act');
    const farther = arrive('KKK', { ...none, Y: 1, V: 1 });
    expect(movesOf(farther)).toEqual(['take:V', 'take:.']);
  });

  test('nothing on offer passes by itself; one may stop; each zone once, not the own one', () => {
    expect(positionOf(arrive('K', { ...none, Y: 2 })).phase).toBe('act');
    const state = arrive('KK');
    run(state, 'take:K');
    expect(refused(state, 'take:K')).toBe('take-taken M13 zone:K');
    expect(refused(state, 'take:Y')).toBe('take-own-zone M13 zone:Y');
    run(state, 'take:.');
    expect(positionOf(state).phase).toBe('act');
  });
});
