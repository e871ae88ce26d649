import { CHANCE, FastRandom, legalMoves, OVER, type Viewer } from '@baithak/kernel';
import {
  type Effort,
  ensure,
  isRunning,
  type Kit,
  outcomesOf,
  pickOne,
  samplePositions,
  viewersOf,
} from '../kit.ts';
import { surprise } from '../statistics.ts';
import { alternatives, arrive, follow, hiddenFrom, recordTrail, type Trail } from '../trail.ts';

/** An imagined state is a proper one that shows the viewer what the true one showed. */
export function imaginedStatesFit(kit: Kit, effort: Effort): void {
  const { game } = kit;
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`imagine ${n}`);
      for (const state of samplePositions(kit, variant, random, 6, isRunning(game))) {
        for (const viewer of viewersOf(variant)) {
          const view = JSON.stringify(game.view(state, viewer));
          const world = game.imagine(JSON.parse(view), random);
          const seen = JSON.stringify(game.view(world, viewer));
          ensure(seen === view, () => `imagined from\n${view}\nbut seen as\n${seen}`);
          ensure(game.status(world) === game.status(state), () => 'an imagined status');
          const broken = kit.brokenLaw(world);
          ensure(broken === undefined, () => `imagined, but ${broken}`);
          if (game.status(state) !== viewer) continue;
          const moves = legalMoves(game, state).join(' ');
          ensure(legalMoves(game, world).join(' ') === moves, () => 'imagined moves differ');
        }
      }
    }
  }
}

/** In a game without secrets everybody sees every outcome and can imagine the true state only. */
export function openGamesAreOpen(kit: Kit, effort: Effort): void {
  const { game } = kit;
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`open ${n}`);
      for (const state of samplePositions(kit, variant, random, 4, isRunning(game))) {
        const truth = JSON.stringify(game.writePosition(state));
        const seen = JSON.stringify(game.view(state, null));
        for (const viewer of viewersOf(variant)) {
          // A host sends all viewers what it has written for one.
          const own = JSON.stringify(game.view(state, viewer));
          ensure(own === seen, () => `told to ${viewer} alone: ${own}`);
          const world = game.imagine(game.view(state, viewer), random);
          const imagined = JSON.stringify(game.writePosition(world));
          ensure(imagined === truth, () => `hidden from ${viewer}: ${truth}\n${imagined}`);
        }
        if (game.status(state) !== CHANCE) continue;
        for (const { outcome } of outcomesOf(game, state)) {
          ensure(game.audience(state, outcome) === 'all', () => 'an outcome not all may see');
        }
      }
    }
  }
}

/** Enough to enumerate a deal of five cards of six kinds, and the moves after it. */
const MOST_WORLDS = 8000;

/** `imagine` gives each world as often as exact enumeration says. Returns how often it was compared. */
export function imaginedOddsAreRight(kit: Kit, effort: Effort): number {
  const { game } = kit;
  const random = new FastRandom('odds of worlds');
  let compared = 0;
  for (let tried = 0; compared < Math.max(4, effort.games / 4); tried++) {
    ensure(tried < 200, () => `only ${compared} of ${tried} games were small enough to enumerate`);
    const variant = pickOne(kit.variants, random);
    const trail = recordTrail(kit, variant, random, 2 + random.below(14));
    const viewer = pickOne(viewersOf(variant), random);
    const state = arrive(kit, trail);
    if (game.status(state) === OVER || hasRevealed(kit, trail, viewer)) continue;
    if (guessedWorlds(kit, trail, viewer) > MOST_WORLDS) continue;
    const exact = allWorlds(kit, trail, viewer);
    if (exact.size < 2) continue;
    const view = game.view(state, viewer);
    const imagined = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const world = JSON.stringify(game.writePosition(game.imagine(view, random)));
      ensure(exact.has(world), () => `imagined what cannot be: ${world}`);
      imagined.set(world, (imagined.get(world) ?? 0) + 1);
    }
    const { unlikely, summary } = surprise(exact, imagined);
    ensure(!unlikely, () => `imagined worlds have other odds: ${summary}, ${JSON.stringify(view)}`);
    compared++;
  }
  return compared;
}

/** What was laid open since is evidence that the enumeration below does not weigh. */
function hasRevealed(kit: Kit, trail: Trail, viewer: Viewer): boolean {
  let revealed = false;
  arrive(kit, trail, (event) => {
    revealed ||= kit.game.reveals?.(event, viewer) ?? false;
  });
  return revealed;
}

/** How many worlds there would be if in each as much were possible as in the true one. */
function guessedWorlds(kit: Kit, trail: Trail, viewer: Viewer): number {
  const state = kit.game.setup(trail.variant.options, trail.variant.seats);
  let worlds = 1;
  for (const step of trail.steps) {
    if (hiddenFrom(step, viewer)) worlds *= alternatives(kit, state, step).length;
    follow(kit, state, step);
  }
  return worlds;
}

/** Every world behind what the viewer saw, with its probability. */
function allWorlds(kit: Kit, trail: Trail, viewer: Viewer): Map<string, number> {
  const { game } = kit;
  const worlds = new Map<string, number>();

  function explore(state: unknown, at: number, odds: number): void {
    const step = trail.steps[at];
    if (step === undefined) {
      const world = JSON.stringify(game.writePosition(state));
      worlds.set(world, (worlds.get(world) ?? 0) + odds);
      return;
    }
    const atChance = game.status(state) === CHANCE;
    const all = atChance ? outcomesOf(game, state).reduce((sum, o) => sum + o.weight, 0) : 1;
    const choices = atChance ? alternatives(kit, state, step) : [{ step, weight: 1 }];
    for (const choice of choices) {
      if (!hiddenFrom(step, viewer) && choice.step.text !== step.text) continue;
      const next = game.copy(state);
      if (follow(kit, next, choice.step)) explore(next, at + 1, (odds * choice.weight) / all);
    }
  }

  explore(game.setup(trail.variant.options, trail.variant.seats), 0, 1);
  return worlds;
}
