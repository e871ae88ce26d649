import { characterBot, Minds } from '@baithak/bots';
import { catalog, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import type { ThinkTask } from './pool.ts';

const minds = new Minds((id) => (isGameId(id) ? catalog[id] : undefined), console.error);

/** Runs in a thread, so a thinking bot blocks nobody. */
export default async function think({ game, character, view, seed }: ThinkTask): Promise<string> {
  const mind = await minds.of(game);
  const bot = characterBot(mind, character);
  const { move } = await bot({
    game: mind.game,
    view,
    random: new FastRandom(seed),
    budget: {},
    stop: { stopped: false },
    runtime: { now: () => performance.now(), pause: async () => {} },
  });
  return move;
}
