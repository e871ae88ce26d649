import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { PATIENCE, value } from './database.ts';

/**
 * Old versions of changed pages linger in the write-ahead log, and with them what was to be
 * forgotten. Emptying it does not wait for others, who keep it from happening as long as they read.
 */
export class OldLog {
  /** What a process left behind that was killed is old, too. */
  private lingers = true;

  constructor(private readonly raw: DatabaseSyncInstance) {
    this.empty();
  }

  lingersNow(): void {
    this.lingers = true;
    this.empty();
  }

  empty(): void {
    if (!this.lingers) return;
    this.raw.exec('pragma busy_timeout = 0');
    try {
      this.lingers = value(this.raw, 'pragma wal_checkpoint(truncate)') !== 0;
    } catch {
      // It is tried again; what was asked for is done all the same.
    } finally {
      this.raw.exec(`pragma busy_timeout = ${PATIENCE}`);
    }
  }
}
