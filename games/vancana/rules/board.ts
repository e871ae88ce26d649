import { fileOf, rankOf, SIZE, SQUARES } from '@baithak/panakizhi';

export type Kind = 'crown' | 'pawn';

/** The direction of a seat's pawns, in ranks. */
export function forwardOf(seat: number): number {
  return seat === 0 ? 1 : -1;
}

/** A move as one number: `fromOf`, `toOf` (@baithak/panakizhi), and a bit for a jump. */
export const JUMP = 1 << 10;
export const PASS = 1 << 11;

export function moveNumber(from: number, to: number, isJump: boolean): number {
  return from | (to << 5) | (isJump ? JUMP : 0);
}

/** Crowns go in all directions; the pawns of each seat have a table of their own. */
const CROWN_TABLE = 0;

/** Where to look up a piece in `AROUND` and `ACROSS`. */
export function entryOf(crowns: number, side: number, square: number): number {
  return (crowns >>> square) & 1 ? square : ((1 + side) << 5) | square;
}

/** `[entry]`: the squares next to a piece in the directions it may take, as a set. */
export const AROUND = new Int32Array(3 * 32);

/** `[entry]`: those of them that have a square behind them. */
export const ACROSS = new Int32Array(3 * 32);

function fillTables(table: number, goes: (ranks: number) => boolean): void {
  for (let from = 0; from < SQUARES; from++) {
    for (let to = 0; to < SQUARES; to++) {
      const files = fileOf(to) - fileOf(from);
      const ranks = rankOf(to) - rankOf(from);
      if (Math.max(Math.abs(files), Math.abs(ranks)) !== 1 || !goes(ranks)) continue;
      AROUND[32 * table + from]! |= 1 << to;
      const behind = isOnBoard(fileOf(to) + files) && isOnBoard(rankOf(to) + ranks);
      if (behind) ACROSS[32 * table + from]! |= 1 << to;
    }
  }
}

function isOnBoard(coordinate: number): boolean {
  return coordinate >= 0 && coordinate < SIZE;
}

fillTables(CROWN_TABLE, () => true);
for (const seat of [0, 1]) fillTables(1 + seat, (ranks) => ranks === forwardOf(seat));

/*
 * The two functions below answer for all pieces at once by shifting sets of squares. One rank up is
 * one bit, one file is five bits. Masks keep a shift from running over the top or bottom of a file;
 * beyond the first and the last file there are no squares. Numbers are written out, because reading
 * a named constant of a module costs time on every access.
 */

/** The pieces of a side that can jump. */
export function jumpersOf(own: number, enemy: number, crowns: number, side: number): number {
  const empty = ~(own | enemy) & 0x1ffffff;
  const flat = own & crowns;
  const up = (side === 0 ? own : flat) & 0b00111_00111_00111_00111_00111;
  const down = (side === 0 ? flat : own) & 0b11100_11100_11100_11100_11100;
  return (
    (up &
      (((enemy >>> 1) & (empty >>> 2)) |
        ((enemy >>> 6) & (empty >>> 12)) |
        ((enemy << 4) & (empty << 8)))) |
    (down &
      (((enemy << 1) & (empty << 2)) |
        ((enemy << 6) & (empty << 12)) |
        ((enemy >>> 4) & (empty >>> 8)))) |
    (flat & (((enemy >>> 5) & (empty >>> 10)) | ((enemy << 5) & (empty << 10))))
  );
}

/** The empty squares that a side's pieces can step to. */
export function stepsOf(own: number, enemy: number, crowns: number, side: number): number {
  const empty = ~(own | enemy) & 0x1ffffff;
  const flat = own & crowns;
  const up = (side === 0 ? own : flat) & 0b01111_01111_01111_01111_01111;
  const down = (side === 0 ? flat : own) & 0b11110_11110_11110_11110_11110;
  return (
    empty &
    ((up << 1) |
      (up << 6) |
      (up >>> 4) |
      (down >>> 1) |
      (down >>> 6) |
      (down << 4) |
      (flat << 5) |
      (flat >>> 5))
  );
}
