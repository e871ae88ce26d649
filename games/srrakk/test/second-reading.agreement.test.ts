import { readFileSync } from 'node:fs';
import { FastRandom, Fault, OVER, perft, read, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { LAYOUTS } from '../rules/components.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import * as second from './second-reading.ts';
import { at, legal, randomPosition } from './testing.ts';

interface RuleCase {
  readonly name: string;
  readonly position: string;
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly move?: string;
  readonly after?: string;
  readonly winner?: string | null;
}

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
    const table = readFileSync(new URL('fixtures/perft.txt', import.meta.url), 'utf8');
    const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThanOrEqual(6);
    for (const line of lines) {
      const [position = '', ...depths] = line.split(' ; ');
      for (const [depth = 0, count = 0] of depths.map((text) => text.split(' ').map(Number))) {
        if (count < 5000) expect(second.perft(position, depth), line).toBe(count);
      }
    }
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
