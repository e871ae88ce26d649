import {
  type AnyMatch,
  type Entry,
  type GameEvent,
  type Message,
  message,
  messagesOf,
  type SeatTally,
  type Tally,
  type TallyLine,
  type Viewer,
  type Words,
} from '@baithak/kernel';

export type Say = (message: Message) => string;

/** What game events have to say. */
export function sentencesFor(events: readonly GameEvent[], words: Words, say: Say): string[] {
  return messagesOf(events, words).map(say);
}

/** The sentences of a log entry as the viewer witnessed it. */
export function sentencesOf(
  match: AnyMatch,
  entry: Entry,
  viewer: Viewer,
  words: Words,
  say: Say,
): string[] {
  const own = ownMessage(entry);
  if (own !== undefined) return [say(own)];
  return sentencesFor(match.eventsFor(entry.seq, viewer), words, say);
}

/** The program's own message for entries without game events. */
function ownMessage(entry: Entry): Message | undefined {
  switch (entry.kind) {
    case 'deal':
    case 'decision':
      return undefined;
    case 'entropy':
    case 'draw':
      return message(`story.${entry.kind}`);
    case 'promise':
    case 'reveal':
    case 'withhold':
      return message(`story.${entry.kind}`, { seat: { seat: entry.seat } });
    case 'undo':
      return message('story.undo', { of: entry.of });
    case 'resign':
    case 'timeout':
      return message(`end.${entry.kind}`, { seat: { seat: entry.seat } });
    case 'seat':
      return message('story.seat', { n: entry.seat + 1, name: entry.name });
  }
}

/** The score of each seat with its arithmetic. */
export function tallyLines(tally: Tally, say: Say): string[] {
  return tally.flatMap((seat, index) => seatLines(seat, index, say));
}

function seatLines({ lines, least, most }: SeatTally, seat: number, say: Say): string[] {
  const sum = range(least, most);
  return [
    say(message('play.tally-seat', { seat: { seat }, sum })),
    ...lines.map((line) => `  ${say(line.label)}: ${arithmetic(line)}`),
  ];
}

function arithmetic({ terms, least, most }: TallyLine): string {
  const sum = range(least, most);
  if (terms.length < 2) return sum;
  return `${terms.map((term) => term ?? '?').join(' + ')} = ${sum}`;
}

function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
