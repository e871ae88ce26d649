import { Fault } from '@baithak/kernel';
import { type ClientMessage, parseMessage } from '@baithak/protocol';

/** Reads what the code of this same page wrote. Its form is known, so the page need not load the checks of a server. */
export function ownMessage(text: string): ClientMessage | Fault {
  const parsed = parseMessage(text);
  return parsed instanceof Fault ? parsed : (parsed.value as ClientMessage);
}
