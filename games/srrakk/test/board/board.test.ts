import { buttonsIn, drawn } from '@baithak/board/testing';
import { Fault, legalMoves, read } from '@baithak/kernel';
import { optionsOf } from '@baithak/panakizhi/board';
import { boardTester, itDrawsEverything } from '@baithak/panakizhi/testing/board';
import { speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { roomFor, tailOf } from '../../board/chooser.tsx';
import { Board } from '../../board/index.tsx';
import {
  guess,
  MOVING,
  optionsFor,
  overOf,
  secondsAfter,
  squaresOf,
  tallestOf,
  type Using,
} from '../../board/moves.ts';
import { changesBetween } from '../../board/preview.tsx';
import { layersOf, stackMessage } from '../../board/stack.tsx';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };
const say = speaker('en', [words.catalogues], []).say;

const STACKS = 'b2(bw)b/1(wb)2b/2(bww)2/w(wbw)1w1/w1w2 w';
const { after, names } = boardTester(stage);

describe('presses', () => {
  const all = optionsOf(legalMoves(game, after(STACKS)), MOVING);
  const texts = (using: Using) =>
    optionsFor(all, using)
      .filter(({ from }) => from === 'c3')
      .map(({ text }) => text)
      .join(' ');

  it('move or jump with the whole stack, unless only its top is used', () => {
    expect(texts({ square: 'c3', mode: 'move', first: null })).toBe('c3-b3 c3-c2 c3-c4 c3-d3');
    expect(texts({ square: 'c3', mode: 'shed', first: null })).toBe('c3/b3 c3/c2 c3/c4 c3/d3');
    expect(texts({ square: 'a2', mode: 'shed', first: null })).toBe('c3-b3 c3-c2 c3-c4 c3-d3');
  });

  it('then put a second piece beside the first', () => {
    expect(texts({ square: 'c3', mode: 'shed', first: 'd3' })).toBe('c3/d3/d4');
    const seconds = (position: string) =>
      secondsAfter(position, 'c3', 'd3', all).map(({ to }) => to);
    expect(seconds(STACKS)).toEqual(['d4']);
    // What is hidden must not be given away by what is offered.
    const hidden = STACKS.replace('bww', '??w');
    expect(seconds(hidden)).toEqual(['d4']);
    expect(secondsAfter('5/5/2(?w)2/5/5 w', 'c3', 'd3', []).map(({ to }) => to)).toEqual([
      'd2',
      'd4',
    ]);
  });

  it('mean a jump over one square and otherwise a move', () => {
    expect(guess('b2', 'b4')).toBe('b2xb4');
    expect(guess('b2', 'd2')).toBe('b2xd2');
    expect(guess('b2', 'd4')).toBe('b2-d4');
    expect(guess('b2', 'c3')).toBe('b2-c3');
    expect(guess('b2', 'b3')).toBe('b2-b3');
    expect(guess('b2', 'b3', { mode: 'shed', first: null })).toBe('b2/b3');
    expect(guess('b2', 'a3', { mode: 'shed', first: 'b3' })).toBe('b2/b3/a3');
  });

  it('that are refused say what they meant', () => {
    const code = (from: string, to: string, first: string | null = null) => {
      const mode = first === null ? 'move' : 'shed';
      const refused = read(game, after(STACKS), guess(from, to, { mode, first }));
      return refused instanceof Fault ? refused.code : 'legal';
    };
    expect(code('a2', 'c2')).toBe('landing-empty');
    expect(code('c3', 'd4')).toBe('diagonal');
    expect(code('a5', 'a4')).toBe('not-yours');
    // While a second piece is being placed, the reason is about that piece.
    expect(code('c3', 'b4', 'd3')).toBe('second-not-beside');
    expect(code('c3', 'b2', 'd3')).toBe('second-not-beside');
    expect(code('c3', 'c4', 'd3')).toBe('second-not-diagonal');
    expect(code('c3', 'd4', 'd3')).toBe('legal');
  });

  it('know the squares of the last move', () => {
    expect(squaresOf('c3/d3/d4')).toEqual(['c3', 'd3', 'd4']);
    expect(squaresOf('c3-d3')).toEqual(['c3', 'd3']);
    expect(squaresOf('pass')).toEqual([]);
    expect([overOf('c3xe3'), overOf('c3-d3')]).toEqual([['d3'], []]);
  });
});

describe('stacks', () => {
  it('are said from the top, as far as they are shown', () => {
    expect(say(stackMessage(''))).toBe('empty');
    expect(say(stackMessage('b'))).toBe('black piece');
    expect(say(stackMessage('wbw'))).toBe('stack of 3, white on top, then black and white');
    expect(say(stackMessage('??b'))).toBe('stack of 3, black on top, then hidden and hidden');
    expect(layersOf('?wb')).toEqual([null, 'w', 'b']);
  });

  it('say whether they can move; what memory aids hide is not drawn', () => {
    const said = names(STACKS);
    expect(said).toContain('b2, stack of 3, white on top, then black and white, can move');
    expect(said).toContain('b4, stack of 2, black on top, then white');
    const dimmed = drawn(stage, after(STACKS), { aids: 'none' });
    expect(buttonsIn(dimmed).map(({ name }) => name)).toContain(
      'b4, stack of 2, black on top, then hidden',
    );
    expect(dimmed.match(/b-piece-unknown/g)).toHaveLength(6);
    expect(drawn(stage, after(STACKS))).not.toContain('b-piece-unknown');
  });

  it('mark the last move and what a refusal points at', () => {
    const said = names(STACKS, ['c3/d3/d4'], { lit: ['e5'] });
    expect(said).toContain('c3, black piece, can move, last move');
    expect(said).toContain('d3, white piece, last move');
    expect(said.find((name) => name.startsWith('e5'))).toMatch(/, highlighted$/);
  });
});

describe('a preview', () => {
  const changes = (now: string, next: string) =>
    Object.fromEntries(changesBetween(`5/5/${now}/5/5 w`, `5/5/${next}/5/5 b`));

  it('is the difference between now and then, from the bottom up', () => {
    expect(changes('(bw)(wb)b2', '1(ww)(bbw)2')).toEqual({
      a3: { now: 'bw', next: '', stays: 0 },
      b3: { now: 'wb', next: 'ww', stays: 1 },
      c3: { now: 'b', next: 'bbw', stays: 1 },
    });
  });

  it('never shows what a move would uncover', () => {
    expect(changes('(?w)4', 'bw3')).toEqual({
      a3: { now: '?w', next: 'b', stays: 1 },
      b3: { now: '', next: 'w', stays: 0 },
    });
  });

  it('knows the tallest stack of each colour', () => {
    expect(tallestOf(STACKS, 'w')).toBe(3);
    expect(tallestOf(STACKS, 'b')).toBe(2);
  });
});

describe('the chooser', () => {
  const room = (at: [number, number], busy: [number, number][], taken: [number, number][] = []) =>
    roomFor({ at, busy, taken });

  it('hangs at the stack over empty squares', () => {
    expect(room([2, 2], [])).toEqual([1, 1]);
    expect(room([2, 2], [], [[2, 1]])).toEqual([1, 3]);
  });

  it('stays near the stack, even if it covers a piece', () => {
    const cells = Array.from({ length: 25 }, (_, i): [number, number] => [
      i % 5,
      Math.floor(i / 5),
    ]);
    const taken = cells.filter(([x, y]) => y > 0 && !(x > 2 && y === 4));
    expect(
      room(
        [0, 0],
        [
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        taken,
      ),
    ).toEqual([0, 1]);
  });

  it('never covers a square that can be used', () => {
    const around: [number, number][] = [
      [1, 2],
      [3, 2],
      [2, 1],
      [2, 3],
    ];
    const [column, row] = room([2, 2], around);
    const covered = [
      [column, row],
      [column + 1, row],
    ];
    for (const cell of [[2, 2], ...around]) expect(covered).not.toContainEqual(cell);
  });

  it.each([
    ['left', [0, 2], [4.14, 2.14]],
    ['right', [3, 2], [0.86, 2.14]],
    ['above', [3, 0], [3.14, 2.14]],
    ['below', [1, 4], [2.14, 2.86]],
  ] as const)('has a tail that ends in the square of its stack (%s)', (_, chooser, tip) => {
    expect(tailOf(chooser, [Math.floor(tip[0]), 2])[1]).toEqual(tip);
  });
});

itDrawsEverything(stage, STACKS, { layout: 'home' }, 2);
