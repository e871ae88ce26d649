import type { Occupant, OpenQuestion, PersonId, PublicEvent, Sign } from './event.ts';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly sign?: Sign;
}

interface Banned extends Person {
  /** Nobody else can join from their address either. */
  readonly address?: true;
}

/** What everybody may know of the people at a table. */
export interface Company {
  /** In the order they came. */
  readonly people: readonly Person[];
  /** The person who may change the settings and send people away. */
  readonly owner: PersonId | null;
  /** Who owned the table last, while it has no owner: it is theirs again when they come back. */
  readonly ownerAway: PersonId | null;
  /** The people here who have held a seat since they came. */
  readonly sat: readonly PersonId[];
  /** People whom the owner has banned, with the names they had. */
  readonly banned: readonly Banned[];
  /** People who may not write, also when they come back. */
  readonly muted: readonly PersonId[];
  readonly chatClosed: boolean;
}

export const NOBODY: Company = {
  people: [],
  owner: null,
  ownerAway: null,
  sat: [],
  banned: [],
  muted: [],
  chatClosed: false,
};

/** The people with their seats and what they were asked. */
interface Room extends Company {
  readonly seats: readonly Occupant[];
  readonly question: OpenQuestion | null;
}

/**
 * The first to come owns the table. A table without an owner waits for the one who left it: nobody
 * else gets it by walking in.
 */
export function joined(state: Company, person: Person): Partial<Company> {
  const { people, owner, ownerAway } = state;
  const isKnown = people.some(({ id }) => id === person.id);
  const owns = owner === null && (ownerAway === null || ownerAway === person.id);
  return {
    // Somebody who joins again under another name keeps their place.
    people: isKnown
      ? people.map((each) => (each.id === person.id ? person : each))
      : [...people, person],
    ...(owns ? { owner: person.id, ownerAway: null } : {}),
  };
}

/** Somebody left or was removed. A mute outlives it, so that nobody can shake it off. */
export function gone(state: Room, person: PersonId): Partial<Room> {
  const rest = {
    people: state.people.filter(({ id }) => id !== person),
    sat: withOrWithout(state.sat, person, false),
    question: state.question?.person === person ? null : state.question,
  };
  if (state.owner !== person) return rest;
  const heir = heirOf(state, person);
  return {
    ...rest,
    ...owned({ ...state, ...rest }, heir),
    ownerAway: heir === null ? person : null,
  };
}

/**
 * Who gets the table when its owner leaves without handing it over: the first to have come of those
 * who hold a seat, or else of those who have held one. Never somebody who only looked in.
 */
function heirOf({ people, seats, sat }: Room, owner: PersonId): PersonId | null {
  const others = people.map(({ id }) => id).filter((id) => id !== owner);
  const holds = (id: PersonId) =>
    seats.some((each) => each.kind === 'person' && each.person === id);
  return others.find(holds) ?? others.find((id) => sat.includes(id)) ?? null;
}

/** A question that waits for a host who holds no seat lapses with the host. */
export function owned({ question }: Room, owner: PersonId | null): Partial<Room> {
  return { owner, question: question?.waitingFor.includes(null) ? null : question };
}

export function banned(
  { people, banned: known }: Company,
  { person, on, address }: Extract<PublicEvent, { kind: 'banned' }>,
): Partial<Company> {
  const others = known.filter(({ id }) => id !== person);
  const name = people.find(({ id }) => id === person)?.name ?? '';
  const one = { id: person, name, ...(address ? { address } : {}) };
  return { banned: on ? [...others, one] : others };
}

/** The list with the item once, or without it. */
export function withOrWithout<T>(list: readonly T[], item: T, on: boolean): readonly T[] {
  if (list.includes(item) === on) return list;
  return on ? [...list, item] : list.filter((each) => each !== item);
}
