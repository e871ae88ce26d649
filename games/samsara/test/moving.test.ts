import { describe, expect, test } from 'vitest';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const rich = { J: 5, V: 5, K: 5, Y: 5, B: 5, G: 5, D: 5, M: 5, '+': 20, '-': 20 };

describe('moving', () => {
  test('M8: clockwise to any zone but the own one; M7: from the rift to any', () => {
    expect(movesOf(table(3, { seats: [{ zone: 'Y' }] }))).not.toContain('go:Y');
    expect(movesOf(table(3, { seats: [{ zone: 'Y' }] }))).toHaveLength(7);
    expect(movesOf(table(3, {}))).toHaveLength(8);
    expect(refused(table(3, { seats: [{ zone: 'Y' }] }), 'go:Y')).toBe('same-zone M8 zone:Y');
  });

  test('M7: the first move is no reincarnation; M12: the zone card comes into the hand', () => {
    const state = table(3, { seats: [{ hand: '++--' }] });
    run(state, 'go:J');
    expect(positionOf(state)).toMatchObject({ phase: 'act', back: 0 });
    expect(positionOf(state).seats[0]).toMatchObject({ hand: 'J++--', seen: 'J', story: '????' });
  });

  test('M12: a Good Karma from an empty pile, and nothing if that is gone too', () => {
    const seats = [{ zone: 'J', hand: '-' }];
    const good = table(3, { seats, supply: { ...rich, V: 0 } });
    run(good, 'go:V');
    expect(positionOf(good).seats[0]!.hand).toBe('+-');
    const none = table(3, { seats, supply: { ...rich, V: 0, '+': 0 } });
    expect(run(none, 'go:V').at(-1)).toMatchObject({ kind: 'got-zone-card', card: null });
    expect(positionOf(none).seats[0]!.hand).toBe('-');
  });
});

describe('M9: reincarnation', () => {
  const from = (hand: string, bad = 20) => {
    const supply = { ...rich, '-': bad };
    const state = table(3, { seats: [{ zone: 'M', hand }], supply });
    run(state, 'go:V');
    return state;
  };

  test('two cards are given back one after the other', () => {
    const state = from('GG+-');
    expect(movesOf(state)).toEqual(['back:G', 'back:+']);
    run(state, 'back:G');
    expect(positionOf(state)).toMatchObject({ phase: 'back', back: 1 });
    run(state, 'back:+');
    expect(positionOf(state)).toMatchObject({ phase: 'act', supply: { G: 6, '+': 21, V: 4 } });
    expect(positionOf(state).seats[0]).toMatchObject({ hand: 'VG-', story: '????G+' });
  });

  test('with one card: that one, and a Bad Karma; then the hand is known', () => {
    const state = from('G--');
    run(state, 'back:G');
    expect(positionOf(state).seats[0]).toMatchObject({ hand: 'V---', seen: 'V---', story: '' });
    expect(positionOf(state).supply['-']).toBe(19);
  });

  test('with none: two Bad Karma; M11: or what there is', () => {
    expect(positionOf(from('---')).seats[0]!.hand).toBe('V-----');
    expect(positionOf(from('---', 1)).seats[0]!.hand).toBe('V----');
    expect(positionOf(from('---', 0)).seats[0]!.hand).toBe('V---');
  });

  test('Bad Karma stays, and only held cards can be given', () => {
    const state = from('GG-');
    expect(refused(state, 'back:-')).toBe('bad-karma-stays M9 hand:-');
    expect(refused(state, 'back:J')).toBe('not-in-hand M9 hand:J');
    expect(refused(state, 'act:G')).toBe('wrong-step M14');
  });

  test('is settled before the payment', () => {
    const state = table(3, { seats: [{ zone: 'D', hand: 'G++-' }, { zone: 'V' }] });
    run(state, 'go:V', 'back:+', 'back:+');
    expect(movesOf(state)).toEqual(['pay:G>1', 'pay:--']);
  });
});

describe('M10: arriving by others', () => {
  test('one payment to an occupant of one’s choice', () => {
    const at = { zone: 'Y' };
    const state = table(4, { seats: [{ zone: 'J', hand: 'D+--' }, at, { zone: 'K' }, at] });
    run(state, 'go:Y');
    expect(movesOf(state)).toEqual(['pay:D>1', 'pay:D>3', 'pay:+>1', 'pay:+>3', 'pay:--']);
    expect(refused(state, 'pay:D>2')).toBe('not-there M10 seat:1 seat:3');
    expect(refused(state, 'pay:D>0')).toBe('not-there M10 seat:1 seat:3');
    expect(refused(state, 'pay:D>4')).toBe('no-such-player M10 seat:1 seat:3');
    expect(refused(state, 'pay:D')).toBe('pay-whom M10 seat:1 seat:3');
    expect(refused(state, 'pay:->1')).toBe('bad-karma-stays M10 hand:-');
    expect(refused(state, 'pay:G>1')).toBe('not-in-hand M10 hand:G');
    run(state, 'pay:D>3');
    const { seats, phase } = positionOf(state);
    expect(phase).toBe('act');
    expect(seats[3]).toMatchObject({ hand: 'D', seen: 'D', story: '' });
    expect(seats[0]).toMatchObject({ hand: 'Y+--', seen: 'Y', story: '????D' });
  });

  test('two Bad Karma into the hand instead', () => {
    const state = table(3, { seats: [{ zone: 'J', hand: 'D' }, { zone: 'Y' }] });
    run(state, 'go:Y', 'pay:--');
    expect(positionOf(state).seats[0]).toMatchObject({ hand: 'YD--', seen: 'Y--' });
  });

  test('two players: neighbouring zones count, also Maut and Jann; the rift does not', () => {
    const phase = (own: string, other: string, to: string, seats = 2) => {
      const rest = seats === 2 ? [] : [{ zone: 'D' }];
      const state = table(seats, { seats: [{ zone: own, hand: '+' }, { zone: other }, ...rest] });
      run(state, `go:${to}`);
      return positionOf(state).phase;
    };
    expect(['K', 'Y', 'B'].map((to) => phase('V', 'Y', to))).toEqual(['pay', 'pay', 'pay']);
    expect(['G', 'D'].map((to) => phase('V', 'Y', to))).toEqual(['act', 'act']);
    expect(phase('V', 'J', 'M')).toBe('pay');
    expect(phase('V', 'rift', 'M')).toBe('act');
    expect(phase('V', 'Y', 'K', 3)).toBe('act');
  });

  test('five players: a Good Karma from the supply, never an own card', () => {
    const seats = [{ zone: 'J', hand: 'D+' }, { zone: 'Y' }, { zone: 'Y' }];
    const state = table(5, { seats });
    run(state, 'go:Y');
    expect(movesOf(state)).toEqual(['pay:+>1', 'pay:+>2', 'pay:--']);
    expect(refused(state, 'pay:D>1')).toBe('five-pay-good M10 hand:D');
    run(state, 'pay:+>2');
    expect(positionOf(state).seats[2]).toMatchObject({ hand: '+', seen: '+' });
    expect(positionOf(state).seats[0]!.hand).toBe('YD+');
    const poor = table(5, { seats, supply: { '+': 0 } });
    run(poor, 'go:Y');
    expect(movesOf(poor)).toEqual(['pay:--']);
    expect(refused(poor, 'pay:+>1')).toBe('no-good-karma M10 supply:+');
  });

  test('M11: two Bad Karma must be there unless nothing else can be paid', () => {
    const arrive = (hand: string, bad: number) => {
      const supply = { '-': bad };
      const state = table(3, { seats: [{ zone: 'J', hand }, { zone: 'Y' }], supply });
      run(state, 'go:Y');
      return state;
    };
    expect(movesOf(arrive('D-', 1))).toEqual(['pay:D>1']);
    expect(refused(arrive('D-', 1), 'pay:--')).toBe('too-little-bad M11 supply:-');
    const forced = arrive('--', 1);
    expect(movesOf(forced)).toEqual(['pay:--']);
    run(forced, 'pay:--');
    expect(positionOf(forced).seats[0]).toMatchObject({ hand: 'Y---', seen: 'Y---', story: '' });
    const none = arrive('--', 0);
    run(none, 'pay:--');
    expect(positionOf(none).seats[0]!.hand).toBe('Y--');
  });

  test('M35: alone the card goes back to its pile', () => {
    const state = table(1, { round: 4, neutral: 'K', seats: [{ zone: 'J', hand: 'D+-' }] });
    run(state, 'go:V');
    expect(movesOf(state)).toEqual(['pay:D', 'pay:+', 'pay:--']);
    expect(refused(state, 'pay:D>0')).toBe('pay-nobody M35');
    run(state, 'pay:D');
    expect(positionOf(state)).toMatchObject({ phase: 'act', supply: { D: 4 } });
    const away = table(1, { neutral: 'rift', seats: [{ zone: 'V', hand: '+++' }] });
    run(away, 'go:M');
    expect(positionOf(away).phase).toBe('act');
  });
});

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

  test('the step is skipped if nothing is offered; the seat may stop; each zone gives once, its own never', () => {
    expect(positionOf(arrive('K', { ...none, Y: 2 })).phase).toBe('act');
    const state = arrive('KK');
    run(state, 'take:K');
    expect(refused(state, 'take:K')).toBe('take-taken M13 zone:K');
    expect(refused(state, 'take:Y')).toBe('take-own-zone M13 zone:Y');
    run(state, 'take:.');
    expect(positionOf(state).phase).toBe('act');
  });
});
