import { Draft, FastRandom } from '@baithak/kernel';
import { type Analysis, analyse, type Wish } from './analyse.ts';
import type { Mind } from './mind.ts';

export interface Advice extends Analysis {
  /**
   * The best moves in notation, until somebody else decides, something is drawn, or something is
   * revealed: what follows then is not known yet.
   */
  readonly plan: readonly string[];
}

/** The first move gets the whole work, each further one this part of it. */
const PART = 1 / 8;
const LONGEST = 12;

/** What a coach would do in the place of the seat to move, from what that seat knows. */
export async function advise(mind: Mind, view: unknown, wish: Wish): Promise<Advice> {
  const { game } = mind;
  const analysis = await analyse(mind, view, wish);
  const world = game.imagine(view, new FastRandom(wish.seed));
  const seat = game.status(world);
  const draft = new Draft(game, world, seat);
  const further = { ...wish, budget: { iterations: Math.ceil(analysis.work * PART) } };
  delete further.progress;
  let best = analysis.moves[0]?.move;
  while (best !== undefined && draft.texts.length < LONGEST && !wish.stop.stopped) {
    if (draft.add(best) !== undefined) break;
    const revealed = draft.events.some((event) => game.reveals?.(event, seat));
    if (!draft.open || revealed) break;
    best = (await analyse(mind, game.view(draft.state, seat), further)).moves[0]?.move;
  }
  return { ...analysis, plan: draft.texts };
}
