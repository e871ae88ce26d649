import { type Message, message, type Seat } from '@baithak/kernel';
import type { PublicState, StreamEvent } from '@baithak/table';

/** Somebody who gave up a seat while the others play on. */
export interface Retired {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly by: 'resigned' | 'timed-out' | 'left';
  /** The number of the event by which they left; what the seat did before was their doing. */
  readonly since: number;
}

type WithRetired = PublicState & {
  readonly retired: readonly Retired[];
  readonly log: readonly { readonly seat: Seat | null; readonly undone: boolean }[];
};

/** Something that people did, told in a sentence. */
export interface Notice {
  readonly seq: number;
  /** `null` if the others need no notice. */
  readonly what: Message | null;
  /** Who did it, and so need not be told. */
  readonly by: string | null;
  /** The one whom it concerns most, and what they are told. */
  readonly them?: { readonly person: string; readonly what: Message };
  /** Whether it belongs to the story of the match. */
  readonly isLogged: boolean;
}

/** The sentence for one person. */
export function noticeFor({ what, by, them }: Notice, person: string): Message | null {
  if (them?.person === person) return them.what;
  return by === person ? null : what;
}

type EventOf<Kind extends StreamEvent['kind']> = Extract<StreamEvent, { kind: Kind }>;

/** What an event says about the people, if it is worth a sentence. */
export function noticeOf(room: WithRetired, event: StreamEvent): Notice | null {
  const { seq, by } = event;
  const logged = loggedSentence(room, event);
  if (logged !== null) return { seq, by, what: logged, isLogged: true };
  const told = { seq, by, isLogged: false };
  switch (event.kind) {
    case 'undone': {
      const what = takenBack(room, event);
      return what === null ? null : { ...told, what };
    }
    case 'handed-over': {
      const { person } = event;
      const what = message('people.now-host', { name: nameOf(room, person) });
      return { ...told, what, them: { person, what: message('people.you-host') } };
    }
    case 'muted': {
      const what = message(event.on ? 'people.you-muted' : 'people.you-unmuted');
      return { ...told, what: null, them: { person: event.person, what } };
    }
    case 'chat-closed':
      return { ...told, what: message(event.on ? 'people.chat-closed' : 'people.chat-opened') };
    default:
      return null;
  }
}

function loggedSentence(room: WithRetired, event: StreamEvent): Message | null {
  switch (event.kind) {
    case 'answered':
      return event.yes || room.question === null ? null : declined(event.seat, room.question.kind);
    case 'left':
    case 'removed':
      return farewell(room, event);
    case 'seated':
      return returned(room, event);
    default:
      return null;
  }
}

/** A player's own last move needs nobody's consent, so the others did not see it coming. */
function takenBack(
  { log, seats }: WithRetired,
  { by, decisions }: EventOf<'undone'>,
): Message | null {
  if (decisions > 1) return null;
  const seat = log.findLast((line) => line.seat !== null && !line.undone)?.seat ?? null;
  const mover = seat === null ? undefined : seats[seat];
  if (seat === null || mover?.kind !== 'person' || mover.person !== by) return null;
  return message('table.took-back', { seat: { seat } });
}

/** By a player, or by a host who holds no seat. */
const declined = (seat: Seat | null, what: string): Message =>
  seat === null
    ? message('table.declined-by-host')
    : message('table.declined', { seat: { seat }, what });

/** A player's leaving is news; that somebody stopped watching is not. */
function farewell(
  room: WithRetired,
  { kind, person }: EventOf<'left' | 'removed'>,
): Message | null {
  const left = room.retired.find((each) => each.person === person && each.by === 'left');
  const there = left === undefined ? undefined : room.seats[left.seat];
  if (left === undefined || there?.kind !== 'bot') return null;
  const bot = message(`character.${there.character}`);
  const key = kind === 'left' ? 'people.left' : 'people.removed';
  return message(key, { name: left.name, bot });
}

function returned(
  { seats, stage }: WithRetired,
  { seat, occupant }: EventOf<'seated'>,
): Message | null {
  const there = seats[seat];
  if (stage !== 'playing' || occupant.kind !== 'person' || there?.kind !== 'bot') return null;
  const isBack = there.standsFor === occupant.person;
  return message(isBack ? 'people.returned' : 'people.took-over', { name: occupant.name });
}

/** Whose seat a bot keeps from now on. */
export function leaverOf(
  seats: WithRetired['seats'],
  { seat, occupant, seq }: EventOf<'seated'>,
): Retired | undefined {
  const there = seats[seat];
  if (there?.kind !== 'person' || occupant.kind !== 'bot') return undefined;
  if (occupant.standsFor !== there.person) return undefined;
  return { seat, person: there.person, name: there.name, by: 'left', since: seq };
}

const nameOf = ({ people }: WithRetired, person: string): string =>
  people.find(({ id }) => id === person)?.name ?? '';
