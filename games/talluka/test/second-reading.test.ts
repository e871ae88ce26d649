import { describe, expect, it } from 'vitest';
import cases from './second-reading.cases.json' with { type: 'json' };
import { afterPush, legalPushes, perft } from './second-reading.ts';

interface RuleCase {
  readonly name: string;
  readonly position: string;
  readonly earlier?: readonly string[];
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly push?: string;
  readonly after?: string;
  readonly winner?: string | null;
}

describe('Talluka, second reading', () => {
  it.each(cases as readonly RuleCase[])('$name', (rule) => {
    const legal = legalPushes(rule.position, rule.earlier);
    if (rule.legal) expect(legal).toEqual(rule.legal);
    for (const push of rule.illegal ?? []) expect(legal).not.toContain(push);
    if (rule.push === undefined) return;
    expect(legal).toContain(rule.push);
    const { position, winner } = afterPush(rule.position, rule.push);
    expect({ position, winner }).toEqual({ position: rule.after, winner: rule.winner });
  });

  it('refuses what is no push', () => {
    const alone = '5/5/W4/5/WW3 w';
    for (const push of ['3>', '1<', '6>', '']) expect(() => afterPush(alone, push)).toThrow();
  });

  it('counts a finished game as one leaf and a forced pass as a move', () => {
    expect(perft('5/5/5/5/WW1WW w', 1)).toBe(2);
    expect(perft('5/5/5/5/WW1WW w', 3)).toBe(2);
    expect(perft('5/5/5/5/1WWBB w', 2)).toBe(1);
    expect(perft('5/5/W1B2/5/5 w', 4)).toBe(1);
  });
});
