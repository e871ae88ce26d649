import { buttonsIn, drawn, drawRandomGames, type Scene, stopsIn } from '@baithak/board/testing';
import { read, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { squaresOfFours } from '../../board/fours.ts';
import { BOTTOM_HANDLES, SIDE_HANDLES, TOP_HANDLES } from '../../board/handles.ts';
import { Board } from '../../board/index.tsx';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };
const OPTIONS = { layout: 'corners', repetition: 'forbidden' };

function after(position: string, ...moves: string[]) {
  const state = sure(game.readPosition(position, OPTIONS, 2));
  for (const move of moves) game.play(state, sure(read(game, state, move)));
  return state;
}

const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';
const names = (position: string, moves: string[], scene?: Scene) =>
  buttonsIn(drawn(stage, after(position, ...moves), scene)).map(({ name }) => name);

describe('handles', () => {
  it('stand at both ends of every line, named by their notation', () => {
    expect(TOP_HANDLES.map(({ text }) => text)).toEqual(['av', 'bv', 'cv', 'dv', 'ev']);
    expect(BOTTOM_HANDLES.map(({ text }) => text)).toEqual(['a^', 'b^', 'c^', 'd^', 'e^']);
    const sides = SIDE_HANDLES.map((pair) => pair.map(({ text }) => text).join(' '));
    expect(sides).toEqual(['5> 5<', '4> 4<', '3> 3<', '2> 2<', '1> 1<']);
  });

  it('say what they push and whether they can', () => {
    const said = names(START, []);
    expect(said).toContain('Push row 2 to the right');
    expect(said).toContain('Push column d downwards');
    expect(said).toContain('Push row 2 to the left, not possible now');
    expect(said.filter((name) => /^Push.*[a-z]$/.test(name)).length).toBe(20);
    expect(said.filter((name) => name.includes('not possible')).length).toBe(12);
  });

  it('can be tried even if the push is refused, but not by someone who only looks', () => {
    const pushes = (scene: Scene) =>
      buttonsIn(drawn(stage, after(START), scene)).filter(({ name }) => name.startsWith('Push'));
    expect(pushes({}).every(({ disabled }) => !disabled)).toBe(true);
    expect(pushes({ viewer: 1 }).every(({ disabled }) => disabled)).toBe(true);
    expect(pushes({ viewer: null }).every(({ disabled }) => disabled)).toBe(true);
  });

  it('mark the last push and what a refusal points at', () => {
    const said = names(START, ['2>'], { lit: ['3', 'c2'] });
    expect(said).toContain('Push row 2 to the right, not possible now, last move');
    expect(said).toContain('Push row 3 to the left, not possible now, pointed out');
    expect(said).toContain('c2, white pawn, pointed out');
  });
});

describe('squares', () => {
  it('say what stands on them', () => {
    const said = names(START, []);
    expect(said).toContain('a1, white pawn');
    expect(said).toContain('a5, black pawn');
    expect(said).toContain('c3, empty');
  });

  it('say which of them are the four, at the end', () => {
    const four = ['1WB2/1WB2/1WB2/WB3/5 w', ['2>']] as const;
    const won = after(four[0], ...four[1]);
    expect([...squaresOfFours(game.view(won, 0))].sort().join(' ')).toBe('b2 b3 b4 b5 c2 c3 c4 c5');
    expect(names(four[0], [...four[1]])).toContain('b5, white pawn, part of a four');
    expect(squaresOfFours(game.view(after(START), 0)).size).toBe(0);
  });
});

it('passing is offered when there is nothing else', () => {
  expect(names('WB3/5/5/5/WB3 w', ['5>'])).toContain('Pass');
  expect(names(START, [])).not.toContain('Pass');
});

it('as a picture it has nothing to press or to visit', () => {
  const html = drawn(stage, after(START), { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

it('whole games can be drawn for everybody in every language', () => {
  expect(drawRandomGames(stage, OPTIONS, 4)).toBeGreaterThan(6);
});
