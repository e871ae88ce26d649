import { type GameEvent, type Message, message, type Seat } from '@baithak/kernel';
import {
  type MatchGlance,
  NO_TABLE,
  type PublicState,
  type Reaction,
  reducePublic,
  STAND_IN,
  type StreamEvent,
  type Told,
} from '@baithak/table';
import { leaverOf, type Notice, noticeOf, type Retired } from './notices.ts';

/** A table as one viewer's stream has told it so far: all that the page needs to show it. */
export interface Room extends PublicState {
  /** How many events have come: the number of the next one. */
  readonly next: number;
  readonly match: MatchGlance | null;
  readonly log: readonly LogLine[];
  /** People who gave up their seats while the others play on. */
  readonly retired: readonly Retired[];
  readonly chat: readonly ChatLine[];
  /** What people did last that others should notice, until the match goes on. */
  readonly notice: Notice | null;
}

interface ChatLine {
  readonly seq: number;
  readonly by: string | null;
  readonly name: string;
  readonly text: string;
  /** In place of a text. */
  readonly reaction: Reaction | null;
  readonly at: number;
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
  notice: null,
};

export function fold(room: Room, event: StreamEvent): Room {
  if (event.seq !== room.next) return room;
  const notice = noticeOf(room, event);
  const log = logAfter(room, event, notice);
  return {
    ...room,
    ...reducePublic(room, event),
    match: matchAfter(room, event),
    log,
    retired: retiredAfter(room, event),
    chat: event.kind === 'chatted' || event.kind === 'reacted' ? chatAfter(room, event) : room.chat,
    notice: notice ?? (log === room.log ? room.notice : null),
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
  if (event.kind === 'seated') {
    const others = retired.filter(({ seat }) => seat !== event.seat);
    const left = leaverOf(seats, event);
    return left === undefined ? others : [...others, left];
  }
  if ((event.kind !== 'resigned' && event.kind !== 'timed-out') || seats.length <= 2) {
    return retired;
  }
  const { seat, kind: by, seq: since } = event;
  const occupant = seats[seat];
  if (occupant?.kind !== 'person') return retired;
  return [...retired, { seat, person: occupant.person, name: occupant.name, by, since }];
}

/** How the person at this screen came to watch the others play on. */
export function retirementOf({ room, own, person }: Watching): Retired | undefined {
  if (own.length > 0) return undefined;
  return room.retired.findLast((each) => each.person === person && each.by !== 'left');
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

function logAfter(
  { log, seats }: Room,
  event: StreamEvent,
  notice: Notice | null,
): readonly LogLine[] {
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
    case 'timed-out':
      return [...log, noteLine(seq, farewell(seats, event))];
    case 'drawn':
      return [...log, noteLine(seq, message('end.agreed'))];
    default:
      return notice?.isLogged && notice.what !== null ? [...log, noteLine(seq, notice.what)] : log;
  }
}

type Retirement = Extract<StreamEvent, { kind: 'resigned' | 'timed-out' }>;
const ENDS = { resigned: 'end.resign', 'timed-out': 'end.timeout' } as const;
const LEAVES = {
  resigned: 'table.leaves-by-resign',
  'timed-out': 'table.leaves-by-timeout',
} as const;

/** Whoever leaves their seat to a stand-in is called by their own name: the seat now has another one. */
function farewell(seats: Room['seats'], { kind, seat, standIn = STAND_IN }: Retirement): Message {
  const occupant = seats[seat];
  const bot = message(`character.${standIn}`);
  return seats.length > 2 && occupant?.kind === 'person'
    ? message(LEAVES[kind], { name: occupant.name, bot })
    : message(ENDS[kind], { seat: { seat } });
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
const MOST_CHAT = 200;

function chatAfter(
  { people, chat }: Room,
  event: Extract<StreamEvent, { kind: 'chatted' | 'reacted' }>,
): ChatLine[] {
  const { seq, by, at } = event;
  const name = people.find(({ id }) => id === by)?.name ?? '';
  const text = event.kind === 'chatted' ? event.text : '';
  const reaction = event.kind === 'reacted' ? event.reaction : null;
  return [...chat, { seq, by, name, text, reaction, at }].slice(-MOST_CHAT);
}
