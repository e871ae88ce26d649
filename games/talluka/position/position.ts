import { Fault, type OptionSpec, type Options, sure } from '@baithak/kernel';
import {
  AS_READ,
  letters,
  membersOf,
  type PositionForm,
  readPositionText,
  readStarts,
  setOf,
  writePositionText,
} from '@baithak/panakizhi';
import { hasFour, squareName, squaresInFours } from '../rules/board.ts';
import {
  LAYOUT_NAMES,
  LAYOUTS,
  type Layout,
  PIECES_EACH,
  REPETITIONS,
} from '../rules/components.ts';
import { settle } from '../rules/rules.ts';
import { copy, END, newState, type Position, remember, type State } from '../rules/state.ts';

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

/** A board and a side to move, well-formed; whether a game can start there is not checked. */
export function parsePosition(raw: unknown): Position | Fault {
  const parts = readPositionText(raw, FORM);
  if (parts instanceof Fault) return parts;
  // Squares are numbered in the order of the text.
  const { cells, side } = parts;
  return {
    white: setOf(cells, (cell) => cell === 'W'),
    black: setOf(cells, (cell) => cell === 'B'),
    side,
  };
}

export function formatPosition({ white, black, side }: Position): string {
  const cells = AS_READ.map((_, square) => {
    if ((white >>> square) & 1) return 'W';
    return (black >>> square) & 1 ? 'B' : null;
  });
  return writePositionText(cells, side);
}

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'layout', choices: LAYOUT_NAMES },
  { name: 'repetition', choices: REPETITIONS },
];

const start = readStarts(
  LAYOUT_NAMES.flatMap((layout) => REPETITIONS.map((repetition) => `${layout} ${repetition}`)),
  (name) => {
    const [layout, repetition] = name.split(' ');
    return sure(readPosition(LAYOUTS[layout as Layout], { repetition: repetition! }));
  },
);

export function setup({ layout, repetition }: Options): State {
  return copy(start(`${layout} ${repetition}`));
}
