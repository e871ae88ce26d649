import { Fault, type OptionSpec, type Options, shown, sure } from '@baithak/kernel';
import {
  cellsByName,
  letters,
  membersOf,
  type PositionForm,
  RANKS,
  rankOf,
  readPositionText,
  readStarts,
  SIZE,
  SQUARES_AS_READ,
  setOf,
  squareName,
  writePositionText,
} from '@baithak/panakizhi';
import { CROWNS, HOME_TO_WIN, LAYOUT_NAMES, LAYOUTS, PAWNS } from '../rules/components.ts';
import { settle } from '../rules/rules.ts';
import { type Board, copy, newState, type Position, remember, type State } from '../rules/state.ts';

const RULE = 'V21';

const FORM: PositionForm<string> = {
  rule: RULE,
  example: LAYOUTS.ranks,
  pieces: 'C, P, c, p',
  readPiece: letters(['C', 'P', 'c', 'p']),
  fields: 2,
};

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
  const { white, black, crowns, whiteHome, blackHome } = position;
  return (
    decided(whiteHome, 0) ??
    decided(blackHome, 1) ??
    tooMany('position-crowns', crowns, CROWNS) ??
    tooMany('position-pawns', (white | black) & ~crowns, PAWNS) ??
    tooManyInAll(position) ??
    atGoal(white, 0) ??
    atGoal(black, 1) ??
    missing(white, 0) ??
    missing(black, 1)
  );
}

function decided(score: number, seat: number): Fault | undefined {
  return score < HOME_TO_WIN ? undefined : scoreFault(String(score), seat);
}

function tooMany(code: string, set: number, most: number): Fault | undefined {
  const at = membersOf(set).map(squareName);
  if (at.length <= most) return undefined;
  return new Fault(code, { rule: RULE, at, args: { count: at.length, most } });
}

/** A piece at home may be of either kind, but it counts as one. */
function tooManyInAll({ white, black, whiteHome, blackHome }: Position): Fault | undefined {
  const count = membersOf(white | black).length + whiteHome + blackHome;
  const most = CROWNS + PAWNS;
  if (count <= most) return undefined;
  return new Fault('position-pieces', { rule: RULE, args: { count, most } });
}

function atGoal(set: number, seat: number): Fault | undefined {
  const rank = seat === 0 ? SIZE - 1 : 0;
  const at = membersOf(set).filter((square) => rankOf(square) === rank);
  if (at.length === 0) return undefined;
  const args = { seat: { seat }, rank: RANKS[rank]! };
  return new Fault('position-goal', { rule: RULE, at: at.map(squareName), args });
}

function missing(set: number, seat: number): Fault | undefined {
  if (set !== 0) return undefined;
  return new Fault('position-alone', { rule: RULE, args: { seat: { seat } } });
}

/** A board, a side to move and scores, well-formed; whether a game can start there is not checked. */
export function parsePosition(raw: unknown): Position | Fault {
  const parts = readPositionText(raw, FORM);
  if (parts instanceof Fault) return parts;
  const [whiteHome, blackHome] = parts.fields.map(parseScore) as [number, number];
  for (const [i, score] of [whiteHome, blackHome].entries()) {
    if (score < 0) return scoreFault(parts.fields[i]!, i);
  }
  return { ...boardOf(parts.cells, parts.side), whiteHome, blackHome };
}

/** −1 if the text is no score. */
function parseScore(text: string): number {
  return Array.from({ length: HOME_TO_WIN + 1 }, (_, score) => String(score)).indexOf(text);
}

function scoreFault(found: string, seat: number): Fault {
  const args = { seat: { seat }, found: shown(found), most: HOME_TO_WIN - 1 };
  return new Fault('position-score', { rule: RULE, at: [shown(found)], args });
}

/** A position without scores, as repetition compares it. */
export function parseBoard(raw: unknown): Board | Fault {
  const parts = readPositionText(raw, { ...FORM, fields: 0 });
  return parts instanceof Fault ? parts : boardOf(parts.cells, parts.side);
}

function boardOf(text: readonly (string | null)[], side: number): Board {
  const cells = cellsByName(text);
  const set = (pieces: string) => setOf(cells, (cell) => cell !== null && pieces.includes(cell));
  return { white: set('CP'), black: set('cp'), crowns: set('Cc'), side };
}

export function formatPosition(position: Position): string {
  const { whiteHome, blackHome } = position;
  return writePositionText(cellsOf(position), position.side, whiteHome, blackHome);
}

export function formatBoard(board: Board): string {
  return writePositionText(cellsOf(board), board.side);
}

function cellsOf({ white, black, crowns }: Board): (string | null)[] {
  return SQUARES_AS_READ.map((square) => {
    const letter = (crowns >>> square) & 1 ? 'c' : 'p';
    if ((white >>> square) & 1) return letter.toUpperCase();
    return (black >>> square) & 1 ? letter : null;
  });
}

export const OPTIONS: readonly OptionSpec[] = [{ name: 'layout', choices: LAYOUT_NAMES }];

const start = readStarts(LAYOUT_NAMES, (layout) => sure(readPosition(LAYOUTS[layout])));

export function setup({ layout }: Options): State {
  return copy(start(`${layout}`));
}
