import { buttonsIn, drawn } from '@baithak/board/testing';
import { Fault, LANGUAGES, legalMoves, read } from '@baithak/kernel';
import { clickOn, hopsOf } from '@baithak/panakizhi/board';
import { boardTester, itDrawsEverything } from '@baithak/panakizhi/testing/board';
import { speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { guess, journeysOf, offerMessage, placesOf, squaresOf } from '../../board/moves.ts';
import { layersOf, stackMessage } from '../../board/stack.tsx';
import { game } from '../../index.ts';
import { parse } from '../../position/notation.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };
const say = speaker('en', [words.catalogues], []).say;

const STACKS = 'b2(bw)b/1(wb)2b/2(bww)2/w(wbw)1w1/w1w2 w';
const { after, names } = boardTester(stage);

describe('clicks', () => {
  it('leave several moves where a stack may move or shed', () => {
    const rules = {
      hops: hopsOf(legalMoves(game, after(STACKS)), parse),
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

itDrawsEverything(stage, STACKS, { layout: 'home' }, 2);

describe('journeys', () => {
  const told = (last: string) =>
    journeysOf({ position: STACKS, ply: 0, last: null }, { position: '', ply: 1, last }).map(
      ({ from, to }) => `${from} → ${to}`,
    );

  it('every pawn of a stack has a place of its own', () => {
    expect(placesOf('(bw)4/5/5/5/4w w')).toEqual(['a5 0', 'a5 1', 'e1 0']);
  });

  it('a move takes all of them along, a jump lays them on top', () => {
    expect(told('b2-b3')).toEqual(['b2 0 → b3 0', 'b2 1 → b3 1', 'b2 2 → b3 2']);
    expect(told('a2xc2')).toEqual(['a2 0 → c2 0']);
    expect(told('c1xa1')).toEqual(['c1 0 → a1 1']);
  });

  it('shedding takes them from the top', () => {
    expect(told('c3/d3')).toEqual(['c3 2 → d3 0']);
    expect(told('c3/d3/d4')).toEqual(['c3 2 → d3 0', 'c3 1 → d4 0']);
    expect(told('pass')).toEqual([]);
  });
});
