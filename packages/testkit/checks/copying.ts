import { isDeepStrictEqual } from 'node:util';
import { FastRandom, legalMoves, OVER, type Random } from '@baithak/kernel';
import {
  type Effort,
  ensure,
  isRunning,
  type Kit,
  outcomesOf,
  samplePositions,
  stepRandomly,
  type Variant,
  viewersOf,
} from '../kit.ts';

/** A copy and its original never touch each other, and looking at a state does not change it. */
export function copiesAreApart(kit: Kit, effort: Effort): void {
  const { game } = kit;
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`copy ${n}`);
      const states = samplePositions(kit, variant, random, 4, isRunning(game));
      const used = states.map((state) => wander(kit, game.copy(state), random));
      for (const state of states) {
        lookingChangesNothing(kit, variant, state);
        const before = structuredClone(state);
        const same = (what: string) =>
          ensure(isSame(state, before), () => `${what} changed the original`);
        wander(kit, game.copy(state), random);
        same('playing on a copy');
        const into = game.copy(state, used[random.below(used.length)]);
        ensure(facts(kit, variant, into) === facts(kit, variant, state), () => 'copy into differs');
        wander(kit, into, random);
        same('playing on a copy made into a used state');
        const original = game.copy(state);
        const copy = game.copy(original);
        wander(kit, original, random);
        ensure(facts(kit, variant, copy) === facts(kit, variant, state), () => 'copy follows');
      }
    }
  }
}

/** Whether a state still equals a clone of it. A clone has all data of a state but not its class. */
const isSame = (state: unknown, clone: unknown): boolean =>
  isDeepStrictEqual(structuredClone(state), clone);

function wander(kit: Kit, state: unknown, random: Random): unknown {
  for (let i = 0; i < 6 && kit.game.status(state) !== OVER; i++) {
    stepRandomly(kit.game, state, random);
  }
  return state;
}

/** Everything that can be asked of a state. */
function facts(kit: Kit, variant: Variant, state: unknown): string {
  const { game } = kit;
  const status = game.status(state);
  return JSON.stringify([
    status,
    status >= 0 ? legalMoves(game, state) : [],
    status >= 0 || status === OVER ? [] : outcomesOf(game, state),
    game.writePosition(state),
    viewersOf(variant).map((viewer) => game.view(state, viewer)),
  ]);
}

function lookingChangesNothing(kit: Kit, variant: Variant, state: unknown): void {
  const before = structuredClone(state);
  facts(kit, variant, state);
  ensure(isSame(state, before), () => 'looking at a state changed it');
}
