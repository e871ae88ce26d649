import { lookOf } from '@baithak/catalog/facts';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { lazy, Suspense } from 'react';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { namesOf, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { GamePicture } from '../doors/game-picture.tsx';
import { useDeviceTables, useServerTables, useTableWords } from '../doors/tables.ts';

/** Boards are large, and nobody needs one before a game is under way. */
const PositionPicture = lazy(async () => ({
  default: (await import('./position-picture.tsx')).PositionPicture,
}));

/** A table that somebody can come back to. */
interface Waiting {
  readonly record: TableRecord;
  readonly isOnline: boolean;
  readonly isYourTurn: boolean;
}

/** The game to go on with: where it is your turn, or else the one played last. */
export function Continue() {
  const say = useSay();
  const [device, reload] = useDeviceTables();
  const online = useServerTables('mine');
  const finished = useServerTables('finished');
  // Until the device has answered, nobody knows which game comes first.
  if (device === null) return <section className="continue" aria-hidden="true" />;
  const waiting = inOrder([
    ...device.tables.map((record) => waitingAt(record, false)),
    ...[...online, ...finished].map((record) => waitingAt(record, true)),
  ]);
  const [first, ...others] = waiting;
  return (
    <>
      {!device.kept && <p className="note">{say(message('home.not-kept'))}</p>}
      {first === undefined || first.record.stage === 'over' ? (
        <FirstGame others={waiting} changed={reload} />
      ) : (
        <Next table={first} others={others} changed={reload} />
      )}
    </>
  );
}

/** On a device everybody is "you", so it is your turn unless a bot is to move. */
const waitingAt = (record: TableRecord, isOnline: boolean): Waiting => ({
  record,
  isOnline,
  isYourTurn: !isOnline && record.stage === 'playing' && !record.botDue,
});

const rank = ({ record, isYourTurn }: Waiting): number =>
  isYourTurn ? 0 : { playing: 1, gathering: 2, over: 3 }[record.stage];

const inOrder = (tables: readonly Waiting[]): Waiting[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.record.changedAt - a.record.changedAt);

const pathOf = ({ record, isOnline }: Waiting): string =>
  pathTo(isOnline ? 'online' : 'table', record.id);

interface PanelProps {
  readonly others: readonly Waiting[];
  readonly changed: () => void;
}

function Next({ table, others, changed }: PanelProps & { readonly table: Waiting }) {
  const say = useSay();
  const { record, isOnline, isYourTurn } = table;
  const { game } = useTableWords(record);
  return (
    <section
      className="continue"
      data-accent={lookOf(record.game).accent}
      aria-label={say(message('home.running'))}
    >
      <Suspense fallback={<GamePicture game={record.game} />}>
        {isOnline ? <GamePicture game={record.game} /> : <PositionPicture table={record} />}
      </Suspense>
      <div className="continue-words">
        <p className="pill" data-now={isYourTurn || undefined}>
          {say(message(isYourTurn ? 'player.your-turn' : `home.stage.${record.stage}`))}
        </p>
        <h2>{game}</h2>
        <Opponents record={record} />
        <Link to={pathOf(table)} className="button main-button">
          {say(message('home.running'))}
        </Link>
        <Others tables={others} changed={changed} />
      </div>
    </section>
  );
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

function Opponents({ record }: { readonly record: TableRecord }) {
  const say = useSay();
  const others = namesOf(record.seats, 0, say).slice(1);
  const bot = record.seats.slice(1).find((occupant) => occupant.kind === 'bot');
  const names = others.map((name) => name || say(message('home.open-seat'))).join(', ');
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
  const { record, isOnline, isYourTurn } = table;
  const told = useTableWords(record);
  const forget = async () => {
    await lobby.ask({ do: 'forget', table: record.id });
    changed();
  };
  return (
    <li>
      <Link to={pathOf(table)}>
        <b>{say(message('home.continue', told))}</b>
        <span className="quiet">
          {say(message(isYourTurn ? 'player.your-turn' : `home.stage.${record.stage}`))}
        </span>
      </Link>
      {!isOnline && (
        <button type="button" aria-label={say(message('home.forget', told))} onClick={forget}>
          {say(message('home.forget-short'))}
        </button>
      )}
    </li>
  );
}
