import { type Evaluate, type GameEvent, MoveList, type Random, write } from '@baithak/kernel';
import { type Choice, Limit, type Task } from './bot.ts';
import { estimate, settle } from './worth.ts';

/** More worlds than this hardly ever change the choice. */
const MOST_WORLDS = 256;
const WORLDS_WITHOUT_BUDGET = 8;

/** Plays any legal move, all equally likely. Thoughts: how many there were. */
export async function random<State, View, Attempt, Event extends GameEvent>(
  task: Task<State, View, Attempt, Event>,
): Promise<Choice> {
  const { game, view, random: dice } = task;
  const world = game.imagine(view, dice);
  const list = new MoveList();
  game.moves(world, list);
  const move = write(game, world, list.at(dice.below(list.size)));
  return { move, thoughts: { moves: list.size } };
}

interface Prospect {
  readonly move: string;
  sum: number;
  tries: number;
}

/**
 * Looks one move ahead: tries every move in some imagined worlds with sampled outcomes and plays the
 * best on average. An iteration is one move tried in one world. Thoughts: the worlds imagined, the
 * moves tried, and the estimated score of the choice.
 */
export function greedy<State, View, Attempt, Event extends GameEvent>(evaluate: Evaluate<State>) {
  return async (task: Task<State, View, Attempt, Event>): Promise<Choice> => {
    const limit = new Limit(task.budget, task.stop, task.runtime);
    const most = mostWorlds(task);
    const prospects = new Map<string, Prospect>();
    let world = 0;
    let tries = 0;
    while (world < most && (world === 0 || (await limit.goOn(tries)))) {
      tries += await tryAll(task, evaluate, prospects, limit, tries);
      world++;
    }
    const best = bestOf([...prospects.values()], task.random);
    return { move: best.move, thoughts: { worlds: world, tries, score: rounded(mean(best)) } };
  };
}

/** Without chance and secrets there is only one world to imagine. */
function mostWorlds<State, View, Attempt, Event extends GameEvent>({
  game,
  budget,
}: Task<State, View, Attempt, Event>): number {
  if (!game.hasChance && !game.hasSecrets) return 1;
  return budget.ms === undefined && budget.iterations === undefined
    ? WORLDS_WITHOUT_BUDGET
    : MOST_WORLDS;
}

/** Tries every move in one imagined world, or as many as the limit allows, but at least one. */
async function tryAll<State, View, Attempt, Event extends GameEvent>(
  { game, view, random }: Task<State, View, Attempt, Event>,
  evaluate: Evaluate<State>,
  prospects: Map<string, Prospect>,
  limit: Limit,
  before: number,
): Promise<number> {
  const world = game.imagine(view, random);
  const seat = game.status(world);
  const list = new MoveList();
  game.moves(world, list);
  let after: State | undefined;
  for (const [index, move] of shuffled(list.toArray(), random).entries()) {
    if (before + index > 0 && !(await limit.goOn(before + index))) return index;
    after = game.copy(world, after);
    game.play(after, move);
    settle(game, after, random);
    note(prospects, write(game, world, move), estimate(game, evaluate, after, seat));
  }
  return list.size;
}

function note(prospects: Map<string, Prospect>, move: string, value: number): void {
  const prospect = prospects.get(move) ?? { move, sum: 0, tries: 0 };
  prospect.sum += value;
  prospect.tries++;
  prospects.set(move, prospect);
}

function bestOf(prospects: Prospect[], random: Random): Prospect {
  const top = Math.max(...prospects.map(mean));
  const equals = prospects.filter((prospect) => mean(prospect) === top);
  return equals[random.below(equals.length)] as Prospect;
}

function mean(prospect: Prospect): number {
  return prospect.sum / prospect.tries;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function shuffled<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
