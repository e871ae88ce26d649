import { expect, it } from 'vitest';
import { type Choice, planOf, pressOn } from '../../board/choice.ts';

const byPawn: Choice = { text: 'b^', at: 'b1', by: ['b1'] };

it('the second press on the very pawn that planned a push plays it', () => {
  expect(pressOn('b1', ['b^'], null, null)).toEqual(byPawn);
  expect(pressOn('b1', ['b^'], byPawn, 'b3')).toBe('play');
});

it('another pawn in the same line changes the plan and never plays it', () => {
  expect(pressOn('b2', ['b^', '2>'], byPawn, 'b3')).toEqual({ text: '2>', at: 'b2', by: ['b2'] });
  expect(pressOn('b2', ['b^'], byPawn, 'b3')).toEqual({ text: 'b^', at: 'b2', by: ['b1', 'b2'] });
});

it('a press on another pawn that means the same push does not forget the first one', () => {
  const both = pressOn('b2', ['b^'], byPawn, 'b3') as Choice;
  expect(pressOn('b1', ['b^'], both, 'b3')).toBe('play');
  expect(pressOn('b2', ['b^'], both, 'b3')).toBe('play');
});

it('a press on the empty square where the planned push ends plays it', () => {
  expect(pressOn('b3', ['b^'], null, null)).toEqual({ text: 'b^', at: 'b3', by: ['b3'] });
  expect(pressOn('b3', ['b^'], byPawn, 'b3')).toBe('play');
  expect(pressOn('b3', ['b^', '3>'], planOf('b^'), 'b3')).toBe('play');
});

it('an arrow plays only what it planned itself', () => {
  const byArrow: Choice = { text: 'b^', at: null, by: ['b^'] };
  expect(pressOn('b^', ['b^'], byPawn, 'b3')).toEqual({ ...byArrow, by: ['b1', 'b^'] });
  expect(pressOn('b^', ['b^'], byArrow, 'b3')).toBe('play');
  expect(pressOn('b1', ['b^'], byArrow, 'b3')).toEqual({ ...byPawn, by: ['b^', 'b1'] });
});

it('a way that was offered beside a pawn is not played by a press on the pawn', () => {
  const offered: Choice = { text: 'a^', at: 'a1', by: [] };
  expect(pressOn('a1', ['1>', 'a^'], offered, 'a3')).toEqual({ text: '1>', at: 'a1', by: ['a1'] });
});

it('a press that can mean no push leads nowhere', () => {
  expect(pressOn('c3', [], byPawn, 'b3')).toBeNull();
});
