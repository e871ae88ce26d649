import { useLayoutEffect, useState } from 'react';
import { director } from './director.ts';

/**
 * Whether everything that happened up to this moment has arrived at its place. What comes next, such as the
 * preview of a forced move, waits for it: it would show the end of a way that people still follow.
 */
export function useStill(moment: string): boolean {
  const [arrived, arrive] = useState(moment);
  useLayoutEffect(() => {
    if (arrived === moment) return undefined;
    // The board has started its animations in this very update, if it has any.
    return director.whenStill(() => arrive(moment));
  }, [arrived, moment]);
  return arrived === moment;
}
