import { characterBot } from '@baithak/bots';
import { catalog, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import type { ThinkTask } from './pool.ts';

/** Runs in a thread, so a thinking bot blocks nobody. */
export default async function think(task: ThinkTask): Promise<string> {
  if (!isGameId(task.game)) throw new Error(`no game ${task.game}`);
  const { game: open, evaluate } = catalog[task.game];
  const game = await open();
  const { bot, budget } = levelOf(game, task.level);
  const choice = await botNamed(
    bot,
    await evaluate(),
  )({
    game,
    view: task.view,
    random: new FastRandom(task.seed),
    budget,
    stop: { stopped: false },
    runtime: { now: () => performance.now(), pause: async () => {} },
  });
  return choice.move;
}
