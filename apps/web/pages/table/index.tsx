import { director } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Connect } from '../../controller/lobby.ts';
import { type PacedSnapshot, Pacer } from '../../controller/pacer.ts';
import { TableController } from '../../controller/table.ts';
import { freshSeed } from '../../local/chance.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { isRematch, pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Frame } from '../../shell/lazy-frame.tsx';
import { go, here, Link, replace, Title } from '../../shell/navigation.tsx';
import { BackHome, Lost } from '../../shell/notices.tsx';
import { loadBoard, loadRules, useGame } from '../../shell/open-game.ts';
import { StageLoading } from '../../shell/stage-loading.tsx';
import {
  dealKeeper,
  preferences,
  savedDraft,
  savedText,
  seenResults,
} from '../../shell/storage.ts';
import { type SideTab, SideTabContext, type TableAddress, TableAddressContext } from './parts.tsx';
import { PlayScreen, type PlayScreenProps } from './play-screen.tsx';
import { useVisiting, VisitContext } from './since-left.tsx';
import './table.css';

/** Loaded only for tables before their match: most visits do not need it. */
const GatheringScreen = lazy(async () => ({
  default: (await import('./gathering-screen.tsx')).GatheringScreen,
}));

/** Loaded where people share the screen. */
const CurtainScreen = lazy(async () => ({
  default: (await import('./curtain-screen.tsx')).CurtainScreen,
}));

/** The page of a table on this device. */
export function TablePage({ param }: { readonly param: string }) {
  const lobby = useLobby();
  const connect = useCallback<Connect>(
    (listener) => lobby.connect(param, listener),
    [lobby, param],
  );
  return (
    <TableAt
      address={{ kind: 'device', id: param }}
      visitor={{ person: LOCAL_PERSON, connect }}
      closed={(fault) => <ClosedTable id={param} fault={fault} />}
    />
  );
}

interface TableAtProps {
  readonly address: TableAddress;
  readonly visitor: Visitor;
  readonly closed: (fault: FaultData) => React.ReactNode;
}

/** A table, on this device or on the server. */
export function TableAt({ address, visitor, closed }: TableAtProps) {
  const [snapshot, controller, pacer] = useTable(visitor);
  const visit = useVisiting(snapshot);
  const sideTab = useState<SideTab | null>(null);
  const stage = snapshot.status === 'ready' ? snapshot.room.stage : 'gathering';
  useEffect(() => {
    if (stage !== 'gathering') seenResults.note(address.id, stage === 'over');
  }, [address.id, stage]);
  // The review of a match sends whoever wants a rematch here.
  useEffect(() => {
    if (stage !== 'over' || !isRematch(here().search)) return;
    replace(here().pathname);
    controller.rematch();
  }, [controller, stage]);
  if (snapshot.status === 'loading') return <StageLoading />;
  if (snapshot.status === 'closed') {
    const { fault } = snapshot;
    return fault.code === 'message-version' ? <OldPage fault={fault} /> : closed(fault);
  }
  return (
    <TableAddressContext value={address}>
      <VisitContext value={visit}>
        <SideTabContext value={sideTab}>
          <OpenTable table={snapshot} controller={controller} skip={pacer.skip} />
        </SideTabContext>
      </VisitContext>
    </TableAddressContext>
  );
}

function OpenTable({ skip, ...props }: Omit<PlayScreenProps, 'words'>) {
  const { curtain, room, game } = props.table;
  void loadBoard(game.id);
  const open = useGame(game.id);
  if (open === undefined) return <StageLoading />;
  if (room.stage === 'gathering') {
    return <GatheringScreen {...props} words={open.words} />;
  }
  return (
    <Suspense fallback={<StageLoading game={game.id} />}>
      {curtain?.kind === 'drawn' ? (
        <CurtainScreen {...props} words={open.words} />
      ) : (
        <PlayScreen {...props} words={open.words} skip={skip} />
      )}
    </Suspense>
  );
}

/** The server was upgraded while the page was open. Drafts outlive a reload. */
function OldPage({ fault }: { readonly fault: FaultData }) {
  const say = useSay();
  return (
    <Frame>
      <Title text={say(faultMessage(fault))} />
      <p>
        <button type="button" className="main-button" onClick={() => window.location.reload()}>
          {say(message('page.reload'))}
        </button>
      </p>
    </Frame>
  );
}

interface ClosedTableProps {
  readonly id: string;
  readonly fault: FaultData;
}

/** Offers a new table, and to remove one that is here but cannot be opened. */
function ClosedTable({ id, fault }: ClosedTableProps) {
  const say = useSay();
  const lobby = useLobby();
  const isUnknown = fault.code === 'no-such-table';
  const remove = async () => {
    await lobby.ask({ do: 'forget', table: id });
    go(pathTo('home'));
  };
  return (
    <Frame>
      <Lost>
        <Title text={say(isUnknown ? message('table.unknown') : faultMessage(fault))} />
        {isUnknown ? (
          <p>{say(message('table.unknown-about'))}</p>
        ) : (
          <button type="button" onClick={remove}>
            {say(message('table.remove'))}
          </button>
        )}
        <Link to={pathTo('computer')} className="button main-button">
          {say(message('join.own'))}
        </Link>
        <BackHome />
      </Lost>
    </Frame>
  );
}

/** Who visits a table, and how the page connects to it. */
interface Visitor {
  readonly person: string;
  /** The name to join with; only needed at tables on the server. */
  readonly name?: string;
  readonly sign?: string | undefined;
  readonly connect: Connect;
}

/** Keeps a connected controller while the page is shown. */
function useTable({
  person,
  name,
  sign,
  connect,
}: Visitor): [PacedSnapshot, TableController, Pacer] {
  const controller = useMemo(
    () =>
      new TableController({
        person,
        ...(name === undefined ? {} : { name }),
        sign,
        loadGame: loadRules,
        freshId: freshSeed,
        now: Date.now,
        drafts: savedDraft,
        deals: dealKeeper(),
        forcedTurns: savedText('forced'),
        playsForced: () => preferences.getSnapshot().auto === 'on',
      }),
    [person, name, sign, connect],
  );
  useEffect(() => {
    controller.connect(connect);
    return () => controller.close();
  }, [controller, connect]);
  const pacer = useMemo(
    () => new Pacer(controller, { busy: () => director.busy, unseen: () => document.hidden }),
    [controller],
  );
  return [useSyncExternalStore(pacer.subscribe, pacer.getSnapshot), controller, pacer];
}
