import { describe, expect, it } from 'vitest';
import cases from './second-reading.cases.json' with { type: 'json' };
import { afterMove, legalMoves, perft } from './second-reading.ts';

interface RuleCase {
  readonly name: string;
  readonly position: string;
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly move?: string;
  readonly after?: string;
  readonly winner?: string | null;
}

describe('Srrakk, second reading', () => {
  it.each(cases as readonly RuleCase[])('$name', (rule) => {
    const legal = legalMoves(rule.position);
    if (rule.legal) expect(legal).toEqual(rule.legal);
    for (const move of rule.illegal ?? []) expect(legal).not.toContain(move);
    if (rule.move === undefined) return;
    expect(legal).toContain(rule.move);
    const { position, winner } = afterMove(rule.position, rule.move);
    expect({ position, winner }).toEqual({ position: rule.after, winner: rule.winner });
    if (winner !== null) expect(legalMoves(position)).toEqual([]);
  });

  // No game gets here: eighteen pieces leave empty squares, and whoever stands beside one can move.
  it('ends when nobody can move', () => {
    const row = '(wwb)'.repeat(5);
    for (const side of ['w', 'b']) {
      expect(legalMoves(`${row}/${row}/${row}/${row}/${row} ${side}`)).toEqual([]);
    }
  });

  it('refuses what is no move', () => {
    const alone = '4b/5/2(ww)2/5/5 w';
    for (const move of ['c3-b2', 'c3xc5', 'c3/b3/d3', 'e5-e4', 'a1-a2', 'pass', '']) {
      expect(() => afterMove(alone, move)).toThrow();
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
    for (const position of bad) expect(() => legalMoves(position)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(perft('5/5/1w(bbbw)2/5/5 b', 3)).toBe(1);
    expect(perft('5/5/2(wwb)2/5/5 w', 1)).toBe(1);
    expect(perft('5/5/2(wwb)2/5/5 w', 2)).toBe(8);
  });
});
