import type { FromWorker, ToWorker } from './envelope.ts';
import { memoryStore, openIdbStore } from './store.ts';
import { LocalTables } from './tables.ts';

/** The part of a Worker's global scope that this file uses. */
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = self as unknown as Scope;
const others = new BroadcastChannel('baithak-tables');

/** Without IndexedDB the tables last as long as the page. */
const tables = openIdbStore()
  .catch(memoryStore)
  .then(
    (store) =>
      new LocalTables(store, (message) => scope.postMessage(message), {
        tell: (table) => others.postMessage(table),
      }),
  );

scope.onmessage = async ({ data }) => (await tables).receive(data);
others.onmessage = async ({ data }: MessageEvent<string>) => (await tables).changedElsewhere(data);
