import {
  type Audience,
  CHANCE,
  Fault,
  type GameEvent,
  legalMoves,
  OutcomeList,
  OVER,
  type Random,
  read,
  sure,
  type Viewer,
} from '@baithak/kernel';
import { type Kit, outcomesOf, pickOne, type Variant } from './kit.ts';

/** A game in notation: enough to replay it in this world or another. */
export type TrailStep =
  | { readonly kind: 'decision'; readonly text: string }
  | { readonly kind: 'chance'; readonly text: string; readonly audience: Audience };

export interface Trail {
  readonly variant: Variant;
  readonly steps: readonly TrailStep[];
}

/** A random game, cut off after at most `length` decisions. */
export function recordTrail(kit: Kit, variant: Variant, random: Random, length: number): Trail {
  const { game } = kit;
  const state = game.setup(variant.options, variant.seats);
  const steps: TrailStep[] = [];
  const list = new OutcomeList();
  for (let decisions = 0; game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) {
      game.outcomes(state, list);
      const outcome = list.pick(random.below(list.total));
      steps.push({
        kind: 'chance',
        text: game.formatOutcome(state, outcome),
        audience: game.audience(state, outcome),
      });
      game.resolve(state, outcome);
      continue;
    }
    if (decisions++ === length) break;
    const text = pickOne(legalMoves(game, state), random);
    steps.push({ kind: 'decision', text });
    game.play(state, sure(read(game, state, text)));
  }
  return { variant, steps };
}

/** Takes one step of a trail; `false` if this world does not allow it. */
export function follow(
  kit: Kit,
  state: unknown,
  step: TrailStep,
  tell?: (event: GameEvent) => void,
): boolean {
  const { game } = kit;
  const atChance = game.status(state) === CHANCE;
  if (game.status(state) === OVER || atChance !== (step.kind === 'chance')) return false;
  if (step.kind === 'decision') {
    const move = read(game, state, step.text);
    if (move instanceof Fault) return false;
    game.play(state, move, tell);
    return true;
  }
  const outcome = game.readOutcome(state, step.text);
  if (outcome instanceof Fault || game.audience(state, outcome) !== step.audience) return false;
  game.resolve(state, outcome, tell);
  return true;
}

/** The state a trail leads to. */
export function arrive(kit: Kit, trail: Trail, tell?: (event: GameEvent) => void): unknown {
  const state = kit.game.setup(trail.variant.options, trail.variant.seats);
  for (const step of trail.steps) {
    if (!follow(kit, state, step, tell)) throw new Error(`the trail breaks at ${step.text}`);
  }
  return state;
}

export function hiddenFrom(step: TrailStep, viewer: Viewer): boolean {
  return step.kind === 'chance' && step.audience !== 'all' && step.audience !== viewer;
}

/** What else could have happened at a chance step without the viewer seeing any difference in the log. */
export function alternatives(
  kit: Kit,
  state: unknown,
  step: TrailStep,
): { step: TrailStep; weight: number }[] {
  const { game } = kit;
  if (step.kind === 'decision' || game.status(state) !== CHANCE) return [];
  return outcomesOf(game, state)
    .filter(({ outcome }) => game.audience(state, outcome) === step.audience)
    .map(({ outcome, weight }) => ({
      step: { ...step, text: game.formatOutcome(state, outcome) },
      weight,
    }));
}

/**
 * Another world behind the same public story, and where it ends: outcomes that the viewer was not in
 * the audience of are redrawn (each kept with the given chance in ten, since a wholly new deal seldom
 * fits), and all decisions must still be legal. Made without `view`, so that it can be trusted to
 * test it.
 */
export function otherWorld(
  kit: Kit,
  trail: Trail,
  viewer: Viewer,
  keepInTen: number,
  random: Random,
): { readonly trail: Trail; readonly state: unknown } | undefined {
  const state = kit.game.setup(trail.variant.options, trail.variant.seats);
  const steps: TrailStep[] = [];
  for (const original of trail.steps) {
    const isRedrawn = hiddenFrom(original, viewer) && random.below(10) >= keepInTen;
    const step = isRedrawn ? redrawn(kit, state, original, random) : original;
    if (step === undefined || !follow(kit, state, step)) return undefined;
    steps.push(step);
  }
  return { trail: { variant: trail.variant, steps }, state };
}

/** One of the alternatives, at random by their weights. */
function redrawn(
  { game }: Kit,
  state: unknown,
  step: TrailStep,
  random: Random,
): TrailStep | undefined {
  if (step.kind === 'decision' || game.status(state) !== CHANCE) return undefined;
  const fits = outcomesOf(game, state).filter(
    ({ outcome }) => game.audience(state, outcome) === step.audience,
  );
  if (fits.length === 0) return undefined;
  return { ...step, text: game.formatOutcome(state, weighted(fits, random)) };
}

function weighted(choices: ReturnType<typeof outcomesOf>, random: Random): number {
  let ticket = random.below(choices.reduce((sum, { weight }) => sum + weight, 0));
  for (const { outcome, weight } of choices) {
    ticket -= weight;
    if (ticket < 0) return outcome;
  }
  throw new RangeError('no choice for the ticket');
}
