import { firstPlaceShare, Judge, type Weights } from '@baithak/bots';
import { netPolicy, type Policy, playOut } from './duel.ts';
import type { Course } from './self-play.ts';

/** One tenth of the chances: how many there were, what was said on average, and what came. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly came: number;
}

/** Compares what a net says at decisions of games that it has not learned from with how they ended. */
export async function calibrate(
  course: Course,
  weights: Weights,
  decisions: number,
  seed: string,
): Promise<Tenth[]> {
  const judge = new Judge(course.game, course.judgement, weights);
  const policy = netPolicy(course, weights);
  const sums = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  let seen = 0;
  for (let index = 0; seen < decisions; index++) {
    const sayings: { seat: number; said: number }[] = [];
    const telling: Policy = (state, seat, random) => {
      sayings.push({ seat, said: judge.chance(state, seat) });
      return policy(state, seat, random);
    };
    const result = await playOut(course, () => telling, `${seed} ${index}`);
    for (const { seat, said } of sayings) {
      const tenth = sums[Math.min(9, Math.floor(10 * said))]!;
      tenth.count++;
      tenth.said += said;
      tenth.came += firstPlaceShare(result, seat);
    }
    seen += sayings.length;
  }
  return sums.map(({ count, said, came }) => ({
    count,
    said: count === 0 ? 0 : said / count,
    came: count === 0 ? 0 : came / count,
  }));
}
