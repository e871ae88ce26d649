import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Weights } from '@baithak/bots';
import { catalog, type GameId } from '@baithak/catalog';
import { type Course, type Lesson, type Manner, SelfPlay } from './self-play.ts';

/** Games to play on the same weights. */
interface Order {
  readonly weights: Weights;
  readonly seeds: readonly string[];
  readonly manner: Manner;
}

export async function openCourse(id: GameId, seats: number): Promise<Course> {
  const { game: open, judgement: openJudgement } = catalog[id];
  const [game, judgement] = await Promise.all([open(), openJudgement?.()]);
  if (!judgement) throw new Error(`${id} has no features to learn from`);
  return { game, judgement, seats };
}

function playAll(course: Course, { weights, seeds, manner }: Order): Lesson[] {
  const selfPlay = new SelfPlay(course, weights);
  return seeds.map((seed) => selfPlay.play(seed, manner));
}

/** Threads that play games. Their number changes nothing but the time that it takes. */
export class Players {
  private readonly workers: Worker[];

  constructor(file: string, id: GameId, seats: number, threads = availableParallelism() - 1) {
    this.workers = Array.from(
      { length: Math.max(1, threads) },
      () => new Worker(file, { workerData: { id, seats } }),
    );
  }

  /** The lessons of the games in the order of their seeds. */
  async play(order: Order): Promise<Lesson[]> {
    const { workers } = this;
    const share = Math.ceil(order.seeds.length / workers.length);
    const parts = await Promise.all(
      workers.map((worker, i) => {
        const seeds = order.seeds.slice(i * share, (i + 1) * share);
        return seeds.length === 0 ? [] : ask(worker, { ...order, seeds });
      }),
    );
    return parts.flat();
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, order: Order): Promise<Lesson[]> {
  return new Promise((resolve, reject) => {
    const clean = () => worker.off('message', done).off('error', failed);
    const done = (lessons: Lesson[]) => {
      clean();
      resolve(lessons);
    };
    const failed = (error: unknown) => {
      clean();
      reject(error);
    };
    worker.on('message', done).on('error', failed);
    worker.postMessage(order);
  });
}

/** What a player's thread does. */
export async function serveOrders(): Promise<void> {
  const { id, seats } = workerData as { id: GameId; seats: number };
  const course = await openCourse(id, seats);
  parentPort?.on('message', (order: Order) => {
    parentPort?.postMessage(playAll(course, order));
  });
}

export { isMainThread };
