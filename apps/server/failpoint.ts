import process from 'node:process';

type Failpoint =
  | 'before-write'
  | 'after-write'
  | 'before-commit'
  | 'after-commit'
  | 'before-tell'
  | 'during-tell'
  | 'before-answer'
  | 'after-answer'
  | 'during-migration';

/** `FAILPOINT=after-commit:3` kills the process the third time it reaches that point. */
const [wanted, count] = (process.env.FAILPOINT ?? '').split(':');
let left = Number(count ?? 1);

/** A place where a test can kill the process, as if the machine had lost power. */
export function failpoint(name: Failpoint): void {
  if (name !== wanted || --left > 0) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment, and nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
