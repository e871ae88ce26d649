import type { Character, Result, Seat } from '@baithak/kernel';
import {
  type Occupant,
  occupantOf,
  type PersonId,
  type PublicEvent,
  type Question,
} from './event.ts';
import type { Settings } from './settings.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** Before, in, and after a match; a table goes through them again with every rematch. */
export const STAGES = ['gathering', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What everybody may know of a table, apart from the match itself. */
export interface PublicState {
  /** `null` until the first event. */
  readonly settings: Settings | null;
  /** In the order they came. */
  readonly people: readonly Person[];
  /** The person who may change the settings. */
  readonly owner: PersonId | null;
  readonly seats: readonly Occupant[];
  readonly stage: Stage;
  readonly question: Question | null;
  readonly paused: boolean;
  /** Whether an undo went back across something that was revealed. */
  readonly marked: boolean;
  /** Seats that resigned or ran out of time while the others play on. */
  readonly gone: readonly Seat[];
  readonly result: Result | null;
  /** The hash of the next match's seed, and who has added entropy to it. */
  readonly seal: { readonly commitment: string; readonly salted: readonly PersonId[] } | null;
  /** The hash of the running or last match's seed, as it was sealed before the deal. */
  readonly sealed: string | null;
}

export const NO_TABLE: PublicState = {
  settings: null,
  people: [],
  owner: null,
  seats: [],
  stage: 'gathering',
  question: null,
  paused: false,
  marked: false,
  gone: [],
  result: null,
  seal: null,
  sealed: null,
};

const OPEN: Occupant = { kind: 'open' };

/**
 * Who takes over a seat during a match. Stored tables depend on it: the events of a resignation do
 * not name them.
 */
export const STAND_IN: Character = 'gilli';

/** The reducer of a table's public events. The host and every page use it, so they agree. */
export function reducePublic(state: PublicState, event: PublicEvent): PublicState {
  return { ...state, ...changes(state, event) };
}

function changes(state: PublicState, event: PublicEvent): Partial<PublicState> {
  switch (event.kind) {
    case 'opened':
    case 'configured':
      return configured(state, event.settings);
    case 'joined':
      return {
        people: withPerson(state.people, { id: event.person, name: event.name }),
        owner: state.owner ?? event.person,
      };
    case 'left': {
      const people = state.people.filter(({ id }) => id !== event.person);
      return {
        people,
        owner: state.owner === event.person ? (people[0]?.id ?? null) : state.owner,
      };
    }
    case 'seated':
      // Those who were asked may no longer sit there, and somebody else may.
      return { seats: state.seats.with(event.seat, occupantOf(event.occupant)), question: null };
    case 'sealed':
      return { seal: { commitment: event.commitment, salted: [] } };
    case 'salted':
      return {
        seal: state.seal && { ...state.seal, salted: [...state.seal.salted, event.by ?? ''] },
      };
    case 'started':
      return { ...FRESH_MATCH, sealed: state.seal?.commitment ?? null };
    case 'moved':
    case 'drawn':
      return { question: null };
    case 'undone':
      return {
        stage: 'playing',
        result: null,
        question: null,
        marked: state.marked || event.revealed,
      };
    case 'resigned':
    case 'timed-out':
      return retired(state, event.seat);
    case 'finished':
      return { stage: 'over', result: event.result, question: null, paused: false };
    case 'asked':
      return { question: event.question };
    case 'answered':
      return { question: event.yes ? stillAsked(state.question, event.seat) : null };
    case 'paused':
      return { paused: true };
    case 'resumed':
      return { paused: false };
    case 'credited':
    case 'chatted':
      return {};
    default:
      throw new Error(`unknown event ${(event satisfies never as { kind: string }).kind}`);
  }
}

const FRESH_MATCH = {
  stage: 'playing',
  question: null,
  paused: false,
  marked: false,
  gone: [],
  result: null,
} as const;

function configured(state: PublicState, settings: Settings): Partial<PublicState> {
  const seats = Array.from({ length: settings.seats }, (_, seat) => state.seats[seat] ?? OPEN);
  return { settings, seats, stage: 'gathering', question: null, result: null };
}

/** With more than two seats a bot plays on for whoever gave up. */
function retired({ seats, gone }: PublicState, seat: Seat): Partial<PublicState> {
  return {
    seats: seats.length > 2 ? seats.with(seat, { kind: 'bot', character: STAND_IN }) : seats,
    gone: [...gone, seat],
    question: null,
  };
}

/** Somebody who joins again under another name keeps their place. */
function withPerson(people: readonly Person[], person: Person): Person[] {
  const known = people.some(({ id }) => id === person.id);
  return known
    ? people.map((each) => (each.id === person.id ? person : each))
    : [...people, person];
}

function stillAsked(question: Question | null, seat: Seat): Question | null {
  if (question === null) return null;
  const waitingFor = question.waitingFor.filter((each) => each !== seat);
  return waitingFor.length === 0 ? null : { ...question, waitingFor };
}

/** The seats that a person holds. */
export function seatsOf({ seats }: Pick<PublicState, 'seats'>, person: PersonId | null): Seat[] {
  return seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.person === person ? [seat] : [],
  );
}
