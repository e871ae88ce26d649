import { review as reviewMatch, USUAL_SEED } from '@baithak/bots';
import { Fault, matchGameId, readMatch } from '@baithak/kernel';
import { browserRuntime, inParts, minds, signalOf } from './bots.ts';
import type { Reviewed } from './envelope.ts';
import { doorsOf } from './games.ts';

/** Tells luck from errors in a match file. The same file always gets the same review. */
export async function review(
  file: string,
  stop: AbortSignal,
  progress: (share: number) => void,
): Promise<Reviewed> {
  const id = matchGameId(file);
  if (id instanceof Fault) return { fault: id };
  if (doorsOf(id) === undefined)
    return { fault: new Fault('unknown-game', { args: { game: id } }) };
  const mind = await minds.of(id);
  const match = readMatch(file, mind.game);
  if (match instanceof Fault) return { fault: match };
  const found = await reviewMatch(mind, match, {
    budget: {},
    seed: USUAL_SEED,
    stop: signalOf(stop),
    runtime: browserRuntime,
    progress: inParts(progress),
  });
  return found instanceof Fault ? { fault: found } : found;
}
