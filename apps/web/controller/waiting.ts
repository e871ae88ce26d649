import type { TableRecord } from '@baithak/host';
import { keptSeats, type Outcome, outcomeOf, ownSeats } from './records.ts';

/** A table that somebody can come back to. */
export interface Waiting {
  readonly record: TableRecord;
  readonly isOnline: boolean;
  /** Whether it is their table. */
  readonly isOwn: boolean;
  /** Their seats, also those that a bot keeps for them; several where people share a screen. */
  readonly own: readonly number[];
  /** Whether a bot keeps these seats until they come back. */
  readonly isKept: boolean;
  /** What is new for them there. */
  readonly news: 'turn' | 'ready' | 'result' | null;
  /** How a match ended whose result they have not seen. */
  readonly outcome: Outcome | null;
}

interface Visitor {
  readonly person: string;
  readonly isOnline: boolean;
  readonly hasSeenResult: (table: string) => boolean;
}

export function waitingAt(record: TableRecord, visitor: Visitor): Waiting {
  const { person, isOnline } = visitor;
  const taken = ownSeats(record.seats, person);
  const kept = taken.length > 0 ? [] : keptSeats(record, person);
  const isKept = kept.length > 0;
  const own = isKept ? kept : taken;
  const isUnseen = isOnline && own.length > 0 && !visitor.hasSeenResult(record.id);
  const ended = { seats: record.seats, places: record.result?.places };
  const outcome = isUnseen && record.stage === 'over' ? outcomeOf(ended, person) : null;
  const isOwn = record.owner === person;
  const news = newsAt(record, person, taken, outcome);
  return { record, isOnline, isOwn, own, isKept, news, outcome };
}

function newsAt(
  { stage, turn, seats, owner, dealing }: TableRecord,
  person: string,
  own: readonly number[],
  outcome: Outcome | null,
): Waiting['news'] {
  if (stage === 'over') return outcome === null ? null : 'result';
  if (stage === 'playing') return turn !== null && own.includes(turn) ? 'turn' : null;
  // Cards are dealt when everybody's page has done its part.
  if (dealing !== undefined) return dealing.some((seat) => own.includes(seat)) ? 'ready' : null;
  // The match starts when its host comes back.
  return owner === person && seats.every(({ kind }) => kind !== 'open') ? 'ready' : null;
}

const STAGES = { playing: 3, gathering: 4, over: 5 } as const;

const rank = ({ record, news }: Waiting): number =>
  news === null ? STAGES[record.stage] : ['turn', 'ready', 'result'].indexOf(news);

/** What needs you comes first, then what was played last; among your turns the most urgent one, then people. */
export const inOrder = (tables: readonly Waiting[]): Waiting[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || urgency(a, b));

function urgency(a: Waiting, b: Waiting): number {
  const [first, second] = [a, b].map(({ record, news }) =>
    news === 'turn' ? (record.deadline ?? Number.POSITIVE_INFINITY) : 0,
  ) as [number, number];
  if (first !== second) return first - second;
  return awaited(b) - awaited(a) || b.record.changedAt - a.record.changedAt;
}

/** A friend who waits for your move comes before a bot, which has no other plans. */
const awaited = ({ record, own, news }: Waiting): number =>
  Number(
    news === 'turn' &&
      record.seats.some(({ kind }, seat) => kind === 'person' && !own.includes(seat)),
  );
