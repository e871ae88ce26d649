import { setTimeout as sleep } from 'node:timers/promises';
import { levelOf } from '@baithak/bots';
import type { BotTask, GameLoader } from '@baithak/host';
import { Piscina } from 'piscina';

/** Milliseconds added to a bot's thinking time before it answers. */
const BREATH = 400;

/** What a bot's thread gets: the view of its seat and a seed for its random choices. */
export interface ThinkTask {
  readonly game: string;
  readonly level: number;
  readonly view: unknown;
  readonly seed: string;
}

export interface BotPool {
  think(task: BotTask, stop: AbortSignal): Promise<string>;
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Runs bots in threads. The time of an answer depends on the bot's level alone, because the real
 * thinking time would reveal something about its hand. A late answer waits for the next full period.
 */
export function botPool(
  worker: URL,
  threads: number,
  loader: GameLoader,
  seed: () => string,
  breath = BREATH,
): BotPool {
  const pool = new Piscina({ filename: worker.href, maxThreads: threads, minThreads: 1 });
  return {
    async think({ game, level, view }, signal) {
      const rules = await loader.load(game);
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

/** Milliseconds to hold back an answer that took `taken`: up to the end of a period of `wait`. */
export function untilSeen(wait: number, taken: number): number {
  return wait === 0 ? 0 : Math.max(1, Math.ceil(taken / wait)) * wait - taken;
}
