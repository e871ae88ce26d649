import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { MatchSnapshot } from '@baithak/kernel';
import type { StoredMatch } from '@baithak/table';
import type { SnapshotRow } from './schema.ts';

/** Bytes of the hash at the beginning of a body. */
const HASH = 32;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

export function snapshotRow({ started, snapshot }: StoredMatch): SnapshotRow {
  const bytes = serialize(snapshot);
  return { started, body: Buffer.concat([hashOf(bytes), bytes]) };
}

/** A snapshot that is damaged or unreadable is ignored: the events have everything. */
export function snapshotOf({ started, body }: SnapshotRow): StoredMatch | undefined {
  const bytes = body.subarray(HASH);
  if (!hashOf(bytes).equals(body.subarray(0, HASH))) return undefined;
  try {
    return { started, snapshot: deserialize(bytes) as MatchSnapshot };
  } catch {
    return undefined;
  }
}
