import { Fault, type Options } from '@baithak/kernel';
import {
  AS_READ,
  letters,
  membersOf,
  type PositionForm,
  readPositionText,
  writePositionText,
} from '@baithak/panakizhi';
import { squareName } from '../rules/board.ts';
import { LAYOUTS, PIECES_EACH } from '../rules/components.ts';
import { hasFour, squaresInFours } from '../rules/four.ts';
import { remember } from '../rules/history.ts';
import { settle } from '../rules/rules.ts';
import { END, newState, type Position, type State } from '../rules/state.ts';

const RULE = 'T16';

const FORM: PositionForm<string> = {
  rule: RULE,
  example: LAYOUTS.corners,
  pieces: 'W, B',
  readPiece: letters(['W', 'B']),
  fields: 0,
};

export function readPosition(raw: unknown, options: Options): State | Fault {
  const position = parsePosition(raw);
  if (position instanceof Fault) return position;
  return flawOf(position) ?? startFrom(position, options);
}

function startFrom(position: Position, options: Options): State | Fault {
  const state = newState(position, options.repetition === 'draw');
  remember(state);
  settle(state);
  return state.end === END.blockade ? new Fault('position-blocked', { rule: RULE }) : state;
}

function flawOf({ white, black }: Position): Fault | undefined {
  for (const [seat, set] of [white, black].entries()) {
    const squares = membersOf(set).map(squareName);
    const args = { seat: { seat }, count: squares.length, most: PIECES_EACH };
    if (squares.length > PIECES_EACH) {
      return new Fault('position-pieces', { rule: RULE, at: squares, args });
    }
    if (hasFour(set)) {
      const at = membersOf(squaresInFours(set)).map(squareName);
      return new Fault('position-four', { rule: RULE, at, args });
    }
  }
  return undefined;
}

/** A board and a side to move, well-formed but not yet found playable. */
export function parsePosition(raw: unknown): Position | Fault {
  const parts = readPositionText(raw, FORM);
  if (parts instanceof Fault) return parts;
  return { white: setOf(parts.cells, 'W'), black: setOf(parts.cells, 'B'), side: parts.side };
}

/** Squares are numbered as they are read. */
function setOf(cells: readonly (string | null)[], piece: string): number {
  return cells.reduce((set, cell, square) => (cell === piece ? set | (1 << square) : set), 0);
}

export function formatPosition({ white, black, side }: Position): string {
  const cells = AS_READ.map((_, square) => {
    if ((white >>> square) & 1) return 'W';
    return (black >>> square) & 1 ? 'B' : null;
  });
  return writePositionText(cells, side);
}
