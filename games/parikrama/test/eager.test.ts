import { FastRandom, OVER } from '@baithak/kernel';
import { allVariants, CHECKS, type CheckName, type Kit, type Variant } from '@baithak/testkit';
import { describe, expect, test } from 'vitest';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { phaseOf } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { clumsyAttempt } from './clumsy.ts';
import { brokenLaw } from './conservation.ts';
import { eagerStep, eagerSteps } from './eager.ts';

const VARIANTS = allVariants(game);
const MOST_STEPS = 40_000;

/** What happened in eager games: events by kind, phases, and rare cases. */
function eagerGames(variant: Variant, count: number): Map<string, number> {
  const met = new Map<string, number>();
  const note = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let n = 0; n < count; n++) {
    const random = new FastRandom(`eager ${n}`);
    const state = game.setup(variant.options, variant.seats);
    for (let steps = 0; game.status(state) !== OVER && steps < MOST_STEPS; steps++) {
      if (steps % 7 === 0) expect(brokenLaw(state)).toBeUndefined();
      note(`phase ${phaseOf(state)}`);
      eagerStep(state, random, (event) => note(rare(event)));
    }
    expect(game.status(state)).toBe(OVER);
    expect(brokenLaw(state)).toBeUndefined();
  }
  return met;
}

function rare(event: Event): string {
  if (event.kind === 'closed') return `closed ${event.cards.length}`;
  if (event.kind === 'game-over') return `over by ${event.why}`;
  return event.kind;
}

const OFTEN = [
  'closed 3',
  'closed 4',
  'closed 5',
  'phase ride',
  'phase special',
  'phase next',
  'phase drop',
  'phase journal',
  'phase row',
  'rode',
  'no-tile',
  'rewarded',
  'reshuffled',
  'end-near',
  'over by tiles',
];
const IN_FULL_GAMES = ['phase sight', 'phase gift', 'took-sight'];

describe('games of the eager player', () => {
  test.each(VARIANTS)(
    '$seats seats, $options.mode: all steps are met, all laws kept',
    (variant) => {
      const met = eagerGames(variant, 24);
      const full = variant.options.mode === 'full';
      for (const what of [...OFTEN, ...(full ? IN_FULL_GAMES : [])]) {
        expect([...met.keys()]).toContain(what);
      }
    },
  );
});

/** The checks of the suite, from positions that random play hardly reaches. */
function kitFrom(variant: Variant, seed: string, steps: number): Kit<State, View, Attempt, Event> {
  const start = eagerSteps(game.setup(variant.options, variant.seats), new FastRandom(seed), steps);
  return {
    game: { ...game, setup: () => game.copy(start) },
    words,
    variants: [variant],
    attempt: clumsyAttempt,
    brokenLaw,
  };
}

const LATE_CHECKS: readonly CheckName[] = [
  'judgeAgreesWithMoves',
  'positionsRoundTrip',
  'garbageIsRefused',
  'copiesAreApart',
  'oddsHold',
  'imaginedStatesFit',
  'everythingCanBeSaid',
];

describe.each(VARIANTS)('the suite from late positions: $seats seats, $options.mode', (variant) => {
  test.each(LATE_CHECKS)('%s', (name) => {
    for (const steps of name === 'everythingCanBeSaid' ? [700] : [350, 700]) {
      const kit = kitFrom(variant, `late ${steps}`, steps);
      expect(() => CHECKS[name](kit, { games: 1, pairs: 0 })).not.toThrow();
    }
  });
});
