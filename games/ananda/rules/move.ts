import type { Move } from '@baithak/kernel';

/**
 * A move as a number: a monk's cell; or a tile as it lies, with one bit above it; or the value of a
 * card, with another. Zero in place of the cell, the tile or the card is the move that ends it.
 */
const TILE = 1 << 15;
const CARD = 1 << 16;

export const monkMove = (cell: number): Move => cell;
export const tileMove = (lying: number): Move => TILE | lying;
export const cardMove = (value: number): Move => CARD | value;

export const isTileMove = (move: Move): boolean => (move & TILE) !== 0;
export const isCardMove = (move: Move): boolean => (move & CARD) !== 0;
export const lyingOf = (move: Move): number => move & 0x7fff;
export const cardValue = (move: Move): number => move & 0xff;
