import { FastRandom, Fault, OVER, perft, read, sure } from '@baithak/kernel';
import { checkPerftTable, describeSecondReading, type RuleCase } from '@baithak/panakizhi/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import * as second from './second-reading.ts';
import { at, legal, randomPosition } from './testing.ts';

/** A draw by history is none to the second reading, which sees one position only. */
function winnerOf(state: State): string | null {
  if (game.status(state) !== OVER) return null;
  return 'wb'[game.result(state).scores.indexOf(1)] ?? null;
}

/** Plays the same move in both and compares; the state changes. */
function sameMove(state: State, text: string): void {
  const told = second.afterMove(game.writePosition(state) as string, text);
  game.play(state, sure(read(game, state, text)));
  expect({ position: game.writePosition(state), winner: winnerOf(state) }, text).toEqual(told);
}

describe('the engine and the second reading agree', () => {
  it('on random positions: moves, what they lead to, and perft to depth 2', () => {
    const random = new FastRandom('agreement');
    const kinds = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const position = randomPosition(random);
      const state = at(position);
      const moves = legal(state).split(' ');
      expect(moves, position).toEqual(second.legalMoves(position));
      for (const move of moves) {
        kinds.add(move.replace(/[a-e][1-5]/g, '.'));
        sameMove(game.copy(state), move);
      }
      if (n % 10 === 0) expect(perft(game, state, 2), position).toBe(second.perft(position, 2));
    }
    expect([...kinds].sort()).toEqual(['.-.', './.', '././.', '.x.', 'pass']);
  });

  it('on every ply of random games', () => {
    const random = new FastRandom('games');
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      const state = at(n % 2 === 0 ? LAYOUTS.home : randomPosition(random));
      for (let ply = 0; ply < 120 && game.status(state) !== OVER; ply++) {
        const moves = legal(state).split(' ');
        expect(moves).toEqual(second.legalMoves(game.writePosition(state) as string));
        sameMove(state, moves[random.below(moves.length)]!);
      }
      wins += winnerOf(state) === null ? 0 : 1;
    }
    expect(wins).toBeGreaterThan(10);
  });

  it.each([
    [LAYOUTS.home, 3],
    ['wbwbw/b1w1b/w3b/w1b1w/bwbwb w', 3],
  ])('on perft of %s to depth %i', (position, depth) => {
    for (let d = 1; d <= depth; d++) {
      expect(perft(game, at(position), d)).toBe(second.perft(position, d));
    }
  });

  it('on the perft table, where it is not too long', () => {
    checkPerftTable(import.meta.url, second.perft);
  });

  it.each(cases as readonly RuleCase[])('on the case: $name', (rule) => {
    const state = game.readPosition(rule.position, {}, 2);
    if (state instanceof Fault) {
      expect(state.code).toBe('position-four');
      expect(rule.legal).toEqual([]);
      return;
    }
    const moves = legal(state).split(' ');
    if (rule.legal !== undefined) expect(moves).toEqual(rule.legal);
    for (const text of rule.illegal ?? []) {
      expect(read(game, state, text), text).toBeInstanceOf(Fault);
    }
    if (rule.move === undefined) return;
    game.play(state, sure(read(game, state, rule.move)));
    expect(game.writePosition(state)).toBe(rule.after);
    expect(winnerOf(state)).toBe(rule.winner);
  });
});

describeSecondReading('Srrakk', cases, second);

describe('the second reading of Srrakk', () => {
  // No game gets here: eighteen pieces leave empty squares, and whoever stands beside one can move.
  it('ends when nobody can move', () => {
    const row = '(wwb)'.repeat(5);
    for (const side of ['w', 'b']) {
      expect(second.legalMoves(`${row}/${row}/${row}/${row}/${row} ${side}`)).toEqual([]);
    }
  });

  it('refuses what is no move', () => {
    const alone = '4b/5/2(ww)2/5/5 w';
    for (const move of ['c3-b2', 'c3xc5', 'c3/b3/d3', 'e5-e4', 'a1-a2', 'pass', '']) {
      expect(() => second.afterMove(alone, move)).toThrow();
    }
  });

  it('refuses what is no position', () => {
    const bad = [
      '5/5/5/5 w',
      '5/5/5/5/6 w',
      'x4/5/5/5/5 w',
      '(w)4/5/5/5/5 w',
      '(wb4/5/5/5/5 w',
      '5/5/5/5/5',
    ];
    for (const position of bad) expect(() => second.legalMoves(position)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(second.perft('5/5/1w(bbbw)2/5/5 b', 3)).toBe(1);
    expect(second.perft('5/5/2(wwb)2/5/5 w', 1)).toBe(1);
    expect(second.perft('5/5/2(wwb)2/5/5 w', 2)).toBe(8);
  });
});
