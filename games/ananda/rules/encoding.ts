import type { Move } from '@baithak/kernel';
import { COLOURS, COMPONENTS, type Colour, TILE_NAMES } from './components.ts';

/*
 * Tiles, cards, spaces and moves as the small whole numbers that states and searches use, and the
 * names that notation, views and events use for them.
 */

export const colourAt = (index: number): Colour => COLOURS[index] as Colour;
export const colourOf = (letter: string): number => COLOURS.indexOf(letter as Colour);

/* Kinds of tiles: a kind is an index into TILE_NAMES. */

export const KIND_COUNT: number = TILE_NAMES.length;
export const TILE_COUNTS: readonly number[] = TILE_NAMES.map((name) => COMPONENTS.tiles[name]!);
export const TILE_TOTAL: number = TILE_COUNTS.reduce((sum, count) => sum + count, 0);

/** The kind of tile with two colours, by 6 × one colour + the other, in either order. */
export const KIND_OF: Uint8Array = Uint8Array.from({ length: 36 }, (_, i) => {
  const [low, high] = [Math.floor(i / 6), i % 6].toSorted((a, b) => a - b) as [number, number];
  return TILE_NAMES.indexOf(colourAt(low) + colourAt(high));
});

export const tileName = (kind: number): string => TILE_NAMES[kind]!;
export const isDouble = (kind: number): boolean => tileName(kind)[0] === tileName(kind)[1];

/** Tile names in canonical order, from the number of tiles of each kind. */
export function tileNames(counts: ArrayLike<number>, from = 0): string[] {
  return TILE_NAMES.flatMap((name, kind) => new Array<string>(counts[from + kind]!).fill(name));
}

/* Cards: a set of one seat's cards is a bit set, five bits a colour, the lowest value first. */

const VALUES = 5;
const CARD_COUNT: number = COLOURS.length * VALUES;
export const cardOf = (colour: number, value: number): number => colour * VALUES + value - 1;
const colourOfCard = (card: number): number => Math.floor(card / VALUES);
const valueOfCard = (card: number): number => (card % VALUES) + 1;
export const cardName = (card: number): string =>
  `${colourAt(colourOfCard(card))}${valueOfCard(card)}`;

export const CARD_NAMES: readonly string[] = Array.from({ length: CARD_COUNT }, (_, i) =>
  cardName(i),
);

/** All cards that each seat has at a table with so many seats. */
export function allCards(seats: number): number {
  let cards = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (valueOfCard(card) <= COMPONENTS.highestCard[seats]!) cards |= 1 << card;
  }
  return cards;
}

/** The number of cards in a set: its population count. */
export function size(cards: number): number {
  let n = cards - ((cards >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The cards of one colour, the lowest value in the lowest bit. */
export const ofColour = (cards: number, colour: number): number => (cards >> (colour * 5)) & 31;

/** The sum of the values of a set of cards. */
export function worth(cards: number): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) sum += valueOfCard(lowest(rest));
  return sum;
}

/** The lowest card of a set that is not empty. */
export const lowest = (cards: number): number => 31 - Math.clz32(cards & -cards);

export function cardList(cards: number): number[] {
  const list: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

export const cardNames = (cards: number): string[] => cardList(cards).map(cardName);

/*
 * Spaces: cells of a 16 × 16 grid. Files and ranks count from 1, so every space has four neighbours
 * inside the grid, and cell 0 can stand for no space at all.
 */

export const CELLS = 256;
export const RIGHT = 1;
export const UP = 16;
export const NOWHERE = 0;

export const FILE_NAMES = 'abcdefghijklmn';

export const cellAt = (file: number, rank: number): number => (rank << 4) | file;
export const fileOf = (cell: number): number => cell & 15;
export const rankOf = (cell: number): number => cell >> 4;

const SPACE_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${FILE_NAMES[fileOf(cell) - 1]}${rankOf(cell)}`,
);

export const spaceName = (cell: number): string => SPACE_NAMES[cell]!;

/** Matches a space of the largest board. */
export const SPACE = '[a-n](?:[1-9]|1[0-4])';

export function cellNamed(name: string): number {
  return cellAt(FILE_NAMES.indexOf(name[0]!) + 1, Number(name.slice(1)));
}

/* A tile as it lies, in 15 bits: its first space, whether it points up, and its two colours. */

export const pack = (cell: number, up: number, first: number, second: number): number =>
  (cell << 7) | (up << 6) | (first << 3) | second;
export const firstCell = (lying: number): number => lying >> 7;
export const firstColour = (lying: number): number => (lying >> 3) & 7;
export const secondColour = (lying: number): number => lying & 7;
export const secondCell = (lying: number): number =>
  (lying >> 7) + (((lying >> 6) & 1) === 1 ? UP : RIGHT);
export const kindLying = (lying: number): number =>
  KIND_OF[firstColour(lying) * 6 + secondColour(lying)]!;

/*
 * Moves: the cell of a monk; or a tile as it lies, with one bit above it; or the value of a card,
 * with another bit above it. Zero instead of cell, tile or card is the move that ends the phase.
 */

const TILE_MOVE = 1 << 15;
const CARD_MOVE = 1 << 16;

export const monkMove = (cell: number): Move => cell;
export const tileMove = (lying: number): Move => TILE_MOVE | lying;
export const cardMove = (value: number): Move => CARD_MOVE | value;

export const isTileMove = (move: Move): boolean => (move & TILE_MOVE) !== 0;
export const isCardMove = (move: Move): boolean => (move & CARD_MOVE) !== 0;
export const lyingOf = (move: Move): number => move & 0x7fff;
export const cardValue = (move: Move): number => move & 0xff;
