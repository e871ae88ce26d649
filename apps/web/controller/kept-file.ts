import type { StoredTable } from '@baithak/host';
import { sha256Hex } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';

/** Everything that a device keeps: what its browser remembers, and its tables. */
export interface Kept {
  readonly saved: Readonly<Record<string, string>>;
  readonly tables: readonly StoredTable[];
}

const KIND = 'baithak-device';
const VERSION = 1;
/** Characters; a device with thousands of games has a few million. */
const LONGEST = 50_000_000;

/** The file: readable by people, with a hash that shows whether it arrived whole. */
export function writeKept(kept: Kept): string {
  const content = JSON.stringify(kept);
  return JSON.stringify({ kind: KIND, version: VERSION, check: sha256Hex(content), content });
}

const fault = (code: string): FaultData => ({ code });

/** Reads such a file. It checks the shape; the tables are replayed before they are added. */
export function readKept(text: string): Kept | FaultData {
  if (text.length > LONGEST) return fault('kept-file');
  const file = parsed(text);
  const { kind, version, check, content } = Object(file) as Record<string, unknown>;
  if (kind !== KIND || typeof content !== 'string') return fault('kept-file');
  if (version !== VERSION) return fault('kept-newer');
  if (sha256Hex(content) !== check) return fault('kept-damaged');
  const { saved, tables } = Object(parsed(content)) as Partial<Kept>;
  const areTexts =
    isObject(saved) && Object.values(saved).every((value) => typeof value === 'string');
  if (!areTexts || !Array.isArray(tables) || !tables.every(isTable)) return fault('kept-file');
  return { saved, tables };
}

function isTable(value: unknown): value is StoredTable {
  const { record, events } = Object(value) as Partial<StoredTable>;
  return (
    isObject(record) &&
    typeof record.id === 'string' &&
    typeof record.game === 'string' &&
    Array.isArray(events)
  );
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
