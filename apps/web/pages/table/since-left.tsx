import type { Bar } from '@baithak/board';
import { message } from '@baithak/kernel';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { missedFrom, movesSince, SeenKeeper } from '../../controller/saved.ts';
import type { TableSnapshot } from '../../controller/snapshot.ts';
import { freshSeed } from '../../local/chance.ts';
import { savedText } from '../../shell/storage.ts';
import { type PartProps, useTableAddress } from './parts.tsx';
import { isPastClosed, momentsOf, type Replay } from './replay.tsx';
import { openLog, sentencesOf } from './sentences.ts';

interface SinceLeft {
  /** Tells what was missed, move by move, while it is replayed. */
  readonly retelling: Bar | null;
  /** Offers to tell it. */
  readonly offer: Bar | null;
}

/** For people who come back: what they have missed, in the place of the action bar. */
export function useSinceLeft(props: PartProps, replay: Replay): SinceLeft {
  const { table, say } = props;
  const [from, forget] = useMissed(table);
  const [told, tell] = useState(0);
  const retelling = replay.pace === 'reading' ? retell(props, replay, told) : null;
  const missed = from === null || isPastClosed(table) ? [] : movesSince(openLog(table), from);
  const [earliest] = missed;
  if (from === null || earliest === undefined) return { retelling, offer: null };
  const show = () => {
    forget();
    tell(from);
    const at = momentsOf(table).findIndex((lines) => lines.includes(earliest));
    replay.start(Math.max(0, at - 1), 'reading');
  };
  const offer = {
    ask: say(message('since.title')),
    quiet: [{ label: say(message('table.close')), act: forget }],
    primary: { label: say(message('since.show', { n: missed.length })), act: show },
  };
  return { retelling, offer };
}

/** The sentence of the replayed moment, and a button to skip the rest. */
function retell({ table, words, say }: PartProps, replay: Replay, from: number): Bar {
  const lines = momentsOf(table)[replay.at] ?? [];
  const told = lines.filter(({ seq }) => seq >= from);
  return {
    ask:
      told.length > 0
        ? told.flatMap((line) => sentencesOf(line, words, say)).join(' ')
        : say(message('since.before')),
    quiet: [{ label: say(message('since.skip')), act: () => replay.step(replay.last) }],
  };
}

interface Offer {
  readonly from: number;
  /** The number of the next event when the person came back. */
  readonly until: number;
}

/** The first event that the viewer has missed, until they move or dismiss the offer. */
function useMissed(table: PartProps['table']): [from: number | null, forget: () => void] {
  const { kind, id } = useTableAddress();
  const visit = useVisit();
  const [offer, setOffer] = useState<Offer | null>(null);
  const { log, next } = table.room;
  const place = `${kind} ${id} ${table.viewer}`;
  useEffect(() => {
    if (!visit.here) return;
    const from = missedFrom(log, seenKeeper.at(place), visit.id);
    seenKeeper.note(place, { visit: visit.id, next });
    if (from !== null) setOffer({ from, until: next });
  }, [visit, place, next]);
  const hasMoved = movesSince(log, offer?.until ?? next).some(
    ({ seat }) => seat !== null && table.own.includes(seat),
  );
  return [hasMoved ? null : (offer?.from ?? null), () => setOffer(null)];
}

const seenKeeper = new SeenKeeper(savedText('seen'));

interface Visit {
  readonly id: string;
  /** Whether the page is visible and up to date. */
  readonly here: boolean;
}

export const VisitContext = createContext<Visit>({ id: '', here: false });

const useVisit = () => useContext(VisitContext);

/** A visit ends when the page is hidden or loses its connection; then a new one begins. */
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
