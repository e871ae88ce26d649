import { CHANCE, FastRandom, OVER, type Random, type Seat } from '@baithak/kernel';
import type { Judge } from './judge.ts';
import { OnePly } from './one-ply.ts';
import { type Prospect, Samples, type Study } from './study.ts';
import { settle } from './worth.ts';

/** Moves that are worth a closer look; the others are left as the net judged them. */
const CANDIDATES = 8;
/** Decisions that a rollout plays before the net judges where they led, if turns do not end it. */
const DECISIONS = 4;
/** Where turns end rollouts, a turn that goes on and on is judged here. */
const MOST_DECISIONS = 40;
/** A move that looks worse than the best by more than this is no rival of it. */
const RIVALRY = 0.06;
/** First sight counts like this many rollouts: a few of them alone would say more about luck. */
const TRUST = 4;
/** Worlds in which a move that reveals something is judged at first sight. */
const FIRST_WORLDS = 16;

/**
 * Judges the moves of a view: first by the net at one ply, then the best of them by rollouts over
 * imagined worlds. The candidates are halved again and again, so that most rollouts go to moves that
 * are hard to tell apart. All candidates meet the same worlds and the same luck. A unit of work is a
 * rollout; without any, the net alone judges. Where one move is clearly the best, there is no work.
 */
export class Rollouts<State, View> implements Study<State> {
  /** The best at first sight first. */
  private readonly prospects: Prospect[];
  readonly world: State;
  done = 0;
  private readonly seat: Seat;
  private readonly policy: OnePly<State>;
  private readonly samples: Samples;
  private candidates: Prospect[];
  private state: State | undefined;
  private unsettled: State | undefined;

  constructor(
    private readonly judge: Judge<State, View>,
    private readonly view: View,
    private readonly random: Random,
    rivalry = RIVALRY,
  ) {
    this.policy = new OnePly(judge);
    this.world = judge.game.imagine(view, random);
    this.seat = judge.game.status(this.world);
    this.prospects = this.firstSight();
    this.samples = new Samples(this.prospects, TRUST);
    const [best] = this.prospects as [Prospect];
    this.candidates = this.prospects
      .slice(0, CANDIDATES)
      .filter(({ chance }) => chance >= best.chance - rivalry);
  }

  /** Asks before each try of all candidates whether to go on. */
  async run(budget: number, goOn: () => Promise<boolean>): Promise<void> {
    const rounds = halvings(this.candidates.length);
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
    return this.prospects.toSorted((a, b) => b.tries - a.tries || b.chance - a.chance);
  }

  /** Tries some moves in one more world, with the same luck for all; returns the mover's chances. */
  chancesInOneWorld(moves: readonly number[]): number[] {
    const world = this.judge.game.imagine(this.view, this.random);
    const luck = this.random.below(2 ** 32);
    this.done += moves.length;
    return moves.map((move) => this.rollout(world, move, luck));
  }

  private tryAll(): void {
    const { candidates } = this;
    this.chancesInOneWorld(candidates.map(({ move }) => move)).forEach((chance, i) => {
      this.samples.add(candidates[i]!, chance);
    });
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
      .map((move, i) => ({ move, chance: policy.values[i] as number, error: 0, tries: 0 }))
      .sort((a, b) => b.chance - a.chance);
  }

  /** Plays a move and some decisions by the net, each seat by what it knows; the mover's chance then. */
  private rollout(world: State, move: number, luck: number): number {
    const { judge, policy, seat } = this;
    const { game } = judge;
    const { turns } = judge.judgement;
    const random = new FastRandom(luck);
    const state = game.copy(world, this.state);
    this.state = state;
    game.play(state, move);
    if (turns !== undefined) return this.afterTurns(state, turns, random);
    settle(game, state, random);
    for (let n = 0; n < DECISIONS && game.status(state) !== OVER; n++) {
      policy.play(state);
      settle(game, state, random);
    }
    return judge.chance(state, seat);
  }

  /**
   * Plays to the end of some turns. What the last of them leads to is judged before chance has its say,
   * as that luck would only blur the comparison.
   */
  private afterTurns(state: State, turns: number, random: Random): number {
    const { judge, policy, seat } = this;
    const { game } = judge;
    let mover = seat;
    let finished = 0;
    for (let n = 0; n < MOST_DECISIONS; n++) {
      let judged = state;
      if (game.status(state) === CHANCE) {
        judged = this.unsettled = game.copy(state, this.unsettled);
        settle(game, state, random);
      }
      const next = game.status(state);
      if (next === OVER) break;
      if (next !== mover && ++finished === turns) return judge.chance(judged, seat);
      mover = next;
      policy.play(state);
    }
    return judge.chance(state, seat);
  }
}

/** How often a number of candidates is halved until one is left. */
function halvings(count: number): number {
  let times = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) times++;
  return times;
}
