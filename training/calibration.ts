import { firstPlaceShare, Judge, type Weights } from '@baithak/bots';
import { FastRandom } from '@baithak/kernel';
import { netPolicy, type Policy, playOut } from './duel.ts';
import type { Course } from './self-play.ts';

/** What a net said at a decision, and what came. */
interface Saying {
  /** The number of the game. */
  readonly game: number;
  /** The chances of all seats to win the game or the round, the mover's first. */
  readonly chances: Float64Array;
  /** The mover's chance to win the game if the round is lost, and how much more if it is won. */
  readonly floor: number;
  readonly stakes: number;
  readonly came: number;
}

/** One tenth of the chances: how many there were, what was said on average, and what came. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly came: number;
  readonly games: number;
  /** How far `came` may be from the truth, with 95 % certainty. */
  readonly error: number;
}

/** Decisions of one game share its luck, so only one in so many is looked at. */
const ONE_IN = 24;

/** Looks at decisions of games that the net plays against itself. */
export async function gather(
  { game, judgement, seats }: Course,
  weights: Weights,
  decisions: number,
  seed: string,
): Promise<Saying[]> {
  const judge = new Judge(game, judgement, weights);
  const policy = netPolicy({ game, judgement, seats }, weights);
  const all: Saying[] = [];
  for (let index = 0; all.length < decisions; index++) {
    const random = new FastRandom(`${seed} ${index} look`);
    const looked: (Omit<Saying, 'game' | 'came'> & { readonly seat: number })[] = [];
    const telling: Policy = (state, seat, luck) => {
      if (random.below(ONE_IN) === 0) {
        const won = (chance: number) => judgement.rounds?.match(state, seat, chance) ?? chance;
        judge.chance(state, seat);
        const chances = judge.net.output.slice(0, -1);
        looked.push({ seat, chances, floor: won(0), stakes: won(1) - won(0) });
      }
      return policy(state, seat, luck);
    };
    const result = await playOut({ game, judgement, seats }, () => telling, `${seed} ${index}`);
    for (const { seat, ...saying } of looked) {
      all.push({ ...saying, game: index, came: firstPlaceShare(result, seat) });
    }
  }
  return all.slice(0, decisions);
}

/** The mover's chance to win the game if the net were that many times as sure. */
function said({ chances, floor, stakes }: Saying, sureness: number): number {
  const others = chances.length > 1 ? Array.from(chances.slice(1)) : [1 - chances[0]!];
  const own = chances[0]! ** sureness;
  const sum = others.reduce((rest, chance) => rest + chance ** sureness, own);
  return floor + (stakes * own) / sum;
}

/** Compares what was said with what came. */
export function tenthsOf(sayings: readonly Saying[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (): Saying[] => []);
  for (const saying of sayings) {
    tenths[Math.min(9, Math.floor(10 * said(saying, 1)))]!.push(saying);
  }
  return tenths.map(tenthOf);
}

const NORMAL_95 = 1.96;

/** Decisions of one game end alike, so the error follows from how games differ, not decisions. */
function tenthOf(sayings: readonly Saying[]): Tenth {
  const count = sayings.length;
  const mean = (value: (saying: Saying) => number) =>
    count === 0 ? 0 : sayings.reduce((sum, each) => sum + value(each), 0) / count;
  const came = mean((each) => each.came);
  const off = new Map<number, number>();
  for (const each of sayings) off.set(each.game, (off.get(each.game) ?? 0) + each.came - came);
  const squares = [...off.values()].reduce((sum, each) => sum + each * each, 0);
  const error = count === 0 ? 0 : (NORMAL_95 * Math.sqrt(squares)) / count;
  return { count, said: mean((each) => said(each, 1)), came, games: off.size, error };
}

const [LEAST, MOST, STEP] = [0.5, 2.5, 0.02];

/**
 * How many times as sure a net should be, by the least cross-entropy. A net that learned from games
 * with random moves is too timid, because better players hold on to what they have.
 */
export function surenessFor(sayings: readonly Saying[]): number {
  const loss = (sureness: number): number =>
    sayings.reduce((sum, saying) => {
      const chance = Math.min(1 - 1e-6, Math.max(1e-6, said(saying, sureness)));
      return sum - saying.came * Math.log(chance) - (1 - saying.came) * Math.log(1 - chance);
    }, 0);
  let best = LEAST;
  for (let each = LEAST; each <= MOST; each += STEP) if (loss(each) < loss(best)) best = each;
  return Math.round(best / STEP) * STEP;
}

/** The same net, so many times as sure of its chances; the expected lead stays. */
export function surer({ shape, second, secondBias, ...rest }: Weights, sureness: number): Weights {
  const { outputs } = shape;
  const scaled = (values: Float32Array) =>
    values.map((value, i) => (i % outputs === outputs - 1 ? value : value * sureness));
  return { shape, second: scaled(second), secondBias: scaled(secondBias), ...rest };
}
