import { restore, type StoredTable } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import {
  NO_TABLE,
  type PublicState,
  publicBody,
  reducePublic,
  type TableEvent,
} from '@baithak/table';
import type { PlayedHere } from './envelope.ts';
import { loader } from './games.ts';
import type { Store } from './store.ts';

/** All tables of this device, as they are stored. */
export async function exportTables(store: Store): Promise<StoredTable[]> {
  const stored = await Promise.all((await store.list()).map(({ id }) => store.read(id)));
  return stored.filter((each) => each !== undefined);
}

/**
 * Adds tables that another device has exported. Each one is replayed first, and if one does not replay,
 * none is added. Of two copies of a table the longer one stays.
 */
export async function importTables(
  store: Store,
  tables: readonly StoredTable[],
): Promise<number | Fault> {
  for (const each of tables) {
    const table = await restore(loader, each);
    if (table instanceof Fault) return table;
  }
  let added = 0;
  for (const { record, events } of tables) {
    const known = await store.read(record.id);
    if (known !== undefined && known.events.length >= events.length) continue;
    if (known !== undefined) await store.remove(record.id);
    await store.append(record, events as readonly TableEvent[]);
    added += 1;
  }
  return added;
}

/** Every match that was finished on this device, also those that a rematch followed. */
export async function playedGames(store: Store): Promise<PlayedHere[]> {
  return (await exportTables(store)).flatMap(({ record, events }) => {
    const { played } = stateAfter(events);
    return played.map((each, i) => ({ ...each, table: record.id, match: i + 1 }));
  });
}

function stateAfter(events: readonly unknown[]): PublicState {
  let state = NO_TABLE;
  try {
    for (const event of events as readonly TableEvent[]) {
      const { seq, at, by } = event;
      state = reducePublic(state, { seq, at, by, ...publicBody(event) });
    }
  } catch {
    // A damaged table counts up to the damage.
  }
  return state;
}
