import { buttonsIn, drawn, previewIn, type Scene } from '@baithak/board/testing';
import { legalMoves } from '@baithak/kernel';
import { boardTester, itDrawsEverything } from '@baithak/panakizhi/testing/board';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { pushesAt, pushesFrom } from '../../board/preview.tsx';
import { BOTTOM_HANDLES, pushBetween, SIDE_HANDLES, TOP_HANDLES } from '../../board/pushes.ts';
import { game } from '../../index.ts';
import { squaresOfFours } from '../../view/view.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };
const OPTIONS = { layout: 'corners', repetition: 'forbidden' };

const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';
const { after, names } = boardTester(stage, OPTIONS);

describe('handles', () => {
  it('stand at both ends of every line, named by their notation', () => {
    expect(TOP_HANDLES.map(({ text }) => text)).toEqual(['av', 'bv', 'cv', 'dv', 'ev']);
    expect(BOTTOM_HANDLES.map(({ text }) => text)).toEqual(['a^', 'b^', 'c^', 'd^', 'e^']);
    const sides = SIDE_HANDLES.map((pair) => pair.map(({ text }) => text).join(' '));
    expect(sides).toEqual(['5> 5<', '4> 4<', '3> 3<', '2> 2<', '1> 1<']);
  });

  it('say what they push and whether they can', () => {
    const said = names(START);
    expect(said).toContain('Push row 2 right');
    expect(said).toContain('Push column d down');
    expect(said).toContain('Push row 2 left, not possible now');
    expect(said.filter((name) => /^Push .*[a-z]$/.test(name)).length).toBe(20);
    expect(said.filter((name) => name.includes('not possible')).length).toBe(12);
  });

  it('can be tried even if the push is refused, but not by someone who only looks', () => {
    const pushes = (scene: Scene) =>
      buttonsIn(drawn(stage, after(START), scene)).filter(({ name }) => name.startsWith('Push '));
    expect(pushes({}).every(({ disabled }) => !disabled)).toBe(true);
    expect(pushes({ viewer: 1 }).every(({ disabled }) => disabled)).toBe(true);
    expect(pushes({ viewer: null }).every(({ disabled }) => disabled)).toBe(true);
  });

  it('mark the last push and what a refusal points at', () => {
    const said = names(START, ['2>'], { lit: ['3', 'c2'] });
    expect(said).toContain('Push row 2 right, not possible now, last move');
    expect(said).toContain('Push row 3 left, not possible now, highlighted');
    expect(said).toContain('c2, white pawn, highlighted');
  });
});

describe('squares', () => {
  it('say what stands on them', () => {
    const said = names(START);
    expect(said).toContain('a1, white pawn');
    expect(said).toContain('a5, black pawn');
    expect(said).toContain('c3, empty');
  });

  it('say which of them are the four, at the end', () => {
    const four = ['1WB2/1WB2/1WB2/WB3/5 w', ['2>']] as const;
    const won = after(four[0], ...four[1]);
    expect([...squaresOfFours(game.view(won, 0))].sort().join(' ')).toBe('b2 b3 b4 b5 c2 c3 c4 c5');
    expect(names(four[0], [...four[1]])).toContain('b5, white pawn, part of the four');
    expect(squaresOfFours(game.view(after(START), 0)).size).toBe(0);
  });
});

describe('a press on a square', () => {
  const state = after(START);
  const pushes = pushesFrom(legalMoves(game, state), previewIn(game, state, 0));
  const at = (square: string) =>
    pushesAt(pushes, square)
      .map(({ text }) => text)
      .join(' ');

  it('means the pushes that its pawn leads, or else those that move it', () => {
    expect(at('a1')).toBe('1> a^');
    expect(at('b1')).toBe('b^');
    expect(at('e5')).toBe('5< ev');
  });

  it('means the pushes into an empty square, and nothing where none leads', () => {
    expect(at('c1')).toBe('1>');
    expect(at('c3')).toBe('');
    expect(at('a5')).toBe('');
  });

  it('every push knows what it moves and where it leads', () => {
    const push = pushes.find(({ text }) => text === '1>')!;
    expect(push.moved.map(({ from, to }) => `${from}${to}`)).toEqual(['a1b1', 'b1c1']);
    expect(push.view.position).toBe('BB1WW/BB1WW/5/WW1BB/1WWBB b');
  });
});

it('passing is offered when there is nothing else', () => {
  expect(names('WB3/5/5/5/WB3 w', ['5>'])).toContain('Pass');
  expect(names(START)).not.toContain('Pass');
});

itDrawsEverything(stage, START, OPTIONS, 4);

describe('dragging', () => {
  it.each([
    ['a1', 'b1', '1>'],
    ['d4', 'a4', '4<'],
    ['b2', 'b5', 'b^'],
    ['c5', 'c^', 'cv'],
    ['b2', '2<', '2>'],
    ['1>', 'a1', '1>'],
    ['1>', '1<', '1>'],
    ['dv', 'd3', 'dv'],
  ])('from %s to %s pushes %s', (from, to, push) => {
    expect(pushBetween(from, to)).toBe(push);
  });

  it.each([
    ['a1', 'a1'],
    ['a1', 'b2'],
    ['1>', '2>'],
    ['av', 'bv'],
    ['1>', 'b2'],
  ])('from %s to %s pushes nothing', (from, to) => {
    expect(pushBetween(from, to)).toBe(null);
  });
});
