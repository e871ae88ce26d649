import type { GameEvent, Message, Result, Seat } from '@baithak/kernel';
import { message } from '@baithak/kernel';
import type {
  MatchGlance,
  Occupant,
  Question,
  Settings,
  Stage,
  StreamEvent,
  Told,
} from '@baithak/table';

/** What one viewer's stream has told of a table so far: all that its views need. */
export interface Room {
  /** How many events were told: the number of the next one. */
  readonly next: number;
  readonly settings: Settings | null;
  readonly people: readonly Person[];
  /** Who sets the table. */
  readonly owner: string | null;
  readonly chat: readonly ChatLine[];
  /** The hash of the next match's seed, and who has added to its chance. */
  readonly seal: { readonly commitment: string; readonly salted: readonly string[] } | null;
  readonly seats: readonly Occupant[];
  readonly stage: Stage;
  readonly question: Question | null;
  readonly paused: boolean;
  /** The hash of the running or last match's seed, as it was sealed before the deal. */
  readonly sealed: string | null;
  readonly match: MatchGlance | null;
  readonly result: Result | null;
  readonly log: readonly LogLine[];
}

interface Person {
  readonly id: string;
  readonly name: string;
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
  next: 0,
  settings: null,
  people: [],
  owner: null,
  chat: [],
  seal: null,
  seats: [],
  stage: 'gathering',
  question: null,
  paused: false,
  sealed: null,
  match: null,
  result: null,
  log: [],
};

export function fold(room: Room, event: StreamEvent): Room {
  if (event.seq !== room.next) return room;
  const { match } = event;
  // Of several events that come together only the last tells how the match stands.
  const now = match ?? (event.kind === 'configured' ? null : room.match);
  return { ...room, ...changeBy(room, event), match: now, next: event.seq + 1 };
}

function changeBy(room: Room, event: StreamEvent): Partial<Room> {
  switch (event.kind) {
    case 'opened':
    case 'configured':
      return configured(room, event.settings);
    case 'seated':
      return { seats: room.seats.with(event.seat, event.occupant), question: null };
    case 'started':
      return {
        ...FRESH,
        sealed: room.seal?.commitment ?? null,
        log: event.told.map((told) => toldLine(event.seq, told)),
      };
    case 'moved': {
      const line = toldLine(event.seq, event.told);
      const moved = { ...line, seat: event.seat, moves: event.moves };
      return { log: [...room.log, moved], question: null };
    }
    case 'undone':
      return {
        stage: 'playing',
        result: null,
        question: null,
        log: [
          ...takenBack(room.log, event.decisions),
          noteLine(event.seq, message('table.undone', { n: event.decisions })),
        ],
      };
    case 'resigned':
      return noted(room, event.seq, message('end.resign', { seat: { seat: event.seat } }));
    case 'timed-out':
      return noted(room, event.seq, message('end.timeout', { seat: { seat: event.seat } }));
    case 'drawn':
      return noted(room, event.seq, message('end.agreed'));
    case 'finished':
      return { stage: 'over', result: event.result, question: null, paused: false };
    case 'asked':
      return { question: event.question };
    case 'answered':
      return { question: event.yes ? stillAsked(room.question, event.seat) : null };
    case 'paused':
      return { paused: true, question: null };
    case 'resumed':
      return { paused: false };
    case 'joined':
      return {
        people: withPerson(room.people, { id: event.person, name: event.name }),
        owner: room.owner ?? event.person,
      };
    case 'left': {
      const people = room.people.filter(({ id }) => id !== event.person);
      return { people, owner: room.owner === event.person ? (people[0]?.id ?? null) : room.owner };
    }
    case 'sealed':
      return { seal: { commitment: event.commitment, salted: [] } };
    case 'salted':
      return { seal: room.seal && { ...room.seal, salted: [...room.seal.salted, event.by ?? ''] } };
    case 'chatted': {
      const name = room.people.find(({ id }) => id === event.by)?.name ?? '';
      const line = { seq: event.seq, by: event.by, name, text: event.text };
      return { chat: [...room.chat, line].slice(-MOST_CHAT) };
    }
    case 'credited':
      return {};
  }
}

const FRESH = { stage: 'playing', question: null, paused: false, result: null } as const;

const MOST_CHAT = 200;

/** Who comes again under another name keeps their place. */
function withPerson(people: readonly Person[], person: Person): Person[] {
  const known = people.some(({ id }) => id === person.id);
  return known
    ? people.map((each) => (each.id === person.id ? person : each))
    : [...people, person];
}

function configured(room: Room, settings: Settings): Partial<Room> {
  const seats = Array.from(
    { length: settings.seats },
    (_, seat): Occupant => room.seats[seat] ?? { kind: 'open' },
  );
  return { settings, seats, stage: 'gathering', question: null, result: null, log: [] };
}

function toldLine(seq: number, told: Told): LogLine {
  return { seq, seat: null, moves: [], events: told.events, note: null, undone: false };
}

function noteLine(seq: number, note: Message): LogLine {
  return { seq, seat: null, moves: [], events: [], note, undone: false };
}

function noted(room: Room, seq: number, note: Message): Partial<Room> {
  return { log: [...room.log, noteLine(seq, note)], question: null };
}

/** The last decisions that still stood do so no longer. */
function takenBack(log: readonly LogLine[], decisions: number): LogLine[] {
  const standing = log.flatMap((line, i) => (line.seat !== null && !line.undone ? [i] : []));
  const gone = new Set(standing.slice(-decisions));
  return log.map((line, i) => (gone.has(i) ? { ...line, undone: true } : line));
}

function stillAsked(question: Question | null, seat: Seat): Question | null {
  if (question === null) return null;
  const waitingFor = question.waitingFor.filter((each) => each !== seat);
  return waitingFor.length === 0 ? null : { ...question, waitingFor };
}
