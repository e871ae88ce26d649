import { type Advice, advise as askCoach, USUAL_SEED } from '@baithak/bots';
import { browserRuntime, inParts, minds, signalOf } from './bots.ts';

/** What a coach would do. The same view always gets the same answer. */
export async function advise(
  game: string,
  view: unknown,
  stop: AbortSignal,
  progress: (share: number) => void,
): Promise<Advice> {
  return askCoach(await minds.of(game), view, {
    budget: {},
    seed: USUAL_SEED,
    stop: signalOf(stop),
    runtime: browserRuntime,
    progress: inParts(progress),
  });
}
