import { type Fault, type Json, type Options, Reader, type Seat, within } from '@baithak/kernel';
import { aimText, ONE_GOOD_AT_MOST } from '../rules/amulets.ts';
import { CHARACTERS, COMPONENTS, LETTERS, type Letter, ZONES } from '../rules/components.ts';
import { seatsOf, winnersOf } from '../rules/ending.ts';
import { readyToDraw } from '../rules/hands.ts';
import {
  amuletOf,
  cardsText,
  characterAt,
  FACE_TEXTS,
  groupCount,
  groupSize,
  isSpecial,
  lastRound,
  NOWHERE,
  placeAt,
  RIFT,
  type Side,
  tableCount,
  zoneText,
} from '../rules/pieces.ts';
import {
  ACT,
  AMULETS,
  at,
  BACK,
  blankState,
  CHOOSING,
  DEAL,
  DRAWING,
  HAND,
  MODES,
  type Mode,
  NEXT,
  PHASES,
  PICK,
  PILES,
  phaseOf,
  REDRAW,
  SEEN,
  type State,
  USE,
} from '../rules/state.ts';
import { groupsOf, lacksText, supplyOf, wonBy, zonesText } from '../view/view.ts';
import { checkPosition } from './check-position.ts';

/** The whole state as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    phase: phaseOf(state),
    round: state.round,
    turn: state.turn,
    actions: state.actions,
    back: state.back,
    took: zonesText(state.took),
    draws: state.draws,
    aim: state.aim < 0 ? null : aimText(state),
    used: cardsText(state.used),
    picks: state.picks,
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    supply: supplyOf(state),
    groups: groupsOf(state),
    neutral: state.neutral === NOWHERE ? null : zoneText(state.neutral),
    winners: state.winners < 0 ? null : winnersOf(state),
  };
}

function writeSeat(state: State, seat: Seat): Json {
  const character = state.characters[seat]!;
  const cards = PILES.slice(0, SEEN).map((name, pile) => [
    name,
    cardsText(state.piles, at(seat, pile)),
  ]);
  return {
    character: character === 0 ? null : characterAt(character - 1),
    zone: zoneText(state.zones[seat]!),
    marker: state.markers[seat]! || null,
    ...Object.fromEntries(cards),
    amulets: wonBy(state, seat),
    seen: cardsText(state.piles, at(seat, SEEN)),
    story: state.stories[seat]!,
    lacks: lacksText(state, seat),
  };
}

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

/** Turns a position from outside into a state, or into a fault for the first thing that is wrong. */
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

/** The phase, the turn and the numbers that belong to them. */
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

/** Of a letter that is left out, the supply has all cards that no seat holds. */
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

const SEAT_FIELDS = ['character', 'zone', 'marker', ...PILES, 'amulets', 'story', 'lacks'];
const { limits } = COMPONENTS;
const START = '+'.repeat(limits.startGood) + '-'.repeat(limits.startBad);

/** Which letters each pile may hold. */
const PILE_LETTERS: readonly (readonly Letter[])[] = PILES.map((pile) =>
  pile === 'evanescent' ? COMPONENTS.evanescent : pile === 'reserve' ? NO_BAD : LETTERS,
);

function readSeats(reader: Reader, raw: unknown, state: State): void {
  const given = reader.list(raw, 'seats', state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    readSeat(reader, given[seat] ?? (seat < given.length ? null : {}), seat, state);
  }
  if (state.phase > CHOOSING) fillCharacters(state);
}

function readSeat(reader: Reader, raw: unknown, seat: Seat, state: State): void {
  const path = within('seats', seat);
  const fields = reader.fields(raw, path, SEAT_FIELDS);
  const character = fields.get('character') ?? null;
  if (character !== null) {
    const name = reader.word(character, within(path, 'character'), CHARACTERS);
    const free = !state.characters.includes(1 + name);
    reader.require(free, 'position-character', within(path, 'character'), {}, 'M5');
    state.characters[seat] = 1 + name;
  }
  const zone = fields.get('zone') ?? 'rift';
  state.zones[seat] = reader.word(zone, within(path, 'zone'), [...ZONES, 'rift']);
  const marker = fields.get('marker') ?? null;
  if (marker !== null) state.markers[seat] = reader.number(marker, within(path, 'marker'), 1, 3);
  PILES.forEach((pile, p) => {
    const isStart = pile === 'draw' && state.phase <= DEAL;
    const cards = fields.has(pile) ? fields.get(pile) : isStart ? START : '';
    reader.cards(cards, within(path, pile), PILE_LETTERS[p]!, LETTERS, state.piles, at(seat, p));
  });
  readAmulets(reader, fields.get('amulets') ?? [], within(path, 'amulets'), seat, state);
  readMemory(reader, fields, path, seat, state);
}

function readAmulets(reader: Reader, raw: unknown, path: string, seat: Seat, state: State): void {
  reader.list(raw, path, limits.amuletsToWin).forEach((text, i) => {
    const face = reader.word(text, within(path, i), FACE_TEXTS);
    const amulet = amuletOf(face);
    const free = state.owners[amulet] === 0;
    reader.require(free, 'position-amulet-twice', within(path, i), { amulet: FACE_TEXTS[face]! });
    state.owners[amulet] = 1 + 2 * seat + (face & 1);
  });
}

const STORY = new RegExp(`^=?[?${LETTERS.join('').replace('+-', '+\\-')}]{0,120}$`);

/** What others know of the hand: nothing, unless the position says so. */
function readMemory(
  reader: Reader,
  fields: ReadonlyMap<string, unknown>,
  path: string,
  seat: Seat,
  state: State,
): void {
  const hidden = LETTERS.reduce(
    (count, _, i) => count + state.piles[at(seat, HAND) + i]! - state.piles[at(seat, SEEN) + i]!,
    0,
  );
  const story = fields.get('story') ?? '?'.repeat(Math.max(0, hidden));
  const proper = typeof story === 'string' && STORY.test(story);
  reader.require(proper, 'position-story', within(path, 'story'));
  state.stories[seat] = proper ? story : '';
  const lacks = fields.get('lacks') ?? '';
  const known = typeof lacks === 'string' && /^J?V?K?Y?B?G?D?M?\+?-?1?$/.test(lacks);
  reader.require(known, 'position-lacks', within(path, 'lacks'));
  if (!known || lacks === '') return;
  reader.require(seat === state.turn, 'position-lacks', within(path, 'lacks'));
  for (const sign of lacks) {
    state.lacks |= sign === '1' ? ONE_GOOD_AT_MOST : 1 << LETTERS.indexOf(sign as Letter);
  }
}

/** From seat 0 on, a seat without a character gets the first free one. */
function fillCharacters(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.characters[seat] !== 0) continue;
    state.characters[seat] = 1 + CHARACTERS.findIndex((_, c) => !state.characters.includes(1 + c));
  }
}
