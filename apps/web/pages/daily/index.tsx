import { message } from '@baithak/kernel';
import { endOf } from '../../controller/daily.ts';
import type { DayEntry } from '../../controller/daily-book.ts';
import { pathOn } from '../../routes.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Title } from '../../shell/navigation.tsx';
import * as words from '../../words/daily.ts';
import { GameGroups } from '../doors/game-groups.tsx';
import { useBook, useDate, useDay } from './days.ts';
import './daily.css';

/** The deals and puzzles of today, game by game. */
export function DailyPage() {
  return (
    <MoreWords books={words}>
      <Today />
    </MoreWords>
  );
}

function Today() {
  const say = useSay();
  const { language } = useLanguage();
  const full = useDate('full');
  const book = useBook();
  const day = useDay();
  const longest = book.longest();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(endOf(day));
  return (
    <div className="daily-page">
      <Title text={say(message('daily.title'))} />
      <p className="daily-today">
        <time dateTime={day}>{full(day)}</time>
        <span className="daily-streak">
          {say(message('daily.streak', { n: book.streak(day) }))}
        </span>
        {longest > 0 && (
          <span className="quiet">{say(message('daily.longest', { n: longest }))}</span>
        )}
      </p>
      <p>
        {say(message('daily.about'))} {say(message('daily.how-streak'))}{' '}
        {say(message('daily.next', { time }))}
      </p>
      <GameGroups
        to={(game) => pathOn('daily-game', { day, game })}
        note={(game) => say(message(`daily.note-${stateOf(book.of({ day, game }))}`))}
      />
    </div>
  );
}

function stateOf(entry: DayEntry | undefined): 'new' | 'puzzle' | 'deal' | 'done' {
  const isSolved = entry?.puzzle?.isSolved === true;
  if (entry?.deal === undefined) return isSolved ? 'puzzle' : 'new';
  return isSolved ? 'done' : 'deal';
}
