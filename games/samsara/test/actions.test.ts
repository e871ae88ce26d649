import { describe, expect, test } from 'vitest';
import { movesOf, oddsOf, positionOf, refused, run, table } from './testing.ts';

const acting = (seat: object, rest: object = {}) =>
  table(3, { phase: 'act', seats: [{ zone: 'Y', ...seat }], ...rest });
const own = (state: ReturnType<typeof table>) => positionOf(state).seats[0]!;

describe('actions', () => {
  test('M14: a seat plays one action or none; stopping is legal even as the only move', () => {
    expect(movesOf(acting({ hand: '+-' }))).toEqual(['act:.']);
    const state = acting({ hand: 'KB' });
    run(state, 'act:K');
    expect(positionOf(state)).toMatchObject({ phase: 'amulet', actions: 0 });
    expect(own(state)).toMatchObject({ hand: 'B', evanescent: 'K', played: '' });
    const stopped = acting({ hand: 'KB' }, { actions: 3 });
    run(stopped, 'act:.');
    expect(positionOf(stopped)).toMatchObject({ phase: 'amulet', actions: 0 });
    expect(refused(acting({ hand: '+' }), 'act:+')).toBe('no-action-card M14 hand:+');
    expect(refused(acting({ hand: '+' }), 'act:J')).toBe('not-in-hand M14 hand:J');
  });

  test('M16: Jann draws two and gives one more action, Vikaas one and two more', () => {
    const jann = acting({ hand: 'J', draw: 'GG+' });
    run(jann, 'act:J');
    expect(positionOf(jann)).toMatchObject({ phase: 'draw', draws: 2, actions: 1 });
    expect(oddsOf(jann)).toEqual({ 'draw:G': 2, 'draw:+': 1 });
    run(jann, '=draw:G', '=draw:+');
    expect(positionOf(jann)).toMatchObject({ phase: 'act', actions: 1, draws: 0 });
    expect(own(jann)).toMatchObject({ hand: 'G+', played: 'J', draw: 'G', story: '?J??' });
    const vikaas = acting({ hand: 'V', draw: 'G' });
    run(vikaas, 'act:V', '=draw:G');
    expect(positionOf(vikaas)).toMatchObject({ phase: 'act', actions: 2 });
  });

  test('M31: the waste pile becomes the drawing pile in the middle of a draw; the hand is known', () => {
    const state = acting({ hand: 'J-', draw: 'G', waste: '++' });
    const events = run(state, 'act:J', '=draw:G');
    expect(events.at(-1)).toEqual({ kind: 'reshuffled', seat: 0, count: 2 });
    expect(own(state)).toMatchObject({ hand: 'G-', seen: 'G-', draw: '++', waste: '', story: '' });
    run(state, '=draw:+');
    expect(own(state)).toMatchObject({ hand: 'G+-', seen: 'G-', story: '?', played: 'J' });
  });

  test('M31: with both piles empty the draw ends early; nothing is reshuffled after the last card', () => {
    const state = acting({ hand: 'J', draw: 'G' });
    run(state, 'act:J', '=draw:G');
    expect(positionOf(state).phase).toBe('act');
    const empty = acting({ hand: 'J' });
    run(empty, 'act:J');
    expect(positionOf(empty)).toMatchObject({ phase: 'act', actions: 1 });
    const last = acting({ hand: 'V', draw: 'G', waste: '+' });
    run(last, 'act:V', '=draw:G');
    expect(own(last)).toMatchObject({ draw: '', waste: '+' });
  });

  test('M18: Yugal puts back and takes another kind on offer', () => {
    const state = acting(
      { hand: 'YYG+-' },
      { supply: { J: 1, V: 0, K: 0, B: 0, G: 3, D: 0, M: 0 } },
    );
    run(state, 'act:Y');
    expect(movesOf(state)).toEqual([
      'swap:Y>J',
      'swap:Y>G',
      'swap:G>J',
      'swap:G>Y',
      'swap:+>J',
      'swap:+>Y',
      'swap:+>G',
    ]);
    expect(refused(state, 'swap:->J')).toBe('bad-karma-stays M18 hand:-');
    expect(refused(state, 'swap:G>G')).toBe('swap-same M18 hand:G');
    expect(refused(state, 'swap:G>+')).toBe('swap-experience M18 supply:+');
    expect(refused(state, 'swap:G>D')).toBe('pile-empty M18 supply:D');
    expect(refused(state, 'swap:D>J')).toBe('not-in-hand M18 hand:D');
    run(state, 'swap:G>J');
    expect(own(state)).toMatchObject({ hand: 'JY+-', played: 'Y', seen: 'J' });
    expect(positionOf(state).supply).toMatchObject({ J: 0, G: 4 });
  });

  test('M15, M18: Yugal needs something to put back and something else to take', () => {
    expect(refused(acting({ hand: 'Y--' }), 'act:Y')).toBe('no-effect-Y M15 hand:Y');
    const supply = { J: 0, V: 0, K: 0, Y: 0, B: 0, G: 2, D: 0, M: 0 };
    expect(movesOf(acting({ hand: 'YG' }, { supply }))).toEqual(['act:G', 'act:.']);
    expect(movesOf(acting({ hand: 'YD' }, { supply }))).toContain('act:Y');
  });

  test('M19: Gyaan keeps a card that is not Bad Karma, not itself', () => {
    expect(refused(acting({ hand: 'G-' }), 'act:G')).toBe('no-effect-G M15 hand:G');
    const state = acting({ hand: 'GG+-' });
    run(state, 'act:G');
    expect(movesOf(state)).toEqual(['keep:G', 'keep:+']);
    expect(refused(state, 'keep:-')).toBe('bad-karma-stays M19 hand:-');
    run(state, 'keep:+');
    expect(own(state)).toMatchObject({ reserve: '+', hand: 'G-', played: 'G' });
  });

  test('M20: Dhyann brings two Good Karma to the waste pile, or the last one', () => {
    const state = acting({ hand: 'D' });
    run(state, 'act:D');
    expect(own(state).waste).toBe('++');
    const last = acting({ hand: 'D' }, { supply: { '+': 1 } });
    run(last, 'act:D');
    expect(own(last).waste).toBe('+');
    const none = acting({ hand: 'D' }, { supply: { '+': 0 } });
    expect(refused(none, 'act:D')).toBe('no-effect-D M15 hand:D');
  });

  test('M21: Maut puts back a Bad Karma of the hand', () => {
    const state = acting({ hand: 'M--', waste: '-' }, { supply: { '-': 5 } });
    run(state, 'act:M');
    expect(own(state)).toMatchObject({ hand: '-', played: 'M', waste: '-' });
    expect(positionOf(state).supply['-']).toBe(6);
    const none = acting({ hand: 'M', waste: '-' });
    expect(refused(none, 'act:M')).toBe('no-effect-M M15 hand:M');
  });

  test('M16: actions add up over a long turn', () => {
    const state = acting({ hand: 'VVKBD', draw: '++' });
    run(state, 'act:V', '=draw:+', 'act:V', '=draw:+');
    expect(positionOf(state).actions).toBe(3);
    run(state, 'act:K', 'act:B', 'act:D');
    expect(positionOf(state).phase).toBe('amulet');
    expect(own(state)).toMatchObject({ evanescent: 'KB', played: 'VVD', waste: '++' });
  });
});
