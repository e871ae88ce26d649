import type { AnyMatch } from '@baithak/kernel';
import type { Mind } from '../mind.ts';
import type { Gap } from './gap.ts';
import { mannerOf } from './manner.ts';
import { walk } from './walk.ts';

/** How closely to look. */
interface Look {
  /** For each move. */
  readonly work: number;
  readonly seed: string;
}

/** Compares moves of a match once more with the best ones; `moments` are their numbers in the review. */
export async function lookAgain(
  mind: Mind,
  match: AnyMatch,
  moments: readonly number[],
  { work, seed }: Look,
): Promise<Gap[]> {
  const manner = mannerOf(mind, match.seats);
  const { states, steps } = walk(match);
  const gaps: Gap[] = [];
  for (const at of moments) {
    const step = steps[at];
    if (step?.kind !== 'move') throw new Error(`moment ${at} is no move`);
    const { seat, code: played } = step;
    const goOn = async () => true;
    const decision = { state: states[at], seat, played, seed: `${seed} ${at}`, work, goOn };
    gaps.push(await manner.compare(decision));
  }
  return gaps;
}
