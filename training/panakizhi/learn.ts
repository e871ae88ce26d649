import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pvs } from '@baithak/bots';
import { FastRandom, OVER, type Random, read, sure } from '@baithak/kernel';
import { MOST_FEATURES, MOVER_WINS } from '@baithak/panakizhi';
import { anyMove, type Subject, someState, timeless } from './games.ts';

export interface LearnPlan {
  readonly games: number;
  readonly nodes: number;
  readonly seed: string;
}

/** A position with its features, and the chance of the side to move that it should have had. */
interface Lesson {
  readonly features: Int32Array;
  target: number;
}

/**
 * How much of a target comes from what happened later, and not from the search at that position: all
 * at first, when searches know nothing, and less from game to game until this one.
 */
const LAMBDA = 0.8;
const TRUSTING_FROM = 1500;
const RANDOM_MOVES = 0.06;
const OPENING_PLIES = 8;
const RATE = 0.08;
const REHEARSALS = 3;
const LAST_EPOCHS = 12;
/** Every tenth game is kept apart to measure the error. */
const HELD_OUT = 10;
/** The first games are played badly and are not learned from at the end. */
const FORGOTTEN = 0.4;

/** Learns the weights of an outlook by self-play with small searches, and writes them to its file. */
export async function learn(
  id: string,
  subject: Subject,
  plan: LearnPlan,
  root: string,
): Promise<void> {
  const model = new Model(subject.size);
  const games: Lesson[][] = [];
  const random = new FastRandom(`${plan.seed} order`);
  const file = join(root, 'games', id, 'bot/outlook.json');
  for (let n = 0; n < plan.games; n++) {
    const lessons = await selfPlay(subject, model, plan, n);
    games.push(lessons);
    if (n % HELD_OUT === 0) continue;
    model.study(lessons, RATE);
    for (let i = 0; i < REHEARSALS; i++) {
      const old = random.below(games.length);
      if (old % HELD_OUT !== 0) model.study(games[old]!, RATE);
    }
    if ((n + 1) % 250 === 0) {
      console.log(
        `${id}: ${n + 1} games, ${games.flat().length} positions, error ${apart(model, games).toFixed(4)}, ${cpuSeconds()} s`,
      );
      writeFileSync(file, model.written());
    }
  }
  const recent = games.slice(Math.floor(FORGOTTEN * games.length));
  const start = Math.floor(FORGOTTEN * games.length);
  model.forgetRates();
  for (let epoch = 0; epoch < LAST_EPOCHS; epoch++) {
    for (const [i, lessons] of recent.entries()) {
      if ((start + i) % HELD_OUT !== 0) model.study(lessons, RATE / (1 + epoch));
    }
    console.log(`${id}: epoch ${epoch + 1}, error ${apart(model, games).toFixed(4)}`);
  }
  writeFileSync(file, model.written());
}

const cpuSeconds = () => Math.round(process.cpuUsage().user / 1e6);

/** The mean cross-entropy on the later games that were kept apart. */
function apart(model: Model, games: readonly Lesson[][]): number {
  const lessons = games
    .filter((_, n) => n % HELD_OUT === 0 && n >= FORGOTTEN * games.length)
    .flat();
  const errors = lessons.map(({ features, target }) => {
    const chance = Math.min(0.9999, Math.max(0.0001, model.chance(features)));
    return -target * Math.log(chance) - (1 - target) * Math.log(1 - chance);
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

async function selfPlay(
  subject: Subject,
  model: Model,
  { nodes, seed }: LearnPlan,
  n: number,
): Promise<Lesson[]> {
  const { game, features } = subject;
  const random = new FastRandom(`${seed} game ${n}`);
  const active = new Int32Array(MOST_FEATURES);
  const bot = pvs((state) => model.outlook(features(state, active), active));
  const state = someState(game, random.below(OPENING_PLIES + 1), `${seed} start ${n}`);
  const steps: { lesson: Lesson | undefined; seat: number; chance: number; cut: boolean }[] = [];
  for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
    const view = game.view(state, seat);
    const stop = { stopped: false };
    const { move, thoughts } = await bot({
      game,
      view,
      random,
      budget: { iterations: nodes },
      stop,
      runtime: timeless,
    });
    const count = features(state, active);
    const lesson =
      count === MOVER_WINS ? undefined : { features: active.slice(0, count), target: 0 };
    const cut = isRandom(random);
    steps.push({ lesson, seat, chance: thoughts.chance as number, cut });
    // What is certain needs no more moves.
    if (thoughts.win !== undefined || thoughts.loss !== undefined) break;
    game.play(state, cut ? anyMove(game, state, random) : sure(read(game, state, move)));
  }
  const trust = Math.min(1, n / TRUSTING_FROM);
  return targeted(steps, endOf(subject, state), 1 - trust * (1 - LAMBDA));
}

function isRandom(random: Random): boolean {
  return random.below(1000) < 1000 * RANDOM_MOVES;
}

/** The share of the win for seat 0 if the game is over. */
function endOf({ game }: Subject, state: unknown): number | undefined {
  if (game.status(state) !== OVER) return undefined;
  const [first = 1, second = 1] = game.result(state).places;
  return first === second ? 0.5 : first < second ? 1 : 0;
}

/** Gives every lesson its target, from the last position to the first. */
function targeted(
  steps: { lesson: Lesson | undefined; seat: number; chance: number; cut: boolean }[],
  end: number | undefined,
  lambda: number,
): Lesson[] {
  let later = end;
  for (const { lesson, seat, chance, cut } of steps.toReversed()) {
    const known = later === undefined || cut ? chance : seat === 0 ? later : 1 - later;
    const target = (1 - lambda) * chance + lambda * known;
    if (lesson) lesson.target = target;
    later = seat === 0 ? target : 1 - target;
  }
  return steps.flatMap(({ lesson }) => lesson ?? []);
}

/** Logistic regression with a learning rate of its own for every weight (Adagrad). */
class Model {
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;

  constructor(size: number) {
    this.weights = new Float64Array(size);
    this.squares = new Float64Array(size).fill(0.1);
  }

  outlook(count: number, active: Int32Array): number {
    if (count === MOVER_WINS) return 1_000_000;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[active[i]!]!;
    return Math.round(1000 * sum);
  }

  chance(features: Int32Array): number {
    let sum = 0;
    for (const feature of features) sum += this.weights[feature]!;
    return 1 / (1 + Math.exp(-sum));
  }

  study(lessons: readonly Lesson[], rate: number): void {
    for (const { features, target } of lessons) {
      const error = target - this.chance(features);
      for (const feature of features) {
        this.squares[feature]! += error * error;
        this.weights[feature]! += (rate * error) / Math.sqrt(this.squares[feature]!);
      }
    }
  }

  forgetRates(): void {
    this.squares.fill(1);
  }

  written(): string {
    return `${JSON.stringify(Array.from(this.weights, (weight) => Math.round(1000 * weight)))}\n`;
  }
}
