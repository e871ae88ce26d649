import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { GameCardData } from '../../build/game-cards.tsx';
import { DAILY_OPPONENT, lastDays } from '../../controller/daily.ts';
import type { DayEntry } from '../../controller/daily-book.ts';
import type { Daily, Day } from '../../controller/daily-table.ts';
import { pathOn, pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { addressOf, Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import * as words from '../../words/daily.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import { today, useBook, useDate, useDay } from './days.ts';
import { RivalList, useRivals } from './rivals.tsx';
import { ShareResult } from './share.tsx';
import { shareText, sumOf } from './share-text.ts';
import './daily.css';

/** The deal and the puzzle of a day in one game, and how they went. */
export function DailyGamePage({ param }: { readonly param: string }) {
  const card = cards.find(({ id }) => id === param);
  const first = useDay();
  const [day, show] = useState(first);
  return card === undefined ? (
    <NotFound />
  ) : (
    <MoreWords books={words}>
      <OneDay key={day} card={card} day={day} show={show} />
    </MoreWords>
  );
}

interface OneDayProps {
  readonly card: GameCardData;
  readonly day: Day;
  readonly show: (day: Day) => void;
}

const NOTHING: DayEntry = { onTime: false };

function OneDay({ card, day, show }: OneDayProps) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  const full = useDate('full');
  const date = useDate('medium');
  const book = useBook();
  const daily = { day, game: card.id };
  const entry = book.of(daily) ?? NOTHING;
  const playing = useRivals(daily, entry.deal !== undefined);
  const name = say(message('name'));
  const isBegun = entry.puzzle !== undefined || entry.deal !== undefined;
  const text = shareText(
    {
      game: name,
      date: date(day),
      entry,
      rivals: playing.rivals,
      streak: entry.onTime ? book.streak(today(), card.id) : 0,
      link: new URL(addressOf(pathOn('daily-game', daily)), window.location.href).href,
    },
    say,
  );
  return (
    <article className="daily-page" data-accent={lookOf(card.id).accent}>
      <header className="daily-head">
        <span className="game-cloth">
          <GamePicture game={card.id} />
        </span>
        <div>
          <Title text={name} tab={`${name} · ${date(day)}`} />
          <p>
            <time dateTime={day}>{full(day)}</time>
          </p>
          <p className="daily-streak">
            {say(message('daily.streak', { n: book.streak(today(), card.id) }))}
          </p>
        </div>
      </header>
      <div className="daily-cards">
        <PuzzleCard daily={daily} entry={entry} />
        <DealCard daily={daily} entry={entry} />
      </div>
      <div className="daily-results">
        {entry.deal !== undefined && <RivalList deal={entry.deal} playing={playing} />}
        {isBegun && <ShareResult text={text} />}
      </div>
      <Days day={day} show={show} />
      <p>
        <Link to={pathTo('daily')}>{say(message('daily.all'))}</Link>
      </p>
    </article>
  );
}

interface CardProps {
  readonly daily: Daily;
  readonly entry: DayEntry;
}

function PuzzleCard({ daily, entry: { puzzle } }: CardProps) {
  const say = useSay();
  const isSolved = puzzle?.isSolved === true;
  const helped = puzzle?.isHelped ? 'yes' : 'no';
  return (
    <Choice
      title={say(message('daily.puzzle'))}
      about={say(message('daily.puzzle-about'))}
      isDone={isSolved}
      to={pathOn('daily-puzzle', daily)}
      label={say(message(isSolved ? 'daily.solve-again' : 'daily.solve'))}
    >
      {puzzle &&
        say(message(isSolved ? 'daily.solved' : 'daily.unsolved', { tries: puzzle.tries, helped }))}
    </Choice>
  );
}

function DealCard({ daily, entry: { deal } }: CardProps) {
  const say = useSay();
  const isRunning = useRunning(daily, deal === undefined);
  const name = say(message(`character.${DAILY_OPPONENT}`));
  const label = deal !== undefined ? 'daily.look' : isRunning ? 'daily.go-on' : 'daily.play';
  return (
    <Choice
      title={say(message('daily.deal'))}
      about={say(message('daily.deal-about', { name }))}
      isDone={deal !== undefined}
      to={pathOn('daily-deal', daily)}
      label={say(message(label))}
    >
      {deal && `${say(message(`daily.${deal.outcome}`))} ${sumOf(deal, say)}. `}
      {deal?.undid && say(message('daily.undid'))}
    </Choice>
  );
}

/** Whether the deal was begun and has not ended. */
function useRunning({ day, game }: Daily, isOpen: boolean): boolean {
  const lobby = useLobby();
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    lobby.ask({ do: 'fared', day, game }).then((answer) => {
      setRunning('fared' in answer && answer.fared === 'running');
    });
  }, [lobby, day, game, isOpen]);
  return isRunning;
}

interface ChoiceProps {
  readonly title: string;
  readonly about: string;
  readonly isDone: boolean;
  readonly to: string;
  readonly label: string;
  /** How it went. */
  readonly children: ReactNode;
}

function Choice({ title, about, isDone, to, label, children }: ChoiceProps) {
  return (
    <section className="panel daily-card" data-done={isDone}>
      <h2>
        {isDone && <Tick />}
        {title}
      </h2>
      <p className="quiet">{about}</p>
      <p className="daily-outcome">{children}</p>
      <Link to={to} className={isDone ? 'button' : 'button main-button'}>
        {label}
      </Link>
    </section>
  );
}

const Tick = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12.500 9.500 18 20 6.500" />
  </svg>
);

interface DaysProps {
  readonly day: Day;
  readonly show: (day: Day) => void;
}

/** The last days, to catch up with. */
function Days({ day, show }: DaysProps) {
  const say = useSay();
  const { language } = useLanguage();
  const short = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const now = today();
  return (
    <nav className="daily-days" aria-label={say(message('daily.days'))}>
      {lastDays(now)
        .toReversed()
        .map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === day ? 'date' : undefined}
            onClick={() => show(each)}
          >
            {each === now ? say(message('daily.today')) : short.format(Date.parse(each))}
          </button>
        ))}
    </nav>
  );
}
