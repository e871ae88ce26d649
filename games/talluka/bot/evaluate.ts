import { estimateOf, SIZE, sizeOf, valueOfEnd } from '@baithak/panakizhi';
import { EMPTY, LINES } from '../rules/board.ts';
import { pushesOf } from '../rules/pushes.ts';
import { END, type State, winnerOf } from '../rules/state.ts';
import { CODES, cellsOf, lineCode } from '../rules/tables.ts';

/** The value of two or three pieces of one colour within four squares of a line, and of a push. */
const PAIR = 1;
const THREE = 5;
const PUSH = 0.5;

/** An advantage of this size gives an estimate of one half. */
const HALF = 30;

const FOUR = 4;

/** `[code]`: White's prospects on a line minus Black's. */
const LINE_VALUES = Int8Array.from({ length: CODES }, (_, code) => lineValue(code));

function lineValue(code: number): number {
  const cells = cellsOf(code);
  let value = 0;
  for (let start = 0; start + FOUR <= SIZE; start++) {
    const window = cells.slice(start, start + FOUR).filter((cell) => cell !== EMPTY);
    const black = window.filter((cell) => cell === 1).length;
    value += prospect(window.length - black) - prospect(black);
  }
  return value;
}

function prospect(pieces: number): number {
  if (pieces < 2) return 0;
  return pieces === 2 ? PAIR : THREE;
}

/** A quick estimate for bots: threes, pairs and the number of pushes, from −1 (lost) to 1 (won). */
export function evaluate(state: State, seat: number): number {
  if (state.end !== END.none) return valueOfEnd(winnerOf(state), seat);
  let advantage = PUSH * (sizeOf(pushesOf(state, 0, 0)) - sizeOf(pushesOf(state, 1, 0)));
  for (let line = 0; line < LINES.length; line++) {
    advantage += LINE_VALUES[lineCode(state.white, state.black, line)]!;
  }
  const estimate = estimateOf(advantage, HALF);
  return seat === 0 ? estimate : -estimate;
}
