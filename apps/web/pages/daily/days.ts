import { useEffect, useReducer, useState } from 'react';
import { askedDay, dayAt, lastDays } from '../../controller/daily.ts';
import { DailyBook } from '../../controller/daily-book.ts';
import type { Day } from '../../controller/daily-table.ts';
import { ON_DAY } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useLanguage } from '../../shell/language.ts';
import { here } from '../../shell/navigation.tsx';
import { savedText } from '../../shell/storage.ts';

/** The daily puzzles and deals that were played in this browser. */
export const dailyBook = new DailyBook(savedText('daily'));

export const today = (): Day => dayAt(Date.now());

/** The day that this page is about: it stays the same while the page is shown, even over midnight. */
export function useDay(): Day {
  const [day] = useState(() => askedDay(new URLSearchParams(here().search).get(ON_DAY), today()));
  return day;
}

/** A day as people write it. */
export function useDate(style: 'full' | 'medium'): (day: Day) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}

/** Notes the results of deals that ended since the last visit, and draws the page again with them. */
export function useBook(): DailyBook {
  const lobby = useLobby();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    for (const daily of dailyBook.open(lastDays(today()))) {
      lobby.ask({ do: 'fared', ...daily }).then((answer) => {
        if (!('fared' in answer) || answer.fared === null || answer.fared === 'running') return;
        dailyBook.noteDeal(daily, answer.fared);
        again();
      });
    }
  }, [lobby]);
  return dailyBook;
}
