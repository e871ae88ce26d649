import type { Temper, Weights } from '@baithak/bots';
import { duel, type Share, temperPolicy } from './duel.ts';
import type { Course } from './self-play.ts';

/** Each character should win this share of the games against the one below. */
const STEP = 0.73;
/** Rollouts of the two strongest, and what is tried for the second. */
const BEST = 160;
const FEWER = [8, 16, 24, 40, 64];
const SEARCHES = 9;

export interface Rung {
  readonly temper: Temper;
  /** How the character above does against this one. */
  readonly beaten?: Share;
}

/**
 * Finds the six characters of a net from the strongest down: first fewer rollouts, then none, then
 * more and more errors.
 */
export async function findLadder(course: Course, weights: Weights, deals: number): Promise<Rung[]> {
  const share = (above: Temper, below: Temper, seed: string) =>
    duel(
      course,
      [temperPolicy(course, weights, above), temperPolicy(course, weights, below)],
      deals,
      seed,
    );
  const rungs: Rung[] = [{ temper: { rollouts: BEST, noise: 0 } }];
  rungs.unshift(await fewerRollouts(rungs[0]!.temper, share));
  while (rungs.length < 6) rungs.unshift(await moreNoise(rungs[0]!.temper, share));
  return rungs;
}

type Measure = (above: Temper, below: Temper, seed: string) => Promise<Share>;

async function fewerRollouts(above: Temper, share: Measure): Promise<Rung> {
  let best: Rung | undefined;
  for (const rollouts of FEWER) {
    const temper = { rollouts, noise: 0 };
    const beaten = await share(above, temper, 'ladder');
    if (best === undefined || distance(beaten) < distance(best.beaten as Share)) {
      best = { temper, beaten };
    }
    if (beaten.share < STEP) break;
  }
  return best as Rung;
}

const distance = ({ share }: Share): number => Math.abs(share - STEP);

/** Halves the interval in which the noise must lie. */
async function moreNoise(above: Temper, share: Measure): Promise<Rung> {
  let low = above.noise;
  let high = 0.5;
  let beaten = await share(above, { rollouts: 0, noise: low }, 'ladder');
  if (beaten.share >= STEP) return { temper: { rollouts: 0, noise: low }, beaten };
  for (let n = 0; n < SEARCHES; n++) {
    const noise = (low + high) / 2;
    beaten = await share(above, { rollouts: 0, noise }, 'ladder');
    if (beaten.share < STEP) low = noise;
    else high = noise;
  }
  return { temper: { rollouts: 0, noise: rounded(high) }, beaten };
}

const rounded = (noise: number): number => Math.round(1000 * noise) / 1000;
