import type { Audience, Result, Seat, Viewer } from './game.ts';
import { message } from './message.ts';

/** An outcome in the log, and who saw it. */
export interface Drawn {
  readonly text: string;
  readonly audience: Audience;
}

/** One line of a match's log. Entries are only ever appended; `seq` counts them from 0. */
export type Entry = { readonly seq: number } /** A salt in clear, under scheme 1. */ & (
  | { readonly kind: 'entropy'; readonly text: string }
  /** Under scheme 2 a player promises a salt, then reveals or withholds it. */
  | { readonly kind: 'promise'; readonly seat: Seat; readonly hash: string }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'withhold'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly outcomes: Drawn[] }
  | {
      readonly kind: 'decision';
      readonly seat: Seat;
      readonly moves: readonly string[];
      readonly outcomes: Drawn[];
    }
  | { readonly kind: 'undo'; readonly of: number }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'draw' }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly name: string }
);

type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

/** An entry that moved the game on. */
export type Step = EntryOf<'deal'> | EntryOf<'decision'>;

export function isStep(entry: Entry): entry is Step {
  return entry.kind === 'deal' || entry.kind === 'decision';
}

const PREPARATIONS: readonly EntryKind[] = ['entropy', 'promise', 'reveal', 'withhold'];

/** Whether an entry makes the deal fair; such entries come before all others. */
export const isPreparation = ({ kind }: Entry): boolean => PREPARATIONS.includes(kind);

/** An entry by which a seat leaves the match, or all of them do. */
export type Departure = EntryOf<'resign' | 'timeout' | 'draw'>;

export function isDeparture(entry: Entry): entry is Departure {
  return entry.kind === 'resign' || entry.kind === 'timeout' || entry.kind === 'draw';
}

export const UNSEEN = '?';

/** An outcome as the viewer knows it: `?` where they were not in its audience. */
export function outcomeFor(drawn: Drawn, viewer: Viewer): string {
  return drawn.audience === 'all' || drawn.audience === viewer ? drawn.text : UNSEEN;
}

/** The texts of an entry's outcomes as the viewer knows them; none for entries without chance. */
export function outcomesFor(entry: Entry, viewer: Viewer): string[] {
  if (!isStep(entry)) return [];
  return entry.outcomes.map((drawn) => outcomeFor(drawn, viewer));
}

/**
 * The result of a match that ended by its log or by the rules. Seats that resigned or ran out of time
 * come last, in reverse order of leaving. A match ends when one seat is left in it.
 */
export function endedResult(
  departures: readonly Departure[],
  seats: number,
  played: () => Result | undefined,
): Result | undefined {
  const gone: Seat[] = [];
  for (const entry of departures) {
    if (entry.kind === 'draw') return drawn(seats);
    gone.push(entry.seat);
    if (gone.length >= Math.max(1, seats - 1)) {
      const left = Array.from({ length: seats }, (_, s) => s).filter((s) => !gone.includes(s));
      const places = withGoneLast(new Array(seats).fill(1), gone);
      const reason = message(`end.${entry.kind}`, { seat: { seat: entry.seat } });
      return { places, scores: places.map((_, s) => (left.includes(s) ? 1 : 0)), reason };
    }
  }
  const result = played();
  if (result === undefined || gone.length === 0) return result;
  return { ...result, places: withGoneLast(result.places, gone) };
}

function drawn(seats: number): Result {
  const equal = (value: number) => new Array<number>(seats).fill(value);
  return { places: equal(1), scores: equal(0), reason: message('end.agreed') };
}

function withGoneLast(places: readonly number[], gone: readonly Seat[]): number[] {
  const rank = (seat: Seat) => {
    const left = gone.indexOf(seat);
    return left < 0 ? (places[seat] as number) : 2 * places.length - left;
  };
  return places.map((_, seat) => 1 + places.filter((_, other) => rank(other) < rank(seat)).length);
}

/** What a match waits for. */
export type Turn =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly result: Result };
