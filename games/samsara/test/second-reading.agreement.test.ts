import { OVER } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

import cases from './second-reading.cases.json' with { type: 'json' };
import { movesOf, oddsOf, positionOf, run, table } from './testing.ts';

interface RuleCase {
  readonly name: string;
  readonly seats: number;
  readonly options?: { readonly mode?: string };
  readonly position?: Readonly<Record<string, unknown>>;
  readonly legal?: readonly string[];
  readonly includes?: readonly string[];
  readonly illegal?: readonly string[];
  readonly outcomes?: Readonly<Record<string, number>>;
  readonly play?: readonly string[];
  readonly next?: readonly string[];
  readonly nextOutcomes?: Readonly<Record<string, number>>;
  readonly after?: object;
  readonly over?: boolean;
  readonly places?: readonly number[];
}

/** Weights as shares of their sum. */
function shares(weights: Readonly<Record<string, number>>): Record<string, number> {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const entries = Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([text, n]) => [text, Number((n / all).toFixed(9))]));
}

test.each(cases as unknown as readonly RuleCase[])('$name', (rule) => {
  const mode = rule.options?.mode ?? 'normal';
  const state =
    rule.position === undefined
      ? game.setup({ mode }, rule.seats)
      : table(rule.seats, rule.position, mode);
  const listed = game.status(state) >= 0 ? movesOf(state).toSorted() : [];
  if (rule.legal) expect(listed).toEqual(rule.legal);
  expect(listed).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
  for (const move of rule.illegal ?? []) expect(listed).not.toContain(move);
  if (rule.outcomes) expect(shares(oddsOf(state))).toEqual(shares(rule.outcomes));
  run(state, ...(rule.play ?? []));
  if (rule.next) expect(movesOf(state).toSorted()).toEqual(rule.next);
  if (rule.nextOutcomes) expect(shares(oddsOf(state))).toEqual(shares(rule.nextOutcomes));
  if (rule.after) expect(positionOf(state)).toMatchObject(rule.after);
  if (rule.over !== undefined) expect(game.status(state) === OVER).toBe(rule.over);
  if (rule.places) expect(game.result(state).places).toEqual(rule.places);
});
