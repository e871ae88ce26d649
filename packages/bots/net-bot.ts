import { type GameEvent, type Random, write } from '@baithak/kernel';
import { type Choice, Limit, type Task } from './bot.ts';
import type { Judge } from './judge.ts';
import { Rollouts } from './rollouts.ts';
import { rounded } from './simple.ts';

/** How a character thinks: a fixed amount of work, and how it errs. */
export interface Temper {
  /** Rollouts per decision; none means that the net alone judges. */
  readonly rollouts: number;
  /** The spread of the errors in its judgement of each move, as a chance to win. */
  readonly noise: number;
}

/** Nobody overlooks that a move is worse than the best by more than this many times their noise. */
const BLINDNESS = 2.5;

/**
 * Judges moves by a net and rollouts. An iteration is a rollout. Thoughts: the chance to win after
 * the choice and its standard error, the rollouts, and `cut` if the time was over before the work.
 */
export function netBot<State, View, Attempt, Event extends GameEvent>(
  judge: Judge<State, View>,
  temper: Temper,
) {
  return async (task: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const rollouts = new Rollouts(judge, task.view, task.random);
    const limit = new Limit(task.budget, task.stop, task.runtime);
    const budget = task.budget.iterations ?? temper.rollouts;
    let isCut = false;
    await rollouts.run(budget, async () => {
      const goOn = await limit.goOn(rollouts.done);
      isCut ||= !goOn;
      return goOn;
    });
    const choice = erring(rollouts.ranked(), temper.noise, task.random);
    const { done } = rollouts;
    return {
      move: write(judge.game, rollouts.world, choice.move),
      thoughts: {
        chance: rounded(choice.chance),
        error: rounded(choice.error),
        rollouts: done,
        ...(isCut ? { cut: true } : {}),
      },
    };
  };
}

/**
 * The best move as a mind sees it whose judgement errs a little. `prospects` come in the order of
 * trust, because the chance of a move that was dropped early may look better than it is.
 */
export function erring<Judged extends { readonly chance: number }>(
  prospects: readonly Judged[],
  noise: number,
  random: Random,
): Judged {
  const [first] = prospects as readonly [Judged, ...Judged[]];
  if (noise === 0) return first;
  const best = Math.max(...prospects.map(({ chance }) => chance));
  const seen = prospects
    .filter(({ chance }) => chance >= best - BLINDNESS * noise)
    .map((prospect) => ({ prospect, value: prospect.chance + noise * bell(random) }));
  return seen.reduce((a, b) => (b.value > a.value ? b : a)).prospect;
}

/** About normally distributed, with a spread of 1: the sum of twelve even ones. */
function bell(random: Random): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random.below(65_536) / 65_536;
  return sum;
}
