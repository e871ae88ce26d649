import { getSystemErrorName } from 'node:util';

/** What can go wrong with a store. The server's words have a sentence for each code. */
export const STORE_ERRORS = [
  /** The file is damaged, or it is not a database. */
  'store-corrupt',
  /** The database belongs to another program. */
  'store-foreign',
  /** A later version of this program wrote the database. */
  'store-newer',
  /** Matches that run there began under other rules than this program has. */
  'store-old-rules',
  /** The file or the disk is read-only. */
  'store-readonly',
  'store-full',
  /** Another process has held the lock for too long. */
  'store-busy',
  /** The target file of a backup exists already. */
  'store-exists',
  /** The events or the record are malformed. */
  'store-refused',
  'store-closed',
  /** Anything else: the file cannot be opened, or the thread has died. */
  'store-unavailable',
] as const;

export type StoreErrorCode = (typeof STORE_ERRORS)[number];

/** The message is for logs: it is what the database said. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    message: string = code,
  ) {
    super(message);
  }
}

/** The details that Node, pg and @photostructure/sqlite put on their errors. */
interface Details {
  readonly code?: string;
  readonly errcode?: number;
  readonly systemErrno?: number;
}

const BY_SYSTEM: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'store-full',
  EDQUOT: 'store-full',
  EROFS: 'store-readonly',
  EACCES: 'store-readonly',
  EPERM: 'store-readonly',
};

const CONSTRAINT = 19;
const BY_SQLITE: Readonly<Record<number, StoreErrorCode>> = {
  3: 'store-readonly',
  5: 'store-busy',
  6: 'store-busy',
  8: 'store-readonly',
  11: 'store-corrupt',
  13: 'store-full',
  [CONSTRAINT]: 'store-refused',
  26: 'store-corrupt',
};

/** PostgreSQL's codes, or the class that they begin with. */
const BY_SQLSTATE: Readonly<Record<string, StoreErrorCode>> = {
  '22': 'store-refused',
  '23': 'store-refused',
  '25006': 'store-readonly',
  '40': 'store-busy',
  '53100': 'store-full',
  '55P03': 'store-busy',
};

/** Turns anything that was thrown into a StoreError. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError(codeOf((error ?? {}) as Details), message);
}

export function isConstraint(error: unknown): boolean {
  return primary((error ?? {}) as Details) === CONSTRAINT;
}

export function isBusy(error: unknown): boolean {
  return storeError(error).code === 'store-busy';
}

function codeOf(details: Details): StoreErrorCode {
  const { systemErrno, code = '' } = details;
  const system = systemErrno ? getSystemErrorName(-systemErrno) : code;
  const bySqlState = BY_SQLSTATE[code] ?? BY_SQLSTATE[code.slice(0, 2)];
  return bySqlState ?? BY_SYSTEM[system] ?? BY_SQLITE[primary(details)] ?? 'store-unavailable';
}

/** An extended result code has the primary code in its lowest byte. */
function primary({ errcode = 0 }: Details): number {
  return errcode & 0xff;
}
