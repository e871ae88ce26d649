import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Runtime } from '@baithak/bots';

/** The clock and the event loop, for bots. */
export const nodeHost: Runtime = {
  now: () => performance.now(),
  pause: () => nextTurn(),
};

export function freshSeed(): string {
  return randomBytes(12).toString('hex');
}
