import { randomBytes } from 'node:crypto';
import type { Table } from '@baithak/table';

/** Time and randomness. Tests pass their own. */
export interface Env {
  now(): number;
  /** 128 random bits as hex digits. */
  seed(): string;
  /** The public id of a table or a person, safe in a URL. */
  id(): string;
  /** The content of a session's cookie. */
  token(): string;
  readonly chance?: Table['chance'];
}

export function realEnv(): Env {
  let last = 0;
  return {
    // When the system clock is set back, time stands still until it catches up.
    now() {
      last = Math.max(last, Date.now());
      return last;
    },
    seed: () => randomBytes(16).toString('hex'),
    id: () => randomBytes(12).toString('base64url'),
    token: () => randomBytes(32).toString('base64url'),
  };
}
