import { CHARACTERS, type Character } from '@baithak/kernel';
import { type Bot, type Budget, canSearch } from './bot.ts';
import type { Mind } from './mind.ts';
import { netBot } from './net-bot.ts';
import type { Sight } from './sight.ts';
import type { Effort } from './unlearned.ts';
import type { Temper } from './weights.ts';

/** Characters with a net that no ladder has measured yet. */
const TEMPERS: Readonly<Record<Character, Temper>> = {
  mina: { rollouts: 0, noise: 0.09 },
  gilli: { rollouts: 0, noise: 0.065 },
  kapi: { rollouts: 0, noise: 0.042 },
  mayur: { rollouts: 0, noise: 0.021 },
  phani: { rollouts: 0, noise: 0 },
  shera: { rollouts: 64, noise: 0 },
};

/** Characters where there is neither a net nor a sight: the reference bots, with errors. */
const EFFORTS: Readonly<Record<Character, Effort>> = {
  mina: { tries: 200, noise: 0.55 },
  gilli: { tries: 200, noise: 0.42 },
  kapi: { tries: 200, noise: 0.25 },
  mayur: { tries: 400, noise: 0 },
  phani: { steps: 2_000 },
  shera: { steps: 12_000 },
};

/** The strongest stops here, in milliseconds, however much of its work is left. */
const TIME_CAP = 5_000;

/**
 * The bot that plays a character. Its work is fixed, so it plays alike on every device. Thoughts: those
 * of the bot behind it, and `cut` if the time was over before the work was done.
 */
export function characterBot(mind: Mind, character: Character): Bot {
  return async (task) => {
    const seats = task.game.tally(task.view).length;
    const manner = mannerOf(mind, character, seats);
    const bot = await botFor(mind, manner, seats);
    const budget: Budget = {
      iterations: workIn(manner),
      ...(character === 'shera' && { ms: TIME_CAP }),
      ...task.budget,
    };
    const start = task.runtime.now();
    const choice = await bot({ ...task, budget });
    const isCut = budget.ms !== undefined && task.runtime.now() - start >= budget.ms;
    return isCut ? { ...choice, thoughts: { ...choice.thoughts, cut: true } } : choice;
  };
}

/** How much a character does before a move at a table of some seats; 0 if it only looks. */
export function workOf(mind: Mind, character: Character, seats: number): number {
  return workIn(mannerOf(mind, character, seats));
}

function workIn(manner: Manner): number {
  if ('rollouts' in manner) return manner.rollouts;
  if ('nodes' in manner) return manner.nodes;
  return 'steps' in manner ? manner.steps : manner.tries;
}

/** How a character thinks: with a net, with a search, or with the hand-written estimate. */
type Manner = Temper | Sight | Effort;

/** What a measurement of characters at a table holds for: the net, and how each of them thinks. */
export function basisOf(mind: Mind, characters: readonly Character[], seats: number): unknown {
  const manners = characters.map((character) => mannerOf(mind, character, seats));
  return { net: mind.storedNet(seats), manners };
}

function mannerOf(mind: Mind, character: Character, seats: number): Manner {
  const rank = CHARACTERS.indexOf(character);
  if (mind.judgeFor(seats)) return mind.tempersFor(seats)?.[rank] ?? TEMPERS[character];
  const sight = mind.outlook && canSearch(mind.game) ? mind.sights?.[rank] : undefined;
  return sight ?? EFFORTS[character];
}

async function botFor(mind: Mind, manner: Manner, seats: number): Promise<Bot> {
  const judge = mind.judgeFor(seats);
  if (judge && 'rollouts' in manner) return netBot(judge, manner.noise);
  // Most games have nets, and their pages need none of this.
  const { botBySight, botByEstimate } = await import('./unlearned.ts');
  return 'nodes' in manner ? botBySight(mind, manner) : botByEstimate(mind, manner as Effort);
}
