import { FastRandom, type Game, Match, type Options, type Result, sure } from '@baithak/kernel';
import type { Bot, Budget, Host } from './bot.ts';
import { worth } from './worth.ts';

interface Fighter {
  readonly bot: Bot;
  readonly budget: Budget;
}

export interface Contest {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** The first meets the second; at larger tables the second fills all other seats. */
  readonly fighters: readonly [Fighter, Fighter];
  /** Each deal is played once from every seat by the first. */
  readonly deals: number;
  readonly seed: string;
  readonly host: Host;
}

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Half a point a draw, as a share of the games, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The difference in strength that would give that share; endless for all or nothing. */
  readonly elo: number;
}

/** Lets two bots meet on the same deals from every seat, as luck should not decide who is better. */
export async function contest(
  { game, options, seats, fighters, deals, seed, host }: Contest,
  report?: (score: Score) => void,
): Promise<Score> {
  const worths: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    for (let first = 0; first < seats; first++) {
      const bots = Array.from({ length: seats }, (_, seat) => fighters[seat === first ? 0 : 1]);
      const setup = { seats, options, seed: `${seed} ${deal}` };
      const result = await playOut(game, setup, bots as Fighter[], host);
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
  host: Host,
): Promise<Result> {
  const match = sure(Match.open(game, setup));
  match.deal();
  const random = new FastRandom(setup.seed);
  for (let turn = match.turn; ; turn = match.turn) {
    if (turn.kind === 'over') return turn.result;
    if (turn.kind === 'chance') throw new Error('a match with a seed waits for nobody');
    const { bot, budget } = fighters[turn.seat] as Fighter;
    const view = game.view(match.state, turn.seat);
    const stop = { stopped: false };
    const { move } = await bot({ game, view, random, budget, stop, host });
    sure(match.decide(turn.seat, [move]));
  }
}

/** Wilson's interval, which stays sensible near all or nothing. */
export function scoreOf(worths: readonly number[]): Score {
  const games = worths.length;
  const share = worths.reduce((sum, value) => sum + (value + 1) / 2, 0) / games;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const spread = share * (1 - share) + (z * z) / (4 * games);
  const half = ((z / games) * Math.sqrt(games * spread)) / (1 + (z * z) / games);
  return {
    games,
    wins: worths.filter((value) => value > 0).length,
    draws: worths.filter((value) => value === 0).length,
    losses: worths.filter((value) => value < 0).length,
    share,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    elo: 400 * Math.log10(share / (1 - share)),
  };
}
