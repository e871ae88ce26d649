import { lookOf } from '@baithak/catalog/facts';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { GameGroups } from './game-groups.tsx';
import { GamePicture } from './game-picture.tsx';
import { useServerTables, useTableWords } from './tables.ts';
import './doors.css';

/** Open tables to sit down at, and games to open one for others. */
export function OpponentPage() {
  const say = useSay();
  const { status } = useServerState();
  const open = useServerTables('open');
  return (
    <div className="door-page">
      <Title text={say(message('find.title'))} />
      {status === 'away' ? (
        <p className="door-ask">{say(message('find.offline'))}</p>
      ) : (
        <>
          {open.length === 0 && <p className="door-ask">{say(message('find.none'))}</p>}
          <ul className="open-tables">
            {open.map((table) => (
              <li key={table.id}>
                <OpenTable table={table} />
              </li>
            ))}
          </ul>
          <p className="door-ask">{say(message('find.open-own'))}</p>
          <GameGroups to={(game) => `${pathTo('invite', game)}?listed`} />
        </>
      )}
    </div>
  );
}

function OpenTable({ table }: { readonly table: TableRecord }) {
  const say = useSay();
  const { game, names } = useTableWords(table);
  return (
    <Link to={pathTo('online', table.id)} className="open-table">
      <span className="game-cloth" data-accent={lookOf(table.game).accent}>
        <GamePicture game={table.game} />
      </span>
      <b>{game}</b>
      <span className="quiet">{names}</span>
      <span className="button">{say(message('find.join'))}</span>
    </Link>
  );
}
