import type { Fault } from '@baithak/kernel';

/** A fault that ends a contest in the middle of a game. */
export class Trouble extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}
