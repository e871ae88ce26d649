import { useEffect } from 'react';
import type { Preferences } from '../../controller/preferences.ts';
import { usePreferences } from '../../shell/storage.ts';
import type { PartProps } from './parts.tsx';

/**
 * How many milliseconds people have to read that their turn is forced. Even those who want no motion
 * have to know that a turn was made for them.
 */
const READING: Readonly<Record<Preferences['speed'], number>> = {
  calm: 2600,
  brisk: 1500,
  instant: 700,
};

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
    const timer = setTimeout(() => controller.makeForced(), READING[speed]);
    return () => clearTimeout(timer);
  }, [isDue, moment, speed, controller]);
}
