import type { TableRecord } from '@baithak/host';
import type { TableEvent } from '@baithak/table';
import type { Store } from './store.ts';

/** For browsers that keep nothing, and for tests. */
export function memoryStore(): Store {
  const records = new Map<string, TableRecord>();
  const logs = new Map<string, TableEvent[]>();
  return {
    kept: false,
    list: async () => [...records.values()],
    async read(id, from = 0) {
      const record = records.get(id);
      return record && { record, events: (logs.get(id) ?? []).slice(from) };
    },
    async append(record, events) {
      const log = logs.get(record.id) ?? [];
      if (events.some((event, i) => event.seq !== log.length + i)) return 'taken';
      records.set(record.id, record);
      logs.set(record.id, [...log, ...events]);
      return 'done';
    },
    async remove(id) {
      records.delete(id);
      logs.delete(id);
    },
  };
}
