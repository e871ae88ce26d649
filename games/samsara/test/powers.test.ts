import { type Fault, read } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const none = { J: 0, V: 0, K: 0, Y: 0, B: 0, G: 0, D: 0, M: 0 };
const winner = (character: string, seat: object = {}, rest: object = {}) =>
  table(3, {
    phase: 'power',
    seats: [{ character, zone: 'Y', amulets: ['JV'], ...seat }],
    ...rest,
  });
/** After the power, with a drawing pile that keeps the new hand apart. */
const use = (character: string, power: number, seat: object = {}, rest: object = {}) => {
  const state = winner(character, seat, rest);
  const events = run(state, `power:${power}`);
  return { state, events, own: () => positionOf(state).seats[0]! };
};

describe('M27: powers', () => {
  test('any but the one under the marker, which moves', () => {
    expect(movesOf(winner('Ibah'))).toEqual(['power:1', 'power:2', 'power:3']);
    const state = winner('Dhenu', { marker: 3, draw: '++++++' });
    expect(movesOf(state)).toEqual(['power:1', 'power:2']);
    expect(refused(state, 'power:3')).toBe('power-covered M27 power:3');
    const { args } = read(game, state, 'power:3') as Fault;
    expect(args).toEqual({ name: { key: 'power-name.Dhenu.3' } });
    run(state, 'power:1');
    expect(positionOf(state).seats[0]!.marker).toBe(1);
  });

  test('Dhenu 1, Bikkhu 3: one Bad Karma of the hand goes back, or nothing happens', () => {
    for (const [character, power] of [
      ['Dhenu', 1],
      ['Bikkhu', 3],
    ] as const) {
      const shed = use(character, power, { hand: 'J--', draw: '++++' }, { supply: { '-': 9 } });
      expect(positionOf(shed.state).supply['-']).toBe(10);
      expect(shed.own().waste).toBe('J-');
      const idle = use(character, power, { hand: 'J', draw: '++++', waste: '-' });
      expect(idle.events[0]).toMatchObject({ kind: 'used-power', idle: true });
      expect(idle.own().waste).toBe('J-');
    }
  });

  test('Dhenu 2, Ibah 2: two picks onto the waste pile, also of one zone', () => {
    for (const character of ['Dhenu', 'Ibah']) {
      const { state, own } = use(character, 2, { draw: '++++' });
      expect(positionOf(state)).toMatchObject({ phase: 'pick', picks: 2 });
      expect(movesOf(state)).toHaveLength(8);
      run(state, 'pick:V', 'pick:V');
      expect(own()).toMatchObject({ waste: 'VV' });
      expect(positionOf(state).phase).toBe('redraw');
    }
  });

  test('M28: picks with nothing on offer are skipped', () => {
    const one = use('Dhenu', 2, { draw: '++++' }, { supply: { ...none, G: 1 } });
    expect(movesOf(one.state)).toEqual(['pick:G']);
    expect(refused(one.state, 'pick:V')).toBe('pile-empty M28 supply:V');
    run(one.state, 'pick:G');
    expect(positionOf(one.state).phase).toBe('redraw');
    const zero = use('Ibah', 1, { draw: '++++' }, { supply: none });
    expect(zero.events[0]).toMatchObject({ idle: true });
    expect(positionOf(zero.state).phase).toBe('redraw');
  });

  test('Dhenu 3: two cards more, this once', () => {
    const { state } = use('Dhenu', 3, { draw: '+++++++' });
    expect(positionOf(state).draws).toBe(6);
  });

  test('Bikkhu 1 and 2: two Good Karma into the reserve or onto the waste pile, as far as they go', () => {
    expect(use('Bikkhu', 1, { draw: '----' }).own().reserve).toBe('++');
    expect(use('Bikkhu', 2, { draw: '----' }).own().waste).toBe('++');
    expect(use('Bikkhu', 2, { draw: '----' }, { supply: { '+': 1 } }).own().waste).toBe('+');
    const idle = use('Bikkhu', 1, { draw: '----' }, { supply: { '+': 0 } });
    expect(idle.events[0]).toMatchObject({ idle: true });
  });

  test('Ussagah 1, Vanarah 3: a pick for the next hand, on top of the drawn cards', () => {
    for (const [character, power] of [
      ['Ussagah', 1],
      ['Vanarah', 3],
    ] as const) {
      const { state, own } = use(character, power, { draw: '----' });
      run(state, 'pick:D');
      expect(own()).toMatchObject({ next: 'D', hand: '' });
      run(state, '=draw:-', '=draw:-', '=draw:-');
      const drawn = run(state, '=draw:-').find((event) => event.kind === 'hand-drawn');
      expect(drawn).toMatchObject({ cards: '----', count: 4, next: 'D' });
      expect(own()).toMatchObject({ hand: 'D----', seen: 'D', next: '' });
    }
  });

  test('M28: Ussagah 2 gives the Good Karma even without Bad Karma in hand', () => {
    const both = use('Ussagah', 2, { hand: '--', draw: '++++' });
    expect(both.own().waste).toBe('+-');
    const one = use('Ussagah', 2, { hand: 'J', draw: '++++' });
    expect(one.own().waste).toBe('J+');
    expect(one.events[0]).toMatchObject({ idle: false });
  });

  test('Ussagah 3, Ibah 1: a pick into the reserve', () => {
    for (const [character, power] of [
      ['Ussagah', 3],
      ['Ibah', 1],
    ] as const) {
      const { state, own } = use(character, power, { draw: '++++' });
      run(state, 'pick:D');
      expect(own().reserve).toBe('D');
    }
  });

  test('Vanarah 1: an evanescent card is picked and lies; a Bachcha already counts', () => {
    const { state, own } = use('Vanarah', 1, { evanescent: 'KB', draw: '+++++++' });
    expect(own()).toMatchObject({ evanescent: '', waste: 'KB' });
    expect(movesOf(state)).toEqual(['pick:K', 'pick:B']);
    expect(refused(state, 'pick:J')).toBe('pick-evanescent M28 supply:J');
    run(state, 'pick:B');
    expect(own().evanescent).toBe('B');
    expect(positionOf(state).draws).toBe(5);
    const skipped = use('Vanarah', 1, { draw: '++++' }, { supply: { K: 0, B: 0 } });
    expect(positionOf(skipped.state).phase).toBe('redraw');
  });

  test('Vanarah 2: a Good Karma for the next hand', () => {
    expect(use('Vanarah', 2, { draw: '++++' }).own().next).toBe('+');
    expect(use('Vanarah', 2, { draw: '++++' }, { supply: { '+': 0 } }).own().next).toBe('');
  });

  test('M29: evanescent cards go first, except with Ibah’s third', () => {
    const gone = use('Ibah', 2, { evanescent: 'KBB', draw: '+++++++' });
    expect(gone.own()).toMatchObject({ evanescent: '', waste: 'KBB' });
    const kept = use('Ibah', 3, { evanescent: 'KBB', draw: '+++++++' });
    expect(kept.own().evanescent).toBe('KBB');
    expect(positionOf(kept.state).draws).toBe(6);
    expect(use('Ibah', 3, { draw: '++++' }).events[0]).toMatchObject({ idle: true });
  });
});
