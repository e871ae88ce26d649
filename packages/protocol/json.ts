import { depthOf, Fault } from '@baithak/kernel';
import { PROTOCOL_VERSION } from './messages.ts';

/** Parses a message of this version of the protocol; its form is not looked at. */
export function parseMessage(text: string): { readonly value: unknown } | Fault {
  const parsed = parseJson(text);
  if (parsed instanceof Fault || versionOf(parsed.value) === PROTOCOL_VERSION) return parsed;
  return new Fault('message-version', { args: { known: PROTOCOL_VERSION } });
}

function versionOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'v' in value ? value.v : undefined;
}

/** Far above anything a client sends, far below what could hurt. */
const MOST_CHARACTERS = 65_536;
const DEEPEST = 12;

/** Parses JSON text from outside; checks its size and depth first (see `depthOf`). */
export function parseJson(
  text: string,
  mostCharacters = MOST_CHARACTERS,
  deepest = DEEPEST,
): { readonly value: unknown } | Fault {
  if (text.length > mostCharacters) {
    return new Fault('message-size', { args: { most: mostCharacters } });
  }
  if (depthOf(text) > deepest) return new Fault('message-depth', { args: { most: deepest } });
  try {
    return PROTOTYPE_FIELD.test(text)
      ? new Fault('message-form', { at: [PROTOTYPE], args: { where: PROTOTYPE } })
      : { value: JSON.parse(text) };
  } catch {
    return new Fault('message-json');
  }
}

/** Assigning this name sets an object's prototype instead of a field. */
const PROTOTYPE = '__proto__';

/** A letter as JSON may spell it. */
function spelled(letter: string): string {
  const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
  return `(?:${letter}|\\\\u${code.replace(/[a-f]/g, (d) => `[${d}${d.toUpperCase()}]`)})`;
}

/** A field of that name in JSON text, even if escapes hide it: looking through all values would take long. */
const PROTOTYPE_FIELD = new RegExp(`[{,]\\s*"${[...PROTOTYPE].map(spelled).join('')}"\\s*:`);
