import { review as reviewMatch } from '@baithak/bots';
import { Fault, matchGameId, readMatch } from '@baithak/kernel';
import { browserRuntime, minds, signalOf } from './bots.ts';
import type { Reviewed } from './envelope.ts';
import { doorsOf } from './games.ts';

/** The page hears of every hundredth part. */
const PARTS = 100;

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
  let told = -1;
  const found = await reviewMatch(mind, match, {
    budget: {},
    seed: 'review',
    stop: signalOf(stop),
    runtime: browserRuntime,
    progress(share) {
      const part = Math.floor(share * PARTS);
      if (part === told) return;
      told = part;
      progress(share);
    },
  });
  return found instanceof Fault ? { fault: found } : found;
}
