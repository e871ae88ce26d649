import type { Move } from '@baithak/kernel';

/** What a move does, called as in its notation. */
export const VERBS = [
  'char',
  'go',
  'back',
  'pay',
  'take',
  'act',
  'swap',
  'keep',
  'amulet',
  'use',
  'power',
  'pick',
] as const;
export type Verb = (typeof VERBS)[number];

/** A move as a number: its verb, what it is about, and whom or what it is for. */
export const moveOf = (verb: number, what: number, whom = 0): Move =>
  (verb << 12) | (what << 4) | whom;

export const verbOf = (move: Move): number => move >> 12;
export const whatOf = (move: Move): number => (move >> 4) & 255;
export const whomOf = (move: Move): number => move & 15;

/** The end of a step that may be left, and the payment in Bad Karma. */
export const NOTHING = 255;
/** In a payment: to nobody, as there is only the neutral character. */
export const NOBODY = 15;

export const CHAR = 0;
export const GO_TO = 1;
export const GIVE_BACK = 2;
export const PAYMENT = 3;
export const TAKE_CARD = 4;
export const ACTION = 5;
export const SWAPPING = 6;
export const KEEPING = 7;
export const CLAIM = 8;
export const USING = 9;
export const POWER_USE = 10;
export const PICKING = 11;
