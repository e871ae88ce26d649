import type { Character, Promised, Result, Scheme, Seat } from '@baithak/kernel';
import {
  type Occupant,
  type OpenQuestion,
  occupantOf,
  type PersonId,
  type PublicEvent,
} from './event.ts';
import {
  banned,
  type Company,
  gone,
  joined,
  NOBODY,
  owned,
  type Person,
  withOrWithout,
} from './people.ts';
import type { Settings } from './settings.ts';

/** Before, in, and after a match; a table goes through them again with every rematch. */
export const STAGES = ['gathering', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What everybody may know of a table, apart from the match itself. */
export interface PublicState extends Company {
  /** `null` until the first event. */
  readonly settings: Settings | null;
  readonly seats: readonly Occupant[];
  readonly stage: Stage;
  readonly question: OpenQuestion | null;
  readonly paused: boolean;
  /** Whether an undo went back across something that was revealed. */
  readonly marked: boolean;
  /** Seats that resigned or ran out of time while the others play on. */
  readonly gone: readonly Seat[];
  readonly result: Result | null;
  /** The hash of the next match's seed. Tables that were stored before scheme 2 name no scheme. */
  readonly seal: { readonly commitment: string; readonly scheme?: Scheme } | null;
  /** At a rated table: who has agreed to the settings as they are. */
  readonly accepted: readonly PersonId[];
  /** What has become of the deal so far, from the start until the cards are dealt. */
  readonly deal: Deal | null;
  /** People who promised a salt for the running or last match and did not reveal it. */
  readonly withheld: readonly PersonId[];
  /** The hash of the running or last match's seed, as it was sealed before the deal. */
  readonly sealed: string | null;
  /** How the matches ended that were played here, in order: the score of the evening. */
  readonly played: readonly Played[];
  /** Whether the owner has closed the table: nothing can happen here any more. */
  readonly closed: boolean;
}

/** A finished match: who sat where, their places, and when it ended. */
export interface Played {
  readonly game: string;
  readonly seats: readonly Occupant[];
  readonly places: Result['places'];
  readonly at: number;
}

/** A deal under way: all promises come first, then all salts. */
export interface Deal {
  /** The seats whose players take part: the first seat of each person. */
  readonly seats: readonly Seat[];
  /** In the order they came, also of players who have left since. */
  readonly promises: readonly Promised[];
  readonly revealed: readonly Seat[];
  /** When the table goes on without those who have not done their part; the host's clock. */
  readonly until: number;
}

/** The seats that have yet to promise or, if all have promised, to reveal. */
export function awaitedIn({ seats, promises, revealed }: Deal): Seat[] {
  const silent = seats.filter((seat) => !promises.some((each) => each.seat === seat));
  return silent.length > 0 ? silent : seats.filter((seat) => !revealed.includes(seat));
}

/** Pages do their part at once; a person may be away from a table with a slow clock. */
export const DEAL_TIME = 60_000;

const untilAfter = ({ settings }: PublicState, at: number): number =>
  at + (settings?.clock.kind === 'slow' ? settings.clock.perTurn : DEAL_TIME);

export const NO_TABLE: PublicState = {
  settings: null,
  ...NOBODY,
  seats: [],
  stage: 'gathering',
  question: null,
  paused: false,
  marked: false,
  gone: [],
  result: null,
  seal: null,
  accepted: [],
  deal: null,
  withheld: [],
  sealed: null,
  played: [],
  closed: false,
};

const OPEN: Occupant = { kind: 'open' };

/** Who takes over a seat during a match if the event names nobody. Stored tables depend on it. */
export const STAND_IN: Character = 'gilli';

/** The reducer of a table's public events. The host and every page use it, so they agree. */
export function reducePublic(state: PublicState, event: PublicEvent): PublicState {
  return { ...state, ...changes(state, event) };
}

function changes(state: PublicState, event: PublicEvent): Partial<PublicState> {
  switch (event.kind) {
    case 'opened':
    case 'configured':
      return configured(state, event.settings, event.by);
    case 'accepted':
      return { accepted: withOrWithout(state.accepted, event.person, true) };
    case 'joined':
      return joined(state, personIn(event));
    case 'left':
    case 'removed':
      return gone(state, event.person);
    case 'banned':
      return banned(state, event);
    case 'muted':
      return { muted: withOrWithout(state.muted, event.person, event.on) };
    case 'chat-closed':
      return { chatClosed: event.on };
    case 'handed-over':
      return owned(state, event.person);
    case 'seated': {
      const occupant = occupantOf(event.occupant);
      // Those who were asked may no longer sit there, and somebody else may.
      return {
        seats: state.seats.with(event.seat, kept(state, occupant, event.at)),
        sat:
          occupant.kind === 'person' ? withOrWithout(state.sat, occupant.person, true) : state.sat,
        question: null,
      };
    }
    case 'sealed': {
      const { commitment, scheme } = event;
      return { seal: scheme === undefined ? { commitment } : { commitment, scheme } };
    }
    case 'dealing':
      return { deal: newDeal(state, event.at), question: null, withheld: [] };
    case 'promised':
      return { deal: state.deal && promised(state, state.deal, event) };
    case 'salted': {
      const { deal } = state;
      if (deal === null || event.seat === undefined) return {};
      return { deal: { ...deal, revealed: [...deal.revealed, event.seat] } };
    }
    case 'withheld':
      return withheld(state, event);
    case 'called-off':
      return { deal: null };
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
        // A finished match that goes on has no result yet.
        played: state.stage === 'over' ? state.played.slice(0, -1) : state.played,
      };
    case 'resigned':
    case 'timed-out':
      return retired(state, event);
    case 'finished':
      return {
        stage: 'over',
        result: event.result,
        question: null,
        paused: false,
        played: [...state.played, playedOut(state, event.result, event.at)],
      };
    case 'asked':
      return { question: { ...event.question, asked: event.seq } };
    case 'answered':
      return { question: event.yes ? stillAsked(state.question, event.seat) : null };
    case 'paused':
      return { paused: true };
    case 'resumed':
      return { paused: false };
    case 'credited':
      return { deal: state.deal && { ...state.deal, until: state.deal.until + event.ms } };
    case 'chatted':
    case 'reacted':
      return {};
    case 'closed':
      return closed(state);
    default:
      throw new Error(`unknown event ${(event satisfies never as { kind: string }).kind}`);
  }
}

const personIn = ({ person, name, sign }: Extract<PublicEvent, { kind: 'joined' }>): Person => ({
  id: person,
  name,
  ...(sign && { sign }),
});

const playedOut = ({ settings, seats }: PublicState, { places }: Result, at: number): Played => ({
  game: settings?.game ?? '',
  seats,
  places,
  at,
});

/** A closed table is over, so no list offers it; nobody is at it, so nobody has it to their account. */
function closed({ settings, seats }: PublicState): Partial<PublicState> {
  return {
    closed: true,
    stage: 'over',
    settings: settings && { ...settings, listed: false },
    seats: seats.map(() => OPEN),
    people: [],
    sat: [],
    owner: null,
    question: null,
  };
}

const FRESH_MATCH = {
  stage: 'playing',
  deal: null,
  question: null,
  paused: false,
  marked: false,
  gone: [],
  result: null,
} as const;

/** Whoever chose the settings agrees to them. */
function configured(
  state: PublicState,
  settings: Settings,
  by: PersonId | null,
): Partial<PublicState> {
  const seats = Array.from({ length: settings.seats }, (_, seat) => state.seats[seat] ?? OPEN);
  const accepted = settings.rated && by !== null ? [by] : [];
  return { settings, seats, stage: 'gathering', question: null, result: null, accepted };
}

/** A seat is kept this long for somebody who left; at a table with a slow clock, at least for a turn. */
export const SEAT_KEPT = 15 * 60_000;

function kept({ settings }: PublicState, occupant: Occupant, at: number): Occupant {
  if (occupant.kind !== 'bot' || occupant.standsFor === undefined) return occupant;
  if (occupant.keptUntil !== undefined) return occupant;
  const turn = settings?.clock.kind === 'slow' ? settings.clock.perTurn : 0;
  return { ...occupant, keptUntil: at + Math.max(SEAT_KEPT, turn) };
}

function newDeal(state: PublicState, at: number): Deal {
  const people = state.seats.map((each) => (each.kind === 'person' ? each.person : null));
  const seats = people.flatMap((person, seat) =>
    person !== null && people.indexOf(person) === seat ? [seat] : [],
  );
  return { seats, promises: [], revealed: [], until: untilAfter(state, at) };
}

/** Revealing takes as long as promising, counted from the last promise. */
function promised(
  state: PublicState,
  deal: Deal,
  { seat, hash, at }: Extract<PublicEvent, { kind: 'promised' }>,
): Deal {
  return {
    ...deal,
    promises: [...deal.promises, { seat, hash }],
    until: untilAfter(state, at),
  };
}

/**
 * A bot takes the seats of somebody who did not do their part. Whoever had promised could weigh the
 * deal with and without their salt, so they cannot come back in this match.
 */
function withheld(
  state: PublicState,
  { seat, at }: Extract<PublicEvent, { kind: 'withheld' }>,
): Partial<PublicState> {
  const { deal, seats } = state;
  const there = seats[seat];
  if (deal === null || there?.kind !== 'person') return {};
  const { person } = there;
  const knew = deal.promises.some((each) => each.seat === seat);
  const bot = { kind: 'bot', character: STAND_IN } as const;
  const standIn = knew ? bot : kept(state, { ...bot, standsFor: person }, at);
  return {
    deal: {
      ...deal,
      seats: deal.seats.filter((each) => each !== seat),
      until: untilAfter(state, at),
    },
    seats: seats.map((each) => (each.kind === 'person' && each.person === person ? standIn : each)),
    withheld: knew ? [...state.withheld, person] : state.withheld,
  };
}

/** With more than two seats a bot plays on for whoever gave up. */
function retired(
  { seats, gone }: PublicState,
  { seat, standIn: character = STAND_IN }: Extract<PublicEvent, { kind: 'resigned' | 'timed-out' }>,
): Partial<PublicState> {
  return {
    seats: seats.length > 2 ? seats.with(seat, { kind: 'bot', character }) : seats,
    gone: [...gone, seat],
    question: null,
  };
}

function stillAsked(question: OpenQuestion | null, seat: Seat | null): OpenQuestion | null {
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

/** The name of a person in a seat; bots and open seats have none. */
export function nameOf(occupant: Occupant): string {
  return occupant.kind === 'person' ? occupant.name : '';
}
