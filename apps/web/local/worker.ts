import type { FromWorker, ToWorker } from './envelope.ts';
import { LocalHost } from './host.ts';
import { openIdbStore } from './idb-store.ts';
import { memoryStore } from './memory-store.ts';

/** Of all that a Worker has around it, only this is used. */
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = self as unknown as Scope;
const others = new BroadcastChannel('baithak-tables');

/** A browser that keeps nothing still plays. */
const host = openIdbStore()
  .catch(memoryStore)
  .then(
    (store) =>
      new LocalHost(store, (message) => scope.postMessage(message), {
        tell: (table) => others.postMessage(table),
      }),
  );

scope.onmessage = async ({ data }) => (await host).receive(data);
others.onmessage = async ({ data }: MessageEvent<string>) => (await host).changedElsewhere(data);
