import type { Cue, Sound } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { cellAt, cellNamed, fileOf, rankOf, spaceName } from '../rules/encoding.ts';
import type { Event } from '../rules/events.ts';
import { nameIn } from './slots.ts';

/** What is heard; the page itself sounds a win or a loss, and draws are heard one by one. */
export const SOUNDS: Readonly<Record<Event['kind'], Sound | null>> = {
  started: 'place',
  drew: 'take',
  dealt: null,
  refilled: null,
  balanced: null,
  'monk-placed': 'place',
  'gave-up': 'take',
  'tile-placed': 'place',
  built: 'score',
  'card-played': 'score',
  meditated: 'sell',
  'game-over': null,
};

/** The names of things and places on the table. */
export const SUPPLY = 'supply';
export const rackOf = (seat: Seat) => `rack of ${seat}`;
export const handOf = (seat: Seat) => `hand of ${seat}`;
export const pileOf = (seat: Seat) => `pile of ${seat}`;
export const karmaOf = (seat: Seat, colour: string) => `karma of ${seat} ${colour}`;
export const monkOf = (seat: Seat) => `monk ${seat}`;
export const tileId = (number: number) => `tile ${number}`;
export const ownId = (id: string) => `own ${id}`;
export const stepAt = (space: string) => `step ${space}`;
/** Something that another seat draws or plays: it is seen only on its way. */
export const passing = (index: number) => `passing ${index}`;

export interface Surroundings {
  /** Whose rack and hand are open. */
  readonly viewer: Seat | null;
  readonly files: number;
  readonly ranks: number;
  /** How many tiles lie in the temple. */
  readonly tiles: number;
  /** The ids in the viewer's slots before and now. */
  readonly had: readonly string[];
  readonly has: readonly string[];
}

/** An event that something on the table shows, with its place among the events and its step. */
interface Shown<Kind extends Event['kind']> {
  readonly index: number;
  readonly event: Extract<Event, { readonly kind: Kind }>;
}

export function eventsOfKind<Kind extends Event['kind']>(
  events: readonly Event[],
  ...kinds: readonly Kind[]
): Shown<Kind>[] {
  return events.flatMap((event, index) =>
    (kinds as readonly string[]).includes(event.kind) ? [{ index, event } as Shown<Kind>] : [],
  );
}

/** Which tile of the temple each placing event has laid: the last events have laid the last tiles. */
export function laidBy(events: readonly Event[], tiles: number): ReadonlyMap<number, number> {
  const laid = eventsOfKind(events, 'started', 'tile-placed');
  return new Map(laid.map(({ index }, i) => [index, tiles - laid.length + i]));
}

/** Draws of one series belong to one step, everything else has a step of its own. */
export function stepsOf(events: readonly Event[]): number[] {
  let step = 0;
  return events.map((event, i) => {
    const before = events[i - 1];
    const isSeries =
      event.kind === 'drew' && before?.kind === 'drew' && before.cause === event.cause;
    if (i > 0 && !isSeries) step++;
    return step;
  });
}

/** Where everything comes from and goes to. After a monk's walk there is a rest to see where it stands. */
export function cuesOf(events: readonly Event[], around: Surroundings): Cue[] {
  const steps = stepsOf(events);
  const laid = laidBy(events, around.tiles);
  const fresh = around.has.filter((id) => !around.had.includes(id));
  const cues = events.flatMap((event, i): Cue[] => {
    const sound = SOUNDS[event.kind];
    const cue = { kind: event.kind, step: steps[i]!, ...(sound !== null && { sound }) };
    switch (event.kind) {
      case 'started':
        return [{ ...cue, thing: tileId(laid.get(i)!), from: SUPPLY }];
      case 'tile-placed':
        return [{ ...cue, thing: tileId(laid.get(i)!), from: rackOrSlot(event, around) }];
      case 'drew':
        return [{ ...cue, thing: drawnThing(event, i, fresh, around), from: sourceOf(event) }];
      case 'monk-placed':
        return [{ ...cue, thing: monkOf(event.seat), via: wayOf(event, around).map(stepAt) }];
      case 'gave-up':
        return [{ ...cue, thing: monkOf(event.seat), via: wayOf(event, around).map(stepAt) }];
      case 'card-played':
        return [cardCue(event, i, around, cue)];
      default:
        return sound === null ? [] : [{ ...cue, thing: event.kind }];
    }
  });
  const last = events.findLast(({ kind }) => kind === 'monk-placed' || kind === 'gave-up');
  return last === undefined ? cues : [...cues, { thing: 'rest', step: (steps.at(-1) ?? 0) + 1 }];
}

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

function rackOrSlot({ seat, tile }: Of<'tile-placed'>, { viewer, had, has }: Surroundings): string {
  if (seat !== viewer) return rackOf(seat);
  const names = [tile, [...tile].reverse().join('')];
  const gone = had.find((id) => !has.includes(id) && names.includes(nameIn(id)));
  return gone === undefined ? rackOf(seat) : ownId(gone);
}

const sourceOf = ({ what, seat }: Of<'drew'>) => (what === 'tile' ? SUPPLY : pileOf(seat));

/** Takes the id that the slot gave to the drawn thing; what another seat draws is seen in passing. */
function drawnThing(
  { seat, item }: Of<'drew'>,
  index: number,
  fresh: string[],
  { viewer }: Surroundings,
): string {
  const at = seat === viewer ? fresh.findIndex((id) => nameIn(id) === item) : -1;
  return at < 0 ? passing(index) : ownId(fresh.splice(at, 1)[0]!);
}

function cardCue(
  { seat, card }: Of<'card-played'>,
  index: number,
  { viewer }: Surroundings,
  cue: Pick<Cue, 'kind' | 'step' | 'sound'>,
): Cue {
  return seat === viewer
    ? { ...cue, thing: ownId(`${card}#0`), to: karmaOf(seat, card[0]!) }
    : { ...cue, thing: passing(index), from: handOf(seat) };
}

/** At most so many places of a walk are named: more would take too long. */
const MOST_STEPS = 4;

/**
 * The spaces that a monk passes: along its rank, then along its file. It enters and leaves the board
 * at the edge on its owner's side.
 */
export function wayOf(
  event: Of<'monk-placed'> | Of<'gave-up'>,
  { viewer, ranks }: Pick<Surroundings, 'viewer' | 'ranks'>,
): string[] {
  const isNear = event.seat === (viewer ?? 0);
  const edge = (space: string) => spaceName(cellAt(fileOf(cellNamed(space)), isNear ? 1 : ranks));
  const to = event.kind === 'monk-placed' ? event.space : null;
  const start = event.from ?? (to === null ? null : edge(to));
  if (start === null) return [];
  const end = to ?? edge(start);
  const walk = walkBetween(start, end);
  const passed = walk.slice(event.from === null ? 0 : 1, to === null ? undefined : -1);
  if (passed.length <= MOST_STEPS) return passed;
  const every = (passed.length - 1) / (MOST_STEPS - 1);
  return Array.from({ length: MOST_STEPS }, (_, i) => passed[Math.round(i * every)]!);
}

function walkBetween(start: string, end: string): string[] {
  const [from, to] = [cellNamed(start), cellNamed(end)];
  const across = range(fileOf(from), fileOf(to)).map((file) => [file, rankOf(from)] as const);
  const along = range(rankOf(from), rankOf(to)).map((rank) => [fileOf(to), rank] as const);
  return [...across, ...along.slice(1)].map(([file, rank]) => spaceName(cellAt(file, rank)));
}

function range(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** The spaces of all walks of the moment: the board marks them as places. */
export const walkedIn = (events: readonly Event[], around: Surroundings): string[] => [
  ...new Set(
    eventsOfKind(events, 'monk-placed', 'gave-up').flatMap(({ event }) => wayOf(event, around)),
  ),
];
