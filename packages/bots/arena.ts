import {
  type AnyMatch,
  FastRandom,
  type Game,
  Match,
  type Options,
  type Random,
  type Result,
  type Seat,
  sure,
} from '@baithak/kernel';
import type { Bot, Budget, Runtime } from './bot.ts';
import { firstPlaceShare } from './judge.ts';
import { type Estimate, eloOf, estimateOf } from './statistics.ts';
import { worth } from './worth.ts';

/** A decision in the arena, with all that a measurement may look at; bots are shown less. */
interface Situation {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly random: Random;
}

/** Decides for one side in one game. */
export interface Fighter {
  /** The move in notation. */
  decide(situation: Situation): Promise<string>;
  /** Processor time in milliseconds that it has used outside of this process. */
  cpu?(): number | undefined;
  close?(): void | Promise<void>;
}

/** A bot in the arena: it is shown its seat's view and nothing else. */
export function botFighter(bot: Bot, budget: Budget, runtime: Runtime): Fighter {
  return {
    async decide({ match: { game, state }, seat, random }) {
      const stop = { stopped: false };
      const view = game.view(state, seat);
      return (await bot({ game, view, random, budget, stop, runtime })).move;
    },
  };
}

/** The one measured is side 0; side 1 has all other seats. */
export type Side = 0 | 1;

/** What two sides play: every deal once from each seat, or alone once by each side. */
export interface Contest {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Moves to begin with, deal by deal; none begins at the start. */
  readonly openings: readonly (readonly string[])[];
  /** Every game has a deal of its own: if one plays itself, games of a deal would be the same. */
  readonly unpaired?: boolean;
}

/** What the arena needs from around it. */
export interface Surroundings {
  open(side: Side): Fighter | Promise<Fighter>;
  /** The processor time of this process in milliseconds. */
  cpu(): number;
  /** Looks at the match before each decision and at its end. */
  watch?(match: AnyMatch, sides: readonly Side[]): void;
}

/** One game of a contest; pairs are by side. */
export interface GameRecord {
  /** Games are numbered deal by deal. */
  readonly n: number;
  /** The worth of side 0's result from 0 to 1; alone, of the side that played. */
  readonly points: number;
  /** Its part of first place. */
  readonly first: number;
  /** Milliseconds; null if it cannot be measured. */
  readonly cpu: readonly [number | null, number | null];
  readonly decisions: readonly [number, number];
}

/** How many games a deal has. */
export const gamesPerDeal = (seats: number): number => Math.max(2, seats);

/** Who sits where in a game: alone, both sides play each deal. */
export function sidesOf(seats: number, n: number): Side[] {
  const first = n % gamesPerDeal(seats);
  if (seats === 1) return [first as Side];
  return Array.from({ length: seats }, (_, seat) => (seat === first ? 0 : 1));
}

/** Plays one game of a contest. The same number always gives the same game if budgets count work. */
export async function playGame(
  contest: Contest,
  n: number,
  { open, cpu, watch }: Surroundings,
): Promise<GameRecord> {
  const { seats, seed, unpaired } = contest;
  const deal = unpaired ? n : Math.floor(n / gamesPerDeal(seats));
  const sides = sidesOf(seats, n);
  const match = begin(contest, deal);
  const randoms = sides.map((_, seat) => new FastRandom(`${seed} ${deal} seat ${seat}`));
  const fighters: Partial<Record<Side, Fighter>> = {};
  const spent: [number, number] = [0, 0];
  const decisions: [number, number] = [0, 0];
  try {
    for (const side of new Set(sides)) fighters[side] = await open(side);
    for (let turn = match.turn; turn.kind !== 'over'; turn = match.turn) {
      if (turn.kind === 'chance') throw new Error('a match with a seed never waits for chance');
      watch?.(match, sides);
      const { seat } = turn;
      const side = sides[seat] as Side;
      const before = cpu();
      const random = randoms[seat] as Random;
      const move = await (fighters[side] as Fighter).decide({ match, seat, random });
      spent[side] += cpu() - before;
      decisions[side]++;
      sure(match.decide(seat, [move]));
    }
    watch?.(match, sides);
    const outside = (side: Side) => (fighters[side]?.cpu ? fighters[side].cpu() : 0);
    const inAll = (side: Side) => {
      const own = outside(side);
      return own === undefined ? null : Math.round(1000 * (spent[side] + own)) / 1000;
    };
    return { n, ...scored(match, sides), cpu: [inAll(0), inAll(1)], decisions };
  } finally {
    for (const fighter of Object.values(fighters)) await fighter.close?.();
  }
}

function begin({ game, options, seats, seed, openings }: Contest, deal: number): AnyMatch {
  const match = sure(Match.open(game, { seats, options, seed: `${seed} ${deal}` }));
  match.deal();
  for (const move of openings[deal % openings.length] ?? []) {
    sure(match.decide(game.status(match.state), [move]));
  }
  return match;
}

function scored(match: AnyMatch, sides: readonly Side[]): Pick<GameRecord, 'points' | 'first'> {
  const { result } = match.turn as { result: Result };
  const seat = Math.max(0, sides.indexOf(0));
  return { points: (worth(result, seat) + 1) / 2, first: firstPlaceShare(result, seat) };
}

export interface Score extends Estimate {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The Elo difference that gives this share, and those of the ends of the interval. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

/** The score of side 0 by its games, deal by deal. Points are shares: half a point for a draw. */
export function scoreOf(deals: readonly (readonly number[])[]): Score {
  const points = deals.flat();
  const estimate = estimateOf(deals);
  return {
    games: points.length,
    wins: points.filter((value) => value > 0.5).length,
    draws: points.filter((value) => value === 0.5).length,
    losses: points.filter((value) => value < 0.5).length,
    ...estimate,
    elo: eloOf(estimate.share),
    eloLow: eloOf(estimate.low),
    eloHigh: eloOf(estimate.high),
  };
}

/** The games of a contest deal by deal, as far as deals are complete from the first on. */
export function dealsOf(
  records: ReadonlyMap<number, GameRecord>,
  seats: number,
): readonly (readonly GameRecord[])[] {
  const size = gamesPerDeal(seats);
  const deals: GameRecord[][] = [];
  for (;;) {
    const games = Array.from({ length: size }, (_, i) => records.get(deals.length * size + i));
    if (!games.every((each) => each !== undefined)) return deals;
    deals.push(games);
  }
}
