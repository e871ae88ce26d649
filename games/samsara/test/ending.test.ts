import { OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { movesOf, positionOf, run, table } from './testing.ts';

const FIVE = ['JV', 'JK', 'JY', 'JB', 'JG'];
const OTHER = ['VK', 'VY', 'VB', 'VG', 'VD'];

describe('end of a turn', () => {
  test('M30, M31: hand and game zone are discarded, four cards and the Bachchas drawn', () => {
    const seat = {
      zone: 'Y',
      hand: 'G-',
      played: 'V',
      evanescent: 'BB',
      draw: '++++++',
      reserve: 'K',
    };
    const state = table(3, { phase: 'amulet', seats: [seat] });
    run(state, 'amulet:.');
    expect(positionOf(state)).toMatchObject({ phase: 'redraw', draws: 6, actions: 0 });
    expect(positionOf(state).seats[0]).toMatchObject({ waste: 'VG-', hand: '', reserve: 'K' });
    run(state, ...new Array(6).fill('=draw:+'));
    expect(positionOf(state)).toMatchObject({ phase: 'go', turn: 1, round: 1 });
    expect(positionOf(state).seats[0]).toMatchObject({ hand: '++++++', story: '??????' });
  });

  test('M31: reshuffled in the middle, and fewer cards if there are no more', () => {
    const state = table(3, { phase: 'amulet', seats: [{ zone: 'Y', hand: 'G-', draw: '+' }] });
    run(state, 'amulet:.', '=draw:+');
    expect(positionOf(state).seats[0]).toMatchObject({
      hand: '+',
      seen: '+',
      draw: 'G-',
      story: '',
    });
    run(state, '=draw:G', '=draw:-');
    expect(positionOf(state)).toMatchObject({ phase: 'go', turn: 1 });
    const empty = table(3, { phase: 'amulet', seats: [{ zone: 'Y' }] });
    run(empty, 'amulet:.');
    expect(positionOf(empty)).toMatchObject({ phase: 'go', turn: 1 });
  });

  test('M35: the neutral character moves on after the discard, also from Maut to Jann', () => {
    const state = table(1, { phase: 'amulet', round: 9, seats: [{ zone: 'Y', draw: '++++' }] });
    expect(positionOf(state).neutral).toBe('M');
    run(state, 'amulet:.');
    expect(positionOf(state)).toMatchObject({ neutral: 'J', phase: 'redraw', round: 9 });
  });
});

describe('end of the game', () => {
  const last = (seats: object[], rest: object = {}) => {
    const turn = seats.length - 1;
    const state = table(seats.length, { phase: 'amulet', turn, seats, ...rest });
    run(state, 'amulet:.');
    return state;
  };

  test('M33: all seats have the same number of turns; the turn of the fifth amulet is played out', () => {
    const seats = [
      {
        character: 'Dhenu',
        zone: 'Y',
        hand: 'KKGG',
        draw: '++++',
        amulets: FIVE.slice(1),
        marker: 1,
      },
      { character: 'Ibah', zone: 'K' },
    ];
    const state = table(2, { phase: 'amulet', seats, groups: [['KG']] });
    run(state, 'amulet:C1');
    expect(movesOf(state)).toEqual(['power:2', 'power:3']);
    run(state, 'power:3', '=draw:+', '=draw:+', '=draw:+', '=draw:+');
    expect(positionOf(state)).toMatchObject({ phase: 'redraw' });
    run(state, '=draw:K', '=draw:G');
    expect(positionOf(state)).toMatchObject({ phase: 'go', turn: 1, winners: null });
    run(state, 'go:Y', 'pay:--', 'act:.', 'amulet:.', '=draw:Y', '=draw:-', '=draw:-');
    expect(game.status(state)).toBe(OVER);
    expect(game.result(state)).toMatchObject({ places: [1, 2], scores: [5, 0] });
    expect(positionOf(state).winners).toEqual([0]);
  });

  test('M34: with equal amulets, less Bad Karma in the whole deck wins', () => {
    const bad = { zone: 'Y', amulets: FIVE, hand: '-', draw: '-' };
    const state = last([bad, { zone: 'M', amulets: ['VM'] }, { zone: 'J', waste: '-' }]);
    expect(game.result(state).places).toEqual([1, 2, 3]);
    const tie = table(2, {
      phase: 'power',
      turn: 1,
      seats: [
        { zone: 'Y', amulets: FIVE, waste: '--' },
        { character: 'Dhenu', zone: 'J', amulets: OTHER, hand: '-' },
      ],
    });
    run(tie, 'power:1');
    expect(game.result(tie)).toMatchObject({ places: [2, 1] });
    expect(game.result(tie).reason.key).toBe('end.amulets-fewest-bad');
  });

  test('M34: seats equal in both share the victory', () => {
    const state = last([{ zone: 'Y' }, { zone: 'M' }, { zone: 'J', amulets: ['VM'] }], {
      round: 40,
    });
    expect(game.result(state).places).toEqual([2, 2, 1]);
    const all = last([{ zone: 'Y' }, { zone: 'M' }], { round: 40 });
    expect(game.result(all).places).toEqual([1, 1]);
    expect(positionOf(all).winners).toEqual([0, 1]);
  });

  test('M36: the cap of forty rounds', () => {
    expect(game.status(last([{ zone: 'Y' }, { zone: 'M' }], { round: 39 }))).toBe(0);
    const state = last([{ zone: 'Y', amulets: ['JV'] }, { zone: 'M' }], { round: 40 });
    expect(game.status(state)).toBe(OVER);
    expect(game.result(state).reason.key).toBe('end.rounds');
  });

  test('M35: in a solo game turn 17 is the last', () => {
    const at = (round: number) => last([{ zone: 'Y', amulets: FIVE.slice(1) }], { round });
    expect(game.status(at(16))).toBe(0);
    const lost = at(17);
    expect(game.status(lost)).toBe(OVER);
    expect(positionOf(lost).winners).toEqual([]);
    expect(game.result(lost)).toMatchObject({ places: [2], reason: { key: 'end.solo-lost' } });
    const won = table(1, {
      phase: 'power',
      round: 17,
      seats: [{ character: 'Ibah', zone: 'Y', amulets: FIVE }],
    });
    run(won, 'power:3');
    expect(positionOf(won).winners).toEqual([0]);
    expect(game.result(won).reason.key).toBe('end.solo-won');
  });
});
