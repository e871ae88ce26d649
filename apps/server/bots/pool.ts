import { setTimeout as sleep } from 'node:timers/promises';
import type { BotTask } from '@baithak/host';
import type { Character } from '@baithak/kernel';
import { Piscina } from 'piscina';

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
 * Runs bots in threads. An answer comes after a full number of periods, because the real thinking
 * time would reveal something about a bot's hand.
 */
export function botPool(
  worker: URL,
  threads: number,
  seed: () => string,
  breath = BREATH,
): BotPool {
  const pool = new Piscina({ filename: worker.href, maxThreads: threads, minThreads: 1 });
  return {
    async think({ game, character, view }, signal) {
      const task: ThinkTask = { game, character, view, seed: seed() };
      const start = performance.now();
      const move: string = await pool.run(task, { signal });
      const left = untilSeen(breath, performance.now() - start);
      await sleep(left, undefined, { signal, ref: false });
      return move;
    },
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}

/** Milliseconds to hold back an answer that took `taken`: up to the end of a period of `wait`. */
export function untilSeen(wait: number, taken: number): number {
  return wait === 0 ? 0 : Math.max(1, Math.ceil(taken / wait)) * wait - taken;
}
