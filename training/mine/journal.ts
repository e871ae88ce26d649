import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Puzzle } from '@baithak/kernel';

/** What game `n` of the bots has brought. */
export interface Line {
  readonly n: number;
  readonly puzzles: readonly Puzzle[];
}

/**
 * The lines that were written so far. Half a line is left if the program was killed while it wrote: it is
 * cut off, so that the next one does not go on behind it.
 */
export function readJournal(path: string): Line[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(path, whole.length);
  const lines = whole.toString('utf8').split('\n').slice(0, -1);
  return lines.map((line): Line => JSON.parse(line));
}

export function addToJournal(path: string, line: Line): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}
