import type { Shared } from '../store/store.ts';

/** Tells other processes which tables people watch through this one: bots play only there. */
export class Presence {
  private readonly changes = new Map<string, boolean>();
  private writing: Promise<void> | undefined;

  constructor(
    private readonly shared: Pick<Shared, 'attend'>,
    /** Called after it is written. */
    private readonly written: () => void,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Written at once, or together with what comes while something is being written. */
  watched(table: string, isWatched: boolean): void {
    this.changes.set(table, isWatched);
    this.writing ??= this.write();
  }

  async stop(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    while (this.changes.size > 0) {
      const changes = [...this.changes];
      this.changes.clear();
      const of = (isWatched: boolean) =>
        changes.filter(([, each]) => each === isWatched).map(([id]) => id);
      // What fails is written again with the next heartbeat.
      await this.shared.attend(of(true), of(false)).then(this.written, this.trouble);
    }
    this.writing = undefined;
  }
}
