import { Fault, shown } from '@baithak/kernel';
import { ROWS, SIZE } from '../rules/squares.ts';
import { blank, isOver, type State } from '../rules/state.ts';

const RULE = 'T6';

/** The letters of a position: what stands on a square, and which seat is to move. */
const MARKS = ['.', 'X', 'O'] as const;
const TURNS = ['x', 'o'] as const;

/** Rows from the top with slashes between them, then the side to move. */
const FORM = /^[.XO]{3}\/[.XO]{3}\/[.XO]{3} [xo]$/;
const EXAMPLE = 'X../.O./... x';

/** Checks text from outside. Every text that it accepts is a position that can be played on. */
export function readPosition(raw: unknown): State | Fault {
  const state = parsePosition(raw);
  if (state instanceof Fault) return state;
  return isOver(state) ? new Fault('position-over', { rule: RULE }) : state;
}

/** A well-formed position, which may be the end of a game. */
export function parsePosition(raw: unknown): State | Fault {
  if (typeof raw !== 'string' || !FORM.test(raw)) {
    const args = { found: shown(raw), example: EXAMPLE };
    return new Fault('position-form', { rule: RULE, args });
  }
  const [board = '', turn = ''] = raw.split(' ');
  const state = blank();
  state.cells.set([...board.replaceAll('/', '')].map((mark) => codeOf(MARKS, mark)));
  state.turn = codeOf(TURNS, turn);
  return state;
}

function codeOf(letters: readonly string[], letter: string): number {
  return letters.indexOf(letter);
}

export function writePosition({ cells, turn }: State): string {
  const rows = ROWS.map((_, row) =>
    Array.from(cells.subarray(row * SIZE, (row + 1) * SIZE), (cell) => MARKS[cell]).join(''),
  );
  return `${rows.join('/')} ${TURNS[turn]}`;
}
