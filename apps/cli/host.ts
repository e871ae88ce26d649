import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Host } from '@baithak/bots';

/** The clock and the event loop, for bots. */
export const nodeHost: Host = {
  now: () => performance.now(),
  pause: () => nextTurn(),
};

export function freshSeed(): string {
  return randomBytes(12).toString('hex');
}
