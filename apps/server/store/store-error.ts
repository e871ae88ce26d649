/** What can go wrong with a store; the words of the server have a sentence for each. */
export const STORE_ERRORS = [
  /** No database, or a damaged one. */
  'store-corrupt',
  /** A database of another program. */
  'store-foreign',
  /** Written by a later version of the program. */
  'store-newer',
  /** May not be written: by permission, or because the disk is read-only. */
  'store-readonly',
  'store-full',
  /** Somebody else kept it locked for too long. */
  'store-busy',
  /** The file for a backup is there already. */
  'store-exists',
  /** What was to be kept is no event or record that fits. */
  'store-refused',
  'store-closed',
  /** Anything else: it cannot be opened, it cannot be reached, its thread has died. */
  'store-unavailable',
] as const;

export type StoreErrorCode = (typeof STORE_ERRORS)[number];

/** The message is for logs: it says what the database said. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    message: string = code,
  ) {
    super(message);
  }
}
