import { getSystemErrorName } from 'node:util';
import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** What Node and @photostructure/sqlite put on their errors. */
interface Traces {
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

/** Anything that was thrown, as one of the errors a store has. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError(codeOf((error ?? {}) as Traces), message);
}

export function isConstraint(error: unknown): boolean {
  return primary((error ?? {}) as Traces) === CONSTRAINT;
}

function codeOf(traces: Traces): StoreErrorCode {
  const { systemErrno, code = '' } = traces;
  const system = systemErrno ? getSystemErrorName(-systemErrno) : code;
  return BY_SYSTEM[system] ?? BY_SQLITE[primary(traces)] ?? 'store-unavailable';
}

/** Extended result codes carry the primary one in their lowest byte. */
function primary({ errcode = 0 }: Traces): number {
  return errcode & 0xff;
}
