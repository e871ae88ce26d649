import { type Reader, type Seat, within } from '@baithak/kernel';
import {
  CARD_NAMES,
  CARD_TOTALS,
  CARRIAGE,
  cardNumber,
  sideNumber,
  TRUCK,
  WILD,
} from '../rules/cards.ts';
import { isOnGrid, placement } from '../rules/map.ts';
import { addCircles } from '../rules/patterns.ts';
import { add, writeDown } from '../rules/piles.ts';
import { addToMap, powerOf } from '../rules/placing.ts';
import {
  addToSet,
  cardOf,
  entryNumber,
  insert,
  LETTERS,
  letterNumber,
  openSet,
} from '../rules/sets.ts';
import {
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  MOST_PACKED,
  MOST_TILES,
  SIGHT_OWNED,
  type State,
  seen,
} from '../rules/state.ts';
import { POINT_TILE, TILE_NAMES, TILE_TOTALS, tileNumber } from '../rules/tiles.ts';

const FIELDS = [
  'hand',
  'sets',
  'journal',
  'backpack',
  'map',
  'waiting',
  'seen',
  'wildsShown',
] as const;

type Fields = ReadonlyMap<string, unknown>;

export function readSeats(reader: Reader, raw: unknown, state: State, stock: Stock): void {
  const given = reader.list(raw, 'seats', state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    const path = within('seats', seat);
    const fields = reader.fields(seat < given.length ? given[seat] : {}, path, FIELDS);
    if (reader.fault !== undefined) return;
    new SeatReader(reader, fields, path, seat, state, stock).read();
  }
}

class SeatReader {
  constructor(
    private readonly reader: Reader,
    private readonly fields: Fields,
    private readonly path: string,
    private readonly seat: Seat,
    private readonly state: State,
    private readonly stock: Stock,
  ) {}

  read(): void {
    const { state, seat } = this;
    for (const card of this.cards('hand', TRUCK)) {
      if (card > WILD) state.hitch[HITCH_HAND + 3 * seat + card - CARRIAGE]!++;
      else add(state, hand(seat), card);
    }
    this.readSets();
    this.readJournal();
    for (const card of this.cards('backpack', TRUCK)) {
      state.packs[MOST_PACKED * seat + state.packSizes[seat]!++] = card;
    }
    this.readMap();
    this.readWaiting();
    this.readMemory();
  }

  private cards(name: string, most: number): number[] {
    return this.stock.readCards(this.fields.get(name) ?? [], within(this.path, name), 0, most);
  }

  private readSets(): void {
    const path = within(this.path, 'sets');
    for (const [letter, raw] of this.reader.fields(this.fields.get('sets') ?? {}, path, LETTERS)) {
      this.readSet(letterNumber(letter), raw, within(path, letter));
    }
  }

  private readSet(letter: number, raw: unknown, at: string): void {
    const { reader, state } = this;
    const entries = readEntries(reader, raw, at, this.stock);
    reader.require(entries.length > 0, 'position-set', at, {}, 'K12');
    if (reader.fault !== undefined) return;
    const record = openSet(state, this.seat, letter);
    for (const entry of entries) addToSet(state, record, entry);
  }

  private readJournal(): void {
    const { reader, fields, path, seat, state } = this;
    const at = within(path, 'journal');
    const entries = reader.list(fields.get('journal') ?? [], at, 120);
    const sights = entries.filter((text) => typeof text === 'string' && sideNumber(text) >= 0);
    for (const text of sights) {
      const side = sideNumber(text as string);
      const free = state.sights[side] === 0 && state.sights[side ^ 1] === 0;
      reader.require(free, 'position-sight-twice', at, {}, 'K25');
      state.sights[side] = SIGHT_OWNED + seat;
    }
    const cards = entries.filter((text) => !sights.includes(text));
    for (const card of this.stock.readCards(cards, at, 0, TRUCK)) {
      reader.require(card !== WILD, 'position-journal', at, {}, 'K21');
      if (card > WILD) state.hitch[HITCH_JOURNAL + 3 * seat + card - CARRIAGE]!++;
      if (card < WILD) writeDown(state, seat, card);
    }
  }

  private readMap(): void {
    const { reader, seat, state } = this;
    const path = within(this.path, 'map');
    const squares = new Set<string>();
    for (const [i, raw] of reader.list(this.fields.get('map') ?? [], path, MOST_TILES).entries()) {
      this.readPlaced(raw, within(path, i), squares);
      if (reader.fault !== undefined) return;
    }
    reader.require(isConnected(squares), 'position-map', path, {}, 'K27');
    const count = state.mapSizes[seat]!;
    addCircles(state.maps, MOST_TILES * seat, count, state.circles, 4 * seat);
  }

  private readPlaced(raw: unknown, path: string, squares: Set<string>): void {
    const { reader, seat, state } = this;
    const [name, x, y, turn] = Array.isArray(raw) && raw.length === 4 ? raw : [];
    const proper = isOnGrid(x, y) && [0, 1, 2, 3].includes(turn);
    reader.require(proper, 'position-placed', path);
    reader.require(!squares.has(`${x},${y}`), 'position-map', path, {}, 'K27');
    squares.add(`${x},${y}`);
    for (const kind of this.stock.readTile(name, path, 0, POINT_TILE)) {
      if (reader.fault === undefined) addToMap(state, seat, placement(kind, x, y, turn));
      state.powers[seat]! |= powerOf(kind);
    }
  }

  private readWaiting(): void {
    const { state, seat } = this;
    const at = within(this.path, 'waiting');
    const kinds = this.stock.readTiles(this.fields.get('waiting') ?? [], at, 0, POINT_TILE);
    const mine = seat === state.turn || kinds.length === 0;
    this.reader.require(mine, 'position-waiting', at, {}, 'K27');
    if (!mine) return;
    for (const kind of kinds) {
      insert(state.waiting, 0, state.waitingSize++, kind);
      state.powers[seat]! |= powerOf(kind);
    }
  }

  /** What others know of the hand. By default they know nothing. */
  private readMemory(): void {
    const { reader, fields, seat, state } = this;
    const at = within(this.path, 'seen');
    const memory = reader.list(fields.get('seen') ?? [], at, 100);
    const own = this.stock.apart().readCards(memory, at, 0, WILD);
    for (const card of own) add(state, seen(seat), card);
    const shown = within(this.path, 'wildsShown');
    state.wildsShown[seat] = reader.number(fields.get('wildsShown') ?? 0, shown, 0, 8);
  }
}

/** The entries of a set in its order. */
export function readEntries(
  reader: Reader,
  raw: unknown,
  at: string,
  stock: Stock | null,
): number[] {
  const entries = reader.list(raw, at, 7).flatMap((text, i) => {
    const entry = typeof text === 'string' ? entryNumber(text) : 0;
    if (entry > 0) stock?.takeCard(cardOf(entry), within(at, i));
    else reader.fail('position-card', within(at, i), { value: '…' });
    return entry > 0 ? [entry] : [];
  });
  return entries.toSorted((one, other) => one - other);
}

/** K27: all tiles are connected to the origin, edge to edge. */
function isConnected(squares: ReadonlySet<string>): boolean {
  const reached = new Set<string>();
  const visit = (x: number, y: number): void => {
    const square = `${x},${y}`;
    if (!squares.has(square) || reached.has(square)) return;
    reached.add(square);
    visit(x + 1, y);
    visit(x - 1, y);
    visit(x, y + 1);
    visit(x, y - 1);
  };
  visit(0, 0);
  return reached.size === squares.size;
}

/** Counts the pieces of a position: there must not be more of a kind than in the box. */
export class Stock {
  private readonly cards = new Uint8Array(CARD_NAMES.length);
  private readonly tiles = new Uint8Array(TILE_NAMES.length);

  constructor(private readonly reader: Reader) {}

  /** Reads a list of cards whose numbers are in a range. */
  readCards(raw: unknown, at: string, least: number, most: number): number[] {
    return this.reader.list(raw, at, CARD_NAMES.length + 20).flatMap((text, i) => {
      const card = typeof text === 'string' ? cardNumber(text) : -1;
      const path = within(at, i);
      if (card >= least && card <= most) return this.takeCard(card, path);
      this.reader.fail('position-card', path, { value: short(text) });
      return [];
    });
  }

  takeCard(card: number, at: string): number[] {
    const fits = ++this.cards[card]! <= CARD_TOTALS[card]!;
    this.reader.require(fits, 'position-too-many', at, { name: CARD_NAMES[card]! }, 'K2');
    return fits ? [card] : [];
  }

  /** Reads a list of tiles whose numbers are in a range. */
  readTiles(raw: unknown, at: string, least: number, most: number): number[] {
    return this.reader
      .list(raw, at, TILE_NAMES.length + 1)
      .flatMap((text, i) => this.readTile(text, within(at, i), least, most));
  }

  readTile(raw: unknown, at: string, least: number, most: number): number[] {
    const tile = typeof raw === 'string' ? tileNumber(raw) : -1;
    if (tile < least || tile > most) {
      this.reader.fail('position-tile', at, { value: short(raw) });
      return [];
    }
    const fits = ++this.tiles[tile]! <= TILE_TOTALS[tile]!;
    this.reader.require(fits, 'position-too-many', at, { name: TILE_NAMES[tile]! }, 'K5');
    return fits ? [tile] : [];
  }

  /** A new count, for lists of cards that are counted elsewhere. */
  apart(): Stock {
    return new Stock(this.reader);
  }

  cardsLeft(card: number): number {
    return Math.max(0, CARD_TOTALS[card]! - this.cards[card]!);
  }

  tilesLeft(tile: number): number {
    return Math.max(0, TILE_TOTALS[tile]! - this.tiles[tile]!);
  }
}

const short = (value: unknown): string =>
  typeof value === 'string' && value.length < 20 ? value : '…';
