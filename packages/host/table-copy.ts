import { Fault } from '@baithak/kernel';
import { type StoredMatch, Table, type TableEvent } from '@baithak/table';
import type { Host, StoredTable } from './host.ts';
import { looksRight, recordOf } from './stored-table.ts';

/** How many entries of its matches a table may have that no snapshot has. */
const MOST_UNSAVED = 128;
/** The store can neither write nor be read, so nobody knows whether it kept an event. */
export const FATE_UNKNOWN = 'store-trouble';

interface Listener {
  /** Called when events from this number on are stored and have been applied. */
  added(from: number): void;
  /** Called after each read from the store. */
  caughtUp(): void;
}

/**
 * This process's copy of a stored table. Other processes may have copies, too: the store decides
 * whose event comes first, and the others read it.
 */
export class TableCopy {
  private snapshots: readonly StoredMatch[];
  private scrubs: number;

  constructor(
    private readonly id: string,
    public table: Table,
    private readonly host: Host,
    { snapshots = [], scrubs = 0 }: Pick<StoredTable, 'snapshots' | 'scrubs'>,
    private readonly listener: Listener,
  ) {
    this.snapshots = snapshots;
    this.scrubs = scrubs;
  }

  /** Stores the events from number `before` on. If that fails, the copy goes back to what is stored. */
  async keep(before: number): Promise<'done' | 'taken' | Fault> {
    const { table } = this;
    const record = recordOf(this.id, table);
    try {
      const end = await this.host.store.append(record, table.events.slice(before), this.scrubs);
      if (end === 'taken') {
        return (await this.reload(before)) ?? 'taken';
      }
    } catch (error) {
      this.host.trouble(this.id, error);
      this.table = this.loaded(table.events.slice(0, before));
      // The store may have kept the events although the answer was lost.
      const added = await this.catchUp();
      if (added === undefined) return new Fault(FATE_UNKNOWN);
      return added ? 'taken' : new Fault('not-kept');
    }
    this.listener.added(before);
    this.host.changed(record);
    this.keepSnapshots();
    return 'done';
  }

  /** Bounds how much whoever opens the table next has to replay. */
  keepSnapshots(): void {
    const { table, host, id } = this;
    if (host.store.keepSnapshots === undefined || table.unsaved < MOST_UNSAVED) return;
    const fresh = table.takeSnapshots();
    this.snapshots = merged(this.snapshots, fresh);
    host.store.keepSnapshots(id, fresh).catch((error) => host.trouble(id, error));
  }

  /** Reads what other processes have added or changed; returns whether there was anything, if the store answers. */
  async catchUp(): Promise<boolean | undefined> {
    const { scrubs } = this;
    const known = this.table.events.length;
    try {
      if (await this.reload(known)) return undefined;
    } catch (error) {
      // Half of the events applied is worse than none.
      if (this.table.events.length > known) throw error;
      this.host.trouble(this.id, error);
      return undefined;
    }
    return this.table.events.length > known || this.scrubs !== scrubs;
  }

  /** Drops the events from number `known` on and reads them from the store, if it has the table still. */
  async reload(known: number): Promise<Fault | undefined> {
    const stored = await this.host.store.read(this.id, known);
    if (stored === undefined || stored.archived) {
      this.host.gone?.(this.id);
      return new Fault('no-such-table');
    }
    const { scrubs = 0 } = stored;
    // What this copy has read before is not what is stored any more.
    if (scrubs !== this.scrubs && known > 0) return this.reload(0);
    if (!looksRight(stored.events, known)) {
      throw new Error('the stored table cannot be read');
    }
    for (const event of stored.events) {
      if ('settings' in event) await this.host.loader.load(event.settings.game);
    }
    this.scrubs = scrubs;
    const { events } = this.table;
    if (events.length > known) {
      this.table = this.loaded([...events.slice(0, known), ...stored.events]);
    } else {
      for (const event of stored.events) this.table.apply(event);
    }
    if (stored.events.length > 0) this.listener.added(known);
    this.listener.caughtUp();
    return undefined;
  }

  private loaded(events: readonly TableEvent[]): Table {
    const { games, chance } = this.table;
    return Table.load(games, events, chance, this.snapshots);
  }
}

function merged(known: readonly StoredMatch[], fresh: readonly StoredMatch[]): StoredMatch[] {
  const started = new Set(fresh.map((each) => each.started));
  return [...known.filter((each) => !started.has(each.started)), ...fresh];
}
