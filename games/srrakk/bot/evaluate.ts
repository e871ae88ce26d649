import { estimateOf, sizeOf, valueOfEnd } from '@baithak/panakizhi';
import { END, occupiedOf, type State, winnerOf } from '../rules/state.ts';

/** The value of a stack by its height, and of a jump that would make four. */
const SINGLE = 2;
const DOUBLE = 3;
const TRIPLE = 5;
const THREAT = 4;

/** An advantage of this size gives an estimate of one half. */
const HALF = 20;

/** The estimate for the side to move if it has a jump that makes four. */
const WINNING = 0.98;

/** A quick estimate for bots: stacks by height and threats, from −1 (lost) to 1 (won). */
export function evaluate(state: State, seat: number): number {
  if (state.end !== END.none) return valueOfEnd(winnerOf(state), seat);
  const mine = threatsOf(state, seat);
  const theirs = threatsOf(state, seat ^ 1);
  if ((state.side === seat ? mine : theirs) > 0) return state.side === seat ? WINNING : -WINNING;
  const advantage = worthOf(state, seat) - worthOf(state, seat ^ 1) + THREAT * (mine - theirs);
  return estimateOf(advantage, HALF);
}

function stacksOf(state: State, seat: number): number {
  return seat === 0 ? occupiedOf(state) & ~state.ones : state.ones;
}

function worthOf(state: State, seat: number): number {
  const own = stacksOf(state, seat);
  const tall = own & (state.fours | state.eights);
  const triples = own & state.eights;
  return (
    SINGLE * sizeOf(own) + (DOUBLE - SINGLE) * sizeOf(tall) + (TRIPLE - DOUBLE) * sizeOf(triples)
  );
}

/** How many jumps of a seat would make four. */
function threatsOf(state: State, seat: number): number {
  const { fours, eights } = state;
  const occupied = occupiedOf(state);
  const own = stacksOf(state, seat);
  const singles = occupied & ~(fours | eights);
  const doubles = fours & ~eights;
  const two = own & doubles;
  const three = own & eights;
  const low = 0b00111_00111_00111_00111_00111;
  const high = 0b11100_11100_11100_11100_11100;
  return (
    sizeOf(low & (occupied >>> 1) & ((two & (doubles >>> 2)) | (three & (singles >>> 2)))) +
    sizeOf(high & (occupied << 1) & ((two & (doubles << 2)) | (three & (singles << 2)))) +
    sizeOf((occupied >>> 5) & ((two & (doubles >>> 10)) | (three & (singles >>> 10)))) +
    sizeOf((occupied << 5) & ((two & (doubles << 10)) | (three & (singles << 10))))
  );
}
