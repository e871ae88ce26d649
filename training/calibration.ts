import { firstPlaceShare, Judge, OnePly, settle, type Weights } from '@baithak/bots';
import { FastRandom, OVER } from '@baithak/kernel';
import { type Course, imagined, randomOptions } from './self-play.ts';

/** One tenth of the chances: how many there were, what was said on average, and what came. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly came: number;
}

/** Compares what a net says at decisions of games that it has not learned from with how they ended. */
export function calibrate(
  course: Course,
  weights: Weights,
  decisions: number,
  seed: string,
): Tenth[] {
  const { game, judgement, seats } = course;
  const judge = new Judge(game, judgement, weights);
  const policy = new OnePly(judge);
  const sums = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  let seen = 0;
  for (let index = 0; seen < decisions; index++) {
    const random = new FastRandom(`${seed} ${index}`);
    const state = game.setup(randomOptions(game, seats, random), seats);
    settle(game, state, random);
    const sayings: { seat: number; said: number }[] = [];
    for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
      sayings.push({ seat, said: judge.chance(state, seat) });
      policy.rate(state, seat, () => imagined(game, state, seat, random));
      game.play(state, policy.moves.at(policy.best()));
      settle(game, state, random);
    }
    const result = game.result(state);
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
