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
  /** People who gave up their seats while the others play on. */
  readonly retired: readonly Retired[];
  readonly chat: readonly ChatLine[];
}

interface Retired {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly by: 'resigned' | 'timed-out';
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

export const EMPTY_ROOM: Room = {
  ...NO_TABLE,
  next: 0,
  match: null,
  log: [],
  retired: [],
  chat: [],
};

export function fold(room: Room, event: StreamEvent): Room {
  if (event.seq !== room.next) return room;
  return {
    ...room,
    ...reducePublic(room, event),
    match: matchAfter(room, event),
    log: logAfter(room, event),
    retired: retiredAfter(room, event),
    chat: event.kind === 'chatted' ? chatAfter(room, event) : room.chat,
    next: event.seq + 1,
  };
}

/** Of several events that come together only the last tells how the match stands. */
function matchAfter(room: Room, event: StreamEvent): MatchGlance | null {
  return event.match ?? (event.kind === 'configured' ? null : room.match);
}

/** With more than two seats the others play on; reducePublic gives the seat to a bot. */
function retiredAfter({ seats, retired }: Room, event: StreamEvent): readonly Retired[] {
  if (event.kind === 'started' || event.kind === 'configured') return [];
  if ((event.kind !== 'resigned' && event.kind !== 'timed-out') || seats.length <= 2) {
    return retired;
  }
  const { seat, kind: by } = event;
  const occupant = seats[seat];
  if (occupant?.kind !== 'person') return retired;
  return [...retired, { seat, person: occupant.person, name: occupant.name, by }];
}

/** How the person at this screen came to watch the others play on. */
export function retirementOf({ room, own, person }: Watching): Retired | undefined {
  return own.length > 0 ? undefined : room.retired.findLast((each) => each.person === person);
}

interface Watching {
  readonly room: Room;
  readonly own: readonly Seat[];
  readonly person: string;
}

/** The seats where a bot plays on for somebody. */
export function standInsOf({ seats, gone }: Room): readonly Seat[] {
  return seats.flatMap((occupant, seat) =>
    occupant.kind === 'bot' && (occupant.standsFor !== undefined || gone.includes(seat))
      ? [seat]
      : [],
  );
}

function logAfter({ log, question, seats }: Room, event: StreamEvent): readonly LogLine[] {
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
        noteLine(seq, message(UNDONE, { n: event.decisions })),
      ];
    case 'resigned':
      return [...log, noteLine(seq, farewell(seats, event.seat, 'resign'))];
    case 'timed-out':
      return [...log, noteLine(seq, farewell(seats, event.seat, 'timeout'))];
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

const LEAVES = { resign: 'table.leaves-by-resign', timeout: 'table.leaves-by-timeout' } as const;

/** Whoever leaves their seat to a stand-in is called by their own name: the seat now has another one. */
function farewell(seats: Room['seats'], seat: Seat, how: 'resign' | 'timeout'): Message {
  const occupant = seats[seat];
  return seats.length > 2 && occupant?.kind === 'person'
    ? message(LEAVES[how], { name: occupant.name })
    : message(`end.${how}`, { seat: { seat } });
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

export const UNDONE = 'table.undone';
/** By a player, or by a host who holds no seat. */
export const DECLINED: readonly string[] = ['table.declined', 'table.declined-by-host'];

const declined = (seat: Seat | null, what: string): Message =>
  seat === null
    ? message('table.declined-by-host')
    : message('table.declined', { seat: { seat }, what });

const MOST_CHAT = 200;

function chatAfter(
  { people, chat }: Room,
  { seq, by, text }: Extract<StreamEvent, { kind: 'chatted' }>,
): ChatLine[] {
  const name = people.find(({ id }) => id === by)?.name ?? '';
  return [...chat, { seq, by, name, text }].slice(-MOST_CHAT);
}
