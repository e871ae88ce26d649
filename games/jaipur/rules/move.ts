import type { Move } from '@baithak/kernel';
import { GOOD_COUNT } from './cards.ts';

/**
 * A move as a number: its kind in the top bits. Below them a take has the good, a sale the good
 * and the number of cards, an exchange six fields of four bits, diamonds highest: the change of
 * each good in the hand, plus five. The camels an exchange returns follow from the balance.
 */
export const TAKE = 0;
export const CAMELS = 1;
export const EXCHANGE = 2;
const SALE = 3;

const KIND_SHIFT = 4 * GOOD_COUNT;
const OFFSET = 5;

/** The lowest bit of a good's field in an exchange. */
export const fieldShift = (good: number): number => 4 * (GOOD_COUNT - 1 - good);

/** An exchange that changes nothing; changes are added to it, shifted to their fields. */
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
