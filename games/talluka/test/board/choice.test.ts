import { expect, it } from 'vitest';
import { type Choice, pressOn } from '../../board/choice.ts';

const byPawn: Choice = { text: 'b^', at: 'b1', by: 'b1' };

it('the second press on the very pawn that planned a push plays it', () => {
  expect(pressOn('b1', ['b^'], null)).toEqual(byPawn);
  expect(pressOn('b1', ['b^'], byPawn)).toBe('play');
});

it('another pawn in the same line changes the plan and never plays it', () => {
  expect(pressOn('b2', ['b^', '2>'], byPawn)).toEqual({ text: '2>', at: 'b2', by: 'b2' });
  expect(pressOn('b2', ['b^'], byPawn)).toEqual({ text: 'b^', at: 'b2', by: 'b2' });
});

it('an arrow plays only what it planned itself', () => {
  const byArrow: Choice = { text: 'b^', at: null, by: 'b^' };
  expect(pressOn('b^', ['b^'], byPawn)).toEqual(byArrow);
  expect(pressOn('b^', ['b^'], byArrow)).toBe('play');
  expect(pressOn('b1', ['b^'], byArrow)).toEqual(byPawn);
});

it('a way that was offered beside a pawn is not played by a press on the pawn', () => {
  const offered: Choice = { text: 'a^', at: 'a1', by: null };
  expect(pressOn('a1', ['1>', 'a^'], offered)).toEqual({ text: '1>', at: 'a1', by: 'a1' });
});

it('a press that can mean no push leads nowhere', () => {
  expect(pressOn('c3', [], byPawn)).toBeNull();
});
