import { characterBot, Minds, type Runtime } from '@baithak/bots';
import { catalog, isGameId } from '@baithak/catalog';
import { type BotTask, GameLoader } from '@baithak/host';
import { FastRandom } from '@baithak/kernel';
import { freshSeed } from './chance.ts';

const doorsOf = (id: string) => (isGameId(id) ? catalog[id] : undefined);

export const loader = new GameLoader(async (id) => doorsOf(id)?.game());
const minds = new Minds(doorsOf, console.error);

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

/** Lets a character choose a move. */
export async function think(task: BotTask, stop: AbortSignal): Promise<string> {
  const mind = await minds.of(task.game);
  const bot = characterBot(mind, task.character);
  const choice = await bot({
    game: mind.game,
    view: task.view,
    random: new FastRandom(freshSeed()),
    budget: {},
    stop: {
      get stopped() {
        return stop.aborted;
      },
    },
    runtime: browserRuntime,
  });
  return choice.move;
}
