import { FastRandom, type Game, Match, type Options, type Result, sure } from '@baithak/kernel';
import type { Bot, Budget, Runtime } from './bot.ts';
import { worth } from './worth.ts';

interface Fighter {
  readonly bot: Bot;
  readonly budget: Budget;
}

interface Contest {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** The first plays against the second, who fills all other seats. */
  readonly fighters: readonly [Fighter, Fighter];
  /** The first plays each deal once from every seat. */
  readonly deals: number;
  readonly seed: string;
  readonly runtime: Runtime;
}

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points as a share of the games, half a point for a draw, with the 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The Elo difference that gives this share; infinite for all or nothing. */
  readonly elo: number;
}

/** Plays two bots against each other on the same deals from every seat, so that luck cancels out. */
export async function contest(
  { game, options, seats, fighters, deals, seed, runtime }: Contest,
  report?: (score: Score) => void,
): Promise<Score> {
  const worths: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    for (let first = 0; first < seats; first++) {
      const bots = Array.from({ length: seats }, (_, seat) => fighters[seat === first ? 0 : 1]);
      const setup = { seats, options, seed: `${seed} ${deal}` };
      const result = await playOut(game, setup, bots as Fighter[], runtime);
      worths.push(worth(result, first));
      report?.(scoreOf(worths));
    }
  }
  return scoreOf(worths);
}

async function playOut(
  game: Game,
  setup: { seats: number; options: Options; seed: string },
  fighters: readonly Fighter[],
  runtime: Runtime,
): Promise<Result> {
  const match = sure(Match.open(game, setup));
  match.deal();
  const random = new FastRandom(setup.seed);
  for (let turn = match.turn; ; turn = match.turn) {
    if (turn.kind === 'over') return turn.result;
    if (turn.kind === 'chance') throw new Error('a match with a seed never waits for chance');
    const { bot, budget } = fighters[turn.seat] as Fighter;
    const view = game.view(match.state, turn.seat);
    const stop = { stopped: false };
    const { move } = await bot({ game, view, random, budget, stop, runtime });
    sure(match.decide(turn.seat, [move]));
  }
}

export function scoreOf(worths: readonly number[]): Score {
  const games = worths.length;
  const share = worths.reduce((sum, value) => sum + (value + 1) / 2, 0) / games;
  return {
    games,
    wins: worths.filter((value) => value > 0).length,
    draws: worths.filter((value) => value === 0).length,
    losses: worths.filter((value) => value < 0).length,
    share,
    ...interval(share, games),
    elo: 400 * Math.log10(share / (1 - share)),
  };
}

/** Wilson's interval at 95 %, which stays sensible near 0 and 1. */
export function interval(share: number, games: number): { low: number; high: number } {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const spread = share * (1 - share) + (z * z) / (4 * games);
  const half = ((z / games) * Math.sqrt(games * spread)) / (1 + (z * z) / games);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
