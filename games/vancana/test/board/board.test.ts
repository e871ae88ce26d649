import { buttonsIn, drawn, plain, type Scene } from '@baithak/board/testing';
import { Fault, read } from '@baithak/kernel';
import { hopsOf } from '@baithak/panakizhi/board';
import { boardTester, itDrawsEverything } from '@baithak/panakizhi/testing/board';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { guess, journeysOf, placesOf, squaresOf } from '../../board/moves.ts';
import { game } from '../../index.ts';
import { parse } from '../../position/notation.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };

const START = '1ccc1/1ppp1/5/1PPP1/1CCC1 w 0 0';
const { after, names } = boardTester(stage);

describe('clicks', () => {
  it('make the legal moves', () => {
    expect(hopsOf(['b2-b3', 'c2xa4', 'pass'], parse)).toEqual([
      { from: 'b2', to: 'b3', text: 'b2-b3', mark: 'target' },
      { from: 'c2', to: 'a4', text: 'c2xa4', mark: 'jump' },
    ]);
  });

  it('mean a jump over one square and otherwise a step', () => {
    expect(guess('b2', 'b4')).toBe('b2xb4');
    expect(guess('b2', 'd4')).toBe('b2xd4');
    expect(guess('b2', 'c4')).toBe('b2-c4');
    expect(guess('b2', 'b3')).toBe('b2-b3');
    expect(guess('b2', 'b5')).toBe('b2-b5');
  });

  it('that are refused say what the clicks meant', () => {
    const code = (from: string, to: string) => {
      const refused = read(game, after(START), guess(from, to));
      return refused instanceof Fault ? refused.code : 'legal';
    };
    expect(code('b2', 'b4')).toBe('nothing-to-jump');
    expect(code('b4', 'b3')).toBe('not-yours');
    expect(code('b2', 'c1')).toBe('pawn-step');
    expect(code('b2', 'e5')).toBe('too-far');
  });

  it('know the squares of the last move', () => {
    expect(squaresOf('b2xd4')).toEqual(['b2', 'd4']);
    expect(squaresOf('pass')).toEqual([]);
    expect(squaresOf(null)).toEqual([]);
  });
});

describe('squares', () => {
  it('say what stands there and whether it can move', () => {
    const said = names(START);
    expect(said).toContain('b1, white crown, can move');
    expect(said).toContain('c1, white crown');
    expect(said).toContain('b2, white pawn, can move');
    expect(said).toContain('c5, black crown');
    expect(said).toContain('a3, empty');
  });

  it('only the jumpers can move when there is a jump', () => {
    const said = names('2c2/2p1P/1p3/2P2/C1C2 w 1 2');
    expect(said.filter((name) => name.includes('can move'))).toEqual(['c2, white pawn, can move']);
  });

  it('mark the last move and what a refusal points at', () => {
    const said = names(START, ['b2-a3'], { lit: ['d4'] });
    expect(said).toContain('b2, empty, last move');
    expect(said).toContain('a3, white pawn, last move');
    expect(said.find((name) => name.startsWith('d4'))).toMatch(/, pointed out$/);
  });

  it('pieces can be chosen by whose turn it is, and by nobody else', () => {
    const open = (scene: Scene) =>
      buttonsIn(drawn(stage, after(START), scene)).filter(
        ({ name, disabled }) => !disabled && name !== 'Show threats',
      ).length;
    expect(open({})).toBe(12);
    expect(open({ viewer: 1 })).toBe(0);
    expect(open({ viewer: null })).toBe(0);
  });
});

it('homes are counted', () => {
  const html = plain(drawn(stage, after('2c2/2p1P/1p3/2P2/C1C2 w 1 2')));
  expect(html).toContain('White: 1 of 3 home');
  expect(html).toContain('Black: 2 of 3 home');
});

itDrawsEverything(stage, START, { layout: 'ranks' }, 4);

describe('journeys', () => {
  const told = (before: string, after: string, last: string) =>
    journeysOf({ position: before, ply: 0, last: null }, { position: after, ply: 1, last });

  it('pieces have places on squares and at home', () => {
    expect(placesOf('2c2/2p1P/5/2P2/C1C2 w 1 2')).toEqual([
      'c5',
      'c4',
      'e4',
      'c2',
      'a1',
      'c1',
      'home 0 0',
      'home 1 0',
      'home 1 1',
    ]);
  });

  it('a piece goes where its move leads', () => {
    const before = '2c2/2p1P/5/2P2/C1C2 w 1 2';
    expect(told(before, '2c2/2p1P/2P2/5/C1C2 b 1 2', 'c2-c3')).toEqual([{ from: 'c2', to: 'c3' }]);
    expect(told(before, before, 'pass')).toEqual([]);
  });

  it('and from there home when it has arrived', () => {
    const before = '2c2/2p1P/5/2P2/C1C2 w 1 2';
    expect(told(before, '2c2/2p2/5/2P2/C1C2 b 2 2', 'e4-e5')).toEqual([
      { from: 'e4', to: 'home 0 1' },
    ]);
  });
});
