import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { TableListName } from '../../controller/server.ts';
import { pathTo } from '../../routes.ts';
import { useServer, useStanding } from '../../shell/server.ts';
import { useSay } from '../../shell/speech.ts';
import { TableLine } from './table-line.tsx';

const ASK_AGAIN = 15_000;

/** Tables on the server: one's own, those that anybody may join, and those that are finished. */
export function OnlineTables({ of }: { readonly of: TableListName }) {
  const say = useSay();
  const standing = useStanding();
  const guest = standing.status === 'here' ? standing.session : null;
  const wanted = standing.status === 'here' && (of === 'open' || guest !== null);
  const tables = useTables(of, wanted);
  const mine = (table: TableRecord) => table.people.includes(guest?.person ?? '');
  const shown = of === 'open' ? tables.filter((table) => !mine(table)) : tables;
  if (shown.length === 0) return null;
  return (
    <section className="running" aria-labelledby={`tables-${of}`}>
      <h2 id={`tables-${of}`}>{say(message(`home.online.${of}`))}</h2>
      <ul className="tables">
        {shown.map((table) => (
          <li key={table.id}>
            <TableLine table={table} to={pathTo('online', table.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked for as long as somebody looks. */
function useTables(of: TableListName, wanted: boolean): readonly TableRecord[] {
  const { server } = useServer();
  const [tables, setTables] = useState<readonly TableRecord[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let looking = true;
    const ask = async () => {
      const answer = await server.tables(of);
      if (looking && 'tables' in answer) setTables(answer.tables);
    };
    void ask();
    const timer = setInterval(ask, ASK_AGAIN);
    return () => {
      looking = false;
      clearInterval(timer);
    };
  }, [server, of, wanted]);
  return tables;
}
