import type { Temper, Weights } from '@baithak/bots';
import { CHARACTERS } from '@baithak/kernel';
import { duel, type Share, temperPolicy } from './duel.ts';
import type { Course } from './self-play.ts';

/** Each character should win this many games for each that the one below wins. */
const ODDS = 2.45;
/** Rollouts of the strongest, and what is tried for the second. */
const BEST = 64;
const FEWER = [0, 8, 24];
/** How often the interval of the noise is halved. */
const SEARCHES = 7;
const MOST_NOISE = 0.5;
/** Rollouts cost a hundred times as much as the net alone, so they get fewer deals. */
const DEALS_PER_ROLLOUT_DEAL = 8;

export interface Rung {
  readonly temper: Temper;
  /** How the character above does against this one. */
  readonly beaten?: Share;
}

type Measure = (above: Temper, below: Temper) => Promise<Share>;

/**
 * Finds the six characters of a net from the strongest down: first fewer rollouts, then none, then
 * more and more errors.
 */
export async function findLadder(
  course: Course,
  weights: Weights,
  deals: number,
  report: (line: string) => void,
): Promise<Rung[]> {
  // One seat is the character above, all others the one below.
  const wanted = ODDS / (ODDS + course.seats - 1);
  const measure: Measure = async (above, below) => {
    const isSlow = above.rollouts + below.rollouts > 0;
    const policies = [above, below].map((temper) => temperPolicy(course, weights, temper));
    const some = isSlow ? Math.ceil(deals / DEALS_PER_ROLLOUT_DEAL) : deals;
    const share = await duel(course, [policies[0]!, policies[1]!], some, 'ladder');
    report(`${told(above)} v ${told(below)}: ${percent(share)}`);
    return share;
  };
  const rungs: Rung[] = [{ temper: { rollouts: BEST, noise: 0 } }];
  rungs.unshift(await fewerRollouts(rungs[0]!.temper, wanted, measure));
  while (rungs.length < CHARACTERS.length) {
    rungs.unshift(await moreNoise(rungs[0]!.temper, wanted, measure));
  }
  return rungs;
}

const told = ({ rollouts, noise }: Temper): string => `${rollouts} rollouts, noise ${noise}`;

const percent = ({ share, low, high, games }: Share): string => {
  const [middle, ...ends] = [share, low, high].map((each) => (100 * each).toFixed(1));
  return `${middle} % [${ends.join('–')}] of ${games}`;
};

async function fewerRollouts(above: Temper, wanted: number, measure: Measure): Promise<Rung> {
  const tried: Required<Rung>[] = [];
  for (const rollouts of FEWER) {
    const temper = { rollouts, noise: 0 };
    const beaten = await measure(above, temper);
    tried.push({ temper, beaten });
    if (beaten.share < wanted) break;
  }
  const distance = ({ beaten }: Required<Rung>) => Math.abs(beaten.share - wanted);
  return tried.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** Halves the interval in which the noise must lie. */
async function moreNoise(above: Temper, wanted: number, measure: Measure): Promise<Rung> {
  const rung = async (noise: number): Promise<Required<Rung>> => {
    const temper = { rollouts: 0, noise: Math.round(1000 * noise) / 1000 };
    return { temper, beaten: await measure(above, temper) };
  };
  let low = above.noise;
  let high = MOST_NOISE;
  // Without rollouts the same noise may be a whole step already.
  let last = above.rollouts > 0 ? await rung(low) : undefined;
  if (last !== undefined && last.beaten.share >= wanted) return last;
  for (let n = 0; n < SEARCHES; n++) {
    last = await rung((low + high) / 2);
    if (last.beaten.share < wanted) low = last.temper.noise;
    else high = last.temper.noise;
  }
  return last as Rung;
}
