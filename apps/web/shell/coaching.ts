import { useEffect } from 'react';
import { COACHINGS, type Coaching, coachingOf, routeAt } from '../routes.ts';
import { here } from './navigation.tsx';
import { coachedTables } from './storage.ts';

/**
 * Why the coach whispers at the table of this page. The address says so when the game begins; this browser
 * remembers it, for whoever comes back by another way.
 */
export function useCoaching(): Coaching | undefined {
  const { pathname, search } = here();
  const table = routeAt(pathname)?.param ?? '';
  const asked = coachingOf(search);
  useEffect(() => {
    if (asked !== undefined) coachedTables.note(table, asked);
  }, [asked, table]);
  return asked ?? COACHINGS.find((why) => why === coachedTables.at(table));
}
