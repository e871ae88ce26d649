import type { Move } from '@baithak/kernel';

/** What a move does, by the words of the notation. Laying and rotating have no word there. */
export const VERBS = [
  'lay',
  'close',
  'sight',
  'skip',
  'done',
  'ride',
  'pay',
  'keep',
  'journal',
  'special',
  'tile',
  'next',
  'at',
  'rotate',
  'draw',
  'drop',
] as const;
export type Verb = (typeof VERBS)[number];
export const LAYING = 0;
export const CLOSING = 1;
export const TAKE_SIGHT = 2;
export const SKIPPING = 3;
export const DONE = 4;
export const RIDING = 5;
export const PAYING = 6;
export const KEEPING = 7;
export const JOURNALLING = 8;
export const TAKE_SPECIAL = 9;
export const TAKE_TILE = 10;
export const CHOOSE_NEXT = 11;
export const CHOOSE_SQUARE = 12;
export const TURNING = 13;
export const DRAWING = 14;
export const DROPPING = 15;

/** A move as a number: its verb, the letter of the set that a card is laid on, and its object. */
export const moveOf = (verb: number, letter: number, what: number): Move =>
  (verb << 24) | (letter << 16) | what;

export const verbOf = (move: Move): number => move >> 24;
export const letterOf = (move: Move): number => (move >> 16) & 255;
export const whatOf = (move: Move): number => move & 0xffff;

/** The object of a move that ends an optional step: `ride:.` and `sight:.`. */
export const NOTHING = 255;
