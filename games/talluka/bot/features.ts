import { MOVER_WINS } from '@baithak/panakizhi';
import { EMPTY, hasFour, LINES } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import {
  blackChange,
  CODES,
  cellsOf,
  codeChange,
  lineCode,
  PUSHES,
  whiteChange,
} from '../rules/tables.ts';

/** There are 3⁵ ways to fill a line; three kinds of lines: at the edge, next to it, in the middle. */
const FILLINGS = 243;
const KINDS = 3;

/** More of something than this counts as this many. */
const MOST_PUSHES = 11;
const MOST_THREATS = 3;

const OWN_PUSHES = KINDS * FILLINGS;
const OTHER_PUSHES = OWN_PUSHES + MOST_PUSHES + 1;
const THREATS = OTHER_PUSHES + MOST_PUSHES + 1;
export const FEATURES = THREATS + MOST_THREATS + 1;

/** `[seat × CODES + code]`: the filling of a line as the seat sees it, the same from both ends. */
const FILLING = Int32Array.from({ length: 2 * CODES }, (_, i) => fillingOf(i % CODES, i >> 10));

function fillingOf(code: number, seat: number): number {
  if ((code & 31 & (code >>> 5)) !== 0) return 0;
  const digits = cellsOf(code).map((cell) => (cell === EMPTY ? 0 : cell === seat ? 1 : 2));
  const read = (line: readonly number[]) => line.reduce<number>((sum, digit) => 3 * sum + digit, 0);
  return Math.min(read(digits), read(digits.toReversed()));
}

/** `[line]`: where the fillings of its kind begin. */
const KIND_OF = Int32Array.from(LINES.keys(), (line) => FILLINGS * Math.abs((line % 5) - 2));

/**
 * All ten lines, how many pushes of each side do not give a four away, and how many pushes of the
 * other side would win if it were to move.
 */
export function features(state: State, into: Int32Array): number {
  const { white, black, side } = state;
  const safe = safePushes(white, black, side, state.pushes);
  if (safe < 0) return MOVER_WINS;
  const view = side * CODES;
  const movers = 20 + 2 * (side ^ 1);
  let others = 0;
  for (let line = 0; line < 10; line++) {
    const code = lineCode(white, black, line);
    into[line] = KIND_OF[line]! + FILLING[view | code]!;
    others |= ((PUSHES[(line << 10) | code]! >>> movers) & 3) << (2 * line);
  }
  into[10] = OWN_PUSHES + Math.min(MOST_PUSHES, safe);
  let threats = 0;
  let left = 0;
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const after = afterPush(white, black, side ^ 1, 31 - Math.clz32(rest & -rest));
    if (after > 0) threats++;
    else if (after === 0) left++;
  }
  into[11] = OTHER_PUSHES + Math.min(MOST_PUSHES, left);
  into[12] = THREATS + Math.min(MOST_THREATS, threats);
  return 13;
}

/** How many pushes give no four away; −1 if one of them wins. */
function safePushes(white: number, black: number, seat: number, pushes: number): number {
  let safe = 0;
  for (let rest = pushes; rest !== 0; rest &= rest - 1) {
    const after = afterPush(white, black, seat, 31 - Math.clz32(rest & -rest));
    if (after > 0) return -1;
    if (after === 0) safe++;
  }
  return safe;
}

/** 1 if the push wins for the seat that makes it, −1 if it loses, 0 if the game goes on. */
function afterPush(white: number, black: number, seat: number, move: number): number {
  const line = move >> 1;
  const change = codeChange(lineCode(white, black, line), move & 1);
  const newWhite = white ^ whiteChange(line, change);
  const newBlack = black ^ blackChange(line, change);
  if (hasFour(seat === 0 ? newBlack : newWhite)) return -1;
  return hasFour(seat === 0 ? newWhite : newBlack) ? 1 : 0;
}
