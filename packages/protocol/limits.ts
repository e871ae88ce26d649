import { depthOf, Fault } from '@baithak/kernel';

/** Far above anything a table sends, far below what could hurt. */
const MOST_CHARACTERS = 65_536;
const DEEPEST = 12;

/**
 * JSON text to a value, its size and depth looked at first: the parser takes any depth, but much
 * that touches the result afterwards dies of it.
 */
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
    return named(text, PROTOTYPE)
      ? new Fault('message-form', { at: [PROTOTYPE], args: { where: PROTOTYPE } })
      : { value: JSON.parse(text) };
  } catch {
    return new Fault('message-json');
  }
}

/** Whether JSON text has a field of that name; escapes can hide it from the eye. */
function named(text: string, name: string): boolean {
  let found = false;
  if (!text.includes(name) && !text.includes('\\u')) return found;
  JSON.parse(text, (key, value) => {
    found ||= key === name;
    return value;
  });
  return found;
}

/** A name that sets something else than a field. */
const PROTOTYPE = '__proto__';
