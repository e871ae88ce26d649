import { setTimeout as sleep } from 'node:timers/promises';
import { levelOf } from '@baithak/bots';
import type { BotTask, Shelf } from '@baithak/host';
import { Piscina } from 'piscina';
import type { ThinkTask } from './task.ts';

/** Between being asked and answering, besides the time to think. */
const BREATH = 400;

export interface BotPool {
  think(task: BotTask, stop: AbortSignal): Promise<string>;
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Bots in threads. When an answer comes depends on the level alone: how long a bot really took
 * would tell something about its hand. A bot that was held up answers whole waits later.
 */
export function botPool(
  worker: URL,
  threads: number,
  shelf: Shelf,
  seed: () => string,
  breath = BREATH,
): BotPool {
  const pool = new Piscina({ filename: worker.href, maxThreads: threads, minThreads: 1 });
  return {
    async think({ game, level, view }, signal) {
      const rules = await shelf.load(game);
      if (rules === undefined) throw new Error(`no game ${game}`);
      const task: ThinkTask = { game, level, view, seed: seed() };
      const wait = breath + (levelOf(rules, level).budget.ms ?? 0);
      const start = performance.now();
      const move: string = await pool.run(task, { signal });
      const left = untilSeen(wait, performance.now() - start);
      await sleep(left, undefined, { signal, ref: false });
      return move;
    },
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}

/** How long an answer is kept back that is there already: to the end of the wait, or of a later one. */
export function untilSeen(wait: number, taken: number): number {
  return wait === 0 ? 0 : Math.max(1, Math.ceil(taken / wait)) * wait - taken;
}
