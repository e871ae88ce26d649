import { type Fault, type Json, type Options, Reader, type Seat, within } from '@baithak/kernel';
import { CARRIAGE, cardNumber, SCORING_NAMES, SIDE_NAMES, WILD } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { canDeal } from '../rules/drawing.ts';
import { isOnGrid, squareAt } from '../rules/map.ts';
import { add, cardNames, cardsOf, hitchOf } from '../rules/piles.ts';
import { letterNumber } from '../rules/sets.ts';
import {
  AT,
  blankState,
  DECK,
  DISCARDS,
  GIFT,
  HITCH_HAND,
  hand,
  isSetup,
  MODES,
  type Mode,
  NONE,
  OPEN,
  PAY,
  PHASES,
  REFILL,
  ROTATE,
  ROW,
  SIDE,
  SIGHT_OFFERED,
  SIX,
  STEPS,
  type State,
  seatsOf,
  seen,
} from '../rules/state.ts';
import { FIRST_SPECIAL, POINT_TILE, tileNumber } from '../rules/tiles.ts';
import { course, HITCH_LETTERS, ownTable, tableOf, waitingOf } from '../view/view.ts';
import { checkPosition } from './check-position.ts';
import { readEntries, readSeats, Stock } from './read-seat.ts';

/** The name of the field for `interruptedStep`. */
export const THEN = 'then';

/** The whole state as readable JSON. README.md describes the fields. */
export function writePosition(state: State): Json {
  const { resume, placing, square, drawn, ...before } = course(state);
  return {
    ...before,
    [THEN]: resume,
    placing,
    square,
    drawn,
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    open: cardNames(cardsOf(state, OPEN)),
    deck: cardNames(cardsOf(state, DECK)),
    discards: cardNames(cardsOf(state, DISCARDS)),
    ...tableOf(state),
    shuffled: state.shuffled,
  };
}

function writeSeat(state: State, seat: Seat): Json {
  const cards = [...cardsOf(state, hand(seat)), ...hitchOf(state, HITCH_HAND + 3 * seat)];
  return {
    hand: cardNames(cards),
    ...ownTable(state, seat),
    waiting: waitingOf(state, seat),
    seen: cardNames(cardsOf(state, seen(seat))),
    wildsShown: state.wildsShown[seat]!,
  };
}

const FIELDS = [
  'phase',
  'round',
  'turn',
  'ender',
  'last',
  'stirred',
  'set',
  'laid',
  'rides',
  'due',
  'card',
  'size',
  THEN,
  'placing',
  'square',
  'drawn',
  'seats',
  'open',
  'deck',
  'discards',
  'row',
  'bag',
  'specials',
  'sights',
  'scoring',
  'hitch',
  'fourteen',
  'shuffled',
];
const RUNNING = PHASES.filter((phase) => phase !== 'over');
const INTERRUPTED = ['start', 'special', 'tile', 'reward', 'sight'] as const;
const { limits } = COMPONENTS;
const MOST_DUE = 99;

type Fields = ReadonlyMap<string, unknown>;

/** The state of an untrusted position, or its first fault. */
export function readPosition(raw: unknown, options: Options, seats: number): State | Fault {
  const reader = new Reader();
  const state = blankState();
  state.seats = seats;
  state.mode = MODES.indexOf(options.mode as Mode);
  const fields = reader.fields(raw, '', FIELDS);
  const stock = new Stock(reader);
  const steps = [readCourse, readAllSeats, readCards, readTable, readPending];
  for (const step of steps) if (reader.fault === undefined) step(reader, fields, state, stock);
  if (reader.fault === undefined) checkPosition(reader, state);
  return reader.fault ?? state;
}

/** How far the game and the turn have come. */
function readCourse(reader: Reader, fields: Fields, state: State): void {
  state.phase = reader.word(fields.get('phase') ?? 'start', 'phase', RUNNING);
  const number = (name: string, fallback: number, least: number, most: number) =>
    reader.number(fields.has(name) ? fields.get(name) : fallback, name, least, most);
  const flag = (name: string) => {
    const given = fields.get(name) ?? false;
    reader.require(typeof given === 'boolean', 'position-flag', name);
    return given === true;
  };
  state.round = number('round', 1, 1, limits.rounds + 1);
  state.turn = number('turn', 0, 0, state.seats - 1);
  if ((fields.get('ender') ?? null) !== null) state.ender = number('ender', 0, 0, state.seats - 1);
  state.last = flag('last');
  state.stirred = flag('stirred');
  state.shuffled = flag('shuffled');
  state.ridePlays = number('rides', 0, 0, MOST_DUE);
  state.payDue = number('due', state.phase === PAY ? 1 : 0, 0, MOST_DUE);
  state.drawnColoured = number('drawn', 0, 0, limits.drawnColoured - 1);
}

function readAllSeats(reader: Reader, fields: Fields, state: State, stock: Stock): void {
  readSeats(reader, fields.get('seats') ?? [], state, stock);
}

function readCards(reader: Reader, fields: Fields, state: State, stock: Stock): void {
  const pile = (name: string, into: number) => {
    for (const card of stock.readCards(fields.get(name) ?? [], name, 0, WILD)) {
      add(state, into, card);
    }
  };
  pile('open', OPEN);
  pile('discards', DISCARDS);
  const size = state.counts[OPEN]! + state.wilds[OPEN]!;
  reader.require(size <= limits.openCards, 'position-open', 'open', {}, 'K31');
  if (fields.has('deck') || !isSetup(state.phase)) pile('deck', DECK);
  else {
    for (let card = 0; card <= WILD; card++) {
      for (let n = stock.cardsLeft(card); n > 0; n--) add(state, DECK, card);
    }
  }
  readHitch(reader, fields.get('hitch') ?? {}, state, stock);
}

function readHitch(reader: Reader, raw: unknown, state: State, stock: Stock): void {
  const given = reader.fields(raw, 'hitch', HITCH_LETTERS);
  HITCH_LETTERS.forEach((letter, i) => {
    const left = stock.cardsLeft(CARRIAGE + i);
    const wanted = given.has(letter) ? given.get(letter) : left;
    state.hitch[i] = reader.number(wanted, within('hitch', letter), 0, left);
  });
}

function readTable(reader: Reader, fields: Fields, state: State, stock: Stock): void {
  const tiles = (name: string, least: number, most: number) =>
    stock.readTiles(fields.get(name) ?? [], name, least, most);
  const row = tiles('row', 0, FIRST_SPECIAL - 1);
  reader.require(row.length <= limits.rowTiles, 'position-row', 'row', {}, 'K23');
  if (row.length <= limits.rowTiles) state.row.set(row);
  state.rowSize = Math.min(row.length, limits.rowTiles);
  const whole = isSetup(state.phase) && !fields.has('bag');
  const bag = whole ? allLeft(stock) : tiles('bag', 0, FIRST_SPECIAL - 1);
  for (const kind of bag) state.bag[kind < 20 ? 0 : 1]! |= 1 << (kind % 20);
  for (const kind of tiles('specials', FIRST_SPECIAL, POINT_TILE - 1)) {
    state.specials |= 1 << (kind - FIRST_SPECIAL);
  }
  const left = stock.tilesLeft(POINT_TILE);
  const fourteen = fields.has('fourteen') ? fields.get('fourteen') : left;
  state.fourteen = reader.number(fourteen, 'fourteen', 0, left);
  readSights(reader, fields.get('sights') ?? [], state);
  reader.list(fields.get('scoring') ?? [], 'scoring', SCORING_NAMES.length).forEach((text, i) => {
    const bit = 1 << reader.word(text, within('scoring', i), SCORING_NAMES);
    const fresh = !(state.scoring & bit);
    reader.require(fresh, 'position-too-many', within('scoring', i), { name: String(text) }, 'K38');
    state.scoring |= bit;
  });
}

const allLeft = (stock: Stock): number[] =>
  Array.from({ length: FIRST_SPECIAL }, (_, kind) => kind).filter(
    (kind) => stock.tilesLeft(kind) > 0,
  );

/** A Sight whose side is not yet drawn has only a number. */
function readSights(reader: Reader, raw: unknown, state: State): void {
  const names = state.phase === SIDE ? [...SIDE_NAMES, ...'123456'] : SIDE_NAMES;
  reader.list(raw, 'sights', SIDE_NAMES.length).forEach((text, i) => {
    const side = reader.word(text, within('sights', i), names);
    const sight = side < 12 ? side >> 1 : side - 12;
    const free = state.sights[2 * sight] === 0 && state.sights[2 * sight + 1] === 0;
    const single = side < 12 || state.sideSight === NONE;
    const fits = free && single && state.sideSight !== sight;
    reader.require(fits, 'position-sight-twice', within('sights', i), {}, 'K25');
    if (side < 12) state.sights[side] = SIGHT_OFFERED;
    else state.sideSight = sight;
  });
}

/** The fields that belong to some phases. */
function readPending(reader: Reader, fields: Fields, state: State): void {
  const given = (name: string) => fields.get(name) ?? null;
  state.activeSet = orNone(reader, given('set'), 'set', 'position-letter', letterNumber);
  readEntries(reader, fields.get('laid') ?? [], 'laid', null).forEach((entry, i) => {
    state.laid[i] = entry;
    state.laidSize++;
  });
  state.closedCard = orNone(reader, given('card'), 'card', 'position-card', (name) =>
    cardNumber(name) < WILD ? cardNumber(name) : -1,
  );
  const size = fields.has('size') ? fields.get('size') : state.closedCard === NONE ? 0 : 3;
  state.closedSize = reader.number(size, 'size', 0, 7);
  const pausing = state.phase === GIFT || state.phase === ROW;
  const resume = fields.has(THEN) ? given(THEN) : pausing ? 'start' : null;
  if (resume !== null) {
    state.interruptedStep = STEPS.indexOf(INTERRUPTED[reader.word(resume, THEN, INTERRUPTED)]!);
  }
  readPlacing(reader, fields, state);
  const dealing = state.phase === SIX || state.phase === REFILL;
  if (dealing && reader.fault === undefined) {
    reader.require(canDeal(state, undefined), 'position-nothing-due', 'phase', {}, 'K31');
  }
}

function readPlacing(reader: Reader, fields: Fields, state: State): void {
  const { waiting, waitingSize, phase } = state;
  const forced = waitingSize > 0 && waiting[0] === waiting[waitingSize - 1];
  const due = (phase === AT || phase === ROTATE) && forced && !fields.has('placing');
  const placing = fields.get('placing') ?? null;
  state.placingTile = due
    ? waiting[0]!
    : orNone(reader, placing, 'placing', 'position-tile', tileNumber);
  const square = fields.get('square') ?? null;
  if (square === null) return;
  const [x, y] = Array.isArray(square) && square.length === 2 ? square : [];
  const proper = isOnGrid(x, y);
  reader.require(proper, 'position-square', 'square', {}, 'K27');
  if (proper) state.placingSquare = squareAt(x, y);
}

/** The number of a name, NONE for null. */
function orNone(
  reader: Reader,
  raw: unknown,
  at: string,
  code: string,
  numberOf: (name: string) => number,
): number {
  if (raw === null) return NONE;
  const found = typeof raw === 'string' ? numberOf(raw) : -1;
  if (found < 0) reader.fail(code, at, { value: typeof raw === 'string' ? raw.slice(0, 20) : '…' });
  return found;
}
