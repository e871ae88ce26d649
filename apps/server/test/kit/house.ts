import type { Store } from '../../store/store.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './server.ts';
import { databaseIn, inDatabase, newFolder, openStore } from './store.ts';

/** A new database, on which any number of servers and stores can be opened. */
export interface House {
  server(setup?: TestServerSetup): Promise<TestServer>;
  /** A store beside them, as a command of the operator opens it. */
  store(): Promise<Store>;
  /** What the database has about a table and its people, as one text. */
  about(table: string): Promise<string>;
  /** All columns of all tables. */
  columns(): Promise<readonly Column[]>;
  /** Asks the database without any code of the server. */
  run(statement: string, values: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Both databases understand it. */
export const ABOUT = `select rest as part from tables where id = $1
  union all select person from members where table_id = $1
  union all select by || body from events where table_id = $1`;

export function fileHouse(): House {
  const data = newFolder();
  return {
    server: (setup) => openTestServer({ data, ...setup }),
    store: () => openStore(databaseIn(data)),
    about: async (table) =>
      inDatabase(data, (db) =>
        db
          .prepare(ABOUT)
          .all({ $1: table })
          .map(({ part }) => part)
          .join(),
      ),
    columns: async () =>
      inDatabase(data, (db) =>
        db
          .prepare(
            `select list.name as "table", pragma.name as "column", pragma.type
              from sqlite_master as list join pragma_table_info(list.name) as pragma
              where list.type = 'table'`,
          )
          .all(),
      ) as unknown as Column[],
    run: async (statement, values) =>
      inDatabase(data, (db) => {
        const named = values.map((value, i) => [`$${i + 1}`, value]);
        const rows = db.prepare(statement).all(Object.fromEntries(named));
        return rows.map((row) => ({ ...row }));
      }),
  };
}
