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
import type { TableSnapshot } from '../../controller/table.ts';
import { freshSeed } from '../../local/chance.ts';
import { savedText } from '../../shell/storage.ts';
import { type PartProps, useTableAddress } from './parts.tsx';
import { isPastClosed, momentsOf, type Replay } from './replay.tsx';
import { openLog, sentencesOf } from './sentences.ts';

interface SinceLeftProps extends PartProps {
  readonly replay: Replay;
}

/** Offers those who come back to show them what they have missed, then tells it move by move. */
export function SinceLeft(props: SinceLeftProps) {
  const { table, replay, say } = props;
  const [from, forget] = useMissed(table);
  const [told, tell] = useState(0);
  if (replay.pace === 'reading') return <Retelling {...props} from={told} />;
  if (from === null || isPastClosed(table)) return null;
  const missed = movesSince(openLog(table), from);
  const [earliest] = missed;
  if (earliest === undefined) return null;
  const show = () => {
    forget();
    tell(from);
    const at = momentsOf(table).findIndex((lines) => lines.includes(earliest));
    replay.start(Math.max(0, at - 1), 'reading');
  };
  return (
    <section className="since-left" aria-label={say(message('since.title'))}>
      <button type="button" className="main-button" onClick={show}>
        {say(message('since.show', { n: missed.length }))}
      </button>
      <button type="button" onClick={forget}>
        {say(message('table.close'))}
      </button>
    </section>
  );
}

/** The sentence of the moment that is shown, and a way out. */
function Retelling({ table, replay, words, say, from }: SinceLeftProps & { from: number }) {
  const lines = momentsOf(table)[replay.at] ?? [];
  const told = lines.filter(({ seq }) => seq >= from);
  return (
    <section className="since-left" aria-label={say(message('since.title'))}>
      <p role="status">
        {told.length > 0
          ? told.flatMap((line) => sentencesOf(line, words, say)).join(' ')
          : say(message('since.before'))}
      </p>
      <button type="button" onClick={() => replay.step(replay.last)}>
        {say(message('since.skip'))}
      </button>
    </section>
  );
}

interface Offer {
  readonly from: number;
  /** The next event when they came back. */
  readonly until: number;
}

/** From which event on the viewer has missed moves; until they move themselves, or do not care. */
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

export const seenKeeper = new SeenKeeper(savedText('seen'));

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
