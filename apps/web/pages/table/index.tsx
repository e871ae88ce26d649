import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { use } from 'react';
import type { ReadyTable, TableController } from '../../controller/table.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { go } from '../../shell/location.ts';
import { BackHome, Loading } from '../../shell/notices.tsx';
import { openGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { CurtainScreen } from './curtain-screen.tsx';
import { PlayScreen } from './play-screen.tsx';
import './table.css';
import { useTable } from './use-table.ts';

export function TablePage({ param }: { readonly param: string }) {
  const [snapshot, controller] = useTable(param);
  switch (snapshot.status) {
    case 'loading':
      return <Loading />;
    case 'closed':
      return <ClosedTable id={param} fault={snapshot.fault} />;
    case 'ready':
      return <OpenTable table={snapshot} controller={controller} />;
  }
}

function OpenTable(props: { readonly table: ReadyTable; readonly controller: TableController }) {
  const open = use(openGame(props.table.game.id));
  if (open === undefined) return <Loading />;
  const Screen = props.table.curtain?.kind === 'drawn' ? CurtainScreen : PlayScreen;
  return <Screen {...props} words={open.words} />;
}

interface ClosedTableProps {
  readonly id: string;
  readonly fault: Parameters<typeof faultMessage>[0];
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
