import { fileOf, MOVER_WINS, rankOf, SIZE, SQUARES, sizeOf } from '@baithak/panakizhi';
import { ACROSS, entryOf, jumpersOf, stepsOf } from '../rules/board.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import type { State } from '../rules/state.ts';

/** What stands on a square, as the side to move sees it: nothing, own crown, own pawn, theirs. */
const CONTENTS = 5;
/** Left and right are alike, so there are three files of five ranks. */
const PLACES = 15;
const MOST = 3;
const MOST_PIECES = 12;

/** Where each group of features begins. */
const SQUARES_AT = 0;
const RACE_AT = SQUARES_AT + CONTENTS * PLACES;
const JUMPS_AT = RACE_AT + 9 * 9;
const PIECES_AT = JUMPS_AT + (MOST + 1) * (MOST + 1);
const UPRIGHT_AT = PIECES_AT + 2 * (MOST_PIECES + 1);
const LEVEL_AT = UPRIGHT_AT + CONTENTS ** 3;
const SLANTED_AT = LEVEL_AT + CONTENTS ** 3;
export const FEATURES = SLANTED_AT + CONTENTS ** 3;

/** Three squares in a row, and which group their contents belong to: along them pieces jump. */
const ROWS_OF_THREE = rowsOfThree();

function rowsOfThree(): Int32Array {
  const rows: number[] = [];
  const add = (from: number, step: number, at: number) =>
    rows.push(from, from + step, from + 2 * step, at);
  for (let square = 0; square < SQUARES; square++) {
    const [fits, climbs] = [fileOf(square) + 2 < SIZE, rankOf(square) + 2 < SIZE];
    if (climbs) add(square, 1, UPRIGHT_AT);
    if (fits) add(square, SIZE, LEVEL_AT);
    if (fits && climbs) add(square, SIZE + 1, SLANTED_AT);
    // From the lower end, like the other slanted rows: a mirror image has the same features.
    if (fits && rankOf(square) >= 2) add(square + 8, -4, SLANTED_AT);
  }
  return Int32Array.from(rows);
}

/** Contents of the squares, mirrored for Black so that the side to move goes up. */
const board = new Uint8Array(SQUARES);
const MIRRORED = Int32Array.from({ length: 64 }, (_, i) => {
  const square = i & 31;
  if (square >= SQUARES) return 0;
  return i < 32 ? square : SIZE * fileOf(square) + SIZE - 1 - rankOf(square);
});
const PLACE_OF = Int32Array.from({ length: SQUARES }, (_, square) => {
  const file = fileOf(square);
  return SIZE * Math.min(file, SIZE - 1 - file) + rankOf(square);
});

/**
 * Every piece on its square, the race home, how many pieces can jump, how many pieces there are, and
 * all rows of three squares.
 */
export function features(state: State, into: Int32Array): number {
  const { white, black, crowns, side } = state;
  const own = side === 0 ? white : black;
  const other = side === 0 ? black : white;
  const ownHome = side === 0 ? state.whiteHome : state.blackHome;
  const otherHome = side === 0 ? state.blackHome : state.whiteHome;
  if (wins(state, own, other, ownHome)) return MOVER_WINS;
  board.fill(0);
  let count = place(own, crowns, side, 1, into, 0);
  const pieces = count;
  count = place(other, crowns, side, 3, into, count);
  const race =
    9 * (3 * ownHome + otherHome) +
    3 * Math.min(2, arrivals(own, other, crowns, side)) +
    Math.min(2, arrivals(other, own, crowns, side ^ 1));
  into[count++] = RACE_AT + race;
  const jumps = Math.min(MOST, sizeOf(state.jumpers));
  const theirs = Math.min(MOST, sizeOf(jumpersOf(other, own, crowns, side ^ 1)));
  into[count++] = JUMPS_AT + (MOST + 1) * jumps + theirs;
  const others = count - 2 - pieces;
  into[count++] = PIECES_AT + pieces;
  into[count++] = PIECES_AT + MOST_PIECES + 1 + others;
  const rows = ROWS_OF_THREE;
  for (let i = 0; i < rows.length; i += 4) {
    const middle = board[rows[i + 1]!]!;
    if (middle === 0) continue;
    const a = board[rows[i]!]!;
    const b = board[rows[i + 2]!]!;
    const at = rows[i + 3]!;
    // A level row is the same from both ends.
    const turned = at === LEVEL_AT && a > b;
    into[count++] = at + (turned ? 25 * b + a : 25 * a + b) + 5 * middle;
  }
  return count;
}

function place(
  set: number,
  crowns: number,
  side: number,
  first: number,
  into: Int32Array,
  from: number,
): number {
  let count = from;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    const content = first + (1 ^ ((crowns >>> square) & 1));
    const seen = MIRRORED[(side << 5) | square]!;
    board[seen] = content;
    into[count++] = SQUARES_AT + PLACES * content + PLACE_OF[seen]!;
  }
  return count;
}

/** The empty squares of the far side that a step reaches. */
function arrivals(own: number, other: number, crowns: number, side: number): number {
  const goal = side === 0 ? 0b10000_10000_10000_10000_10000 : 0b00001_00001_00001_00001_00001;
  return sizeOf(stepsOf(own, other, crowns, side) & goal);
}

/** Whether a move of the side to move ends the game in its favour. */
function wins(state: State, own: number, other: number, ownHome: number): boolean {
  const { jumpers, crowns, side } = state;
  if (jumpers !== 0 && (other & (other - 1)) === 0) return true;
  if (ownHome < HOME_TO_WIN - 1) return false;
  const goal = side === 0 ? 0b10000_10000_10000_10000_10000 : 0b00001_00001_00001_00001_00001;
  const mayStep = jumpers === 0 || state.occurrence > 1;
  if (mayStep && (state.steps & goal) !== 0) return true;
  const empty = ~(own | other);
  for (let rest = jumpers; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    for (let over = ACROSS[entryOf(crowns, side, from)]! & other; over !== 0; over &= over - 1) {
      const to = 2 * (31 - Math.clz32(over & -over)) - from;
      if ((empty >>> to) & (goal >>> to) & 1) return true;
    }
  }
  return false;
}
