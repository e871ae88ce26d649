import { CHARACTERS, type Character, type Game, type Outlook } from '@baithak/kernel';
import { alphaBeta, canSearch } from './alphabeta.ts';
import type { Bot, Budget } from './bot.ts';
import { mcts } from './mcts.ts';
import type { Mind } from './mind.ts';
import { netBot } from './net-bot.ts';
import { pvs } from './pvs.ts';
import { type Sight, Sights } from './sights.ts';
import { studious } from './studious.ts';
import type { Prospect } from './study.ts';
import { Trials } from './trials.ts';
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

/** Moves tried, with noise as a part of the best move's lead over the average; or steps of a search. */
type Effort = { readonly tries: number; readonly noise: number } | { readonly steps: number };

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
    const { bot, work } = thinkerFor(mind, character, seats);
    const budget: Budget = {
      iterations: work,
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
  return thinkerFor(mind, character, seats).work;
}

interface Thinker {
  readonly bot: Bot;
  readonly work: number;
}

/** What a measurement of characters at a table holds for: the net, and how each of them thinks. */
export function basisOf(mind: Mind, characters: readonly Character[], seats: number): unknown {
  const manners = characters.map((character) => mannerOf(mind, character, seats));
  return { net: mind.storedNet(seats), manners };
}

function mannerOf(mind: Mind, character: Character, seats: number): Temper | Sight | Effort {
  const rank = CHARACTERS.indexOf(character);
  if (mind.judgeFor(seats)) return mind.tempersFor(seats)?.[rank] ?? TEMPERS[character];
  const sight = mind.outlook && canSearch(mind.game) ? mind.sights?.[rank] : undefined;
  return sight ?? EFFORTS[character];
}

function thinkerFor(mind: Mind, character: Character, seats: number): Thinker {
  const { outlook, game } = mind;
  const judge = mind.judgeFor(seats);
  const manner = mannerOf(mind, character, seats);
  if (judge && 'rollouts' in manner) {
    return { bot: netBot(judge, manner.noise), work: manner.rollouts };
  }
  if (outlook && 'nodes' in manner) return bySight(game, outlook, manner);
  return byEstimate(mind, manner as Effort);
}

function bySight(game: Game, outlook: Outlook, { nodes, noise }: Sight): Thinker {
  if (noise === 0) return { bot: pvs(outlook), work: nodes };
  const bot = studious(
    ({ view, random }) => new Sights(game, outlook, view, random),
    () => noise,
  );
  return { bot, work: nodes };
}

function byEstimate({ game, evaluate }: Mind, effort: Effort): Thinker {
  if ('steps' in effort) {
    return { bot: canSearch(game) ? alphaBeta(evaluate) : mcts(evaluate), work: effort.steps };
  }
  const noise = (prospects: readonly Prospect[]) => effort.noise * lead(prospects);
  const bot = studious(({ view, random }) => new Trials(game, evaluate, view, random), noise);
  return { bot, work: effort.tries };
}

/** By how much the best move is better than the average: estimates of different games differ in scale. */
function lead(prospects: readonly Prospect[]): number {
  const chances = prospects.map(({ chance }) => chance);
  const mean = chances.reduce((a, b) => a + b, 0) / chances.length;
  // Where all are equal, the rounded mean may lie above them.
  return Math.max(0, Math.max(...chances) - mean);
}
