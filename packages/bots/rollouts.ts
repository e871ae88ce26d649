import { FastRandom, type Game, type GameEvent, OVER, type Random, type Seat } from '@baithak/kernel';
import type { Judge } from './judge.ts';
import { OnePly } from './one-ply.ts';
import { settle } from './worth.ts';

/** Moves that are worth a closer look; the others are left as the net judged them. */
const CANDIDATES = 8;
/** Decisions that a rollout plays before the net judges where they led. */
const DEPTH = 4;
/** Worlds in which a move that reveals something is judged at first sight. */
const FIRST_WORLDS = 16;

/** What the analysis found out about a legal move. */
export interface Prospect {
  readonly move: number;
  /** The mover's chance to win, at first by the net alone, then by rollouts. */
  chance: number;
  rollouts: number;
  /** The standard error of `chance`; 0 without rollouts. */
  error: number;
}

/**
 * Judges the moves of a view: first by the net at one ply, then the best of them by rollouts over
 * imagined worlds. The candidates are halved again and again, so that most rollouts go to moves that
 * are hard to tell apart. All candidates meet the same worlds and the same luck.
 */
export class Rollouts<State, View> {
  readonly prospects: Prospect[];
  /** A state that the mover cannot rule out, to write moves with. */
  readonly world: State;
  done = 0;
  private readonly seat: Seat;
  private readonly policy: OnePly<State>;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private candidates: number[];
  private state: State | undefined;

  constructor(
    private readonly game: Game<State, View, unknown, GameEvent>,
    private readonly judge: Judge<State>,
    private readonly view: View,
    private readonly random: FastRandom | Random,
  ) {
    this.policy = new OnePly(judge);
    this.world = game.imagine(view, random);
    this.seat = game.status(this.world);
    this.prospects = this.firstSight();
    this.sums = new Float64Array(this.prospects.length);
    this.squares = new Float64Array(this.prospects.length);
    this.candidates = this.prospects.map((_, i) => i).slice(0, CANDIDATES);
  }

  /** How often all candidates are tried, given a budget of rollouts, before the worse half is dropped. */
  static triesPerRound(budget: number, candidates: number): number {
    const rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
    return Math.max(1, Math.floor(budget / (rounds * candidates)));
  }

  get undecided(): boolean {
    return this.candidates.length > 1;
  }

  get candidateCount(): number {
    return this.candidates.length;
  }

  /** Tries every candidate in one world with the same luck. */
  tryAll(): void {
    const world = this.game.imagine(this.view, this.random);
    const luck = this.random.below(2 ** 32);
    for (const index of this.candidates) {
      const chance = this.rollout(world, this.prospects[index]!.move, luck);
      this.note(index, chance);
    }
  }

  /** Drops the worse half of the candidates. */
  halve(): void {
    this.candidates.sort((a, b) => this.prospects[b]!.chance - this.prospects[a]!.chance);
    this.candidates.length = Math.ceil(this.candidates.length / 2);
  }

  /** The candidates that were never dropped come first, then the others, each by their chance. */
  ranked(): Prospect[] {
    return this.prospects.toSorted(
      (a, b) => b.rollouts - a.rollouts || b.chance - a.chance,
    );
  }

  private firstSight(): Prospect[] {
    const { policy, world, game } = this;
    let worlds: State[] | undefined;
    policy.rate(world, this.seat, () => {
      worlds ??= Array.from({ length: FIRST_WORLDS }, () => game.imagine(this.view, this.random));
      return worlds;
    });
    return policy.moves
      .toArray()
      .map((move, i) => ({ move, chance: policy.values[i] as number, rollouts: 0, error: 0 }))
      .sort((a, b) => b.chance - a.chance);
  }

  private note(index: number, chance: number): void {
    const prospect = this.prospects[index]!;
    this.done++;
    prospect.rollouts++;
    this.sums[index]! += chance;
    this.squares[index]! += chance * chance;
    const n = prospect.rollouts;
    const mean = this.sums[index]! / n;
    prospect.chance = mean;
    const variance = Math.max(0, this.squares[index]! / n - mean * mean);
    prospect.error = n < 2 ? 0.5 : Math.sqrt(variance / (n - 1));
  }

  /** Plays a move and some decisions by the net, each seat by what it knows; the mover's chance then. */
  private rollout(world: State, move: number, luck: number): number {
    const { game, judge, policy, seat } = this;
    const random = new FastRandom(luck);
    const state = game.copy(world, this.state);
    this.state = state;
    game.play(state, move);
    settle(game, state, random);
    for (let ply = 0; ply < DEPTH && game.status(state) !== OVER; ply++) {
      const mover = game.status(state);
      policy.rate(state, mover, () => [state]);
      game.play(state, policy.moves.at(policy.best()));
      settle(game, state, random);
    }
    return judge.chance(state, seat);
  }
}
