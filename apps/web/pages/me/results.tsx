import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { type ReactNode, useState } from 'react';
import { type Entry, type Opponent, recordBook } from '../../controller/record-book.ts';
import { gamesIn, type Score } from '../../controller/records.ts';
import { pathTo } from '../../routes.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { useOwnGames } from '../doors/own-games.ts';

/** How your finished games went: those of this device, and those on the server. */
export function Results() {
  const say = useSay();
  const games = useOwnGames();
  if (games === null) return <section className="panel me-results" aria-hidden="true" />;
  const book = recordBook(games);
  const { all, streak, bestStreak } = book;
  const played = gamesIn(all);
  return (
    <section className="panel me-results" aria-labelledby="me-results">
      <h2 id="me-results">{say(message('me.results'))}</h2>
      {played === 0 ? (
        <NoResults />
      ) : (
        <>
          <dl className="me-sums">
            <Sum label={say(message('me.played', { n: played }))} value={played} />
            <Sum label={say(message('me.won', { n: all.won }))} value={all.won} />
            <Sum label={say(message('me.streak'))} value={streak} />
            <Sum label={say(message('me.best-streak'))} value={bestStreak} />
          </dl>
          <div className="me-tables">
            <Scores
              title={say(message('me.by-game'))}
              rows={book.byGame.map((line) => ({ ...line, name: <GameName game={line.key} /> }))}
            />
            <Scores
              title={say(message('me.by-opponent'))}
              rows={book.byOpponent.map((line) => ({
                ...line,
                key: `${line.key.kind} ${line.key.name}`,
                name: <OpponentName {...line.key} />,
              }))}
            />
          </div>
          <Latest entries={book.latest} />
        </>
      )}
    </section>
  );
}

const SHOWN_AT_FIRST = 10;

/** The last games, the newest first; or all of them. */
function Latest({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useSay();
  const { language } = useLanguage();
  const nameOf = useGameName();
  const [isWhole, showWhole] = useState(false);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <details className="me-latest">
      <summary>{say(message('me.latest'))}</summary>
      <ol>
        {shown.map(({ at, game, outcome, opponents, review }, i) => (
          <li key={i}>
            <b>{say(message(`score.${outcome}`))}</b>
            <GameName game={game} />
            <span>
              {opponents.map((each) => (
                <OpponentName key={`${each.kind} ${each.name}`} {...each} />
              ))}
            </span>
            <time className="quiet" dateTime={new Date(at).toISOString()}>
              {day.format(at)}
            </time>
            {review !== null && (
              <Link
                to={review}
                label={say(message('me.review', { game: nameOf(game), day: day.format(at) }))}
              >
                {say(message('table.review'))}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {entries.length > SHOWN_AT_FIRST && (
        <button type="button" onClick={() => showWhole(!isWhole)}>
          {say(isWhole ? message('me.fewer') : message('me.all', { n: entries.length }))}
        </button>
      )}
    </details>
  );
}

function NoResults() {
  const say = useSay();
  return (
    <p>
      {say(message('me.no-results'))}{' '}
      <Link to={pathTo('computer')}>{say(message('door.computer'))}</Link>
    </p>
  );
}

function Sum({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface Row extends Score {
  readonly key: string;
  readonly name: ReactNode;
}

function Scores({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const say = useSay();
  if (rows.length === 0) return null;
  return (
    <table className="me-scores">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {(['won', 'drawn', 'lost'] as const).map((each) => (
            <th key={each} scope="col">
              {say(message(`score.${each}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, won, drawn, lost }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useGameName(): (game: string) => string {
  const { language } = useLanguage();
  return (game) => cards.find(({ id }) => id === game)?.words[language].name ?? game;
}

function GameName({ game }: { readonly game: string }) {
  const nameOf = useGameName();
  return (
    <span className="me-game" data-accent={lookOf(game).accent}>
      <Link to={pathTo('game', game)}>{nameOf(game)}</Link>
    </span>
  );
}

function OpponentName({ kind, name }: Opponent) {
  const say = useSay();
  if (kind === 'person') return <>{name}</>;
  return (
    <span className="me-opponent">
      <img src={`/portraits/${name}.svg`} alt="" />
      {say(message(`character.${name}`))}
    </span>
  );
}
