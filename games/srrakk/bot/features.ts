import { fileOf, MOVER_WINS, rankOf, SIZE, SQUARES, sizeOf } from '@baithak/panakizhi';
import { heightOf } from '../rules/board.ts';
import { occupiedOf, type State, stackAt } from '../rules/state.ts';

/** A stack is a number up to 15. Squares differ only by how far they are from the edges. */
const STACKS = 16;
const PLACES = 6;
/** What counts along a row: whose stack it is, and its height. */
const SORTS = 7;
const MOST_JUMPS = 8;
const MOST_THREATS = 3;

/** Where each group of features begins. */
const JUMPS_AT = STACKS * PLACES;
const OTHER_JUMPS_AT = JUMPS_AT + MOST_JUMPS + 1;
const THREATS_AT = OTHER_JUMPS_AT + MOST_JUMPS + 1;
const ROWS_AT = THREATS_AT + MOST_THREATS + 1;
export const FEATURES = ROWS_AT + SORTS ** 3;

/** `[square]`: the same for squares that a turn or mirror image of the board exchanges. */
const PLACE_OF = Int32Array.from({ length: SQUARES }, (_, square) => {
  const inward = (line: number) => Math.min(line, SIZE - 1 - line);
  const [near, far] = [inward(fileOf(square)), inward(rankOf(square))].sort();
  return [0, 1, 2, -1, 3, 4, -1, -1, 5][3 * near! + far!]!;
});

/** `[side × 16 + stack]`: the stack with the colours as the side sees them, and its sort. */
const SEEN = Int32Array.from({ length: 2 * STACKS }, (_, i) => {
  const stack = i & 15;
  return stack < 2 || i < STACKS ? stack : stack ^ ((1 << heightOf(stack)) - 1);
});
const SORT_OF = Int32Array.from({ length: STACKS }, (_, stack) =>
  stack < 2 ? 0 : heightOf(stack) + 3 * (stack & 1),
);

const ROWS_OF_THREE = rowsOfThree();

function rowsOfThree(): Int32Array {
  const rows: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (rankOf(square) + 2 < SIZE) rows.push(square, square + 1, square + 2);
    if (fileOf(square) + 2 < SIZE) rows.push(square, square + SIZE, square + 2 * SIZE);
  }
  return Int32Array.from(rows);
}

const sorts = new Uint8Array(SQUARES);

/**
 * Every stack on its square, how many jumps each side has, how many jumps of the other side would
 * make four, and all rows of three squares with something in the middle.
 */
export function features(state: State, into: Int32Array): number {
  const { side } = state;
  if (jumps(state, side, true) > 0) return MOVER_WINS;
  sorts.fill(0);
  let count = 0;
  for (let rest = occupiedOf(state); rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    const stack = SEEN[(side << 4) | stackAt(state, square)]!;
    sorts[square] = SORT_OF[stack]!;
    into[count++] = PLACES * stack + PLACE_OF[square]!;
  }
  into[count++] = JUMPS_AT + Math.min(MOST_JUMPS, jumps(state, side, false));
  into[count++] = OTHER_JUMPS_AT + Math.min(MOST_JUMPS, jumps(state, side ^ 1, false));
  into[count++] = THREATS_AT + Math.min(MOST_THREATS, jumps(state, side ^ 1, true));
  const rows = ROWS_OF_THREE;
  for (let i = 0; i < rows.length; i += 3) {
    const middle = sorts[rows[i + 1]!]!;
    if (middle === 0) continue;
    const a = sorts[rows[i]!]!;
    const b = sorts[rows[i + 2]!]!;
    into[count++] = ROWS_AT + 49 * Math.min(a, b) + 7 * middle + Math.max(a, b);
  }
  return count;
}

/** How many jumps a seat has, or only those that make four; found for all stacks at once. */
function jumps(state: State, seat: number, fourOnly: boolean): number {
  const { ones, twos, fours, eights } = state;
  const tall = fours | eights;
  const occupied = twos | tall;
  const own = seat === 0 ? occupied & ~ones : ones;
  const singles = occupied & ~tall;
  const doubles = fours & ~eights;
  const two = own & doubles;
  // Rules S8 and S9: who may land on a single, and who may land on a double.
  const one = fourOnly ? own & eights : own;
  const low = 0b00111_00111_00111_00111_00111;
  const high = 0b11100_11100_11100_11100_11100;
  return (
    sizeOf(low & (occupied >>> 1) & ((two & (doubles >>> 2)) | (one & (singles >>> 2)))) +
    sizeOf(high & (occupied << 1) & ((two & (doubles << 2)) | (one & (singles << 2)))) +
    sizeOf((occupied >>> 5) & ((two & (doubles >>> 10)) | (one & (singles >>> 10)))) +
    sizeOf((occupied << 5) & ((two & (doubles << 10)) | (one & (singles << 10))))
  );
}
