import { firstPlaceShare, Judge, OnePly, settle, type Weights } from '@baithak/bots';
import { FastRandom, OVER, type Random } from '@baithak/kernel';
import { type Course, imagined, randomOptions } from './self-play.ts';

/** Who decides at a seat. */
export type Policy = (state: unknown, seat: number, random: Random) => number;

export interface Share {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The net's best move at one ply. */
export function netPolicy({ game, judgement }: Course, weights: Weights): Policy {
  const policy = new OnePly(new Judge(game, judgement, weights));
  return (state, seat, random) => {
    policy.rate(state, seat, () => imagined(game, state, seat, random));
    return policy.moves.at(policy.best());
  };
}

/** Plays each deal once from every seat; the share of first places of the first policy. */
export function duel(
  course: Course,
  policies: readonly [Policy, Policy],
  deals: number,
  seed: string,
): Share {
  const { seats } = course;
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let first = 0; first < seats; first++) {
      sum += playOut(course, (seat) => policies[seat === first ? 0 : 1], `${seed} ${deal}`)(first);
    }
  }
  return shareOf(sum, deals * seats);
}

function playOut({ game, seats }: Course, policy: (seat: number) => Policy, seed: string) {
  const random = new FastRandom(seed);
  const state = game.setup(randomOptions(game, seats, random), seats);
  settle(game, state, random);
  for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
    game.play(state, policy(seat)(state, seat, random));
    settle(game, state, random);
  }
  const result = game.result(state);
  return (seat: number) => firstPlaceShare(result, seat);
}

/** Wilson's interval at 95 %. */
function shareOf(sum: number, games: number): Share {
  const share = sum / games;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    ((z / games) * Math.sqrt(games * (share * (1 - share) + (z * z) / (4 * games)))) /
    (1 + (z * z) / games);
  return { games, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
