import { estimateOf, rankOf, SQUARES, valueOfEnd } from '@baithak/panakizhi';
import { END, type State, winnerOf } from '../rules/state.ts';

/** The value of a piece at home, and of a piece on the board by how many ranks it has advanced. */
const HOME = 12;
const CROWN = [4, 4.5, 5.5, 7];
const PAWN = [3, 3.5, 4.5, 6.5];

/** The value of having a jump, for the side to move. */
const JUMP = 2;

/** An advantage of this size gives an estimate of one half. */
const HALF = 12;

/** `[seat × 32 + square]`, crowns first, then pawns. */
const VALUES = Float64Array.from({ length: 4 * 32 }, (_, i) => {
  const square = i & 31;
  if (square >= SQUARES) return 0;
  const gone = (i >> 5) & 1 ? 4 - rankOf(square) : rankOf(square);
  return (i >> 6 === 0 ? CROWN : PAWN)[gone] ?? 0;
});

/** A quick estimate for bots: pieces, their advance, and a jump, from −1 (lost) to 1 (won). */
export function evaluate(state: State, seat: number): number {
  if (state.end !== END.none) return valueOfEnd(winnerOf(state), seat);
  const home = HOME * (state.whiteHome - state.blackHome);
  const pieces = worthOf(state.white, state.crowns, 0) - worthOf(state.black, state.crowns, 1);
  const jump = state.jumpers === 0 ? 0 : state.side === 0 ? JUMP : -JUMP;
  const advantage = home + pieces + jump;
  const estimate = estimateOf(advantage, HALF);
  return seat === 0 ? estimate : -estimate;
}

function worthOf(set: number, crowns: number, seat: number): number {
  let value = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    const kind = (crowns >>> square) & 1 ? 0 : 64;
    value += VALUES[kind + 32 * seat + square]!;
  }
  return value;
}
