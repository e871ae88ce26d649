import { describe, expect, it } from 'vitest';
import cases from './second-reading.cases.json' with { type: 'json' };
import { afterMove, type JaipurPosition, legalMoves } from './second-reading.ts';

interface RuleCase {
  readonly name: string;
  readonly position: JaipurPosition;
  readonly legal?: readonly string[];
  readonly includes?: readonly string[];
  readonly illegal?: readonly string[];
  /** How many legal moves there are. */
  readonly count?: number;
  readonly move?: string;
  readonly draws?: readonly string[];
  readonly bonus?: number;
  readonly after?: Partial<JaipurPosition>;
  readonly roundOver?: boolean;
  readonly scores?: readonly number[];
  readonly sealTo?: number | null;
}

// A letter that is absent from the counts and one counted as zero mean the same.
function withoutZeros(position: Partial<JaipurPosition>): Partial<JaipurPosition> {
  const dropZeros = (counts: object) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  return {
    ...position,
    ...(position.deck && { deck: dropZeros(position.deck) }),
    ...(position.discards && { discards: dropZeros(position.discards) }),
  };
}

describe('Jaipur, second reading', () => {
  it.each(cases as unknown as readonly RuleCase[])('$name', (rule) => {
    const legal = legalMoves(rule.position);
    if (rule.legal) expect(legal).toEqual(rule.legal);
    if (rule.count !== undefined) expect(legal).toHaveLength(rule.count);
    expect(legal).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
    for (const move of rule.illegal ?? []) expect(legal).not.toContain(move);
    if (rule.move === undefined) return;
    const { position, ...end } = afterMove(rule.position, rule.move, rule.draws ?? [], rule.bonus);
    expect({ ...withoutZeros(position), ...withoutZeros(rule.after ?? {}) }).toEqual(
      withoutZeros(position),
    );
    expect(end).toEqual({
      roundOver: rule.roundOver,
      ...(rule.roundOver && { scores: rule.scores, sealTo: rule.sealTo }),
    });
  });

  it('refuses illegal moves and chance outcomes that do not fit', () => {
    const position = (cases as unknown as readonly RuleCase[])[0]?.position as JaipurPosition;
    expect(() => afterMove(position, '+G', ['L'])).toThrow();
    expect(() => afterMove(position, '+D', [])).toThrow();
    expect(() => afterMove(position, '+D', ['L', 'L'])).toThrow();
    expect(() => afterMove(position, '+D', ['X'])).toThrow();
    expect(() => afterMove(position, '-C', ['L'])).toThrow();
    expect(() => afterMove(position, '-C', [], 2)).toThrow();
    expect(() => afterMove(position, '+D', ['L'], 2)).toThrow();
  });
});
