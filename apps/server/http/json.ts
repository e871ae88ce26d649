import { Fault } from '@baithak/kernel';
import { parseJson } from '@baithak/protocol';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A request's body as a value; what is wrong with it as a fault, for the handlers to answer with. */
export function readJson(bytes: Buffer): unknown {
  const text = textOf(bytes);
  if (text === undefined) return new Fault('message-json');
  const read = parseJson(text);
  return read instanceof Fault ? read : read.value;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
