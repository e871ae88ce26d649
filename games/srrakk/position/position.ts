import { Fault, type OptionSpec, type Options, shown, sure } from '@baithak/kernel';
import {
  cellsByName,
  letters as letter,
  membersOf,
  type PieceReader,
  type PositionForm,
  readPositionText,
  readStarts,
  SQUARES_AS_READ,
  squareName,
  writePositionText,
} from '@baithak/panakizhi';
import { EMPTY, heightOf, letters, ownerOf, stackOf } from '../rules/board.ts';
import { LAYOUT_NAMES, LAYOUTS, MOST_HEIGHT, PIECES } from '../rules/components.ts';
import { settle } from '../rules/rules.ts';
import {
  boardOf,
  copy,
  newState,
  occupiedOf,
  type Position,
  remember,
  type State,
  stackAt,
} from '../rules/state.ts';

const RULE = 'S19';

const FORM: PositionForm<string> = {
  rule: RULE,
  example: LAYOUTS.home,
  pieces: 'w, b, (',
  readPiece: readStack,
  fields: 0,
};

/** A single pawn is a letter, a stack stands in brackets. */
function readStack(...[text, from, rank]: Parameters<PieceReader<string>>) {
  if (text[from] !== '(') return letter(['w', 'b'])(text, from, rank);
  const end = text.indexOf(')', from);
  if (end < 0) return new Fault('position-bracket', { rule: RULE, at: [rank], args: { rank } });
  const piece = text.slice(from + 1, end);
  const flaw = stackFlaw(piece);
  if (flaw === null) return { piece, length: piece.length + 2 };
  const args = { rank, found: shown(`(${piece})`), most: MOST_HEIGHT - 1 };
  return new Fault(flaw, { rule: RULE, at: [rank], args });
}

/** A stack of four is well-formed: a finished game has one. */
function stackFlaw(piece: string): string | null {
  if (!/^[wb]{2,}$/.test(piece)) return 'position-stack';
  return piece.length > MOST_HEIGHT ? 'position-height' : null;
}

export function readPosition(raw: unknown): State | Fault {
  const position = parsePosition(raw);
  if (position instanceof Fault) return position;
  return flawOf(position) ?? startFrom(position);
}

function startFrom(position: Position): State {
  const state = newState(position);
  remember(state);
  settle(state);
  return state;
}

function flawOf(position: Position): Fault | undefined {
  const squares = membersOf(occupiedOf(position));
  const count = squares.reduce((sum, square) => sum + heightOf(stackAt(position, square)), 0);
  if (count > PIECES) {
    return new Fault('position-pieces', { rule: RULE, args: { count, most: PIECES } });
  }
  // Any stack beside an empty square can move, so only the empty board is a blockade.
  if (count === 0) return new Fault('position-empty', { rule: RULE });
  const four = squares.find((square) => heightOf(stackAt(position, square)) === MOST_HEIGHT);
  if (four === undefined) return undefined;
  const seat = { seat: ownerOf(stackAt(position, four)) };
  const square = squareName(four);
  return new Fault('position-four', { rule: RULE, at: [square], args: { seat, square } });
}

/** A board and a side to move, well-formed; whether a game can start there is not checked. */
export function parsePosition(raw: unknown): Position | Fault {
  const parts = readPositionText(raw, FORM);
  if (parts instanceof Fault) return parts;
  const stacks = cellsByName(parts.cells).map((cell) => (cell === null ? EMPTY : stackOf(cell)));
  return { ...boardOf(stacks), side: parts.side };
}

export function formatPosition(position: Position): string {
  const cells = SQUARES_AS_READ.map((square) => {
    const text = letters(stackAt(position, square));
    if (text === '') return null;
    return text.length === 1 ? text : `(${text})`;
  });
  return writePositionText(cells, position.side);
}

export const OPTIONS: readonly OptionSpec[] = [{ name: 'layout', choices: LAYOUT_NAMES }];

const start = readStarts(LAYOUT_NAMES, (layout) => sure(readPosition(LAYOUTS[layout])));

export function setup({ layout }: Options): State {
  return copy(start(`${layout}`));
}
