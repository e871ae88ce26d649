import { FastRandom } from '@baithak/kernel';
import { SIZE, SQUARES } from '@baithak/panakizhi';
import { type Cell, EMPTY, fromEdge, LINES, pushed, pushOf, squaresOf } from './board.ts';

/**
 * Lookup tables for everything that random play needs to know about a line. A line's code has five
 * bits for White's pieces and, above them, five for Black's; lower squares are lower bits.
 *
 * Hot code uses literal numbers: reading a named constant of a module from memory each time made it
 * a third slower.
 */
export const CODES = 1024;

/** The number of keys of the filter in front of the history: a key is ten random bits. */
export const KEYS = 1024;

export function rowCode(white: number, black: number, rowFromTop: number): number {
  const shift = 5 * rowFromTop;
  return ((white >>> shift) & 31) | (((black >>> shift) & 31) << 5);
}

export function columnCode(white: number, black: number, column: number): number {
  return gathered(white >>> column) | (gathered(black >>> column) << 5);
}

/**
 * Brings bits 0, 5, 10, 15 and 20 side by side. The factor has one bit for each of them, which
 * shifts it to its place in the top five bits; no two products overlap, so nothing carries.
 */
function gathered(set: number): number {
  return Math.imul(set & 0x108421, 0x08888800) >>> 27;
}

export function lineCode(white: number, black: number, line: number): number {
  return line < 5 ? rowCode(white, black, 4 - line) : columnCode(white, black, line - 5);
}

/**
 * `[direction × CODES + code]`: the code after the push, or the same code if there is no push. Bit 10
 * is set if a push from the other side would undo it, because nothing stands beyond the run.
 */
const PUSHED = new Uint16Array(2 * CODES);

/** `[line × 32 + five bits]`: the squares of the line that the bits stand for, as a set. */
const PLACED = new Int32Array(LINES.length * 32);

/**
 * `[line × CODES + code]`: both pushes of the line, the lower direction first. Bits 0–9 and 10–19
 * are what they change in the key, bits 20–21 say which of them White can make, 22–23 which Black.
 */
export const PUSHES = new Int32Array(LINES.length * CODES);

const PIECE_KEYS = randomKeys(2 * SQUARES);

function randomKeys(count: number): Int32Array {
  const random = new FastRandom('talluka');
  return Int32Array.from({ length: count }, () => random.below(KEYS));
}

/** The key of a position from the key of its board; a random number stands for Black to move. */
export function positionKey(board: number, side: number): number {
  return board ^ (-side & 0x2d3);
}

/** The key of the pieces on the board. */
export function boardKey(white: number, black: number): number {
  let key = 0;
  for (let square = 0; square < SQUARES; square++) {
    if ((white >>> square) & 1) key ^= PIECE_KEYS[square]!;
    if ((black >>> square) & 1) key ^= PIECE_KEYS[SQUARES + square]!;
  }
  return key;
}

/** What a push changes on White's board; `change` is the line's old code xor its new one. */
export function whiteChange(line: number, change: number): number {
  return PLACED[(line << 5) | (change & 31)]!;
}

export function blackChange(line: number, change: number): number {
  return PLACED[(line << 5) | (change >>> 5)]!;
}

export function codeChange(code: number, direction: number): number {
  return code ^ (PUSHED[(direction << 10) | code]! & 1023);
}

/** 1 if pushing the line back at once would restore it, else 0. */
export function reversible(code: number, direction: number): number {
  return PUSHED[(direction << 10) | code]! >>> 10;
}

export function keyChange(line: number, code: number, direction: number): number {
  return (PUSHES[(line << 10) | code]! >>> (10 * direction)) & 1023;
}

/** What stands on the squares of a line with this code, lowest square first. */
export function cellsOf(code: number): Cell[] {
  return Array.from({ length: SIZE }, (_, place) => {
    if ((code >>> place) & 1) return 0;
    return (code >>> (SIZE + place)) & 1 ? 1 : EMPTY;
  });
}

function codeOf(cells: readonly Cell[]): number {
  return cells.reduce<number>(
    (code, cell, place) => (cell === EMPTY ? code : code | (1 << (cell * SIZE + place))),
    0,
  );
}

function fillPlaced(line: number): void {
  const squares = squaresOf(line);
  for (let bits = 0; bits < 32; bits++) {
    PLACED[(line << 5) | bits] = squares.reduce(
      (set, square, place) => ((bits >>> place) & 1 ? set | (1 << square) : set),
      0,
    );
  }
}

function fillPushes(code: number, direction: number): void {
  const cells = fromEdge(cellsOf(code), direction);
  const push = pushOf(cells);
  PUSHED[(direction * CODES) | code] = code;
  if (push.mover === EMPTY || push.obstacle !== null) return;
  const beyond = cells.slice(push.end).some((cell) => cell !== EMPTY);
  const after = codeOf(fromEdge(pushed(cells, push), direction));
  PUSHED[(direction * CODES) | code] = after | (beyond ? 0 : 1 << 10);
  const change = codeChange(code, direction);
  for (const line of LINES.keys()) {
    const key = boardKey(whiteChange(line, change), blackChange(line, change));
    const mover = 1 << (20 + 2 * push.mover + direction);
    PUSHES[(line * CODES) | code]! |= mover | (key << (10 * direction));
  }
}

for (const line of LINES.keys()) fillPlaced(line);
for (let code = 0; code < CODES; code++) {
  const overlap = code & 31 & (code >>> 5);
  if (overlap === 0) for (const direction of [0, 1]) fillPushes(code, direction);
}
