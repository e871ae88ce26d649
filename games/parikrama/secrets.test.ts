import {
  CHANCE,
  FastRandom,
  type GameEvent,
  MEMORY_AIDS,
  OVER,
  type Random,
  type Viewer,
} from '@baithak/kernel';
import {
  allVariants,
  follow,
  type Kit,
  movesOf,
  pickOne,
  type Trail,
  type TrailStep,
  twinOf,
  type Variant,
  viewersOf,
} from '@baithak/testkit';
import { expect, test } from 'vitest';
import { clumsyAttempt } from './clumsy.ts';
import { brokenLaw } from './conservation.ts';
import { eagerMove } from './eager.ts';
import { type Attempt, type Event, game, type State, type View } from './index.ts';
import { words } from './words/index.ts';

const kit = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw,
} satisfies Kit<State, View, Attempt, Event>;
const anyKit = kit as unknown as Kit;

/** A game of the player who likes to close, cut off after so many decisions. */
function eagerTrail(variant: Variant, random: Random, length: number): Trail {
  const state = game.setup(variant.options, variant.seats);
  const steps: TrailStep[] = [];
  for (let decisions = 0; game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) {
      const outcome = game.draw(state, random);
      const text = game.formatOutcome(state, outcome);
      steps.push({ kind: 'chance', text, audience: game.audience(state, outcome) });
      game.resolve(state, outcome);
      continue;
    }
    if (decisions++ === length) break;
    const move = eagerMove(state, random);
    steps.push({ kind: 'decision', text: game.format(game.spell(state, move)) });
    game.play(state, move);
  }
  return { variant, steps };
}

/** All that the viewer is shown of a state, and is told on the way to it. */
function impression(state: State, events: readonly GameEvent[], viewer: Viewer): string {
  const view = game.view(state, viewer);
  const heard = (events as readonly Event[]).map((event) => game.witness(event, viewer));
  const dimmed = MEMORY_AIDS.map((aids) => game.dim(view, aids));
  const moves = game.status(state) === viewer ? movesOf(anyKit.game, state) : [];
  return JSON.stringify([view, dimmed, game.prompt(view), moves, heard]);
}

test('K40: two worlds that a seat cannot tell apart look and sound alike, where sets are closed', () => {
  const random = new FastRandom('eager secrets');
  let pairs = 0;
  let closed = 0;
  for (let tried = 0; tried < 400; tried++) {
    const variant = pickOne(kit.variants, random);
    const trail = eagerTrail(variant, random, random.below(120));
    const viewer = pickOne(viewersOf(variant), random);
    const twin = twinOf(anyKit, trail, viewer, random);
    if (twin === undefined) continue;
    pairs++;
    const one = game.setup(variant.options, variant.seats);
    const other = game.setup(variant.options, variant.seats);
    trail.steps.forEach((step, i) => {
      const told: [GameEvent[], GameEvent[]] = [[], []];
      follow(anyKit, one, step, (event) => told[0].push(event));
      follow(anyKit, other, twin.steps[i]!, (event) => told[1].push(event));
      closed += told[0].filter(({ kind }) => kind === 'closed').length;
      if (i < 20 && step.kind === 'chance') return;
      expect(impression(other, told[1], viewer)).toBe(impression(one, told[0], viewer));
    });
  }
  expect(pairs).toBeGreaterThan(150);
  expect(closed).toBeGreaterThan(150);
});
