import { noPreview } from '@baithak/board';
import { Fault } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Option, pressOn, stateOf, tellingMove } from '../../board/choosing.ts';

const options: Option[] = [
  { from: 'b2', to: 'b3', text: 'b2-b3', mark: 'target' },
  { from: 'b2', to: 'b3', text: 'b2/b3', mark: 'target' },
  { from: 'b2', to: 'd2', text: 'b2xd2', mark: 'jump' },
  { from: 'e1', to: 'e2', text: 'e1-e2', mark: 'target' },
];

/** White on b2, e1 and a1, which cannot move; Black on c2 and d2. */
const rules = {
  options,
  isOwn: (square: string) => ['b2', 'a1', 'e1'].includes(square),
  guess: (from: string, to: string) => `${from}?${to}`,
  explain: (square: string) => `why not ${square}`,
};

describe('presses', () => {
  it('choose only a piece that can move', () => {
    expect(pressOn('b2', null, rules)).toEqual({ kind: 'choose', square: 'b2' });
    expect(pressOn('a1', null, rules)).toEqual({ kind: 'try', text: 'why not a1' });
    expect(pressOn('c2', null, rules)).toEqual({ kind: 'try', text: 'why not c2' });
  });

  it('on an empty square choose the only piece that can go there', () => {
    expect(pressOn('e2', null, rules)).toEqual({ kind: 'choose', square: 'e1' });
    expect(pressOn('c5', null, rules)).toEqual({ kind: 'try', text: 'why not c5' });
  });

  it('make the moves between two squares', () => {
    const between = (to: string) => {
      const press = pressOn(to, 'b2', rules);
      return press.kind === 'play' ? press.options.map(({ text }) => text) : press;
    };
    expect(between('d2')).toEqual(['b2xd2']);
    expect(between('b3')).toEqual(['b2-b3', 'b2/b3']);
  });

  it('try what is not legal, so that the referee can say why not', () => {
    expect(pressOn('e5', 'b2', rules)).toEqual({ kind: 'try', text: 'b2?e5' });
    expect(pressOn('c2', 'b2', rules)).toEqual({ kind: 'try', text: 'b2?c2' });
    expect(pressOn('a1', 'b2', rules)).toEqual({ kind: 'try', text: 'why not a1' });
  });

  it('change to another piece, or clear the choice', () => {
    expect(pressOn('e1', 'b2', rules)).toEqual({ kind: 'choose', square: 'e1' });
    expect(pressOn('b2', 'b2', rules)).toEqual({ kind: 'clear' });
  });
});

it('squares show what can move, then where to', () => {
  const states = (chosen: string | null) =>
    ['b2', 'b3', 'd2', 'a1'].map((square) => stateOf(square, chosen, options));
  expect(states(null)).toEqual(['source', 'plain', 'plain', 'plain']);
  expect(states('b2')).toEqual(['chosen', 'target', 'jump', 'plain']);
});

it('a piece that cannot move is explained by its most telling refusal', () => {
  const preview = ([text = '']: readonly string[]) =>
    new Fault(text.endsWith('c3') ? 'occupied' : text.endsWith('d4') ? 'must-jump' : 'too-far');
  const guess = (from: string, to: string) => `${from}-${to}`;
  const telling = (codes: string[]) => tellingMove('b2', preview, { guess, telling: codes });
  expect(telling(['must-jump', 'occupied'])).toBe('b2-d4');
  expect(telling(['occupied', 'must-jump'])).toBe('b2-c3');
  expect(tellingMove('b2', noPreview, { guess, telling: [] })).toBe('b2-a5');
});
