import { randomBytes } from 'node:crypto';
import type { Table } from '@baithak/table';

/** Time and randomness. Tests pass their own. */
export interface Env {
  /** The time of day, for what is stored and shown. */
  now(): number;
  /** Milliseconds of a monotonic clock, for limits: setting the system clock does not change it. */
  ticks(): number;
  /** 128 random bits as hex digits. */
  seed(): string;
  /** The public id of a table or a person, safe in a URL. */
  id(): string;
  /** The content of a session's cookie. */
  token(): string;
  readonly chance?: Table['chance'];
}

export function realEnv(): Env {
  const began = Date.now() - performance.now();
  return {
    // Players' clocks run on it, so it must not jump when somebody sets the system clock.
    now: () => Math.floor(began + performance.now()),
    ticks: () => performance.now(),
    seed: () => randomBytes(16).toString('hex'),
    id: () => randomBytes(12).toString('base64url'),
    token: () => randomBytes(32).toString('base64url'),
  };
}
