// Loaded with --import, in every thread: FAILPOINT=after-commit:3 kills the process the third time it reaches that point.
const [wanted, count] = (process.env.FAILPOINT ?? '').split(':');
let left = Number(count ?? 1);

/** @param {string} name */
function failpoint(name) {
  if (name !== wanted || --left > 0) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment, and nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

Object.assign(globalThis, { baithakFailpoint: failpoint });
