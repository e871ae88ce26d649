import {
  CHANCE,
  FastRandom,
  type GameEvent,
  legalMoves,
  MEMORY_AIDS,
  OVER,
  type Random,
  type Viewer,
} from '@baithak/kernel';
import {
  allVariants,
  arrive,
  follow,
  type Kit,
  pickOne,
  type Trail,
  type TrailStep,
  type Variant,
  viewersOf,
} from '@baithak/testkit';
import { expect, test } from 'vitest';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { words } from '../words/index.ts';
import { clumsyAttempt } from './clumsy.ts';
import { brokenLaw } from './conservation.ts';
import { eagerMove } from './eager.ts';
import { positionOf } from './testing.ts';

const kit = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw,
} satisfies Kit<State, View, Attempt, Event>;
const anyKit = kit as unknown as Kit;

/** A game of the eager player, cut off after some decisions. */
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

/** Everything that the viewer sees of a state and hears on the way to it. */
function impression(state: State, events: readonly GameEvent[], viewer: Viewer): string {
  const view = game.view(state, viewer);
  const heard = (events as readonly Event[]).map((event) => game.witness(event, viewer));
  const dimmed = MEMORY_AIDS.map((aids) => game.dim(view, aids));
  const moves = game.status(state) === viewer ? legalMoves(anyKit.game, state) : [];
  return JSON.stringify([view, dimmed, game.prompt(view), moves, heard]);
}

/**
 * The same game, except that a hidden card of a hand is swapped with a hidden card of the deck or of
 * another hand.
 */
function swapped(trail: Trail, end: State, viewer: Viewer, random: Random): Trail | undefined {
  const { deck, shuffled, seats } = positionOf(end);
  const hidden = seats.flatMap(({ hand, seen }, seat) =>
    seat === viewer ? [] : hand.filter((card) => card.length === 3 && !seen.includes(card)),
  );
  const unseen = [...hidden, ...(shuffled ? [] : deck.filter((card) => card !== 'W'))];
  if (hidden.length === 0 || unseen.length < 2) return undefined;
  const one = `card:${pickOne(hidden, random)}`;
  const other = `card:${pickOne(unseen, random)}`;
  if (one === other) return undefined;
  const steps = trail.steps.map((step) =>
    step.text === one
      ? { ...step, text: other }
      : step.text === other
        ? { ...step, text: one }
        : step,
  );
  return { ...trail, steps };
}

test('K40: two worlds that a seat cannot tell apart show and tell it the same while sets are closed', () => {
  const random = new FastRandom('eager secrets');
  let closed = 0;
  for (let pairs = 0; pairs < 80; ) {
    const variant = pickOne(kit.variants, random);
    const trail = eagerTrail(variant, random, 20 + random.below(150));
    const viewer = pickOne(viewersOf(variant), random);
    const twin = swapped(trail, arrive(anyKit, trail) as State, viewer, random);
    if (twin === undefined) continue;
    pairs++;
    closed += compareWorlds(trail, twin, viewer);
  }
  expect(closed).toBeGreaterThan(60);
});

/** Returns how many sets were closed, to show that enough was compared. */
function compareWorlds(trail: Trail, twin: Trail, viewer: Viewer): number {
  const { options, seats } = trail.variant;
  const one = game.setup(options, seats);
  const other = game.setup(options, seats);
  let closed = 0;
  for (const [i, step] of trail.steps.entries()) {
    const told: [GameEvent[], GameEvent[]] = [[], []];
    follow(anyKit, one, step, (event) => told[0].push(event));
    // A play that was cut off may be impossible without the swapped card.
    if (!follow(anyKit, other, twin.steps[i]!, (event) => told[1].push(event))) return 0;
    closed += told[0].filter(({ kind }) => kind === 'closed').length;
    if (i % 3 > 0 && told[0].every(({ kind }) => kind !== 'closed')) continue;
    expect(impression(other, told[1], viewer)).toBe(impression(one, told[0], viewer));
  }
  return closed;
}
