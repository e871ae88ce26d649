import { buttonsIn, drawn, plain, previewIn, type Scene } from '@baithak/board/testing';
import { Fault, read } from '@baithak/kernel';
import { optionsOf, shownOf } from '@baithak/panakizhi/board';
import { boardTester, itDrawsEverything } from '@baithak/panakizhi/testing/board';
import { describe, expect, it } from 'vitest';
import { kindsAtHome } from '../../board/homes.tsx';
import { Board } from '../../board/index.tsx';
import { guess, MOVING, placesOf, squaresOf } from '../../board/moves.ts';
import { changesOf } from '../../board/preview.tsx';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';

const stage = { game, words, Board };

const START = '1ccc1/1ppp1/5/1PPP1/1CCC1 w 0 0';
const { after, names } = boardTester(stage);

describe('presses', () => {
  it('make the legal moves', () => {
    expect(optionsOf(['b2-b3', 'c2xa4', 'pass'], MOVING)).toEqual([
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

  it('that are refused say what they meant', () => {
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

  it('only those that have to jump can move; a single one is chosen at once', () => {
    const said = names('2c2/2p1P/1p1p1/2P2/C1C2 w 1 1');
    expect(said.filter((name) => name.includes('can move'))).toEqual([]);
    expect(said).toContain('c2, white pawn, chosen');
    const two = names('2c2/4P/1p3/C1P2/4C w 1 2');
    expect(two.filter((name) => name.includes('can move'))).toEqual([
      'a2, white crown, can move',
      'c2, white pawn, can move',
    ]);
  });

  it('mark the last move and what a refusal points at', () => {
    const said = names(START, ['b2-a3'], { lit: ['d4'] });
    expect(said).toContain('b2, empty, last move');
    expect(said).toContain('a3, white pawn, last move');
    expect(said.find((name) => name.startsWith('d4'))).toMatch(/, highlighted$/);
  });

  it('every square answers whose turn it is, and nobody else', () => {
    const open = (scene: Scene) =>
      buttonsIn(drawn(stage, after(START), scene)).filter(
        ({ name, disabled }) => !disabled && name !== 'Show threats',
      ).length;
    expect(open({})).toBe(25);
    expect(open({ viewer: 1 })).toBe(0);
    expect(open({ viewer: null })).toBe(0);
  });
});

describe('homes', () => {
  const POSITION = '2c2/2p1P/1p3/2P2/C1C2 w 1 2';

  it('are named on the frame and counted beside it', () => {
    const html = plain(drawn(stage, after(POSITION)));
    expect(html).toContain('White’s goal row');
    expect(html).toContain('1 of 3 home for White');
    expect(html).toContain('2 of 3 home for Black');
  });

  it('have a place for each piece', () => {
    expect(placesOf('2c2/2p1P/5/2P2/C1C2 w 1 2').slice(-3)).toEqual([
      'home 0 0',
      'home 1 0',
      'home 1 1',
    ]);
  });

  it('hold what was seen to come home, or else what is missing on the board', () => {
    const seen = kindsAtHome('1ccc1/1ppp1/5/1P3/1CCC1 b 1 0', new Map(), [
      { kind: 'brought-home', seat: 0, piece: 'pawn', square: 'b5', score: 1 },
    ]);
    expect([...seen]).toEqual([['home 0 0', 'pawn']]);
    const missing = kindsAtHome('1ccc1/1ppp1/5/1PPP1/1CC2 b 1 0', new Map(), []);
    expect([...missing]).toEqual([['home 0 0', 'crown']]);
  });
});

describe('a preview', () => {
  const changes = (position: string, text: string) => {
    const state = after(position);
    const seat = game.status(state);
    const shown = shownOf(MOVING.optionOf(text), previewIn(game, state, seat))!;
    return Object.fromEntries(changesOf(game.view(state, seat), shown));
  };

  it('is the difference between now and then', () => {
    expect(changes(START, 'b2-a3')).toEqual({ a3: 'P' });
    expect(changes('3c1/PP1p1/Cc3/p2Pc/2C2 w 1 1', 'a3xc3')).toEqual({ b3: 'C', c3: 'C' });
  });

  it('shows a piece that comes home where it arrives', () => {
    expect(changes('4c/P4/5/5/C4 w 1 0', 'a4-a5')).toEqual({ a5: 'P' });
  });
});

itDrawsEverything(stage, START, { layout: 'ranks' }, 4);
