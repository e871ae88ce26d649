import { clickOn } from '@baithak/board';
import { buttonsIn, drawn, drawRandomGames, type Scene, stopsIn } from '@baithak/board/testing';
import { Fault, LANGUAGES, legalMoves, read, sure } from '@baithak/kernel';
import { speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { guess, hopsOf, offerMessage, squaresOf } from '../../board/hops.ts';
import { Board } from '../../board/index.tsx';
import { layersOf, stackMessage } from '../../board/stack-face.tsx';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };
const say = speaker('en', [words.catalogues], []).say;

function after(position: string, ...moves: string[]) {
  const state = sure(game.readPosition(position, {}, 2));
  for (const move of moves) game.play(state, sure(read(game, state, move)));
  return state;
}

const STACKS = 'b2(bw)b/1(wb)2b/2(bww)2/w(wbw)1w1/w1w2 w';
const names = (position: string, moves: string[] = [], scene?: Scene) =>
  buttonsIn(drawn(stage, after(position, ...moves), scene)).map(({ name }) => name);

describe('clicks', () => {
  it('leave several moves where a stack may move or shed', () => {
    const rules = {
      hops: hopsOf(legalMoves(game, after(STACKS))),
      hasPiece: () => true,
      isOwn: () => true,
      guess,
    };
    expect(clickOn('d3', 'c3', rules)).toEqual({
      kind: 'try',
      texts: ['c3-d3', 'c3/d3', 'c3/d3/d4'],
    });
    expect(clickOn('a3', 'a2', rules)).toEqual({ kind: 'try', texts: ['a2-a3'] });
  });

  it('mean a jump over one square and otherwise a move', () => {
    expect(guess('b2', 'b4')).toBe('b2xb4');
    expect(guess('b2', 'd2')).toBe('b2xd2');
    expect(guess('b2', 'd4')).toBe('b2-d4');
    expect(guess('b2', 'c3')).toBe('b2-c3');
    expect(guess('b2', 'b3')).toBe('b2-b3');
  });

  it('that are refused say what the clicks meant', () => {
    const code = (from: string, to: string) => {
      const refused = read(game, after(STACKS), guess(from, to));
      return refused instanceof Fault ? refused.code : 'legal';
    };
    expect(code('a2', 'c2')).toBe('landing-empty');
    expect(code('c3', 'd4')).toBe('diagonal');
    expect(code('a5', 'a4')).toBe('not-yours');
  });

  it('name the moves they leave', () => {
    const said = ['c3-d3', 'c3/d3', 'c3/d3/d4', 'c3xe3'].map((text) => say(offerMessage(text)));
    expect(said).toEqual([
      'Move the stack to d3',
      'Shed one pawn to d3',
      'Shed to d3, then to d4',
      'Jump to e3',
    ]);
    for (const language of LANGUAGES) {
      const speech = speaker(language, [words.catalogues], []);
      expect(speech.say(offerMessage('c3/d3/d4'))).toMatch(/d3.*d4/);
    }
  });

  it('know the squares of the last move', () => {
    expect(squaresOf('c3/d3/d4')).toEqual(['c3', 'd3', 'd4']);
    expect(squaresOf('c3-d3')).toEqual(['c3', 'd3']);
    expect(squaresOf('pass')).toEqual([]);
  });
});

describe('stacks', () => {
  it('are said from the top, as far as they are shown', () => {
    expect(say(stackMessage(''))).toBe('empty');
    expect(say(stackMessage('b'))).toBe('black pawn');
    expect(say(stackMessage('wbw'))).toBe(
      'stack of 3, white on top, from there down black and white',
    );
    expect(say(stackMessage('??b'))).toBe(
      'stack of 3, black on top, from there down hidden and hidden',
    );
    expect(layersOf('?wb')).toEqual([null, 'w', 'b']);
  });

  it('say whether they can move; what memory aids hide is not drawn', () => {
    const said = names(STACKS);
    expect(said).toContain(
      'b2, stack of 3, white on top, from there down black and white, can move',
    );
    expect(said).toContain('b4, stack of 2, black on top, from there down white');
    const dimmed = drawn(stage, after(STACKS), { aids: 'none' });
    expect(buttonsIn(dimmed).map(({ name }) => name)).toContain(
      'b4, stack of 2, black on top, from there down hidden',
    );
    expect(dimmed.match(/b-piece-unknown/g)).toHaveLength(6);
    expect(drawn(stage, after(STACKS))).not.toContain('b-piece-unknown');
  });

  it('mark the last move and what a refusal points at', () => {
    const said = names(STACKS, ['c3/d3/d4'], { lit: ['e5'] });
    expect(said).toContain('c3, black pawn, can move, last move');
    expect(said).toContain('d3, white pawn, last move');
    expect(said.find((name) => name.startsWith('e5'))).toMatch(/, pointed out$/);
  });
});

it('as a picture it has nothing to press or to visit', () => {
  const html = drawn(stage, after(STACKS), { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

it('whole games can be drawn for everybody in every language', () => {
  expect(drawRandomGames(stage, { layout: 'home' }, 2)).toBeGreaterThan(6);
});
