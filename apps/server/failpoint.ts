import process from 'node:process';

/** Where a test can have the process killed, as if the machine had lost power there. */
const FAILPOINTS = [
  'before-write',
  'after-write',
  'before-commit',
  'after-commit',
  'before-tell',
  'during-tell',
  'before-answer',
  'after-answer',
  'during-migration',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

/** `FAILPOINT=after-commit:3` kills at the third time that point is reached. */
const [wanted, count] = (process.env.FAILPOINT ?? '').split(':');
let left = Number(count ?? 1);

export function failpoint(name: Failpoint): void {
  if (name !== wanted || --left > 0) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment; nothing may happen in it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
