import type { MoveList } from '@baithak/kernel';
import { SQUARES } from '@baithak/panakizhi';
import { areDiagonal, areNeighbours, PASS } from './board.ts';
import type { State } from './state.ts';

/** `[square]`: the squares that touch it along a side, and those that touch it at a corner. */
const BESIDE = tableOf(areNeighbours);
const CORNERS = tableOf(areDiagonal);

function tableOf(belongs: (from: number, to: number) => boolean): Int32Array {
  const table = new Int32Array(SQUARES);
  for (let from = 0; from < SQUARES; from++) {
    for (let to = 0; to < SQUARES; to++) if (belongs(from, to)) table[from]! |= 1 << to;
  }
  return table;
}

/**
 * Stack by stack from the lowest square, moves before sheds before jumps: this is the ASCII order of
 * notations. Jumps are computed for all stacks at once by shifting sets of squares. One rank up is
 * one bit, one file is five bits, and masks keep a shift from running into the next file.
 */
export function moves(state: State, out: MoveList): void {
  out.clear();
  if (state.end !== 0) return;
  const { ones, twos, fours, eights, side } = state;
  const tall = fours | eights;
  const occupied = twos | tall;
  const own = side === 0 ? occupied & ~ones : ones;
  // Below the top lies a piece of the same colour.
  const again = side === 0 ? ~twos : twos;
  // Rules S8 and S9 together: any stack may land on a single, only a double on a double.
  const singles = occupied & ~tall;
  const doubles = fours & ~eights;
  const left = own & (occupied << 5) & ((singles << 10) | (doubles & (doubles << 10)));
  const down =
    own &
    0b11100_11100_11100_11100_11100 &
    (occupied << 1) &
    ((singles << 2) | (doubles & (doubles << 2)));
  const up =
    own &
    0b00111_00111_00111_00111_00111 &
    (occupied >>> 1) &
    ((singles >>> 2) | (doubles & (doubles >>> 2)));
  const right = own & (occupied >>> 5) & ((singles >>> 10) | (doubles & (doubles >>> 10)));
  const jumpers = left | down | up | right;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    const free = BESIDE[from]! & ~occupied;
    addMoves(out, from, free);
    if ((tall >>> from) & 1) {
      addSheds(out, from, free, CORNERS[from]! & ~occupied & -((again >>> from) & 1));
    }
    if ((jumpers >>> from) & 1) {
      if ((left >>> from) & 1) out.add(from | ((from - 10) << 5) | 0x18000);
      if ((down >>> from) & 1) out.add(from | ((from - 2) << 5) | 0x18000);
      if ((up >>> from) & 1) out.add(from | ((from + 2) << 5) | 0x18000);
      if ((right >>> from) & 1) out.add(from | ((from + 10) << 5) | 0x18000);
    }
  }
  if (out.size === 0) out.add(PASS);
}

function addMoves(out: MoveList, from: number, free: number): void {
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    out.add(from | ((31 - Math.clz32(rest & -rest)) << 5));
  }
}

/** `seconds` are the squares for a second pawn that are also next to the first. */
function addSheds(out: MoveList, from: number, free: number, seconds: number): void {
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    out.add(from | (to << 5) | 0x8000);
    for (let more = BESIDE[to]! & seconds; more !== 0; more &= more - 1) {
      out.add(from | (to << 5) | ((31 - Math.clz32(more & -more)) << 10) | 0x10000);
    }
  }
}
