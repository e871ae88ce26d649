import { OVER } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { SCORING_NAMES } from '../rules/cards.ts';
import { finalScores } from '../rules/ending.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import { movesOf, oddsOf, positionOf, run, table } from './testing.ts';

interface RuleCase {
  readonly name: string;
  readonly seats: number;
  readonly options: { readonly mode: 'introductory' | 'full' };
  readonly position?: Readonly<Record<string, unknown>>;
  readonly legal?: readonly string[];
  readonly includes?: readonly string[];
  readonly illegal?: readonly string[];
  readonly outcomes?: Readonly<Record<string, number>>;
  readonly play?: readonly string[];
  readonly next?: readonly string[];
  readonly nextOutcomes?: Readonly<Record<string, number>>;
  readonly after?: object;
  /** Sets that no longer exist, by seat and letter. */
  readonly gone?: readonly (readonly [number, string])[];
  readonly over?: boolean;
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
  /** By seat: the lines of its score. */
  readonly lines?: readonly object[];
}

/** Weights as shares of their sum. */
function shares(weights: Readonly<Record<string, number>>): Record<string, number> {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const entries = Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([text, n]) => [text, Number((n / all).toFixed(9))]));
}

test.each(cases as unknown as readonly RuleCase[])('$name', (rule) => {
  const state =
    rule.position === undefined
      ? game.setup(rule.options, rule.seats)
      : table(rule.seats, rule.position, rule.options.mode);
  const listed = game.status(state) >= 0 ? movesOf(state).toSorted() : [];
  if (rule.legal) expect(listed).toEqual(rule.legal);
  expect(listed).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
  for (const move of rule.illegal ?? []) expect(listed).not.toContain(move);
  if (rule.outcomes) expect(shares(oddsOf(state))).toEqual(shares(rule.outcomes));
  run(state, ...(rule.play ?? []));
  if (rule.next) expect(movesOf(state).toSorted()).toEqual(rule.next);
  if (rule.nextOutcomes) expect(shares(oddsOf(state))).toEqual(shares(rule.nextOutcomes));
  if (rule.after) expect(positionOf(state)).toMatchObject(rule.after);
  for (const [seat, letter] of rule.gone ?? []) {
    expect(positionOf(state).seats[seat]!.sets).not.toHaveProperty(letter);
  }
  compareEnd(rule, state);
});

function compareEnd(rule: RuleCase, state: ReturnType<typeof table>): void {
  if (rule.over !== undefined) expect(game.status(state) === OVER).toBe(rule.over);
  if (rule.places) expect(game.result(state).places).toEqual(rule.places);
  if (rule.scores) expect(game.result(state).scores).toEqual(rule.scores);
  if (rule.lines === undefined) return;
  const lines = finalScores(state).map(({ numbers, symbols, loopPoints, scoring }) => ({
    numbers,
    symbols,
    loops: loopPoints,
    ...Object.fromEntries(scoring.map(({ tile, points }) => [SCORING_NAMES[tile]!, points])),
  }));
  rule.lines.forEach((expected, seat) => {
    expect(lines[seat]).toMatchObject(expected);
  });
}
