import { lookOf } from '@baithak/catalog/facts';
import { type Message, message } from '@baithak/kernel';
import { lazy, Suspense } from 'react';
import { inOrder, type Waiting, waitingAt } from '../../controller/waiting.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby, useServerState } from '../../shell/contexts.ts';
import { namesOf, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { seenResults } from '../../shell/storage.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import { useDeviceTables, useServerTables, useTableWords } from '../doors/tables.ts';

/** Boards are large, and nobody needs one before a game is under way. */
const PositionPicture = lazy(async () => ({
  default: (await import('./position-picture.tsx')).PositionPicture,
}));

/** The game to go on with: where it is your turn, or else the one played last. */
export function Continue() {
  const say = useSay();
  const [device, reload] = useDeviceTables();
  const server = useServerState();
  const online = useServerTables('mine');
  const finished = useServerTables('finished');
  // Until the device has answered, nobody knows which game comes first.
  if (device === null) return <section className="continue" aria-hidden="true" />;
  const hasSeenResult = (id: string) => seenResults.has(id);
  const person = server.status === 'here' ? (server.session?.person ?? '') : '';
  const here = { person: LOCAL_PERSON, isOnline: false, hasSeenResult };
  const there = { person, isOnline: true, hasSeenResult };
  const waiting = inOrder([
    ...device.tables.map((record) => waitingAt(record, here)),
    ...[...online, ...finished].map((record) => waitingAt(record, there)),
  ]);
  const [first, ...others] = waiting;
  const isOld = first === undefined || (first.record.stage === 'over' && first.news === null);
  return (
    <>
      {!device.kept && <p className="note">{say(message('home.not-kept'))}</p>}
      {isOld ? (
        <FirstGame others={waiting} changed={reload} />
      ) : (
        <Next table={first} others={others} changed={reload} />
      )}
    </>
  );
}

const pathOf = ({ record, isOnline }: Waiting): string =>
  pathTo(isOnline ? 'online' : 'table', record.id);

/** How things stand at a table, for its pill. */
function stateOf({ record, news, outcome }: Waiting): Message {
  if (news === 'turn') return message('player.your-turn');
  if (news === 'ready') return message('home.ready');
  if (outcome !== null) return message(`home.result.${outcome}`);
  return message(`home.stage.${record.stage}`);
}

interface PanelProps {
  readonly others: readonly Waiting[];
  readonly changed: () => void;
}

function Next({ table, others, changed }: PanelProps & { readonly table: Waiting }) {
  const say = useSay();
  const { record, isOnline, news } = table;
  const { game } = useTableWords(record);
  return (
    <section
      className="continue"
      data-accent={lookOf(record.game).accent}
      aria-label={say(message('home.running'))}
    >
      <Suspense fallback={<GamePicture game={record.game} />}>
        <PositionPicture table={record} isOnline={isOnline} />
      </Suspense>
      <div className="continue-words">
        <p className="continue-state">
          <span className="pill" data-now={news !== null || undefined}>
            {say(stateOf(table))}
          </span>
          <TimeLeft table={table} />
        </p>
        <h2>{game}</h2>
        <Opponents table={table} />
        <Link to={pathOf(table)} className="button main-button">
          {say(message(news === 'result' ? 'home.see-result' : 'home.running'))}
        </Link>
        <Others tables={others} changed={changed} />
      </div>
    </section>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long you have for your turn, in whole units: the clocks of server and device may differ a little. */
function TimeLeft({ table: { record, news } }: { readonly table: Waiting }) {
  const say = useSay();
  if (news !== 'turn' || record.deadline === null) return null;
  const left = Math.max(0, record.deadline - Date.now());
  const [key, unit] =
    left >= 2 * DAY
      ? (['days', DAY] as const)
      : left >= HOUR
        ? (['hours', HOUR] as const)
        : (['minutes', MINUTE] as const);
  const time = message(`clock.${key}`, { n: Math.floor(left / unit) });
  return <span className="quiet">{say(message('home.left', { time }))}</span>;
}

/** What stands in the place of "Continue" while no game is running. */
function FirstGame({ others, changed }: PanelProps) {
  const say = useSay();
  return (
    <section className="continue" data-accent={lookOf('talluka').accent} aria-labelledby="continue">
      <GamePicture game="talluka" />
      <div className="continue-words">
        <h2 id="continue">{say(message('home.first'))}</h2>
        <p>{say(message('home.first-about'))}</p>
        <Link to={pathTo('play', 'talluka')} className="button main-button">
          {say(message('home.play-now'))}
        </Link>
        <Others tables={others} changed={changed} />
      </div>
    </section>
  );
}

function Opponents({ table: { record, own } }: { readonly table: Waiting }) {
  const say = useSay();
  const you = own[0] ?? 0;
  const others = namesOf(record.seats, you, say).toSpliced(you, 1);
  const bot = record.seats.find((occupant) => occupant.kind === 'bot');
  const names = others.filter((name) => name !== '').join(', ');
  if (names === '') return null;
  return (
    <p className="continue-against">
      {bot?.kind === 'bot' && <img src={`/portraits/${bot.character}.svg`} alt="" />}
      <span>{say(message('home.against', { names }))}</span>
    </p>
  );
}

/** All other tables, behind one line. */
function Others({ tables, changed }: { tables: readonly Waiting[]; changed: () => void }) {
  const say = useSay();
  if (tables.length === 0) return null;
  return (
    <details className="other-tables">
      <summary>{say(message('home.more', { n: tables.length }))}</summary>
      <ul>
        {tables.map((table) => (
          <OtherTable key={table.record.id} table={table} changed={changed} />
        ))}
      </ul>
    </details>
  );
}

function OtherTable({ table, changed }: { table: Waiting; changed: () => void }) {
  const say = useSay();
  const lobby = useLobby();
  const { record, isOnline, own } = table;
  const told = useTableWords(record, own);
  const forget = async () => {
    await lobby.ask({ do: 'forget', table: record.id });
    changed();
  };
  return (
    <li>
      <Link to={pathOf(table)}>
        <b>{say(message('home.continue', told))}</b>
        <span className="quiet">{say(stateOf(table))}</span>
      </Link>
      {!isOnline && (
        <button type="button" aria-label={say(message('home.forget', told))} onClick={forget}>
          {say(message('home.forget-short'))}
        </button>
      )}
    </li>
  );
}
