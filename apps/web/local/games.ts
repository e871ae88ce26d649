import { botNamed, levelOf, type Runtime } from '@baithak/bots';
import { catalog, isGameId } from '@baithak/catalog';
import { type BotTask, GameLoader } from '@baithak/host';
import { FastRandom } from '@baithak/kernel';
import { freshSeed } from './chance.ts';

export const loader = new GameLoader(async (id) => (isGameId(id) ? catalog[id].game() : undefined));

/** Pauses by a message to itself: a timer would take at least four milliseconds. */
const browserRuntime: Runtime = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
};

/** Lets a bot of a game choose a move. */
export async function think(task: BotTask, stop: AbortSignal): Promise<string> {
  const game = await loader.load(task.game);
  if (game === undefined || !isGameId(task.game)) throw new Error(`no game ${task.game}`);
  const { bot, budget } = levelOf(game, task.level);
  const player = botNamed(bot, await catalog[task.game].evaluate());
  const choice = await player({
    game,
    view: task.view,
    random: new FastRandom(freshSeed()),
    budget,
    stop: {
      get stopped() {
        return stop.aborted;
      },
    },
    runtime: browserRuntime,
  });
  return choice.move;
}
