import { setTimeout as sleep } from 'node:timers/promises';
import type { BotTask } from '@baithak/host';
import type { Character } from '@baithak/kernel';
import { Piscina } from 'piscina';
import { FairQueue } from './queue.ts';

/** The period of answers in milliseconds. */
const BREATH = 400;

/** What a bot's thread gets: the view of its seat and a seed for its random choices. */
export interface ThinkTask {
  readonly game: string;
  readonly character: Character;
  readonly view: unknown;
  readonly seed: string;
}

export interface BotPool {
  think(task: BotTask, stop: AbortSignal): Promise<string>;
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Runs bots in threads, whose turns a fair queue gives out. An answer comes after a full number of periods, because the real thinking
 * time would reveal something about a bot's hand.
 */
export function botPool(
  worker: URL,
  threads: number,
  seed: () => string,
  breath = BREATH,
): BotPool {
  const pool = new Piscina({ filename: worker.href, maxThreads: threads, minThreads: 1 });
  const queue = new FairQueue(threads);
  return {
    async think({ table, person, present, game, character, view }, signal) {
      const task: ThinkTask = { game, character, view, seed: seed() };
      const start = performance.now();
      const move = await new Promise<string>((resolve, reject) => {
        // Aborting a running task would cost its thread, so it runs to its end.
        const run = () => pool.run(task).then(resolve, reject);
        const giveUp = queue.add({ person, table, present, run });
        signal.addEventListener('abort', () => {
          giveUp();
          reject(signal.reason);
        });
      });
      const left = untilSeen(breath, performance.now() - start);
      await sleep(left, undefined, { signal, ref: false });
      return move;
    },
    get waiting() {
      return queue.waiting;
    },
    close: () => pool.destroy(),
  };
}

/** Milliseconds to hold back an answer that took `taken`: up to the end of a period of `wait`. */
export function untilSeen(wait: number, taken: number): number {
  return wait === 0 ? 0 : Math.max(1, Math.ceil(taken / wait)) * wait - taken;
}
