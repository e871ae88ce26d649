import { type GameEvent, MoveList, write } from '@baithak/kernel';
import type { Choice, Task } from './bot.ts';

/** Any legal move, all equally likely. Thoughts: how many there were. */
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
