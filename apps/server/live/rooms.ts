import { type House, LiveTable, recordOf, restore } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { openTable, type PersonId, type Settings } from '@baithak/table';
import type { Env } from '../env.ts';
import type { Store } from '../store/store.ts';

/** The tables that are in memory. Any of them can be dropped at any time: the store knows all. */
export class Rooms {
  private readonly live = new Map<string, Promise<LiveTable | Fault>>();
  private readonly damaged = new Set<string>();
  private idle = new Set<string>();

  constructor(
    private readonly house: House & { readonly store: Store },
    private readonly env: Env,
  ) {
    house.store.onNews((ids, forgotten) => {
      // Names are blotted out of events that are known already.
      const again = forgotten.length > 0;
      for (const id of ids) void (again ? this.reread(id) : this.refresh(id));
    });
  }

  get size(): number {
    return this.live.size;
  }

  open(id: string): Promise<LiveTable | Fault> {
    this.idle.delete(id);
    const opening = this.live.get(id) ?? this.load(id);
    this.live.set(id, opening);
    return opening;
  }

  async create(
    wish: Partial<Settings>,
    person: PersonId,
    name: string,
  ): Promise<{ readonly id: string } | Fault> {
    await this.house.shelf.load(wish.game ?? '');
    const env = { now: this.env.now(), seed: this.env.seed() };
    const table = openTable(this.house.shelf.games, wish, person, name, env);
    if (table instanceof Fault) return table;
    const id = this.env.id();
    const record = recordOf(id, table);
    try {
      await this.house.store.append(record, table.events);
    } catch (error) {
      this.house.trouble(id, error);
      return new Fault('not-kept');
    }
    return { id };
  }

  async reread(id: string): Promise<void> {
    const table = await this.live.get(id);
    if (table instanceof LiveTable) await table.reread();
  }

  private async drop(id: string): Promise<void> {
    const table = await this.live.get(id);
    this.live.delete(id);
    if (table instanceof LiveTable) await table.close();
  }

  /** Drops the tables that nobody has looked at since it was called last. */
  async sweep(): Promise<void> {
    for (const id of this.idle) {
      const table = await this.live.get(id);
      // Somebody may have come in that moment.
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

  private async load(id: string): Promise<LiveTable | Fault> {
    const table = await this.restored(id);
    if (table instanceof Fault) {
      this.live.delete(id);
      this.note(id, table);
      return table;
    }
    const live = new LiveTable(id, table, this.house);
    live.wakeBot();
    return live;
  }

  private async restored(id: string): ReturnType<typeof restore> {
    try {
      return await restore(this.house.shelf, await this.house.store.read(id), this.env.chance);
    } catch (error) {
      this.house.trouble(id, error);
      return new Fault('store-trouble');
    }
  }

  /** Damage is told once: anybody can ask for the table again and again. */
  private note(id: string, { code }: Fault): void {
    if (code !== 'table-damaged' || this.damaged.has(id)) return;
    this.damaged.add(id);
    this.house.trouble(id, new Error('a stored table is damaged and cannot be opened'));
  }

  private async refresh(id: string): Promise<void> {
    const table = await this.live.get(id);
    if (table instanceof LiveTable) await table.catchUp();
  }
}
