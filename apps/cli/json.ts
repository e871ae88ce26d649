import { depthOf, Fault } from '@baithak/kernel';

/** No position or request nests deeper; what does could break whatever walks it later. */
const DEEPEST = 32;

/** Text from outside as JSON, its depth checked before anything is built. */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) return new Fault('json-too-deep', { args: { most: DEEPEST } });
  try {
    return JSON.parse(text);
  } catch {
    return new Fault('not-json');
  }
}
