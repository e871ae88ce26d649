import { FastRandom, Fault } from '@baithak/kernel';
import { SQUARES, squareNamed } from '@baithak/panakizhi';
import { describe, expect, it } from 'vitest';
import { type Attempt, game, type State } from '../index.ts';
import { attemptOf } from '../position/notation.ts';
import { heightOf, KINDS, moveNumber } from '../rules/board.ts';
import { stackAt } from '../rules/state.ts';
import { after, at, randomPosition, refusal } from './testing.ts';

const start = () => game.setup({ layout: 'home' }, 2);

describe('refusals', () => {
  it.each([
    '',
    'b2',
    'b2-b6',
    'f1-e1',
    'B2-B3',
    'b2–b3',
    'b2:b3',
    ' b2-b3',
    'b2-b3 ',
    'b2/b3-a3',
    'b2-b3/a3',
    'b2/b3/a3/a4',
    'b2/',
    'b2//b3',
    'b2xb4xb2',
    'Pass',
  ])('S20: %j is no move', (text) => {
    expect(refusal(start(), text)).toEqual({ code: 'notation', rule: 'S20', args: { text } });
  });

  it.each(['c2-c3', 'c2/c3', 'c2xc4', 'c2/c3/b3'])('S5: %s, but nothing stands there', (text) => {
    expect(refusal(start(), text)).toEqual({
      code: 'empty-square',
      rule: 'S5',
      at: ['c2'],
      args: { from: 'c2' },
    });
  });

  it('S5: the stack shows the other colour, whatever lies below', () => {
    expect(refusal(start(), 'a4-a3')).toMatchObject({ code: 'not-yours', rule: 'S5', at: ['a4'] });
    const covered = at('5/5/2(wwb)2/5/w4 w');
    expect(refusal(covered, 'c3-c4')).toMatchObject({ code: 'not-yours', args: { from: 'c3' } });
  });

  it.each(['b2-b2', 'b2xb2', 'b2/b2', 'b2/b2/a1'])('S3: %s goes nowhere', (text) => {
    expect(refusal(start(), text)).toMatchObject({ code: 'same-square', rule: 'S3', at: ['b2'] });
  });

  it('S6: a diagonal move', () => {
    expect(refusal(start(), 'b2-c3')).toEqual({
      code: 'diagonal',
      rule: 'S6',
      at: ['b2', 'c3'],
      args: { from: 'b2', to: 'c3' },
    });
  });

  it.each(['b2-b4', 'b2-e2', 'b2-c4', 'a1-e5'])('S6: %s is too far', (text) => {
    expect(refusal(start(), text)).toMatchObject({ code: 'too-far', rule: 'S6' });
  });

  it('S6: over the edge into the next file is far', () => {
    expect(refusal(at('w4/5/5/5/4b w'), 'a5-b1')).toMatchObject({ code: 'too-far' });
  });

  it('S6: the target is occupied, by whomever', () => {
    expect(refusal(start(), 'a1-a2')).toEqual({
      code: 'occupied',
      rule: 'S6',
      at: ['a2'],
      args: { to: 'a2' },
    });
    expect(refusal(at('5/5/wb3/5/5 w'), 'a3-b3')).toMatchObject({ code: 'occupied', at: ['b3'] });
  });

  it('S6: a stack that can do nothing hears that, not what stands on the next square', () => {
    const walled = at('5/5/(bbb)4/b4/(bw)b3 w');
    expect(refusal(walled, 'a1-a2')).toEqual({
      code: 'stuck',
      rule: 'S6',
      at: ['a1'],
      args: { from: 'a1', height: 2 },
    });
    // Here it could jump, so the square is the reason.
    expect(refusal(at('5/5/(bb)4/b4/(bw)b3 w'), 'a1-a2')).toMatchObject({ code: 'occupied' });
  });

  it.each(['a1xc3', 'b2xc4', 'b2xc3'])('S7: %s is not straight', (text) => {
    expect(refusal(start(), text)).toMatchObject({ code: 'jump-crooked', rule: 'S7' });
  });

  it.each(['a1xb1', 'a1xd1', 'a2xa5'])('S7: %s does not span one square', (text) => {
    const [from, to] = text.split('x');
    expect(refusal(start(), text)).toMatchObject({
      code: 'jump-span',
      rule: 'S7',
      at: [from, to],
      args: { from, to },
    });
  });

  it('S7: there is nothing to jump over', () => {
    expect(refusal(start(), 'b2xd2')).toEqual({
      code: 'nothing-to-jump',
      rule: 'S7',
      at: ['c2'],
      args: { over: 'c2' },
    });
  });

  it('S7: there is nothing to land on', () => {
    expect(refusal(start(), 'a1xa3')).toEqual({
      code: 'landing-empty',
      rule: 'S7',
      at: ['a3'],
      args: { to: 'a3' },
    });
  });

  it('S8: the stack landed on is higher', () => {
    expect(refusal(at('5/5/wb(bw)2/5/5 w'), 'a3xc3')).toEqual({
      code: 'landing-taller',
      rule: 'S8',
      at: ['a3', 'c3'],
      args: { from: 'a3', to: 'c3', height: 1, onto: 2, sum: 3, most: 4 },
    });
    expect(refusal(at('5/5/(ww)b(wbw)2/5/5 w'), 'a3xc3')).toMatchObject({ code: 'landing-taller' });
  });

  it('S9: more than four together', () => {
    expect(refusal(at('5/5/(bbw)b(bw)2/5/5 w'), 'a3xc3')).toMatchObject({
      code: 'too-high',
      rule: 'S9',
      at: ['a3', 'c3'],
      args: { to: 'c3', sum: 5, most: 4 },
    });
    expect(refusal(at('5/5/(bbw)b(bbw)2/5/5 w'), 'a3xc3')).toMatchObject({
      code: 'too-high',
      args: { sum: 6 },
    });
  });

  it.each(['a2/a3', 'a2/a3/b3'])('S12: %s from a single pawn', (text) => {
    expect(refusal(start(), text)).toMatchObject({ code: 'shed-single', rule: 'S12', at: ['a2'] });
  });

  const tower = () => at('5/1b3/2(www)2/3b1/2(bww)2 w');

  it.each(['c3/d4', 'c3/d4/d3'])('S12: %s, first pawn diagonally', (text) => {
    expect(refusal(tower(), text)).toMatchObject({
      code: 'shed-diagonal',
      rule: 'S12',
      at: ['c3', 'd4'],
    });
  });

  it.each(['c3/c5', 'c3/e3', 'c3/d5'])('S12: %s, first pawn too far', (text) => {
    expect(refusal(tower(), text)).toMatchObject({ code: 'shed-too-far', rule: 'S12' });
  });

  it.each(['c3/b3', 'c3/b3/b2'])('S12: %s, first square occupied', (text) => {
    expect(refusal(at('5/5/1b(ww)2/5/5 w'), text)).toEqual({
      code: 'shed-occupied',
      rule: 'S12',
      at: ['b3'],
      args: { to: 'b3' },
    });
  });

  it('S13: the rest belongs to the other', () => {
    expect(refusal(at('5/5/2(wbw)2/5/5 w'), 'c3/c4/d4')).toEqual({
      code: 'second-not-yours',
      rule: 'S13',
      at: ['c3'],
      args: { from: 'c3' },
    });
  });

  it.each(['c3/c4/c5', 'c3/c4/c3', 'c3/c4/b3', 'c3/c4/c4', 'c3/c4/e5'])(
    'S13: %s, second square not diagonal to the stack',
    (text) => {
      const second = text.slice(-2);
      expect(refusal(tower(), text)).toEqual({
        code: 'second-not-diagonal',
        rule: 'S13',
        at: ['c3', second],
        args: { from: 'c3', second },
      });
    },
  );

  it('S13: the second square is not beside the first', () => {
    expect(refusal(tower(), 'c3/c4/b2')).toEqual({
      code: 'second-not-beside',
      rule: 'S13',
      at: ['c4', 'b2'],
      args: { to: 'c4', second: 'b2' },
    });
  });

  it('S13: the second square is occupied', () => {
    expect(refusal(tower(), 'c3/c4/b4')).toEqual({
      code: 'second-occupied',
      rule: 'S13',
      at: ['b4'],
      args: { second: 'b4' },
    });
  });

  it('S16: a pass although there is a move', () => {
    expect(refusal(start(), 'pass')).toEqual({
      code: 'move-possible',
      rule: 'S16',
      at: ['a1', 'a2', 'b1', 'b2', 'c1', 'd1', 'd2', 'e1', 'e2'],
      args: { count: 13, example: 'a1xc1' },
    });
  });

  it('S18: anything after the end', () => {
    const state = after('5/5/(bw)b(wb)2/5/5 w', 'a3xc3');
    for (const text of ['b3-b4', 'pass', 'c3/c4']) {
      expect(refusal(state, text)).toEqual({ code: 'game-over', rule: 'S18' });
    }
  });

  it('every attempt in many positions: the reason of a refusal that is found last holds', () => {
    const random = new FastRandom('reasons');
    const told = new Set<string>();
    const positions = Array.from({ length: 25 }, () => randomPosition(random));
    for (const state of ['5/5/(bbw)b(bw)2/5/5 w', ...positions].map((position) => at(position))) {
      for (const attempt of allAttempts()) {
        const verdict = game.judge(state, attempt);
        if (!(verdict instanceof Fault)) continue;
        told.add(verdict.code);
        const holds = LAST_REASONS[verdict.code];
        if (holds?.(heightAt(state, attempt)) === false) throw new Error(game.format(attempt));
      }
    }
    expect(told.size).toBe(21);
  });
});

/** What must be so where a reason is given because nothing else was wrong. */
const LAST_REASONS: Readonly<Record<string, (height: Heights) => boolean>> = {
  occupied: ({ to }) => to > 0,
  stuck: ({ from, to }) => from > 0 && to > 0,
  'too-high': ({ from, to }) => from + to > 4 && to > 0 && to <= from,
  'second-occupied': ({ to, second }) => to === 0 && second > 0,
};

type Heights = Readonly<Record<'from' | 'to' | 'second', number>>;

function heightAt(state: State, attempt: Attempt): Heights {
  const height = (name = '') => heightOf(stackAt(state, squareNamed(name)));
  const { from, to, second } = { from: 'a1', to: 'a1', second: 'a1', ...attempt };
  return { from: height(from), to: height(to), second: height(second) };
}

function* allAttempts(): Generator<Attempt> {
  for (const kind of KINDS) {
    for (let from = 0; from < SQUARES; from++) {
      for (let to = 0; to < SQUARES; to++) {
        const seconds = kind === 'double-shed' ? SQUARES : 1;
        for (let second = 0; second < seconds; second++) {
          yield attemptOf(moveNumber(kind, from, to, second));
        }
      }
    }
  }
}
