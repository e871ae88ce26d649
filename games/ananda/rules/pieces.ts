import { COLOURS, COMPONENTS, type Colour, TILE_NAMES } from './components.ts';

export const KIND_COUNT: number = TILE_NAMES.length;
export const TILE_COUNTS: readonly number[] = TILE_NAMES.map((name) => COMPONENTS.tiles[name]!);
export const TILE_TOTAL: number = TILE_COUNTS.reduce((sum, count) => sum + count, 0);

export const colourAt = (index: number): Colour => COLOURS[index] as Colour;
export const colourOf = (letter: string): number => COLOURS.indexOf(letter as Colour);

/** The kind of tile with these two colours, by 6 × one + the other, in either order. */
export const KIND_OF: Uint8Array = Uint8Array.from({ length: 36 }, (_, i) => {
  const [low, high] = [Math.floor(i / 6), i % 6].toSorted((a, b) => a - b) as [number, number];
  return TILE_NAMES.indexOf(colourAt(low) + colourAt(high));
});

export const tileName = (kind: number): string => TILE_NAMES[kind]!;
export const isDouble = (kind: number): boolean => tileName(kind)[0] === tileName(kind)[1];

/** Tiles as names in canonical order, given how many there are of each kind. */
export function tileNames(counts: ArrayLike<number>, from = 0): string[] {
  return TILE_NAMES.flatMap((name, kind) => new Array<string>(counts[from + kind]!).fill(name));
}

/** Cards of a seat are bits: five a colour, the lowest value first. */
const VALUES = 5;
export const cardOf = (colour: number, value: number): number => colour * VALUES + value - 1;
const colourOfCard = (card: number): number => Math.floor(card / VALUES);
const valueOfCard = (card: number): number => (card % VALUES) + 1;
export const cardName = (card: number): string =>
  `${colourAt(colourOfCard(card))}${valueOfCard(card)}`;

const CARD_COUNT: number = COLOURS.length * VALUES;

/** All cards of a seat at a table of so many. */
export function allCards(seats: number): number {
  let cards = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (valueOfCard(card) <= COMPONENTS.highestCard[seats]!) cards |= 1 << card;
  }
  return cards;
}

/** How many bits are set. */
export function size(cards: number): number {
  let n = cards - ((cards >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return (((n + (n >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The cards of one colour, lowest value in the lowest bit. */
export const ofColour = (cards: number, colour: number): number => (cards >> (colour * 5)) & 31;

/** What a set of cards is worth. */
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

export const CARD_NAMES: readonly string[] = Array.from({ length: CARD_COUNT }, (_, i) =>
  cardName(i),
);

export const cardNames = (cards: number): string[] => cardList(cards).map(cardName);
