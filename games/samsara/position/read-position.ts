import { type Fault, type Options, Reader, within } from '@baithak/kernel';
import { amuletOf, FACE_TEXTS, isSpecial, NOWHERE, RIFT, tableCount } from '../rules/cards.ts';
import { LETTERS, ZONES } from '../rules/components.ts';
import { readyToDraw } from '../rules/drawing.ts';
import { lastRound } from '../rules/ending.ts';
import {
  ACT,
  AMULETS,
  at,
  BACK,
  blankState,
  CHOOSING,
  DRAWING,
  HAND,
  MODES,
  type Mode,
  NEXT,
  PHASES,
  PICK,
  REDRAW,
  type State,
  USE,
} from '../rules/state.ts';
import { groupCount, groupSize, placeAt, type Side } from '../rules/table.ts';
import { checkPosition } from './check-position.ts';
import { readSeats } from './read-seat.ts';

const FIELDS = [
  'phase',
  'round',
  'turn',
  'actions',
  'back',
  'took',
  'draws',
  'aim',
  'used',
  'picks',
  'seats',
  'supply',
  'groups',
  'neutral',
  'winners',
];
const RUNNING = PHASES.filter((phase) => phase !== 'over');
const NO_BAD = LETTERS.filter((letter) => letter !== '-');
const MOST_DRAWS = 99;
const MOST_ACTIONS = 99;

type Fields = ReadonlyMap<string, unknown>;

/** A position from outside as a state, or the first thing that is wrong with it. */
export function readPosition(raw: unknown, options: Options, seats: number): State | Fault {
  const reader = new Reader();
  const state = blankState();
  state.seats = seats;
  state.mode = MODES.indexOf(options.mode as Mode);
  const fields = reader.fields(raw, '', FIELDS);
  if (reader.fault === undefined) readCourse(reader, fields, state);
  if (reader.fault === undefined) readSeats(reader, fields.get('seats') ?? [], state);
  if (reader.fault === undefined) readTable(reader, fields, state);
  if (reader.fault === undefined) checkPosition(reader, state);
  return reader.fault ?? state;
}

/** Where the game stands. */
function readCourse(reader: Reader, fields: Fields, state: State): void {
  state.phase = reader.word(fields.get('phase') ?? 'go', 'phase', RUNNING);
  const { phase, seats } = state;
  const number = (name: string, fallback: number, least: number, most: number) =>
    reader.number(fields.has(name) ? fields.get(name) : fallback, name, least, most);
  state.round = number('round', 1, 1, lastRound(seats));
  state.turn = number('turn', phase === CHOOSING ? seats - 1 : 0, 0, seats - 1);
  const early = phase <= ACT || phase === DRAWING;
  state.actions = number('actions', early ? 1 : 0, 0, MOST_ACTIONS);
  state.back = number('back', phase === BACK ? 2 : 0, 0, 2);
  const drawing = phase === REDRAW ? 4 : phase === DRAWING ? 1 : 0;
  state.draws = number('draws', drawing, 0, MOST_DRAWS);
  state.picks = number('picks', phase === PICK ? 1 : 0, 0, 2);
  readTook(reader, fields.get('took') ?? '', state);
  reader.cards(fields.get('used') ?? '', 'used', NO_BAD, LETTERS, state.used);
  readNeutral(reader, fields, state);
  const running = (fields.get('winners') ?? null) === null;
  reader.require(running, 'position-winners', 'winners', {}, 'M33');
}

function readTook(reader: Reader, raw: unknown, state: State): void {
  const counts = new Uint8Array(LETTERS.length);
  reader.cards(raw, 'took', ZONES, LETTERS, counts);
  const once = counts.every((count) => count <= 1);
  reader.require(once, 'position-took', 'took', {}, 'M13');
  counts.forEach((count, zone) => {
    if (count > 0) state.took |= 1 << zone;
  });
}

/** M35: the neutral character's place follows from the turn, unless it is given. */
function readNeutral(reader: Reader, fields: Fields, state: State): void {
  const given = fields.get('neutral') ?? null;
  if (state.seats > 1) {
    state.neutral = NOWHERE;
    reader.require(given === null, 'position-neutral', 'neutral', {}, 'M35');
    return;
  }
  const moved = state.round - 1 + (state.phase === REDRAW ? 1 : 0);
  state.neutral = moved === 0 ? RIFT : (moved - 1) % ZONES.length;
  if (given !== null) state.neutral = reader.word(given, 'neutral', [...ZONES, 'rift']);
}

function readTable(reader: Reader, fields: Fields, state: State): void {
  readGroups(reader, fields.get('groups') ?? [], state);
  readSupply(reader, fields.get('supply') ?? {}, state);
  readAim(reader, fields.get('aim') ?? null, state);
  const draws = state.phase === DRAWING || state.phase === REDRAW;
  if (draws && state.draws > 0) {
    reader.require(readyToDraw(state, undefined), 'position-nothing-due', 'draws', {}, 'M31');
  }
}

/** Letters left out are all there that no seat holds. */
function readSupply(reader: Reader, raw: unknown, state: State): void {
  const given = reader.fields(raw, 'supply', LETTERS);
  LETTERS.forEach((letter, i) => {
    const all = tableCount(state.seats, i);
    const held = heldCards(state, i);
    const path = within('supply', letter);
    state.supply[i] = given.has(letter)
      ? reader.number(given.get(letter), path, 0, all)
      : Math.max(0, all - held);
    const count = state.supply[i]! + held;
    const args = { letter, count, most: all };
    reader.require(count <= all, 'position-too-many', path, args, 'M2');
  });
}

function heldCards(state: State, letter: number): number {
  let held = state.used[letter]!;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let pile = HAND; pile <= NEXT; pile++) held += state.piles[at(seat, pile) + letter]!;
  }
  return held;
}

function readGroups(reader: Reader, raw: unknown, state: State): void {
  const size = groupSize(state.seats);
  const groups = reader.list(raw, 'groups', groupCount(state.seats));
  groups.forEach((group, g) => {
    const path = within('groups', g);
    const entries = reader.list(group, path, size);
    entries.forEach((text, i) => {
      readPlace(reader, text, within(path, i), g * size + i, state);
    });
    if (state.phase !== AMULETS) return;
    const inOrder = entries.length === 0 || state.filled === g * size;
    reader.require(inOrder, 'position-laying', path, {}, 'M4');
    state.filled += entries.length;
  });
}

function readPlace(reader: Reader, raw: unknown, path: string, place: number, state: State): void {
  if (raw === null || raw === undefined) {
    reader.require(state.phase !== AMULETS, 'position-laying', path, {}, 'M4');
    return;
  }
  const face = reader.word(raw, path, FACE_TEXTS);
  const amulet = amuletOf(face);
  const twice =
    state.owners[amulet]! > 0 || state.places.some((up) => up > 0 && amuletOf(up - 1) === amulet);
  reader.require(!twice, 'position-amulet-twice', path, { amulet: FACE_TEXTS[face]! });
  reader.require(!isSpecial(amulet) || state.seats === 5, 'position-special', path, {}, 'M4');
  state.places[place] = 1 + face;
}

function readAim(reader: Reader, raw: unknown, state: State): void {
  if (state.phase !== USE) {
    reader.require(raw === null, 'position-aim', 'aim', {}, 'M26');
    return;
  }
  const found = typeof raw === 'string' ? /^([LRC])([1-9]|1[0-2])$/.exec(raw) : null;
  const place = found ? placeAt(state.seats, state.turn, found[1] as Side, Number(found[2])) : -1;
  reader.require(place >= 0 && state.places[place]! > 0, 'position-aim', 'aim', {}, 'M26');
  state.aim = Math.max(0, place);
}
