import type { ClockSetting } from '@baithak/table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks to choose from; `clock.<name>` in the words says them. The first three suit most people. */
export const CLOCKS = {
  none: { kind: 'none' },
  'live-15': { kind: 'live', budget: 15 * MINUTE, increment: 15_000 },
  'slow-1': { kind: 'slow', perTurn: DAY },
  'live-5': { kind: 'live', budget: 5 * MINUTE, increment: 5000 },
  'live-60': { kind: 'live', budget: HOUR, increment: 30_000 },
  'slow-3': { kind: 'slow', perTurn: 3 * DAY },
  'slow-7': { kind: 'slow', perTurn: 7 * DAY },
} as const satisfies Readonly<Record<string, ClockSetting>>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

export const sameClock = (a: ClockSetting, b: ClockSetting): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The name of a clock; `undefined` for one that somebody else made up. */
export const clockName = (clock: ClockSetting): ClockName | undefined =>
  CLOCK_NAMES.find((name) => sameClock(CLOCKS[name], clock));
