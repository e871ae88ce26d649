import { Fault } from '@baithak/kernel';

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

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 0x5c) i++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}
