import {
  type Appended,
  memoryStore as hostMemoryStore,
  type StoredTable,
  type TableRecord,
  type TableStore,
} from '@baithak/host';
import type { TableEvent } from '@baithak/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The tables of this browser; another page of it may use them at the same time. */
export interface Store extends TableStore {
  readonly kept: boolean;
  list(): Promise<TableRecord[]>;
  remove(id: string): Promise<void>;
}

/** For browsers that store nothing, and for tests. */
export function memoryStore(): Store {
  return { kept: false, ...hostMemoryStore() };
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord };
  events: { key: [string, number]; value: unknown };
}

const NAME = 'baithak';
const VERSION = 1;

export async function openIdbStore(): Promise<Store> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' });
      fresh.createObjectStore('events');
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  return {
    kept: true,
    list: () => db.getAll('tables'),
    read: (id, from) => read(db, id, from),
    append: (record, events) => append(db, record, events),
    remove: (id) => remove(db, id),
  };
}

/** Every event of one table and of no other. */
const allOf = (id: string, from = 0) =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

async function read(
  db: IDBPDatabase<Schema>,
  id: string,
  from?: number,
): Promise<StoredTable | undefined> {
  const look = db.transaction(['tables', 'events']);
  const [record, events] = await Promise.all([
    look.objectStore('tables').get(id),
    look.objectStore('events').getAll(allOf(id, from)),
  ]);
  return record === undefined ? undefined : { record, events };
}

async function append(
  db: IDBPDatabase<Schema>,
  record: TableRecord,
  events: readonly TableEvent[],
): Promise<Appended> {
  const change = db.transaction(['tables', 'events'], 'readwrite');
  const work = [
    change.objectStore('tables').put(record),
    ...events.map((event) => change.objectStore('events').add(event, [record.id, event.seq])),
    change.done,
  ];
  const failed = (await Promise.allSettled(work)).find((each) => each.status === 'rejected');
  if (failed === undefined) return 'done';
  if ((failed.reason as DOMException).name === 'ConstraintError') return 'taken';
  throw failed.reason;
}

async function remove(db: IDBPDatabase<Schema>, id: string): Promise<void> {
  const change = db.transaction(['tables', 'events'], 'readwrite');
  await Promise.all([
    change.objectStore('tables').delete(id),
    change.objectStore('events').delete(allOf(id)),
    change.done,
  ]);
}
