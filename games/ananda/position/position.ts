import {
  type Fault,
  type Json,
  type Options,
  Reader,
  type Seat,
  shown,
  within,
} from '@baithak/kernel';
import { isSupported } from '../rules/building.ts';
import { COMPONENTS, TILE_NAMES } from '../rules/components.ts';
import {
  allCards,
  cardList,
  cardName,
  cardNames,
  cellNamed,
  KIND_COUNT,
  kindLying,
  NOWHERE,
  SPACE,
  TILE_COUNTS,
  TILE_TOTAL,
  tileNames,
} from '../rules/encoding.ts';
import { idleLimit } from '../rules/end.ts';
import {
  drawn,
  emptyTable,
  lay,
  MONK,
  monkSpace,
  OFF,
  PHASES,
  phaseOf,
  REFILL,
  START,
  type State,
  seatsOf,
} from '../rules/state.ts';
import { checkPosition } from './check-position.ts';
import { lyingAs, parse, tileSpaces, tileText } from './notation.ts';

/** The position as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    files: state.files,
    ranks: state.ranks,
    tiles: placedTiles(state),
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    seat: state.seat,
    phase: phaseOf(state),
    built: state.built,
    spent: state.spent,
    ...(state.phase === REFILL ? { due: state.due } : {}),
    idle: state.idle,
    ...(hasTilesOut(state) ? { supply: tileNames(state.supply) } : {}),
  };
}

function placedTiles(state: State): Json {
  return Array.from(state.placed.subarray(0, state.placedCount), (lying) => [
    tileText(lying),
    ...tileSpaces(lying),
  ]);
}

function writeSeat(state: State, seat: Seat): Json {
  const cards = state.hands[seat]! | state.karma[seat]! | state.piles[seat]!;
  return {
    monk: monkSpace(state, seat),
    rack: tileNames(state.racks, seat * 21),
    hand: cardNames(state.hands[seat]!),
    karma: cardNames(state.karma[seat]!),
    ...(cards === allCards(state.seats) ? {} : { pile: cardNames(state.piles[seat]!) }),
  };
}

/** By kind: the number of tiles on the board and on racks. */
export function tilesInPlay(state: State): number[] {
  const counts = TILE_COUNTS.map((_, kind) =>
    seatsOf(state).reduce((sum, seat) => sum + state.racks[seat * 21 + kind]!, 0),
  );
  for (let i = 0; i < state.placedCount; i++) counts[kindLying(state.placed[i]!)]!++;
  return counts;
}

function hasTilesOut(state: State): boolean {
  return tilesInPlay(state).some((n, kind) => n + state.supply[kind]! !== TILE_COUNTS[kind]);
}

const FIELDS = [
  'files',
  'ranks',
  'tiles',
  'seats',
  'seat',
  'phase',
  'built',
  'spent',
  'due',
  'idle',
  'supply',
];
const SEAT_FIELDS = ['monk', 'rack', 'hand', 'karma', 'pile'];
const RUNNING = PHASES.filter((phase) => phase !== 'over');
const ONE_SPACE = new RegExp(`^${SPACE}$`);
const { limits } = COMPONENTS;

type Fields = ReadonlyMap<string, unknown>;

/** Reads a position from outside: the state, or the first fault found. */
export function readPosition(raw: unknown, options: Options, seats: number): State | Fault {
  const reader = new Reader();
  const fields = reader.fields(raw, '', FIELDS);
  const state = emptyTable(options.files as number, options.ranks as number, seats);
  readBoard(reader, fields, state);
  readCourse(reader, fields, state);
  readSeats(reader, fields, state);
  if (reader.fault === undefined) readSupply(reader, fields, state);
  if (reader.fault === undefined) checkPosition(reader, state);
  return reader.fault ?? state;
}

function readBoard(reader: Reader, fields: Fields, state: State): void {
  for (const name of ['files', 'ranks'] as const) {
    if (fields.has(name)) reader.number(fields.get(name), name, state[name], state[name]);
  }
  const tiles = fields.has('tiles') ? fields.get('tiles') : [];
  reader.list(tiles, 'tiles', TILE_TOTAL).forEach((tile, i) => {
    if (reader.fault === undefined) readTile(reader, tile, within('tiles', i), state);
  });
}

/** Reads a tile with the notation of moves, which writes it the same way. */
function readTile(reader: Reader, raw: unknown, at: string, state: State): void {
  const [tile, first, second, ...more] = Array.isArray(raw) ? raw : [];
  const attempt = more.length > 0 ? undefined : parse(`tile:${tile}@${first}${second}`);
  const read = attempt && 'spaces' in attempt ? attempt : undefined;
  if (read === undefined || read.spaces[0] !== first || read.tile !== tile) {
    reader.fail('position-tile', at, { value: shown(Array.isArray(raw) ? raw.join(' ') : raw) });
    return;
  }
  const cells = read.spaces.map(cellNamed) as [number, number];
  if (cells.some((cell) => state.colours[cell] === OFF)) {
    reader.fail('position-off-board', at, {}, 'A11');
  } else if (!isSupported(state, ...cells)) reader.fail('position-support', at, {}, 'A10');
  else lay(state, lyingAs(read.tile, read.spaces));
}

/** Reads the phase, the seat and the counters. */
function readCourse(reader: Reader, fields: Fields, state: State): void {
  const number = (name: string, most: number) =>
    fields.has(name) ? reader.number(fields.get(name), name, 0, most) : 0;
  const phase = fields.has('phase') ? reader.word(fields.get('phase'), 'phase', RUNNING) : MONK;
  state.phase = Math.max(phase, 0);
  state.seat = number('seat', state.seats - 1);
  state.built = number('built', state.placedCount);
  state.spent = number('spent', 255);
  state.idle = number('idle', idleLimit(state.seats) - 1);
  if (state.phase === REFILL) state.due = reader.number(fields.get('due'), 'due', 1, limits.rack);
  else reader.require(!fields.has('due'), 'position-due', 'due');
}

function readSeats(reader: Reader, fields: Fields, state: State): void {
  if (!fields.has('seats')) {
    reader.require(state.phase === START, 'position-seats', 'seats', { seats: state.seats });
    return;
  }
  const seats = reader.list(fields.get('seats'), 'seats', state.seats);
  reader.require(seats.length === state.seats, 'position-seats', 'seats', { seats: state.seats });
  seats.forEach((seat, s) => {
    readSeat(reader, seat, within('seats', s), state, s);
  });
}

function readSeat(reader: Reader, raw: unknown, at: string, state: State, seat: number): void {
  const fields = reader.fields(raw, at, SEAT_FIELDS);
  readMonk(reader, fields.get('monk') ?? null, within(at, 'monk'), state, seat);
  const rack = fields.has('rack') ? fields.get('rack') : [];
  for (const kind of words(reader, rack, within(at, 'rack'), TILE_NAMES, limits.rack)) {
    state.racks[seat * KIND_COUNT + kind]!++;
    state.rackSizes[seat]!++;
    state.story[state.storySize++] = drawn(seat);
  }
  readCards(reader, fields, at, state, seat);
  const early = state.phase < MONK && fields.has('pile');
  reader.require(!early, 'position-early', within(at, 'pile'));
}

function readMonk(reader: Reader, raw: unknown, at: string, state: State, seat: number): void {
  if (raw === null) return;
  const cell = typeof raw === 'string' && ONE_SPACE.test(raw) ? cellNamed(raw) : NOWHERE;
  const isFree = !state.monks.subarray(0, seat).includes(cell);
  if (cell === NOWHERE || state.heights[cell] === 0 || !isFree) {
    reader.fail('position-monk', at, { value: shown(raw) }, 'A7');
  } else state.monks[seat] = cell;
}

/** Each card occurs at most once; without a `pile`, all cards that are not named are in it. */
function readCards(reader: Reader, fields: Fields, at: string, state: State, seat: number): void {
  const all = cardList(allCards(state.seats)).map(cardName);
  const cards = cardList(allCards(state.seats));
  let met = 0;
  const read = (name: string, most: number) => {
    let set = 0;
    const given = fields.has(name) ? fields.get(name) : [];
    for (const index of words(reader, given, within(at, name), all, most)) {
      const bit = 1 << cards[index]!;
      reader.require((met & bit) === 0, 'position-card-twice', within(at, name), {
        card: all[index]!,
      });
      met |= bit;
      set |= bit;
    }
    return set;
  };
  state.hands[seat] = read('hand', limits.hand);
  state.karma[seat] = read('karma', all.length);
  state.piles[seat] = fields.has('pile') ? read('pile', all.length) : allCards(state.seats) & ~met;
}

/** Reads a list of words from a closed set as indices into it. */
function words(
  reader: Reader,
  raw: unknown,
  at: string,
  known: readonly string[],
  most: number,
): number[] {
  return reader.list(raw, at, most).map((word, i) => reader.word(word, within(at, i), known));
}

function readSupply(reader: Reader, fields: Fields, state: State): void {
  const used = tilesInPlay(state);
  if (fields.has('supply')) {
    reader.require(state.phase >= MONK, 'position-early', 'supply');
    state.supply.fill(0);
    for (const kind of words(reader, fields.get('supply'), 'supply', TILE_NAMES, TILE_TOTAL)) {
      state.supply[kind]!++;
    }
  } else {
    for (let k = 0; k < KIND_COUNT; k++) state.supply[k] = Math.max(0, TILE_COUNTS[k]! - used[k]!);
  }
  state.supplySize = state.supply.reduce((sum, count) => sum + count, 0);
  TILE_NAMES.forEach((tile, kind) => {
    const count = used[kind]! + state.supply[kind]!;
    const args = { tile, count, most: TILE_COUNTS[kind]! };
    reader.require(count <= TILE_COUNTS[kind]!, 'position-too-many', 'tiles', args, 'A3');
  });
}
