import { lookOf } from '@baithak/catalog/facts';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { lazy, Suspense, useState } from 'react';
import { inOrder, type Waiting, waitingAt } from '../../controller/waiting.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { namesOf, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { SignDisc } from '../../shell/person-sign.tsx';
import { seenResults } from '../../shell/storage.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import { useDeviceTables, useServerTables, useTableWords } from '../doors/tables.ts';
import { type Gone, Others, pathOf, Remove } from './other-tables.tsx';
import { stateOf, timeLeft } from './table-state.ts';

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
  const [closed, setClosed] = useState<readonly string[]>([]);
  // Until the device has answered, nobody knows which game comes first.
  if (device === null) return <section className="continue" aria-hidden="true" />;
  const hasSeenResult = (id: string) => seenResults.has(id);
  const person = server.status === 'here' ? (server.session?.person ?? '') : '';
  const here = { person: LOCAL_PERSON, isOnline: false, hasSeenResult };
  const there = { person, isOnline: true, hasSeenResult };
  const waiting = inOrder([
    ...device.tables.map((record) => waitingAt(record, here)),
    ...[...online, ...finished]
      .filter((record) => !record.closed && !closed.includes(record.id))
      .map((record) => waitingAt(record, there)),
  ]);
  // The server is asked again from time to time; until then it is enough to know what was closed here.
  const gone = (table: string) => {
    setClosed([...closed, table]);
    reload();
  };
  const [first, ...others] = waiting;
  const isOld = first === undefined || (first.record.stage === 'over' && first.news === null);
  return (
    <>
      {!device.kept && <p className="note">{say(message('home.not-kept'))}</p>}
      {isOld ? (
        <FirstGame others={waiting} gone={gone} />
      ) : (
        <Next table={first} others={others} gone={gone} />
      )}
    </>
  );
}

interface PanelProps {
  readonly others: readonly Waiting[];
  readonly gone: Gone;
}

function Next({ table, others, gone }: PanelProps & { readonly table: Waiting }) {
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
          <span className="pill" data-news={news ?? undefined}>
            {say(stateOf(table))}
          </span>
          <TimeLeft table={table} />
        </p>
        <div className="continue-game">
          <h2>{game}</h2>
          <Opponents table={table} />
        </div>
        <Link to={pathOf(table)} className="button main-button">
          {say(message(news === 'result' ? 'home.see-result' : 'home.running'))}
        </Link>
        <div className="continue-more">
          {isOnline && <Remove table={table} gone={gone} />}
          <Thinking tables={others} />
          <Others tables={others} gone={gone} />
        </div>
      </div>
    </section>
  );
}

/** Where somebody else has to move: one of them, so that you know that they have not forgotten you. */
function Thinking({ tables }: { readonly tables: readonly Waiting[] }) {
  const say = useSay();
  for (const table of tables) {
    const { stage, turn, seats, signs } = table.record;
    const mover = stage === 'playing' && turn !== null ? seats[turn] : undefined;
    if (mover?.kind !== 'person' || table.own.includes(turn ?? -1)) continue;
    return (
      <Link to={pathOf(table)} className="continue-thinking">
        <SignDisc name={mover.name} sign={signs?.[mover.person]} />
        {say(message('home.thinking', { name: mover.name }))}
      </Link>
    );
  }
  return null;
}

/** How long you have for your turn. */
function TimeLeft({ table: { record, news } }: { readonly table: Waiting }) {
  const say = useSay();
  if (news !== 'turn' || record.deadline === null) return null;
  return <span className="quiet">{say(timeLeft(record.deadline - Date.now()))}</span>;
}

/** What stands in the place of "Continue" while no game is running. */
function FirstGame({ others, gone }: PanelProps) {
  const say = useSay();
  return (
    <section className="continue" data-accent={lookOf('talluka').accent} aria-labelledby="continue">
      <GamePicture game="talluka" />
      <div className="continue-words">
        <h2 id="continue">{say(message(others.length === 0 ? 'home.first' : 'home.again'))}</h2>
        <p>{say(message('home.first-about'))}</p>
        <Link to={pathTo('play', 'talluka')} className="button main-button">
          {say(message('home.play-now'))}
        </Link>
        <div className="continue-more">
          <Others tables={others} gone={gone} />
        </div>
      </div>
    </section>
  );
}

function Opponents({ table: { record, own } }: { readonly table: Waiting }) {
  const say = useSay();
  const you = own[0] ?? 0;
  const others = namesOf(record.seats, you, say).toSpliced(you, 1);
  const names = others.filter((name) => name !== '').join(', ');
  if (names === '') return null;
  return (
    <p className="continue-against">
      <Opponent table={record} you={you} />
      <span>{say(message('home.against', { names }))}</span>
    </p>
  );
}

/** The first of the others, as they wish to be seen. */
function Opponent({ table, you }: { readonly table: TableRecord; readonly you: number }) {
  const other = table.seats.toSpliced(you, 1).find(({ kind }) => kind !== 'open');
  if (other?.kind === 'bot') return <img src={`/portraits/${other.character}.svg`} alt="" />;
  if (other?.kind !== 'person') return null;
  return <SignDisc name={other.name} sign={table.signs?.[other.person]} />;
}
