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

/** Tests load test/kit/failpoints.mjs before the program, which sets this. A server has none. */
const { baithakFailpoint } = globalThis as { baithakFailpoint?: (name: Failpoint) => void };

/** A place where a test can kill the process, as if the machine had lost power. */
export const failpoint: (name: Failpoint) => void = baithakFailpoint ?? (() => {});
