import { Fault, OVER, sure } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { areaValue } from '../rules/areas.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import { optionsOf, outcomesOf, positionOf, run } from './testing.ts';

interface RuleCase {
  readonly name: string;
  readonly seats: number;
  readonly options: { readonly files: number; readonly ranks: number };
  readonly position: object;
  readonly legal?: readonly string[];
  readonly includes?: readonly string[];
  readonly illegal?: readonly string[];
  readonly odds?: Readonly<Record<string, number>>;
  readonly play?: readonly string[];
  readonly after?: object;
  readonly value?: number;
  readonly over?: boolean;
  readonly places?: readonly number[];
  readonly refused?: boolean;
}

describe('the second reader’s cases hold for the engine', () => {
  test.each(cases as unknown as readonly RuleCase[])('$name', (rule) => {
    const read = game.readPosition(rule.position, rule.options, rule.seats);
    expect(read instanceof Fault).toBe(rule.refused ?? false);
    if (read instanceof Fault) return;
    const listed = optionsOf(read).toSorted();
    if (rule.legal) expect(listed).toEqual(rule.legal.toSorted());
    expect(listed).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
    for (const text of rule.illegal ?? []) expect(listed).not.toContain(text);
    if (rule.odds) {
      expect(Object.fromEntries(outcomesOf(read))).toMatchObject(rule.odds);
    }
    const state = game.copy(sure(read));
    for (const text of rule.play ?? []) {
      expect(optionsOf(state)).toContain(text);
      run(state, text);
    }
    if (rule.after) expect(positionOf(state)).toMatchObject(rule.after);
    if (rule.value !== undefined) {
      expect(areaValue(state, state.seat)).toBe(rule.value);
    }
    if (rule.over !== undefined) expect(game.status(state) === OVER).toBe(rule.over);
    if (rule.places) expect(game.result(state).places).toEqual(rule.places);
  });
});
