import {
  type AnyMatch,
  type Entry,
  type Message,
  message,
  type Viewer,
  type Words,
} from '@baithak/kernel';

type Say = (message: Message) => string;

/** The sentences of a log entry as the viewer saw it happen. */
export function sentencesOf(
  match: AnyMatch,
  entry: Entry,
  viewer: Viewer,
  words: Words,
  say: Say,
): string[] {
  const own = ownMessage(entry);
  if (own !== undefined) return [say(own)];
  return match
    .eventsFor(entry.seq, viewer)
    .map((event) => words.sentence(event))
    .filter((sentence) => sentence !== null)
    .map(say);
}

/** What the program itself says of entries that are no game events. */
function ownMessage(entry: Entry): Message | undefined {
  switch (entry.kind) {
    case 'deal':
    case 'decision':
      return undefined;
    case 'entropy':
    case 'draw':
      return message(`story.${entry.kind}`);
    case 'undo':
      return message('story.undo', { of: entry.of });
    case 'resign':
    case 'timeout':
      return message(`end.${entry.kind}`, { seat: { seat: entry.seat } });
    case 'seat':
      return message('story.seat', { n: entry.seat + 1, name: entry.name });
  }
}
