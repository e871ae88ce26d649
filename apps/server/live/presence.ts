import type { PersonId } from '@baithak/table';
import type { Crowds, Shared } from '../store/store.ts';

/**
 * Tells other processes who watches which tables through this one: bots play only there, and people see
 * each other wherever they are connected.
 */
export class Presence {
  /** The tables that people watch through this process. */
  readonly tables = new Set<string>();
  private changes = new Map<string, readonly PersonId[]>();
  private writing: Promise<void> | undefined;

  constructor(
    private readonly shared: Pick<Shared, 'attend'>,
    /** Called after it is written. */
    private readonly written: (crowds: Crowds) => void,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Written at once, or together with what comes while something is being written. */
  watched(table: string, people: readonly PersonId[]): void {
    if (people.length > 0) this.tables.add(table);
    else this.tables.delete(table);
    this.changes.set(table, people);
    this.writing ??= this.write();
  }

  async stop(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    while (this.changes.size > 0) {
      const crowds = this.changes;
      this.changes = new Map();
      // What fails is written again with the next heartbeat.
      await this.shared.attend(crowds).then(() => this.written(crowds), this.trouble);
    }
    this.writing = undefined;
  }
}
