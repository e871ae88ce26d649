import { message } from '@baithak/kernel';
import { abandon } from '../../controller/open-online.ts';
import type { Waiting } from '../../controller/waiting.ts';
import { pathTo } from '../../routes.ts';
import { useLobby, useServer } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { useTableWords } from '../doors/tables.ts';
import { stateOf } from './table-state.ts';

/** Called with the table that its owner has removed or closed. */
export type Gone = (table: string) => void;

export const pathOf = ({ record, isOnline }: Waiting): string =>
  pathTo(isOnline ? 'online' : 'table', record.id);

interface OthersProps {
  readonly tables: readonly Waiting[];
  readonly gone: Gone;
}

/** All other tables, behind one line. */
export function Others({ tables, gone }: OthersProps) {
  const say = useSay();
  if (tables.length === 0) return null;
  return (
    <details className="other-tables">
      <summary>{say(message('home.more', { n: tables.length }))}</summary>
      <ul>
        {tables.map((table) => (
          <OtherTable key={table.record.id} table={table} gone={gone} />
        ))}
      </ul>
    </details>
  );
}

interface TableProps {
  readonly table: Waiting;
  readonly gone: Gone;
}

function OtherTable({ table, gone }: TableProps) {
  const say = useSay();
  const told = useTableWords(table.record, table.own);
  return (
    <li>
      <Link to={pathOf(table)}>
        <b>{say(message('home.continue', told))}</b>
        <span className="quiet">{say(stateOf(table))}</span>
      </Link>
      <Remove table={table} gone={gone} />
    </li>
  );
}

/** A table of this device can be removed; one with others can be closed by its host until they play. */
export function Remove({ table, gone }: TableProps) {
  const say = useSay();
  const lobby = useLobby();
  const { server } = useServer();
  const { record, isOnline, isOwn } = table;
  const told = useTableWords(record, table.own);
  if (isOnline && !(isOwn && record.stage === 'gathering')) return null;
  const remove = async () => {
    const fault = isOnline ? await abandon(server, record.id) : undefined;
    if (!isOnline) await lobby.ask({ do: 'forget', table: record.id });
    if (fault === undefined) gone(record.id);
  };
  return (
    <button
      type="button"
      aria-label={say(message(isOnline ? 'home.close' : 'home.forget', told))}
      onClick={remove}
    >
      {say(message(isOnline ? 'home.close-short' : 'home.forget-short'))}
    </button>
  );
}
