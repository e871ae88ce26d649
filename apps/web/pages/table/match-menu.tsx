import type { Moving } from '@baithak/host';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { checkDeal } from '../../controller/check-deal.ts';
import { dailyAt } from '../../controller/daily-table.ts';
import type { Lobby } from '../../controller/lobby.ts';
import { openOnline } from '../../controller/open-online.ts';
import { UNREACHABLE } from '../../controller/server.ts';
import type { SeatWish } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby, useServer, useServerState } from '../../shell/contexts.ts';
import { download } from '../../shell/download.ts';
import { go, Link } from '../../shell/navigation.tsx';
import { dealKeeper } from '../../shell/storage.ts';
import { type PartProps, type TableAddress, useTableAddress } from './parts.tsx';
import { turnsAt } from './replay.tsx';

/** Downloads the match, checks its deal, reports a mistake, moves the table. */
export function MatchMenu(props: PartProps) {
  const { table, say } = props;
  const fetchFile = useMatchFile(table.viewer);
  const [news, setNews] = useState<string | null>(null);
  const over = table.room.stage === 'over';
  // Everybody can work out that deal from its date: a seal would prove nothing.
  const isDaily = dailyAt(useTableAddress().id) !== null;
  const withFile = async (use: (file: string) => string | null) => {
    const file = await fetchFile();
    setNews(typeof file === 'string' ? use(file) : say(faultMessage(file)));
  };
  const save = (file: string) => {
    download(`${table.game.id}.baithak`, file);
    return null;
  };
  const report = (file: string) => {
    const step = table.past ?? table.room.next - 1;
    download(`${table.game.id}-report.txt`, `${say(message('report.head', { step }))}\n\n${file}`);
    return say(message('report.done'));
  };
  const check = (file: string) => {
    const found = checkDeal(file, table.game, dealKeeper(), table.room.sealed);
    return say('code' in found ? faultMessage(found) : message(`deal.fair-${found.scheme}`));
  };
  /** Only a finished match has no secrets left. */
  const openLab = async () => {
    const { labAfter } = await import('../lab/from-match.ts');
    const file = await fetchFile();
    const path = typeof file === 'string' ? await labAfter(file, table.game, turnsAt(table)) : file;
    if (typeof path === 'string') go(path);
    else setNews(say(faultMessage(path)));
  };
  return (
    <section className="match-menu" aria-labelledby="match-menu-title">
      <h2 id="match-menu-title">{say(message('match.menu'))}</h2>
      <div className="buttons">
        <button type="button" onClick={() => withFile(save)}>
          {say(message('match.download'))}
        </button>
        {over && !isDaily && (
          <button type="button" onClick={() => withFile(check)}>
            {say(message('deal.check'))}
          </button>
        )}
        <button type="button" onClick={() => withFile(report)}>
          {say(message('report.mistake'))}
        </button>
        {over && (
          <button type="button" onClick={openLab}>
            {say(message('match.lab'))}
          </button>
        )}
        <MoveTable {...props} />
      </div>
      {table.room.sealed !== null && !isDaily && (
        <p className="quiet deal-seal">
          {say(message('deal.sealed', { commitment: table.room.sealed }))}
        </p>
      )}
      <p role="status">{news}</p>
      <p>
        <Link to={pathTo('fairness')}>{say(message('fairness.title'))}</Link>
      </p>
    </section>
  );
}

/** Fetches the file of the last match: whole when it is over, otherwise as the viewer may see it. */
function useMatchFile(viewer: number | null): () => Promise<string | FaultData> {
  const address = useTableAddress();
  const lobby = useLobby();
  return () => fetchFile(address, lobby, viewer);
}

/** The file of a match at a table, the last one unless a number from 1 names another, as far as a viewer may know it. */
export async function fetchFile(
  address: TableAddress,
  lobby: Lobby,
  viewer: number | null,
  match?: number,
): Promise<string | FaultData> {
  if (address.kind === 'device') {
    const answer = await lobby.ask({ do: 'match-file', table: address.id, viewer, match });
    if ('file' in answer) return answer.file;
    return 'fault' in answer ? answer.fault : { code: 'no-such-match' };
  }
  const seat = viewer === null ? '' : `?seat=${viewer}`;
  try {
    const place = match === undefined ? 'last' : match - 1;
    const answer = await fetch(`/api/tables/${address.id}/matches/${place}${seat}`);
    if (answer.ok) return await answer.text();
    return ((await answer.json()) as { fault: FaultData }).fault;
  } catch {
    return UNREACHABLE;
  }
}

/** Moves a table from this device to the server, so that others can join, or back. */
function MoveTable({ table, say }: PartProps) {
  const address = useTableAddress();
  const state = useServerState();
  const { hasSecrets } = table.game;
  const move = useMove(hasSecrets);
  const [fault, setFault] = useState<FaultData | null>(null);
  const others = table.room.seats.some(
    (occupant) => occupant.kind === 'person' && occupant.person !== table.person,
  );
  if (state.status !== 'here' || others || table.own.length === 0) return null;
  return (
    <>
      <button type="button" onClick={async () => setFault((await move()) ?? null)}>
        {say(message(labelOf(address.kind, hasSecrets)))}
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </>
  );
}

/** Everybody at a table sees a custom start. So a game with secrets starts a new match instead. */
function labelOf(from: TableAddress['kind'], hasSecrets: boolean): string {
  if (from === 'server') return 'move.here';
  return hasSecrets ? 'move.online-anew' : 'move.online';
}

function useMove(hasSecrets: boolean): () => Promise<FaultData | undefined> {
  const address = useTableAddress();
  const lobby = useLobby();
  const { server, keeper } = useServer();
  return async () => {
    if (address.kind === 'device') {
      const told = await lobby.ask({ do: 'moving', table: address.id });
      if (!('moving' in told)) return 'fault' in told ? told.fault : { code: 'no-such-table' };
      const seats = wishesOf(told.moving);
      const name = seats.find((seat) => seat.kind === 'person')?.name ?? '';
      const { position, ...rest } = told.moving.settings;
      const settings = hasSecrets || position === undefined ? rest : { ...rest, position };
      const opened = await openOnline(server, keeper, settings, seats, name);
      if (typeof opened !== 'string') return opened;
      go(pathTo('online', opened));
      return undefined;
    }
    const moving = await server.moving(address.id);
    if ('fault' in moving) return moving.fault;
    const { settings } = moving;
    const made = await lobby.ask({ do: 'create', settings, seats: wishesOf(moving) });
    if ('created' in made) go(pathTo('table', made.created));
    return 'fault' in made ? made.fault : undefined;
  };
}

function wishesOf({ seats }: Moving): SeatWish[] {
  return seats.map((seat) =>
    'name' in seat
      ? { kind: 'person', name: seat.name }
      : { kind: 'bot', character: seat.character },
  );
}
