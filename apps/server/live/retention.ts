import { matchFile, summaryOf } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { occupantOf, type PersonId, type Table } from '@baithak/table';
import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import type { Archive, ArchiveStore, TableAge } from '../store/store.ts';
import type { LiveTables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many tables are looked at together, and how many such batches a sweep takes. */
const BATCH = 200;
const BATCHES = 5;
/** How many rows one commit deletes, and how many commits a sweep makes for that. */
const ROWS = 500;
const COMMITS = 40;

type Days = Pick<Config, 'keepUnstarted' | 'keepRunning' | 'keepFinished' | 'keepArchived'>;

/**
 * Archives and deletes tables that nobody has used for a long time. It goes through all tables again and
 * again, a few at a time, so that nobody waits for it.
 */
export class Retention {
  /** The last table that was looked at. */
  private last = '';

  constructor(
    private readonly store: ArchiveStore,
    private readonly tables: LiveTables,
    private readonly days: Days,
    private readonly env: Pick<Env, 'now'>,
  ) {}

  async sweep(): Promise<void> {
    for (let i = 0; i < BATCHES; i++) {
      const ages = await this.store.walk(this.last, BATCH);
      for (const age of ages) await this.judge(age);
      this.last = ages.length < BATCH ? '' : (ages.at(-1)?.id ?? '');
      if (this.last === '') break;
    }
    for (let i = 0; i < COMMITS && (await this.store.clear(ROWS)); i++);
  }

  private async judge(age: TableAge): Promise<void> {
    const { id, stage, quietSince, deadline, events } = age;
    const { keepUnstarted, keepRunning, keepFinished, keepArchived } = this.days;
    const isOlderThan = (days: number) => this.env.now() - quietSince > days * DAY;
    if (events === 0) {
      if (isOlderThan(keepArchived)) await this.store.remove(id, events);
      return;
    }
    const most = { gathering: keepUnstarted, playing: keepRunning, over: keepFinished }[stage];
    // A running clock ends its match by itself.
    if (deadline !== null || !isOlderThan(most) || this.tables.isLive(id)) return;
    const table = await this.tables.peek(id);
    if (table instanceof Fault) {
      // Another version of the program may be able to open it.
      const isHopeless = table.code !== 'store-trouble' && isOlderThan(keepArchived);
      if (isHopeless) await this.store.remove(id, events);
      return;
    }
    const archive = archived(table);
    const isGone =
      archive.matches.length === 0
        ? await this.store.remove(id, events)
        : await this.store.archive(id, events, archive);
    // Somebody may have opened it at this very moment.
    if (isGone) await this.tables.drop(id);
  }
}

function archived(table: Table): Archive {
  return {
    names: namesAt(table),
    matches: table.matches.flatMap((played, number) => {
      const file = played.over ? matchFile(table, null, undefined, number) : undefined;
      return typeof file === 'string' ? [{ ...summaryOf(played), file }] : [];
    }),
  };
}

/** Every name under which somebody sat at the table. */
function namesAt({ events }: Table): Record<PersonId, readonly string[]> {
  const names: Record<PersonId, readonly string[]> = {};
  for (const event of events) {
    const occupant = event.kind === 'seated' ? occupantOf(event.occupant) : undefined;
    if (occupant?.kind !== 'person') continue;
    const { person, name } = occupant;
    names[person] = [...new Set([...(names[person] ?? []), name])];
  }
  return names;
}
