import { CHARACTERS, type Character } from '@baithak/kernel';
import { alphaBeta, canSearch } from './alphabeta.ts';
import type { Bot, Budget, Choice } from './bot.ts';
import { mcts } from './mcts.ts';
import type { Mind } from './mind.ts';
import { netBot, type Temper } from './net-bot.ts';
import { shortSighted } from './short-sighted.ts';
import { greedy } from './simple.ts';

/** Where nobody has measured them yet. */
const TEMPERS: Readonly<Record<Character, Temper>> = {
  mina: { rollouts: 0, noise: 0.2 },
  gilli: { rollouts: 0, noise: 0.12 },
  kapi: { rollouts: 0, noise: 0.06 },
  mayur: { rollouts: 0, noise: 0.02 },
  phani: { rollouts: 24, noise: 0 },
  shera: { rollouts: 160, noise: 0 },
};

/** Games without chance and secrets: how far a character looks, and how it errs. */
const SIGHTS: Readonly<Record<Character, { depth: number; noise: number } | { nodes: number }>> = {
  mina: { depth: 1, noise: 0.25 },
  gilli: { depth: 2, noise: 0.15 },
  kapi: { depth: 3, noise: 0.1 },
  mayur: { depth: 4, noise: 0.04 },
  phani: { nodes: 20_000 },
  shera: { nodes: 400_000 },
};

/** The strongest stops here, however much of its work is left. */
const TIME_CAP = 5_000;

/** The bot that plays a character. Its work is fixed, so it plays alike on every device. */
export function characterBot(mind: Mind, character: Character): Bot {
  return (task) => botFor(mind, character, task)({ ...task, budget: budgetOf(character, task) });
}

function botFor(mind: Mind, character: Character, { game, view }: Parameters<Bot>[0]): Bot {
  const seats = game.tally(view).length;
  const judge = mind.judgeFor(seats);
  if (judge) {
    const tempers = mind.tempersFor(seats);
    return netBot(judge, tempers?.[CHARACTERS.indexOf(character)] ?? TEMPERS[character]);
  }
  if (!canSearch(game)) return byEstimate(mind, character);
  const sight = SIGHTS[character];
  if ('depth' in sight) return shortSighted(mind.evaluate, sight);
  return within(alphaBeta(mind.evaluate), { iterations: sight.nodes });
}

/** Without a net: the reference bots with a fixed amount of work. */
function byEstimate({ evaluate }: Mind, character: Character): Bot {
  return CHARACTERS.indexOf(character) < 3
    ? within(greedy(evaluate), { iterations: 200 })
    : within(mcts(evaluate), { iterations: 1_000 });
}

/** Uses this budget of work unless the task names another one. */
const within =
  (bot: Bot, budget: Budget): Bot =>
  (task): Promise<Choice> =>
    bot({ ...task, budget: { ...budget, ...task.budget } });

function budgetOf(character: Character, { budget }: { budget: Budget }): Budget {
  return character === 'shera' ? { ms: TIME_CAP, ...budget } : budget;
}
