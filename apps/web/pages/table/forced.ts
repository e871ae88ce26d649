import { director } from '@baithak/board';
import { useEffect } from 'react';
import type { Preferences } from '../../controller/preferences.ts';
import { preferences, usePreferences } from '../../shell/storage.ts';
import type { PartProps } from './parts.tsx';

/**
 * How many milliseconds people have to read that their turn is forced, and then to see what it did. Even
 * those who want no motion have to know that a turn was made for them.
 */
const READING: Readonly<Record<Preferences['speed'], number>> = {
  calm: 2600,
  brisk: 1500,
  instant: 700,
};

/**
 * Makes a forced turn and lets people see it: what others do next waits on this screen. The turn itself
 * is sent at once, so nobody elsewhere learns anything from the wait.
 */
export function makeForced(controller: Pick<PartProps['controller'], 'makeForced'>): void {
  director.play([], 0, READING[preferences.getSnapshot().speed]);
  controller.makeForced();
}

/** Makes a forced turn once everything before it has come to rest and people could read about it. */
export function useForcedTurn(
  { table, controller }: Pick<PartProps, 'table' | 'controller'>,
  isQuiet: boolean,
): void {
  const { speed } = usePreferences();
  const isDue = table.forced && table.asksUndo.length === 0 && isQuiet;
  const moment = table.news.key;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => makeForced(controller), READING[speed]);
    return () => clearTimeout(timer);
  }, [isDue, moment, speed, controller]);
}
