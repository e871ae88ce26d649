import { appendAll } from './append.ts';
import type { Database } from './database.ts';
import { forget } from './forget.ts';
import type { OldLog } from './old-log.ts';
import type { AppendRows } from './schema.ts';
import { sessionCalls } from './sessions.ts';
import { tableCalls } from './tables.ts';

/** Everything the thread can be asked. */
export function callsOn({ db }: Database, log: OldLog, writer: string) {
  return {
    ...tableCalls(db),
    ...sessionCalls(db),
    append: (batch: readonly AppendRows[]) => appendAll(db, batch, writer),
    forget: async (person: string) => {
      const tables = await forget(db, person, writer);
      log.lingersNow();
      return tables;
    },
    close: () => db.destroy(),
  };
}

export type Calls = ReturnType<typeof callsOn>;
export type Answer<C extends keyof Calls> = Awaited<ReturnType<Calls[C]>>;
