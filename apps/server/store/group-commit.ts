import { setImmediate } from 'node:timers/promises';

/** A larger batch would delay those who come after it. */
const MOST = 64;

interface Waiting<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** Group commit: everything that arrives together, or during one commit, goes into the next one. */
export class GroupCommit<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly commit: (items: readonly T[]) => Promise<readonly R[]>) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // What comes in the same turn of the event loop shares the first commit.
    await setImmediate();
    while (this.waiting.length > 0) await this.commitSome(this.waiting.splice(0, MOST));
    this.running = undefined;
  }

  private async commitSome(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.commit(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
