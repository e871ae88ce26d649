import type { Shared } from '../store/store.ts';

/** Milliseconds within which comings and goings are written together. */
const TOGETHER = 50;

/** Tells other processes which tables people watch through this one: bots play only there. */
export class Presence {
  private readonly changes = new Map<string, boolean>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly shared: Pick<Shared, 'attend'>,
    /** Called after it is written. */
    private readonly written: () => void,
    private readonly trouble: (error: unknown) => void,
  ) {}

  watched(table: string, isWatched: boolean): void {
    this.changes.set(table, isWatched);
    this.timer ??= setTimeout(() => this.write(), TOGETHER).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.writing;
  }

  private write(): void {
    const changes = [...this.changes];
    this.changes.clear();
    this.timer = undefined;
    const of = (isWatched: boolean) =>
      changes.filter(([, each]) => each === isWatched).map(([id]) => id);
    // What fails is written again with the next heartbeat.
    const last = this.writing ?? Promise.resolve();
    this.writing = last
      .then(() => this.shared.attend(of(true), of(false)))
      .then(this.written, this.trouble);
  }
}
