import { COMPONENTS } from './components.ts';
import { startDrawing } from './drawing.ts';
import type { Teller } from './events.ts';
import { isBefore, ORIGIN, placement, squareX, squareY } from './map.ts';
import { addCirclesAt } from './patterns.ts';
import { insert } from './sets.ts';
import {
  AT,
  CHOICE,
  DISCOUNT,
  LARGE_HAND,
  MOST_TILES,
  NEXT,
  NONE,
  ROTATE,
  type State,
} from './state.ts';
import { CHOICE_TILE, DISCOUNT_TILE, FIRST_SPECIAL, HAND_TILE, TILE_NAMES } from './tiles.ts';

/** A tile that is to be placed in this turn. K28: its power works from now on. */
export function gain(state: State, kind: number): void {
  insert(state.waiting, 0, state.waitingSize++, kind);
  state.powers[state.turn]! |= powerOf(kind);
}

/** The power of a tile as bits of `powers`. */
export function powerOf(kind: number): number {
  if (kind === HAND_TILE) return LARGE_HAND;
  if (kind === DISCOUNT_TILE) return DISCOUNT;
  return kind === CHOICE_TILE ? CHOICE : 0;
}

export function gainSpecial(state: State, kind: number): void {
  state.specials &= ~(1 << (kind - FIRST_SPECIAL));
  gain(state, kind);
}

/** Takes the tile at a place of the row, and the row closes up. */
export function gainFromRow(state: State, place: number): number {
  const { row } = state;
  const kind = row[place]!;
  row.copyWithin(place, place + 1, state.rowSize--);
  row[state.rowSize] = 0;
  gain(state, kind);
  return kind;
}

/** K27: the tiles of this turn are placed one by one. Then cards are drawn. */
export function startPlacing(state: State, tell: Teller): void {
  const { waiting, waitingSize } = state;
  if (waitingSize === 0) startDrawing(state, tell);
  else if (waiting[0] === waiting[waitingSize - 1]) placeNext(state, waiting[0]!, tell);
  else state.phase = NEXT;
}

export function chooseTile(state: State, kind: number, tell: Teller): void {
  tell?.({ kind: 'chose-tile', seat: state.turn, tile: TILE_NAMES[kind]! });
  placeNext(state, kind, tell);
}

/** K27: the first tile of a Map goes to the origin without a choice. */
function placeNext(state: State, kind: number, tell: Teller): void {
  state.placingTile = kind;
  state.placingSquare = ORIGIN;
  if (state.mapSizes[state.turn] === 0) {
    placeTile(state, 0, tell);
    return;
  }
  state.placingSquare = NONE;
  state.phase = AT;
}

export function chooseSquare(state: State, square: number, tell: Teller): void {
  state.placingSquare = square;
  state.phase = ROTATE;
  tell?.({
    kind: 'chose-square',
    seat: state.turn,
    tile: TILE_NAMES[state.placingTile]!,
    x: squareX(square),
    y: squareY(square),
  });
}

export function placeTile(state: State, rotation: number, tell: Teller): void {
  const { turn, placingTile: placing, placingSquare: square } = state;
  const x = squareX(square);
  const y = squareY(square);
  stopWaiting(state, placing);
  addToMap(state, turn, placement(placing, x, y, rotation));
  const count = state.mapSizes[turn]!;
  addCirclesAt(state.maps, MOST_TILES * turn, count, square, state.circles, 4 * turn);
  state.placingTile = NONE;
  state.placingSquare = NONE;
  tell?.({ kind: 'placed', seat: turn, tile: TILE_NAMES[placing]!, x, y, rotation, count });
  if (count >= COMPONENTS.limits.endingTiles && state.ender === NONE) {
    state.ender = turn;
    tell?.({ kind: 'end-near', seat: turn });
  }
  startPlacing(state, tell);
}

function stopWaiting(state: State, kind: number): void {
  const { waiting } = state;
  let place = 0;
  while (waiting[place] !== kind) place++;
  waiting.copyWithin(place, place + 1, state.waitingSize--);
  waiting[state.waitingSize] = 0;
}

/** Keeps the tiles of a Map in order. */
export function addToMap(state: State, seat: number, placed: number): void {
  const { maps } = state;
  const from = MOST_TILES * seat;
  let place = from + state.mapSizes[seat]!++;
  while (place > from && isBefore(placed, maps[place - 1]!)) {
    maps[place] = maps[place - 1]!;
    place--;
  }
  maps[place] = placed;
}
