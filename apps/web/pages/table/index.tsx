import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { lazy, useCallback } from 'react';
import type { Dial } from '../../controller/lobby.ts';
import type { ReadyTable, TableController } from '../../controller/table.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { go } from '../../shell/location.ts';
import { BackHome, Loading } from '../../shell/notices.tsx';
import { useGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { CurtainScreen } from './curtain-screen.tsx';
import { PlayScreen } from './play-screen.tsx';
import { type TableHome, TableHomeContext } from './table-home.ts';
import './table.css';
import { useTable, type Visitor } from './use-table.ts';
import { useVisiting, VisitContext } from './visit.ts';

/** Most tables are past it. */
const GatheringScreen = lazy(async () => ({
  default: (await import('./gathering-screen.tsx')).GatheringScreen,
}));

/** A table on this device. */
export function TablePage({ param }: { readonly param: string }) {
  const lobby = useLobby();
  const dial = useCallback<Dial>((hearer) => lobby.dial(param, hearer), [lobby, param]);
  return (
    <TableAt
      home={{ kind: 'device', id: param }}
      visitor={{ person: LOCAL_PERSON, dial }}
      closed={(fault) => <ClosedTable id={param} fault={fault} />}
    />
  );
}

interface TableAtProps {
  readonly home: TableHome;
  readonly visitor: Visitor;
  readonly closed: (fault: FaultData) => React.ReactNode;
}

/** The one table view, wherever the table stands. */
export function TableAt({ home, visitor, closed }: TableAtProps) {
  const [snapshot, controller] = useTable(visitor);
  const visit = useVisiting(snapshot);
  if (snapshot.status === 'loading') return <Loading />;
  if (snapshot.status === 'closed') return closed(snapshot.fault);
  return (
    <TableHomeContext value={home}>
      <VisitContext value={visit}>
        <OpenTable table={snapshot} controller={controller} />
      </VisitContext>
    </TableHomeContext>
  );
}

function OpenTable(props: { readonly table: ReadyTable; readonly controller: TableController }) {
  const open = useGame(props.table.game.id);
  if (open === undefined) return <Loading />;
  const { curtain, room } = props.table;
  if (room.stage === 'gathering') return <GatheringScreen {...props} words={open.words} />;
  const Screen = curtain?.kind === 'drawn' ? CurtainScreen : PlayScreen;
  return <Screen {...props} words={open.words} />;
}

interface ClosedTableProps {
  readonly id: string;
  readonly fault: FaultData;
}

/** A table that cannot be opened can at least be cleared away. */
function ClosedTable({ id, fault }: ClosedTableProps) {
  const say = useSay();
  const lobby = useLobby();
  const remove = async () => {
    await lobby.ask({ do: 'forget', table: id });
    go(pathTo('home'));
  };
  return (
    <>
      <Title text={say(faultMessage(fault))} />
      {fault.code !== 'no-such-table' && (
        <p>
          <button type="button" onClick={remove}>
            {say(message('table.remove'))}
          </button>
        </p>
      )}
      <BackHome />
    </>
  );
}
