import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { SeenKeeper } from '../../controller/seen.ts';
import type { TableSnapshot } from '../../controller/table.ts';
import { freshSeed } from '../../local/chance.ts';
import { remember, remembered } from '../../shell/memory.ts';

export const seenKeeper = new SeenKeeper({
  read: () => remembered('seen'),
  write: (text) => remember('seen', text),
});

export interface Visit {
  readonly id: string;
  /** Whether somebody can see the table as it is now. */
  readonly here: boolean;
}

export const VisitContext = createContext<Visit>({ id: '', here: false });

export const useVisit = () => useContext(VisitContext);

/** A visit lasts until the page is put out of sight or its line is cut; then another one begins. */
export function useVisiting(snapshot: TableSnapshot): Visit {
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const here = visible && (snapshot.status !== 'ready' || snapshot.current);
  const [id, begin] = useState(freshSeed);
  useEffect(() => {
    if (!here) begin(freshSeed());
  }, [here]);
  return useMemo(() => ({ id, here }), [id, here]);
}

const isVisible = () => !document.hidden;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
