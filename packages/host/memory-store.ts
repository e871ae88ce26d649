import type { TableEvent } from '@baithak/table';
import type { TableRecord, TableStore } from './host.ts';

/** Keeps tables only as long as the program runs. */
interface MemoryStore extends TableStore {
  list(): Promise<TableRecord[]>;
  remove(id: string): Promise<void>;
}

export function memoryStore(): MemoryStore {
  const records = new Map<string, TableRecord>();
  const logs = new Map<string, TableEvent[]>();
  return {
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
