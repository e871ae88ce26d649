import { cards } from 'virtual:game-cards';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { TableListName } from '../../controller/server.ts';
import type { TableList } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby, useServer, useServerState } from '../../shell/contexts.ts';
import { namesOf, useLanguage, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';

const IN_SIGHT = 3;

/** The tables on this device; the one last played at comes first. */
export function DeviceTables() {
  const say = useSay();
  const [list, reload] = useDeviceTables();
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

function useDeviceTables(): [TableList | null, () => void] {
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
      <TableSummary table={table} to={pathTo('table', table.id)} />
      <button type="button" aria-label={say(message('home.forget', told))} onClick={forget}>
        {say(message('home.forget-short'))}
      </button>
    </li>
  );
}

const ASK_AGAIN = 15_000;

/** Tables on the server: a person's own, those open to anybody, or finished ones. */
export function ServerTables({ of }: { readonly of: TableListName }) {
  const say = useSay();
  const state = useServerState();
  const guest = state.status === 'here' ? state.session : null;
  const wanted = state.status === 'here' && (of === 'open' || guest !== null);
  const tables = useServerTables(of, wanted);
  const mine = (table: TableRecord) => table.people.includes(guest?.person ?? '');
  const shown = of === 'open' ? tables.filter((table) => !mine(table)) : tables;
  if (shown.length === 0) return null;
  return (
    <section className="running" aria-labelledby={`tables-${of}`}>
      <h2 id={`tables-${of}`}>{say(message(`home.online.${of}`))}</h2>
      <ul className="tables">
        {shown.map((table) => (
          <li key={table.id}>
            <TableSummary table={table} to={pathTo('online', table.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Polls the server while the list is shown. */
function useServerTables(of: TableListName, wanted: boolean): readonly TableRecord[] {
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

/** The game and the players of a table, in words. */
function useTableWords(table: TableRecord): {
  readonly game: string;
  readonly names: string;
} {
  const say = useSay();
  const { language } = useLanguage();
  const card = cards.find(({ id }) => id === table.game);
  const open = say(message('home.open-seat'));
  const names = namesOf(table.seats, null, say).map((name) => name || open);
  return { game: card?.words[language].name ?? table.game, names: names.join(' – ') };
}

interface TableSummaryProps {
  readonly table: TableRecord;
  readonly to: string;
}

function TableSummary({ table, to }: TableSummaryProps) {
  const say = useSay();
  const { language } = useLanguage();
  const when = new Date(table.changedAt).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      <Link to={to} className="table-link">
        {say(message('home.continue', useTableWords(table)))}
      </Link>
      <span className="quiet">
        {say(message(`home.stage.${table.stage}`))}, {when}
      </span>
    </>
  );
}
