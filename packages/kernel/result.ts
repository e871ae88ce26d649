import type { Entry } from './entry.ts';
import type { Result, Seat } from './game.ts';
import { message } from './message.ts';

/**
 * The result of a match that is over, by its log or by the game's own end. Who resigned or ran out
 * of time comes last, the first to go at the very end; a match ends when one seat is left in it.
 */
export function endedResult(
  entries: readonly Entry[],
  seats: number,
  played: () => Result | undefined,
): Result | undefined {
  const gone: Seat[] = [];
  for (const entry of entries) {
    if (entry.kind === 'draw') return drawn(seats);
    if (entry.kind !== 'resign' && entry.kind !== 'timeout') continue;
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
