import { isGameId } from '@baithak/catalog';
import { lookOf } from '@baithak/catalog/facts';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { CLOCK_NAMES, CLOCKS, type ClockName, clockName } from '../../controller/clocks.ts';
import { abandon, openOnline } from '../../controller/open-online.ts';
import { elderOf, partnerFor, ratedWish } from '../../controller/pairing.ts';
import { wishSeat } from '../../controller/seat-wish.ts';
import { hasSeat } from '../../controller/seating.ts';
import { pathTo } from '../../routes.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { go, Link, Title } from '../../shell/navigation.tsx';
import { SignDisc } from '../../shell/person-sign.tsx';
import { RoomWords } from '../../shell/room-words.tsx';
import { savedText, usualName } from '../../shell/storage.ts';
import { GamePicture } from './game-picture.tsx';
import { GameStrip } from './game-strip.tsx';
import { Pictured } from './pictured.tsx';
import { RatedCheck } from './rated-check.tsx';
import { useSeatNames, useServerTables, useTableWords } from './tables.ts';
import './doors.css';
import './game-groups.css';

/** Sit down with whoever waits for the same game, or choose among the open tables. */
export function OpponentPage() {
  return (
    <RoomWords>
      <Opponents />
    </RoomWords>
  );
}

function Opponents() {
  const say = useSay();
  const { status } = useServerState();
  const listed = useServerTables('open');
  const open = listed.filter(hasSeat);
  const running = listed.filter((table) => !hasSeat(table) && table.stage === 'playing');
  return (
    <div className="door-page">
      <Title text={say(message('find.title'))} />
      {status === 'away' ? (
        <>
          <p className="door-ask">{say(message('find.offline'))}</p>
          <p className="door-instead">
            <Link to={pathTo('computer')} className="button main-button">
              {say(message('door.computer'))}
            </Link>
            <Link to={pathTo('friend')} className="button">
              {say(message('offline.together'))}
            </Link>
          </p>
        </>
      ) : (
        <>
          <Pairing />
          <section aria-labelledby="open-tables">
            <h2 id="open-tables">{say(message('find.open'))}</h2>
            {open.length === 0 && (
              <p className="no-tables">
                <img src="/art/doors/unlit.svg" alt="" />
                {say(message('find.none'))}
              </p>
            )}
            <TableList tables={open} way="join" />
          </section>
          {running.length > 0 && (
            <section aria-labelledby="running-tables">
              <h2 id="running-tables">{say(message('find.running'))}</h2>
              <TableList tables={running} way="watch" />
            </section>
          )}
        </>
      )}
    </div>
  );
}

interface TableListProps {
  readonly tables: readonly TableRecord[];
  /** What a visitor can do there. */
  readonly way: 'join' | 'watch';
}

const TableList = ({ tables, way }: TableListProps) => (
  <ul className="open-tables">
    {tables.map((table) => (
      <li key={table.id}>
        <OpenTable table={table} way={way} />
      </li>
    ))}
  </ul>
);

const OFFERED = CLOCK_NAMES.slice(0, 3);

function Pairing() {
  const say = useSay();
  const [game, setGame] = useState(() => {
    const saved = savedText('game').read() ?? '';
    return isGameId(saved) ? saved : 'jaipur';
  });
  const [clock, setClock] = useState<ClockName>('live-15');
  const [fault, setFault] = useState<FaultData | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [isRated, setRated] = useState(false);
  const find = usePairing();
  const look = async () => {
    setLooking(true);
    setFault((await find(game, clock, isRated)) ?? null);
    setLooking(false);
  };
  return (
    <section className="pairing" data-accent={lookOf(game).accent} aria-labelledby="pairing">
      <img className="pairing-door" src="/art/doors/opponent.svg" alt="" />
      <h2 id="pairing">{say(message('find.quick'))}</h2>
      <p>{say(message('find.quick-about'))}</p>
      <GameStrip value={game} choose={(id) => isGameId(id) && setGame(id)} />
      <Pictured
        legend={say(message('clock.title'))}
        value={clock}
        isCompact
        choices={OFFERED.map((name) => ({ value: name, label: say(message(`clock.${name}`)) }))}
        choose={(name) => setClock(name as ClockName)}
      />
      <RatedCheck isOn={isRated} turn={setRated} />
      <button type="button" className="main-button" disabled={isLooking} onClick={look}>
        {say(message('find.go'))}
      </button>
      <p className="quiet">{say(message('find.bot'))}</p>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </section>
  );
}

/** Goes to a table where somebody waits, or opens one that others find. */
function usePairing(): (
  game: string,
  clock: ClockName,
  isRated: boolean,
) => Promise<FaultData | undefined> {
  const say = useSay();
  const { server, keeper } = useServer();
  const state = useServerState();
  const session = state.status === 'here' ? state.session : null;
  return async (game, clock, isRated) => {
    savedText('game').write(game);
    const name = session?.name ?? usualName(say(message('home.me')));
    const refused = session === null ? await keeper.enter(name) : undefined;
    if (refused !== undefined) return refused;
    const listed = await server.tables('open');
    if ('fault' in listed) return listed.fault;
    const now = keeper.getSnapshot();
    const person = now.status === 'here' ? (now.session?.person ?? '') : '';
    const plain = { game, clock: CLOCKS[clock], person };
    const rated = isRated ? await ratedWish(server, game, listed.ratings, 0) : undefined;
    const wish = rated === undefined ? plain : { ...plain, rated };
    const partner = partnerFor(listed.tables, wish);
    if (partner !== undefined) return sitWith(partner.id);
    // Strangers play without a coach.
    const usual = { game, clock: CLOCKS[clock], seats: 2, listed: true, hints: false };
    const settings = isRated ? { ...usual, rated: true } : usual;
    const opened = await openOnline(server, keeper, settings, [{ kind: 'person', name }], name);
    if (typeof opened !== 'string') return opened;
    const again = await server.tables('open');
    const elder = 'fault' in again ? undefined : elderOf(again.tables, opened, wish);
    if (elder === undefined) {
      go(pathTo('online', opened));
      return undefined;
    }
    await abandon(server, opened);
    return sitWith(elder.id);
  };
}

function sitWith(table: string): undefined {
  wishSeat(table);
  go(pathTo('online', table));
}

interface OpenTableProps extends Pick<TableListProps, 'way'> {
  readonly table: TableRecord;
}

function OpenTable({ table, way }: OpenTableProps) {
  const say = useSay();
  const { game } = useTableWords(table);
  const names = useSeatNames(table);
  const clock = clockName(table.clock);
  const host = table.seats.find(({ kind }) => kind === 'person');
  return (
    <Link to={pathTo('online', table.id)} className="open-table">
      <span className="game-cloth" data-accent={lookOf(table.game).accent}>
        <GamePicture game={table.game} />
      </span>
      <b>{game}</b>
      <span className="open-table-who">
        {host?.kind === 'person' && <SignDisc name={host.name} sign={table.signs?.[host.person]} />}
        <span className="quiet">
          <span className="open-table-names">
            {names.map((who, i) => (
              <span key={i} data-open={table.seats[i]?.kind === 'open'}>
                {i > 0 && ' – '}
                {who}
              </span>
            ))}
          </span>
          <small>
            {[
              ...(clock === undefined ? [] : [message(`clock.${clock}`)]),
              ...(table.rated ? [message('rated.short')] : []),
            ]
              .map(say)
              .join(' · ')}
          </small>
        </span>
      </span>
      <span className="button">{say(message(way === 'join' ? 'find.join' : 'find.watch'))}</span>
    </Link>
  );
}
