import {
  type Bot,
  botNamed,
  erring,
  firstPlaceShare,
  interval,
  Judge,
  levelOf,
  OnePly,
  Rollouts,
  settle,
  type Temper,
  type Weights,
} from '@baithak/bots';
import { catalog, type GameId } from '@baithak/catalog';
import { FastRandom, OVER, type Random, type Result, read, sure } from '@baithak/kernel';
import { type Course, imagined, randomOptions } from './self-play.ts';

/** Who decides at a seat. */
export type Policy = (state: unknown, seat: number, random: Random) => number | Promise<number>;

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

/** A character's choice: the net, rollouts, and how it errs. */
export function temperPolicy(
  { game, judgement }: Course,
  weights: Weights,
  temper: Temper,
): Policy {
  const judge = new Judge(game, judgement, weights);
  return async (state, seat, random) => {
    const rollouts = new Rollouts(judge, game.view(state, seat), random);
    await rollouts.run(temper.rollouts, async () => true);
    return erring(rollouts.ranked(), temper.noise, random).move;
  };
}

/** The level of the reference bot that nets are measured by; its work is fixed. */
const REFERENCE = 2;

export async function referencePolicy(id: GameId, { game }: Course): Promise<Policy> {
  const { bot: name, budget } = levelOf(game, REFERENCE);
  const bot: Bot = botNamed(name, await catalog[id].evaluate());
  const runtime = { now: () => 0, pause: async () => {} };
  return async (state, seat, random) => {
    const view = game.view(state, seat);
    const { move } = await bot({ game, view, random, budget, stop: { stopped: false }, runtime });
    return sure(read(game, state, move));
  };
}

/** Plays each deal once from every seat; the share of first places of the first policy. */
export async function duel(
  course: Course,
  policies: readonly [Policy, Policy],
  deals: number,
  seed: string,
): Promise<Share> {
  const { seats } = course;
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let first = 0; first < seats; first++) {
      const policy = (seat: number) => policies[seat === first ? 0 : 1];
      sum += firstPlaceShare(await playOut(course, policy, `${seed} ${deal}`), first);
    }
  }
  const games = deals * seats;
  const share = sum / games;
  return { games, share, ...interval(share, games) };
}

export async function playOut(
  { game, seats }: Course,
  policy: (seat: number) => Policy,
  seed: string,
): Promise<Result> {
  const random = new FastRandom(seed);
  const state = game.setup(randomOptions(game, seats, random), seats);
  settle(game, state, random);
  for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
    game.play(state, await policy(seat)(state, seat, random));
    settle(game, state, random);
  }
  return game.result(state);
}
