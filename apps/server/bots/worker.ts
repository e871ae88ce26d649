import { characterBot, Mind } from '@baithak/bots';
import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import type { ThinkTask } from './pool.ts';

/** A thread opens each game once. */
const minds = new Map<GameId, Promise<Mind>>();

function mindOf(id: GameId): Promise<Mind> {
  const known = minds.get(id);
  if (known) return known;
  const opened = catalog[id].game().then((game) => Mind.open(game, catalog[id]));
  minds.set(id, opened);
  return opened;
}

/** Runs in a thread, so a thinking bot blocks nobody. */
export default async function think({ game, character, view, seed }: ThinkTask): Promise<string> {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const mind = await mindOf(game);
  const { move } = await characterBot(
    mind,
    character,
  )({
    game: mind.game,
    view,
    random: new FastRandom(seed),
    budget: {},
    stop: { stopped: false },
    runtime: { now: () => performance.now(), pause: async () => {} },
  });
  return move;
}
