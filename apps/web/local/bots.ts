import { characterBot, Minds, type Runtime, type StopSignal } from '@baithak/bots';
import type { BotTask } from '@baithak/host';
import { FastRandom } from '@baithak/kernel';
import { botSeed } from './bot-seed.ts';
import { doorsOf } from './games.ts';

export const minds = new Minds(doorsOf, console.error);

/** Pauses by a message to itself: a timer would take at least four milliseconds. */
export const browserRuntime: Runtime = {
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

export interface Thought {
  readonly move: string;
  /** Whether the time was over before the character's work was done. */
  readonly isCut: boolean;
}

/** Lets a character choose a move. */
export async function think(task: BotTask, stop: AbortSignal): Promise<Thought> {
  const mind = await minds.of(task.game);
  const bot = characterBot(mind, task.character);
  const choice = await bot({
    game: mind.game,
    view: task.view,
    random: new FastRandom(botSeed(task.table, task.character, task.view)),
    budget: {},
    stop: signalOf(stop),
    runtime: browserRuntime,
  });
  return { move: choice.move, isCut: choice.thoughts.cut === true };
}

/** The page hears of every hundredth part of some work. */
const PARTS = 100;

export function inParts(progress: (share: number) => void): (share: number) => void {
  let told = -1;
  return (share) => {
    const part = Math.floor(share * PARTS);
    if (part === told) return;
    told = part;
    progress(share);
  };
}

export const signalOf = (stop: AbortSignal): StopSignal => ({
  get stopped() {
    return stop.aborted;
  },
});
