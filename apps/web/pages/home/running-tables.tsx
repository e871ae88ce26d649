import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { TableList } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { useSay } from '../../shell/speech.ts';
import { TableLine, useTableWords } from './table-line.tsx';

const IN_SIGHT = 3;

/** The tables on this device, the one last played at first. */
export function RunningTables() {
  const say = useSay();
  const [list, reload] = useTables();
  if (list === null) return null;
  const tables = list.tables.toSorted((a, b) => b.changedAt - a.changedAt);
  const items = tables.map((table) => <TableItem key={table.id} table={table} changed={reload} />);
  return (
    <>
      {!list.kept && <p className="note">{say(message('home.not-kept'))}</p>}
      {items.length > 0 && (
        <section className="running" aria-labelledby="running">
          <h2 id="running">{say(message('home.running'))}</h2>
          <ul className="tables">{items.slice(0, IN_SIGHT)}</ul>
          {items.length > IN_SIGHT && (
            <details>
              <summary>{say(message('home.more', { n: items.length - IN_SIGHT }))}</summary>
              <ul className="tables">{items.slice(IN_SIGHT)}</ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}

function useTables(): [TableList | null, () => void] {
  const lobby = useLobby();
  const [list, setList] = useState<TableList | null>(null);
  const [asked, ask] = useState(0);
  useEffect(() => {
    let wanted = true;
    lobby.ask({ do: 'list' }).then((answer) => {
      if (wanted && 'list' in answer) setList(answer.list);
    });
    return () => {
      wanted = false;
    };
  }, [lobby, asked]);
  return [list, () => ask(asked + 1)];
}

interface TableItemProps {
  readonly table: TableRecord;
  readonly changed: () => void;
}

function TableItem({ table, changed }: TableItemProps) {
  const say = useSay();
  const lobby = useLobby();
  const told = useTableWords(table);
  const forget = async () => {
    await lobby.ask({ do: 'forget', table: table.id });
    changed();
  };
  return (
    <li>
      <TableLine table={table} to={pathTo('table', table.id)} />
      <button type="button" aria-label={say(message('home.forget', told))} onClick={forget}>
        {say(message('home.forget-short'))}
      </button>
    </li>
  );
}
