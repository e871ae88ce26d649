import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useCallback, useEffect, useState } from 'react';
import type { Connect } from '../../controller/lobby.ts';
import { signOf } from '../../controller/profile.ts';
import { hasSeatWish } from '../../controller/seat-wish.ts';
import { hasSeat } from '../../controller/seating.ts';
import { NO_SERVER, type Session } from '../../controller/server.ts';
import { pathTo } from '../../routes.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Frame } from '../../shell/lazy-frame.tsx';
import { Link, replace, Title } from '../../shell/navigation.tsx';
import { BackHome, Lost } from '../../shell/notices.tsx';
import { RoomWords } from '../../shell/room-words.tsx';
import { StageLoading } from '../../shell/stage-loading.tsx';
import { useProfile } from '../../shell/storage.ts';
import { TableAt } from '../table/index.tsx';
import { useFound } from './found.ts';
import { Join } from './join.tsx';
import { Left } from './left.tsx';

const ASK_AGAIN = 3000;

/** A table on the server; everybody who has its link can visit it. */
export function OnlinePage({ param }: { readonly param: string }) {
  const state = useServerState();
  const found = useFound(param);
  const [isIn, setIn] = useState(false);
  const [visit, setVisit] = useState(0);
  if (state.status === 'asking' || found === null) return <StageLoading />;
  if (state.status === 'away' || found === 'away')
    return (
      <Frame>
        <ServerAway />
      </Frame>
    );
  if ('fault' in found) return <Closed fault={found.fault} id={param} />;
  if (found.table.closed) return <Closed fault={{ code: 'table-closed' }} id={param} />;
  const { session } = state;
  if (session !== null && (isIn || !mustJoin(found.table, session)))
    return (
      <OnlineTable key={visit} id={param} session={session} comeBack={() => setVisit(visit + 1)} />
    );
  return (
    <Frame>
      <RoomWords>
        <Join table={found.table} joined={() => setIn(true)} />
      </RoomWords>
    </Frame>
  );
}

/** Whoever can still play is asked to. Others are let in to watch. */
const mustJoin = (table: TableRecord, { person }: Session): boolean =>
  hasSeat(table) && !table.people.includes(person) && !hasSeatWish(table.id);

interface OnlineTableProps {
  readonly id: string;
  readonly session: Session;
  /** For somebody who has left. */
  readonly comeBack: () => void;
}

function OnlineTable({ id, session, comeBack }: OnlineTableProps) {
  const { server } = useServer();
  const sign = signOf(useProfile());
  const connect = useCallback<Connect>((listener) => server.connect(id, listener), [server, id]);
  return (
    <TableAt
      address={{ kind: 'server', id }}
      visitor={{ person: session.person, name: session.name, sign, connect }}
      closed={(fault) =>
        fault.code === 'left' ? (
          <Frame>
            <RoomWords>
              <Left id={id} person={session.person} comeBack={comeBack} />
            </RoomWords>
          </Frame>
        ) : (
          <Closed fault={fault} id={id} />
        )
      }
    />
  );
}

/** A table that cannot be opened. */
function Closed({ fault, id }: { readonly fault: FaultData; readonly id: string }) {
  // Whoever closed it is done with it.
  const isDone = fault.code === 'closed-by-you';
  useEffect(() => {
    if (isDone) replace(pathTo('home'));
  }, [isDone]);
  if (isDone) return <StageLoading />;
  return (
    <Frame>
      <RoomWords>
        <DeadInvite fault={fault} id={id} />
      </RoomWords>
    </Frame>
  );
}

/** A dead invitation says so and offers a new table. */
function DeadInvite({ fault, id }: { readonly fault: FaultData; readonly id: string }) {
  const say = useSay();
  const isDead = fault.code === 'no-such-table';
  return (
    <Lost>
      <Title text={say(isDead ? message('join.dead') : faultMessage(fault))} />
      {isDead && <p>{say(message('join.dead-about'))}</p>}
      {fault.code === 'table-closed' && <p>{say(message('join.closed-about'))}</p>}
      {fault.code === 'table-archived' && (
        <p>
          <a href={`/api/tables/${encodeURIComponent(id)}/matches/last`} download="match.baithak">
            {say(message('online.last-match'))}
          </a>
        </p>
      )}
      <Link to={pathTo('friend')} className="button main-button">
        {say(message('join.own'))}
      </Link>
      <BackHome />
    </Lost>
  );
}

function ServerAway() {
  const say = useSay();
  const { server, keeper } = useServer();
  useEffect(() => {
    const timer = setInterval(() => void keeper.ask(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [keeper]);
  return (
    <Lost>
      <Title text={say(message('online.away'))} />
      <p>{say(message('online.away-help'))}</p>
      {server !== NO_SERVER && (
        <button type="button" className="main-button" onClick={() => void keeper.ask()}>
          {say(message('online.try-again'))}
        </button>
      )}
      <BackHome />
    </Lost>
  );
}
