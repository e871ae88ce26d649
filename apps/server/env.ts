import { randomBytes } from 'node:crypto';
import type { Table } from '@baithak/table';

/** Time and chance as the server gets them; tests bring their own. */
export interface Env {
  now(): number;
  /** 128 bits that nobody can guess, as hex digits. */
  seed(): string;
  /** A public id of a table or a person, which links can carry. */
  id(): string;
  /** What a session's cookie holds. */
  token(): string;
  readonly chance?: Table['chance'];
}

export function realEnv(): Env {
  let last = 0;
  return {
    // A clock that is set back must not make time run twice.
    now() {
      last = Math.max(last, Date.now());
      return last;
    },
    seed: () => randomBytes(16).toString('hex'),
    id: () => randomBytes(12).toString('base64url'),
    token: () => randomBytes(32).toString('base64url'),
  };
}
