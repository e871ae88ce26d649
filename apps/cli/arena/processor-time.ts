import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second for programs. */
const TICK_MS = 10;

/**
 * The processor time in milliseconds of a process and its children so far. Only Linux tells it;
 * undefined elsewhere, and once the process has ended.
 */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces. Behind it, fields 14 to 17 are times.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children === '' ? [] : children.split(' ');
    return below.reduce((sum, child) => sum + (processorTime(Number(child)) ?? 0), own * TICK_MS);
  } catch {
    return undefined;
  }
}
