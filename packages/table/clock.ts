import type { Seat } from '@baithak/kernel';
import type { ClockSetting } from './settings.ts';

/** The time of each seat as it was at `since`. Only the seat to decide runs down, and only while a person sits there. */
export interface Clocks {
  /** `null`: no limit. */
  readonly left: readonly (number | null)[];
  /** The seat whose time has run down since then, also if it has no limit. */
  readonly running: Seat | null;
  /** From when the running seat's time counts, by the table's clock. */
  readonly since: number;
}

export function freshClocks(setting: ClockSetting, seats: number): Clocks {
  return { left: new Array(seats).fill(timeAtStart(setting)), running: null, since: 0 };
}

function timeAtStart(setting: ClockSetting): number | null {
  if (setting.kind === 'live') return setting.budget;
  return setting.kind === 'slow' ? setting.perTurn : null;
}

/** What the seat has left at a moment; `null`: no limit. */
export function timeLeft(clocks: Clocks, seat: Seat, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null || clocks.running !== seat) return left;
  return left - Math.max(0, now - clocks.since);
}

/** The moment the running seat's time is up; `null` if no clock runs. */
export function deadline(clocks: Clocks): number | null {
  if (clocks.running === null) return null;
  const left = clocks.left[clocks.running] ?? null;
  return left === null ? null : clocks.since + left;
}

/** Lets `next` run from now on, or nobody. A seat that has finished its turn gets its increment. */
export function switchTo(
  setting: ClockSetting,
  clocks: Clocks,
  next: Seat | null,
  now: number,
  turnFinished: boolean,
): Clocks {
  const left = [...clocks.left];
  const last = clocks.running;
  if (last !== null) {
    const rest = timeLeft(clocks, last, now);
    const more = setting.kind === 'live' && turnFinished ? setting.increment : 0;
    left[last] = rest === null ? null : rest + more;
  }
  if (setting.kind === 'slow' && next !== null && next !== last) left[next] = setting.perTurn;
  return { left, running: next, since: now };
}

/** Gives back time that nobody could use, such as an outage. */
export function credit(clocks: Clocks, ms: number): Clocks {
  return { ...clocks, since: clocks.since + ms };
}
