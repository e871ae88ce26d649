import { setImmediate } from 'node:timers/promises';
import { type Host, LiveTable, recordOf, restore, type StoredTable } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { openTable, type PersonId, type Settings, type Table } from '@baithak/table';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';

/** The tables in memory. The store has everything, so any of them can be dropped at any time. */
export class LiveTables {
  private readonly live = new Map<string, Promise<LiveTable | Fault>>();
  private readonly damaged = new Set<string>();
  private idle = new Set<string>();
  /** What a table needs before anybody gets it. */
  settle: (table: LiveTable) => Promise<void> | undefined = () => undefined;

  constructor(
    private readonly host: Host & { readonly store: Store },
    private readonly env: Env,
  ) {
    host.store.onChanges((ids, forgotten) => {
      // Forgetting a person changes events that the table has already read.
      const again = forgotten.length > 0;
      for (const id of ids) void (again ? this.reread(id) : this.catchUp(id));
    });
  }

  get size(): number {
    return this.live.size;
  }

  async open(id: string): Promise<LiveTable | Fault> {
    this.idle.delete(id);
    const opening = this.live.get(id) ?? this.load(id);
    this.live.set(id, opening);
    const table = await opening;
    if (table instanceof LiveTable) await this.settle(table);
    return table;
  }

  async create(
    wish: Partial<Settings>,
    person: PersonId,
    name: string,
  ): Promise<{ readonly id: string } | Fault> {
    await this.host.loader.load(wish.game ?? '');
    const env = { now: this.env.now(), seed: this.env.seed() };
    const table = openTable(this.host.loader.games, wish, person, name, env);
    if (table instanceof Fault) return table;
    const id = this.env.id();
    const record = recordOf(id, table);
    try {
      await this.host.store.append(record, table.events);
    } catch (error) {
      this.host.trouble(id, error);
      return new Fault('not-kept');
    }
    return { id };
  }

  /** Finds what hints would have told that got lost. */
  async compare(): Promise<void> {
    const { shared } = this.host.store;
    const tables = await this.opened(this.live.keys());
    if (shared === undefined || tables.length === 0) return;
    const known = new Map(tables.map(({ id, length }) => [id, length]));
    for (const id of await shared.behind(known)) await this.catchUp(id);
    await this.meet(this.live.keys());
  }

  /** Finds who is connected to tables through other processes. */
  async meet(ids: Iterable<string>): Promise<void> {
    const { shared } = this.host.store;
    const tables = (await this.opened(ids)).filter(({ watched }) => watched);
    if (shared === undefined || tables.length === 0) return;
    const crowds = await shared.elsewhere(tables.map(({ id }) => id));
    for (const table of tables) table.meet(crowds.get(table.id) ?? []);
  }

  async reread(id: string): Promise<void> {
    const table = await this.live.get(id);
    if (table instanceof LiveTable) await table.reread();
  }

  /** Drops the tables that have been idle since the last sweep. */
  async sweep(): Promise<void> {
    for (const id of this.idle) {
      const table = await this.live.get(id);
      // Somebody may have opened it meanwhile.
      if (!this.idle.has(id)) continue;
      this.live.delete(id);
      if (table instanceof LiveTable) await table.close();
    }
    this.idle = new Set();
    for (const [id, opening] of this.live) {
      const table = await opening;
      if (table instanceof Fault || table.resting) this.idle.add(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.live.keys()].map((id) => this.drop(id)));
  }

  /** Whether the table is in memory: somebody is there, or was a moment ago. */
  isLive(id: string): boolean {
    return this.live.has(id);
  }

  /** Reads a table that stays out of memory. */
  async peek(id: string): Promise<Table | Fault> {
    const found = await this.restored(id);
    return found instanceof Fault ? found : found.table;
  }

  /** Takes a table out of memory. */
  async drop(id: string): Promise<void> {
    const table = await this.live.get(id);
    this.live.delete(id);
    if (table instanceof LiveTable) await table.close();
  }

  private async load(id: string): Promise<LiveTable | Fault> {
    const found = await this.restored(id);
    if (found instanceof Fault) {
      this.live.delete(id);
      this.reportDamage(id, found);
      return found;
    }
    const live = new LiveTable(id, found.table, this.host, found.stored);
    live.keepSnapshots();
    live.wakeBot();
    return live;
  }

  private async restored(
    id: string,
  ): Promise<Fault | { readonly table: Table; readonly stored: StoredTable }> {
    const { host, env } = this;
    try {
      const stored = await host.store.read(id);
      if (stored === undefined) return new Fault('no-such-table');
      if (stored.archived) return new Fault('table-archived');
      const table = await restore(host.loader, stored, env.chance, setImmediate);
      return table instanceof Fault ? table : { table, stored };
    } catch (error) {
      this.host.trouble(id, error);
      return new Fault('store-trouble');
    }
  }

  /** Reports each damaged table once, because anybody can ask for it again and again. */
  private reportDamage(id: string, { code }: Fault): void {
    if (code !== 'table-damaged' || this.damaged.has(id)) return;
    this.damaged.add(id);
    this.host.trouble(id, new Error('a stored table is damaged and cannot be opened'));
  }

  /** Those of some tables that are in memory. */
  private async opened(ids: Iterable<string>): Promise<LiveTable[]> {
    const found = await Promise.all([...ids].map((id) => this.live.get(id)));
    return found.filter((table) => table instanceof LiveTable);
  }

  private async catchUp(id: string): Promise<void> {
    const table = await this.live.get(id);
    if (table instanceof LiveTable) await table.catchUp();
  }
}
