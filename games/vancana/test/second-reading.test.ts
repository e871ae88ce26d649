import { describe, expect, it } from 'vitest';
import cases from './second-reading.cases.json' with { type: 'json' };
import { afterMove, legalMoves, perft } from './second-reading.ts';

interface RuleCase {
  readonly name: string;
  readonly position: string;
  readonly earlier?: readonly string[];
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly move?: string;
  readonly after?: string;
  readonly winner?: string | null;
}

describe('Vancana, second reading', () => {
  it.each(cases as readonly RuleCase[])('$name', (rule) => {
    const legal = legalMoves(rule.position, rule.earlier);
    if (rule.legal) expect(legal).toEqual(rule.legal);
    for (const move of rule.illegal ?? []) expect(legal).not.toContain(move);
    if (rule.move === undefined) return;
    expect(legal).toContain(rule.move);
    const { position, winner } = afterMove(rule.position, rule.move);
    expect({ position, winner }).toEqual({ position: rule.after, winner: rule.winner });
    if (winner !== null) expect(legalMoves(position)).toEqual([]);
  });

  // No game gets here: it takes fifteen pieces to lock both sides, and the bag has twelve.
  it('settles a blockade by the scores', () => {
    const verdictAt = (scores: string) =>
      afterMove(`ppppp/PPPPP/PP1PP/2P2/5 w ${scores}`, 'c2-c3').winner;
    expect(['1 0', '0 1', '1 1', '0 0'].map(verdictAt)).toEqual(['w', 'b', 'draw', 'draw']);
    for (const side of ['w', 'b']) {
      expect(legalMoves(`ppppp/PPPPP/PPPPP/5/5 ${side} 1 1`)).toEqual([]);
    }
  });

  it('refuses what is no move', () => {
    const alone = '4p/5/2P2/5/5 w 0 0';
    for (const move of ['c3-c2', 'c3-b3', 'c3xc5', 'e5-e4', 'c4-c5', 'pass', '']) {
      expect(() => afterMove(alone, move)).toThrow();
    }
  });

  it('refuses what is no position', () => {
    const bad = [
      '5/5/5/5 w 0 0',
      '5/5/5/5/6 w 0 0',
      'x4/5/5/5/5 w 0 0',
      '5/5/5/5/5 w',
      '5/5/5/5/5 r 0 0',
    ];
    for (const position of bad) expect(() => legalMoves(position)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(perft('4c/P4/5/5/5 w 2 1', 1)).toBe(2);
    expect(perft('4c/P4/5/5/5 w 2 1', 5)).toBe(2);
    expect(perft('pc3/P4/5/5/5 w 0 0', 1)).toBe(1);
    expect(perft('pc3/P4/5/5/5 w 0 0', 4)).toBe(1);
  });
});
