import { describe, expect, it } from 'vitest';
import { type ClickRules, clickOn, dropOn, type Hop, squareState } from '../../board/clicks.ts';

const hops: Hop[] = [
  { from: 'b2', to: 'b3', text: 'b2-b3', mark: 'target' },
  { from: 'b2', to: 'b3', text: 'b2/b3', mark: 'target' },
  { from: 'b2', to: 'd2', text: 'b2xd2', mark: 'jump' },
];

/** White on b2 and a1, Black on c2 and d2. */
const rules: ClickRules = {
  hops,
  hasPiece: (square) => ['b2', 'a1', 'c2', 'd2'].includes(square),
  isOwn: (square) => ['b2', 'a1'].includes(square),
  guess: (from, to) => `${from}?${to}`,
};

describe('clicks', () => {
  it('the first chooses a piece, also one that cannot move', () => {
    expect(clickOn('b2', null, rules)).toEqual({ kind: 'choose', square: 'b2' });
    expect(clickOn('c2', null, rules)).toEqual({ kind: 'choose', square: 'c2' });
    expect(clickOn('e5', null, rules)).toEqual({ kind: 'nothing' });
  });

  it('the second tries the moves between the two squares', () => {
    expect(clickOn('d2', 'b2', rules)).toEqual({ kind: 'try', texts: ['b2xd2'] });
    expect(clickOn('b3', 'b2', rules)).toEqual({ kind: 'try', texts: ['b2-b3', 'b2/b3'] });
  });

  it('what is not legal is tried as well, so that the table can say why not', () => {
    expect(clickOn('e5', 'b2', rules)).toEqual({ kind: 'try', texts: ['b2?e5'] });
    expect(clickOn('c2', 'b2', rules)).toEqual({ kind: 'try', texts: ['b2?c2'] });
    expect(clickOn('d2', 'c2', rules)).toEqual({ kind: 'try', texts: ['c2?d2'] });
  });

  it('another piece of one’s own takes over, the same one is dropped', () => {
    expect(clickOn('a1', 'b2', rules)).toEqual({ kind: 'choose', square: 'a1' });
    expect(clickOn('b2', 'b2', rules)).toEqual({ kind: 'drop' });
  });
});

describe('a piece that is dragged', () => {
  it('tries the moves to where it is let go, legal or not', () => {
    expect(dropOn('b3', 'b2', rules)).toEqual(['b2-b3', 'b2/b3']);
    expect(dropOn('e5', 'b2', rules)).toEqual(['b2?e5']);
  });

  it('lies down again on its own square and on others of its side', () => {
    expect(dropOn('b2', 'b2', rules)).toEqual([]);
    expect(dropOn('a1', 'b2', rules)).toEqual([]);
  });
});

describe('squares', () => {
  it('show what can move, then where to', () => {
    const states = (chosen: string | null) =>
      ['b2', 'b3', 'd2', 'a1'].map((square) => squareState(square, chosen, hops));
    expect(states(null)).toEqual(['source', 'plain', 'plain', 'plain']);
    expect(states('b2')).toEqual(['chosen', 'target', 'jump', 'plain']);
    expect(states('a1')).toEqual(['plain', 'plain', 'plain', 'chosen']);
  });
});
