import { FastRandom, OVER, type Random, type Seat } from '@baithak/kernel';
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
  /** All legal moves, the best at first sight first. */
  readonly prospects: Prospect[];
  /** A state that the mover cannot rule out, to write moves with. */
  readonly world: State;
  done = 0;
  private readonly seat: Seat;
  private readonly policy: OnePly<State>;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private candidates: Prospect[];
  private state: State | undefined;

  constructor(
    private readonly judge: Judge<State, View>,
    private readonly view: View,
    private readonly random: Random,
  ) {
    this.policy = new OnePly(judge);
    this.world = judge.game.imagine(view, random);
    this.seat = judge.game.status(this.world);
    this.prospects = this.firstSight();
    this.sums = new Float64Array(this.prospects.length);
    this.squares = new Float64Array(this.prospects.length);
    this.candidates = this.prospects.slice(0, CANDIDATES);
  }

  /** Spends a budget of rollouts; asks before each try of all candidates whether to go on. */
  async run(budget: number, goOn: () => Promise<boolean>): Promise<void> {
    const rounds = Math.ceil(Math.log2(this.candidates.length));
    for (let round = 1; this.candidates.length > 1; round++) {
      const until = (budget * round) / rounds;
      while (this.done + this.candidates.length <= until) {
        if (!(await goOn())) return;
        this.tryAll();
      }
      this.candidates.sort((a, b) => b.chance - a.chance);
      this.candidates.length = Math.ceil(this.candidates.length / 2);
    }
  }

  /** Moves that survived longer come first, then those with the better chance. */
  ranked(): Prospect[] {
    return this.prospects.toSorted((a, b) => b.rollouts - a.rollouts || b.chance - a.chance);
  }

  private tryAll(): void {
    const world = this.judge.game.imagine(this.view, this.random);
    const luck = this.random.below(2 ** 32);
    for (const prospect of this.candidates) {
      this.note(prospect, this.rollout(world, prospect.move, luck));
    }
    this.done += this.candidates.length;
  }

  private firstSight(): Prospect[] {
    const { policy, world, judge } = this;
    let worlds: State[] | undefined;
    policy.rate(world, this.seat, () => {
      worlds ??= Array.from({ length: FIRST_WORLDS }, () =>
        judge.game.imagine(this.view, this.random),
      );
      return worlds;
    });
    return policy.moves
      .toArray()
      .map((move, i) => ({ move, chance: policy.values[i] as number, rollouts: 0, error: 0 }))
      .sort((a, b) => b.chance - a.chance);
  }

  private note(prospect: Prospect, chance: number): void {
    const index = this.prospects.indexOf(prospect);
    const n = ++prospect.rollouts;
    this.sums[index]! += chance;
    this.squares[index]! += chance * chance;
    const mean = this.sums[index]! / n;
    const variance = Math.max(0, this.squares[index]! / n - mean * mean);
    prospect.chance = mean;
    prospect.error = n < 2 ? 0.5 : Math.sqrt(variance / (n - 1));
  }

  /** Plays a move and some decisions by the net, each seat by what it knows; the mover's chance then. */
  private rollout(world: State, move: number, luck: number): number {
    const { judge, policy, seat } = this;
    const { game } = judge;
    const random = new FastRandom(luck);
    const state = game.copy(world, this.state);
    this.state = state;
    game.play(state, move);
    settle(game, state, random);
    for (let ply = 0; ply < DEPTH && game.status(state) !== OVER; ply++) {
      policy.rate(state, game.status(state), () => [state]);
      game.play(state, policy.moves.at(policy.best()));
      settle(game, state, random);
    }
    return judge.chance(state, seat);
  }
}
