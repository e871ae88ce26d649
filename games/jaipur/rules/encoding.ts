import type { Move } from '@baithak/kernel';
import {
  COMPONENTS,
  GOODS,
  type Good,
  LETTERS,
  type Letter,
  PILES,
  type Pile,
} from './components.ts';

export const GOOD_COUNT: number = GOODS.length;
export const LETTER_COUNT: number = LETTERS.length;
/** The camel's index among the letters, behind all goods. */
export const CAMEL = GOOD_COUNT;

export const CARD_COUNTS: readonly number[] = LETTERS.map((letter) => COMPONENTS.cards[letter]);
export const PILE_SIZES: readonly number[] = GOODS.map((good) => COMPONENTS.tokens[good].length);
export const DEAR: readonly boolean[] = GOODS.map((good) => COMPONENTS.dear.includes(good));

/** Equal tokens are one kind: goods tokens by good and value, bonus tokens by pile and value. */
interface TokenKind {
  /** The index of the good or of the bonus pile. */
  readonly group: number;
  readonly value: number;
  readonly count: number;
}

export const TOKEN_KINDS = kindsOf(GOODS.map((good) => COMPONENTS.tokens[good]));
export const BONUS_KINDS = kindsOf(
  PILES.map((pile) => [...COMPONENTS.bonus[pile]].sort((a, b) => a - b)),
);
export const TOKEN_KIND_COUNT = TOKEN_KINDS.length;
export const BONUS_KIND_COUNT = BONUS_KINDS.length;

/** By good and number of tokens left in its pile: the kind of the top one. */
export const TOP_TOKEN: readonly (readonly number[])[] = GOODS.map((good, g) => [
  -1,
  ...COMPONENTS.tokens[good].toReversed().map((value) => kindOf(TOKEN_KINDS, g, value)),
]);

function kindsOf(groups: readonly (readonly number[])[]): readonly TokenKind[] {
  return groups.flatMap((values, group) =>
    [...new Set(values)].map((value) => ({
      group,
      value,
      count: values.filter((each) => each === value).length,
    })),
  );
}

export function kindOf(kinds: readonly TokenKind[], group: number, value: number): number {
  return kinds.findIndex((kind) => kind.group === group && kind.value === value);
}

/** The bonus pile that a sale of that many cards draws from, or −1. */
export function pileForSale(cards: number): number {
  return cards < 3 ? -1 : cards > 5 ? 2 : cards - 3;
}

export const goodAt = (index: number): Good => GOODS[index] as Good;
export const letterAt = (index: number): Letter => LETTERS[index] as Letter;
export const pileAt = (index: number): Pile => PILES[index] as Pile;

type Numbers = ArrayLike<number>;

/** Cards as letters in canonical order: two diamonds and a leather give `DDL`. */
export function cardsText(counts: Numbers, from = 0, kinds = GOOD_COUNT): string {
  let text = '';
  for (let i = 0; i < kinds; i++) text += letterAt(i).repeat(counts[from + i] as number);
  return text;
}

export function sum(counts: Numbers, from = 0, length = counts.length): number {
  let total = 0;
  for (let i = from; i < from + length; i++) total += counts[i] as number;
  return total;
}

/** A record with a value for each key. */
export function record<Key extends string, Value>(
  keys: readonly Key[],
  value: (index: number, key: Key) => Value,
): Record<Key, Value> {
  // A view has a dozen of them, and `Object.fromEntries` would take longer than all the rest of it.
  const made = {} as Record<Key, Value>;
  for (const [i, key] of keys.entries()) made[key] = value(i, key);
  return made;
}

/** The values of a group's tokens, given how many of each kind there are. */
export function valuesOf(
  kinds: readonly TokenKind[],
  group: number,
  counts: Numbers,
  from = 0,
): number[] {
  const values: number[] = [];
  for (let k = 0; k < kinds.length; k++) {
    const { group: own, value } = kinds[k]!;
    for (let n = own === group ? counts[from + k]! : 0; n > 0; n--) values.push(value);
  }
  return values;
}

/**
 * A move is a number with its kind in the top bits. Below them, a take has the good, and a sale has
 * the good and the number of cards. An exchange has six fields of four bits, diamonds highest: the
 * change of each good in the hand, plus five. The number of camels follows from the balance.
 */
export const TAKE = 0;
export const CAMELS = 1;
export const EXCHANGE = 2;
const SALE = 3;

const KIND_SHIFT = 4 * GOOD_COUNT;
const OFFSET = 5;

/** The lowest bit of a good's field in an exchange. */
export const fieldShift = (good: number): number => 4 * (GOOD_COUNT - 1 - good);

/** An exchange that changes nothing. Add changes to it, shifted to their fields. */
export const NO_CHANGE: Move =
  (EXCHANGE << KIND_SHIFT) |
  Array.from({ length: GOOD_COUNT }, (_, g) => OFFSET << fieldShift(g)).reduce(
    (code, field) => code | field,
    0,
  );

export const TAKE_CAMELS: Move = CAMELS << KIND_SHIFT;

export const takeOf = (good: number): Move => (TAKE << KIND_SHIFT) | good;

export const saleOf = (good: number, cards: number): Move =>
  (SALE << KIND_SHIFT) | (cards << 4) | good;

export const kindOfMove = (move: Move): number => move >> KIND_SHIFT;
export const goodOf = (move: Move): number => move & 15;
export const cardsSold = (move: Move): number => (move >> 4) & 15;

/** How an exchange changes the number of a good in the hand. */
export const changeOf = (move: Move, good: number): number =>
  ((move >> fieldShift(good)) & 15) - OFFSET;

/** What an exchange takes and returns, as letters. */
export function exchangeCards(move: Move): { taken: string; returned: string } {
  const taken = new Uint8Array(LETTER_COUNT);
  const returned = new Uint8Array(LETTER_COUNT);
  for (let good = 0; good < GOOD_COUNT; good++) {
    const change = changeOf(move, good);
    taken[good] = Math.max(change, 0);
    returned[good] = Math.max(-change, 0);
    returned[CAMEL]! += change;
  }
  return {
    taken: cardsText(taken, 0, LETTER_COUNT),
    returned: cardsText(returned, 0, LETTER_COUNT),
  };
}
