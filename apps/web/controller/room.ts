import { type GameEvent, type Message, message, type Seat } from '@baithak/kernel';
import {
  type MatchGlance,
  NO_TABLE,
  type PublicState,
  reducePublic,
  type StreamEvent,
  type Told,
} from '@baithak/table';

/** A table as one viewer's stream has told it so far: all that the page needs to show it. */
export interface Room extends PublicState {
  /** How many events have come: the number of the next one. */
  readonly next: number;
  readonly match: MatchGlance | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
}

interface ChatLine {
  readonly seq: number;
  readonly by: string | null;
  readonly name: string;
  readonly text: string;
}

/** One line of the log of the running match. */
export interface LogLine {
  readonly seq: number;
  /** Who decided; `null` for what nobody at the table decided. */
  readonly seat: Seat | null;
  readonly moves: readonly string[];
  readonly events: readonly GameEvent[];
  /** What the table itself has to say. */
  readonly note: Message | null;
  readonly undone: boolean;
}

export const EMPTY_ROOM: Room = { ...NO_TABLE, next: 0, match: null, log: [], chat: [] };

export function fold(room: Room, event: StreamEvent): Room {
  if (event.seq !== room.next) return room;
  return {
    ...room,
    ...reducePublic(room, event),
    match: matchAfter(room, event),
    log: logAfter(room, event),
    chat: event.kind === 'chatted' ? chatAfter(room, event) : room.chat,
    next: event.seq + 1,
  };
}

/** Of several events that come together only the last tells how the match stands. */
function matchAfter(room: Room, event: StreamEvent): MatchGlance | null {
  return event.match ?? (event.kind === 'configured' ? null : room.match);
}

function logAfter({ log, question }: Room, event: StreamEvent): readonly LogLine[] {
  const { seq } = event;
  switch (event.kind) {
    case 'opened':
    case 'configured':
      return [];
    case 'started':
      return event.told.map((told) => toldLine(seq, told));
    case 'moved':
      return [...log, { ...toldLine(seq, event.told), seat: event.seat, moves: event.moves }];
    case 'undone':
      return [
        ...takenBack(log, event.decisions),
        noteLine(seq, message('table.undone', { n: event.decisions })),
      ];
    case 'resigned':
      return [...log, noteLine(seq, message('end.resign', { seat: { seat: event.seat } }))];
    case 'timed-out':
      return [...log, noteLine(seq, message('end.timeout', { seat: { seat: event.seat } }))];
    case 'drawn':
      return [...log, noteLine(seq, message('end.agreed'))];
    case 'answered':
      return event.yes || question === null
        ? log
        : [...log, noteLine(seq, declined(event.seat, question.kind))];
    default:
      return log;
  }
}

function toldLine(seq: number, told: Told): LogLine {
  return { seq, seat: null, moves: [], events: told.events, note: null, undone: false };
}

function noteLine(seq: number, note: Message): LogLine {
  return { seq, seat: null, moves: [], events: [], note, undone: false };
}

/** Marks the last decisions that still stood as undone. */
function takenBack(log: readonly LogLine[], decisions: number): LogLine[] {
  const standing = log.flatMap((line, i) => (line.seat !== null && !line.undone ? [i] : []));
  const gone = new Set(standing.slice(-decisions));
  return log.map((line, i) => (gone.has(i) ? { ...line, undone: true } : line));
}

export const DECLINED = 'table.declined';

const declined = (seat: Seat, what: string): Message => message(DECLINED, { seat: { seat }, what });

const MOST_CHAT = 200;

function chatAfter(
  { people, chat }: Room,
  { seq, by, text }: Extract<StreamEvent, { kind: 'chatted' }>,
): ChatLine[] {
  const name = people.find(({ id }) => id === by)?.name ?? '';
  return [...chat, { seq, by, name, text }].slice(-MOST_CHAT);
}
