import {
  chanceOutputs,
  firstPlaceShare,
  Judge,
  OnePly,
  outputsFor,
  settle,
  type Weights,
} from '@baithak/bots';
import {
  CHANCE,
  FastRandom,
  type Game,
  type Judgement,
  type Options,
  OVER,
  type Random,
  type Seat,
} from '@baithak/kernel';

/** How a game is played for learning. */
export interface Manner {
  /** How much of a target comes from later judgements, item by item. */
  readonly lambda: number;
  /** How often any move is tried, and how widely the others are chosen. */
  readonly random: number;
  readonly temperature: number;
}

/** Features and what the net should have said about them, one row after the other. */
export interface Lesson {
  readonly features: Float32Array;
  readonly targets: Float32Array;
}

/** A move that gives away more than this share of what is at stake is no example of good play. */
const BLUNDER = 0.03;
/** Worlds in which a move that reveals something is judged. */
const WORLDS = 4;

/** One moment of a seat in a stage: where its features are, and what the net said. */
interface Moment {
  readonly row: number;
  readonly said: Float64Array;
  /** What followed was not good play, so it teaches nothing about this moment. */
  misled: boolean;
}

export interface Course {
  readonly game: Game;
  readonly judgement: Judgement;
  readonly seats: number;
}

/** Plays games against itself and writes down what they teach. */
export class SelfPlay {
  private readonly judge: Judge<unknown>;
  private readonly policy: OnePly<unknown>;
  private readonly outputs: number;
  private readonly inputs: number;
  private rows: Float32Array;
  private targets: Float32Array;
  private used = 0;
  private kept: number[] = [];
  private moments: Moment[][] = [];

  constructor(
    private readonly course: Course,
    weights: Weights,
  ) {
    const { game, judgement, seats } = course;
    this.judge = new Judge(game, judgement, weights);
    this.policy = new OnePly(this.judge);
    this.inputs = judgement.size(seats);
    this.outputs = outputsFor(seats);
    this.rows = new Float32Array(1024 * this.inputs);
    this.targets = new Float32Array(1024 * this.outputs);
  }

  /** Plays one game; the same seed, weights and manner always give the same lesson. */
  play(seed: string, manner: Manner): Lesson {
    const { game, seats } = this.course;
    const random = new FastRandom(seed);
    this.used = 0;
    this.kept = [];
    const state = game.setup(randomOptions(game, seats, random), seats);
    this.beginStage(state);
    settle(game, state, random);
    while (game.status(state) !== OVER) this.decide(state, manner, random);
    return this.lesson();
  }

  private beginStage(state: unknown): void {
    this.moments = Array.from({ length: this.course.seats }, () => []);
    // Where rounds decide, a new one is judged before its deal.
    if (this.course.judgement.rounds) this.noteAll(state);
  }

  private decide(state: unknown, manner: Manner, random: Random): void {
    const { game } = this.course;
    const { policy, judge } = this;
    const seat = game.status(state);
    const before = this.noteAll(state);
    policy.rate(state, seat, () => imagined(game, state, seat, random));
    const stakes = this.stakes(state, seat);
    const chosen = choose(policy, manner, stakes, random);
    const cost = (policy.values[policy.best()] as number) - (policy.values[chosen] as number);
    if (cost > BLUNDER * stakes) for (const moment of before) moment.misled = true;
    const previous = judge.judgement.rounds?.finished(state);
    game.play(state, policy.moves.at(chosen));
    if (game.status(state) !== OVER && judge.judgement.rounds?.finished(state) === previous) {
      // A position that waits for a decision is written down when that is made.
      if (game.status(state) === CHANCE) this.noteAll(state);
      settle(game, state, random);
    }
    if (game.status(state) === OVER || judge.judgement.rounds?.finished(state) !== previous) {
      this.endStage(state, manner.lambda);
      this.beginStage(state);
      settle(game, state, random);
    }
  }

  /** How much of the chance to win the game the current round decides. */
  private stakes(state: unknown, seat: Seat): number {
    const { rounds } = this.course.judgement;
    return rounds ? rounds.match(state, seat, 1) - rounds.match(state, seat, 0) : 1;
  }

  /** Writes down the moment as each seat sees it. */
  private noteAll(state: unknown): Moment[] {
    return this.moments.map((own, seat) => {
      const moment = this.note(state, seat);
      own.push(moment);
      return moment;
    });
  }

  private note(state: unknown, seat: Seat): Moment {
    const { net, judgement } = this.judge;
    judgement.features(state, seat, net.input);
    net.run();
    const row = this.used++;
    if (this.used * this.inputs > this.rows.length) this.grow();
    this.rows.set(net.input, row * this.inputs);
    return { row, said: net.output.slice(), misled: false };
  }

  private grow(): void {
    const rows = new Float32Array(2 * this.rows.length);
    rows.set(this.rows);
    this.rows = rows;
    const targets = new Float32Array(2 * this.targets.length);
    targets.set(this.targets);
    this.targets = targets;
  }

  /** Goes back from the end: each moment learns from the mix of what followed it. */
  private endStage(state: unknown, lambda: number): void {
    for (const [seat, moments] of this.moments.entries()) {
      const target = this.outcome(state, seat);
      for (const { row, said, misled } of moments.toReversed()) {
        if (misled) target.set(said);
        else {
          this.targets.set(target, row * this.outputs);
          this.kept.push(row);
          for (let o = 0; o < target.length; o++) {
            target[o] = lambda * (target[o] as number) + (1 - lambda) * (said[o] as number);
          }
        }
      }
    }
  }

  private outcome(state: unknown, seat: Seat): Float64Array {
    const { game, judgement, seats } = this.course;
    const target = new Float64Array(this.outputs);
    const chances = chanceOutputs(seats);
    for (let o = 0; o < chances; o++) {
      const other = (seat + o) % seats;
      target[o] =
        judgement.rounds?.share(state, other) ?? firstPlaceShare(game.result(state), other);
    }
    target[chances] = judgement.lead(state, seat);
    return target;
  }

  private lesson(): Lesson {
    const { inputs, outputs, kept } = this;
    const features = new Float32Array(kept.length * inputs);
    const targets = new Float32Array(kept.length * outputs);
    kept.forEach((row, i) => {
      features.set(this.rows.subarray(row * inputs, (row + 1) * inputs), i * inputs);
      targets.set(this.targets.subarray(row * outputs, (row + 1) * outputs), i * outputs);
    });
    return { features, targets };
  }
}

export function imagined(game: Game, state: unknown, seat: Seat, random: Random): unknown[] {
  const view = game.view(state, seat);
  return Array.from({ length: WORLDS }, () => game.imagine(view, random));
}

/** The usual options in half of the games, and any choice in the others, so that a net knows them all. */
export function randomOptions(game: Game, seats: number, random: Random): Options {
  const isUsual = random.below(2) === 0;
  return Object.fromEntries(
    game
      .options(seats)
      .map(({ name, choices }) => [name, choices[isUsual ? 0 : random.below(choices.length)]!]),
  );
}

function choose(policy: OnePly<unknown>, manner: Manner, stakes: number, random: Random): number {
  const { moves, values } = policy;
  if (moves.size === 1) return 0;
  if (chance(random) < manner.random) return random.below(moves.size);
  const temperature = manner.temperature * stakes;
  const top = values[policy.best()] as number;
  const weight = (i: number) => Math.exp(((values[i] as number) - top) / temperature);
  let sum = 0;
  for (let i = 0; i < moves.size; i++) sum += weight(i);
  let ticket = chance(random) * sum;
  for (let i = 0; i < moves.size; i++) {
    ticket -= weight(i);
    if (ticket < 0) return i;
  }
  return policy.best();
}

const chance = (random: Random): number => random.below(1_000_000) / 1_000_000;
