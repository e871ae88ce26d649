import { Fault, shown } from '@baithak/kernel';
import { AS_READ, BY_NAME, COLOURS, RANKS, SIZE, SQUARE_ROWS } from '../rules/squares.ts';

const SIDES: readonly string[] = COLOURS;

/**
 * Reads the piece that begins at `from` in the text of a rank and says how many characters it took.
 * The answer is `null` if no piece begins like that, or a fault of the game if one begins but fails.
 */
export type PieceReader<Piece> = (
  rankText: string,
  from: number,
  rank: string,
) => { readonly piece: Piece; readonly length: number } | Fault | null;

/** The form of a game's position texts. */
export interface PositionForm<Piece> {
  /** The rule that faults cite. */
  readonly rule: string;
  /** A complete position, for the fault that a part is missing. */
  readonly example: string;
  /** The pieces as they are written, for the words of a fault. */
  readonly pieces: string;
  readonly readPiece: PieceReader<Piece>;
  /** How many fields follow the side to move. */
  readonly fields: number;
}

/** A well-formed position text in parts; the game decides whether it can be played. */
export interface PositionParts<Piece> {
  /** The 25 squares in the order of the text, a5 first. */
  readonly cells: readonly (Piece | null)[];
  readonly side: number;
  readonly fields: readonly string[];
}

/** For games whose pieces are single letters. */
export function letters<Letter extends string>(known: readonly Letter[]): PieceReader<Letter> {
  return (rankText, from) => {
    const piece = known.find((letter) => letter === rankText[from]);
    return piece === undefined ? null : { piece, length: 1 };
  };
}

export function readPositionText<Piece>(
  raw: unknown,
  form: PositionForm<Piece>,
): PositionParts<Piece> | Fault {
  const { rule, example } = form;
  if (typeof raw !== 'string') {
    return new Fault('position-not-text', { rule, args: { found: shown(raw) } });
  }
  const [board = '', sideName = '', ...fields] = raw.split(' ');
  if (raw.split(' ').length !== 2 + form.fields) {
    return new Fault('position-parts', { rule, args: { found: shown(raw), example } });
  }
  const cells = readBoard(board, form);
  if (cells instanceof Fault) return cells;
  const side = SIDES.indexOf(sideName);
  if (side >= 0) return { cells, side, fields };
  return new Fault('position-side', {
    rule,
    at: [shown(sideName)],
    args: { found: shown(sideName) },
  });
}

function readBoard<Piece>(text: string, form: PositionForm<Piece>): (Piece | null)[] | Fault {
  const ranks = text.split('/');
  if (ranks.length !== SIZE) {
    return new Fault('position-ranks', { rule: form.rule, args: { count: ranks.length } });
  }
  const cells: (Piece | null)[] = [];
  for (const [i, rankText] of ranks.entries()) {
    const rank = readRank(rankText, RANKS[SIZE - 1 - i]!, form);
    if (rank instanceof Fault) return rank;
    cells.push(...rank);
  }
  return cells;
}

function readRank<Piece>(
  text: string,
  rank: string,
  form: PositionForm<Piece>,
): (Piece | null)[] | Fault {
  const cells: (Piece | null)[] = [];
  let afterDigit = false;
  for (let at = 0; at < text.length; ) {
    const empties = '12345'.indexOf(text[at]!) + 1;
    if (empties > 0) {
      if (afterDigit) return digitsFault(text[at]!, rank, form.rule);
      for (let i = 0; i < empties; i++) cells.push(null);
      at++;
    } else {
      const read = form.readPiece(text, at, rank) ?? symbolFault(text, at, rank, form);
      if (read instanceof Fault) return read;
      cells.push(read.piece);
      at += read.length;
    }
    afterDigit = empties > 0;
  }
  return cells.length === SIZE ? cells : widthFault(cells.length, rank, form.rule);
}

/** A run of empty squares is one number, so that every position has exactly one text. */
function digitsFault(found: string, rank: string, rule: string): Fault {
  return new Fault('position-digits', { rule, at: [rank], args: { rank, found } });
}

function symbolFault<Piece>(
  text: string,
  at: number,
  rank: string,
  { rule, pieces }: PositionForm<Piece>,
): Fault {
  const found = String.fromCodePoint(text.codePointAt(at)!);
  return new Fault('position-symbol', { rule, at: [rank], args: { rank, found, pieces } });
}

function widthFault(count: number, rank: string, rule: string): Fault {
  return new Fault('position-width', { rule, at: [rank], args: { rank, count } });
}

/** The only text of a position: its cells, a5 first, the side to move, and further fields. */
export function writePositionText(
  cells: readonly (string | null)[],
  side: number,
  ...fields: readonly (string | number)[]
): string {
  const ranks = RANKS.map((_, i) => writeRank(cells.slice(SIZE * i, SIZE * (i + 1))));
  return [ranks.join('/'), COLOURS[side], ...fields].join(' ');
}

function writeRank(cells: readonly (string | null)[]): string {
  let text = '';
  let empties = 0;
  for (const cell of cells) {
    if (cell === null) empties++;
    else {
      text += empties > 0 ? `${empties}${cell}` : cell;
      empties = 0;
    }
  }
  return empties > 0 ? `${text}${empties}` : text;
}

/** The squares numbered by their names, in the order of a position text. */
export const SQUARES_AS_READ: readonly number[] = AS_READ.map((name) => BY_NAME.indexOf(name));

/** The set of squares whose cell belongs to it; squares are numbered in the order of the cells. */
export function setOf<Cell>(cells: readonly Cell[], belongs: (cell: Cell) => boolean): number {
  return cells.reduce((set, cell, square) => (belongs(cell) ? set | (1 << square) : set), 0);
}

/** Cells of a position text in the order of the squares' names. */
export function cellsByName<Cell>(cells: readonly Cell[]): Cell[] {
  return BY_NAME.map((name) => cells[AS_READ.indexOf(name)]!);
}

/** The seat to move in a position text. */
export function sideToMove(position: string): number {
  return SIDES.indexOf(position.split(' ')[1]!);
}

/** The piece on each occupied square of a position text, without brackets. */
export function piecesOn(position: string): ReadonlyMap<string, string> {
  const ranks = position.split(' ')[0]!.split('/');
  return new Map(ranks.flatMap((rank, row) => piecesInRank(rank, SQUARE_ROWS[row] ?? [])));
}

/** A digit counts empty squares, brackets hold a piece of several letters. */
function piecesInRank(rank: string, squares: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  let file = 0;
  for (const [text] of rank.matchAll(/\d|\([^)]*\)|./g)) {
    if (/\d/.test(text)) file += Number(text);
    else found.push([squares[file++]!, text.replace(/[()]/g, '')]);
  }
  return found;
}

/**
 * Reads every starting position when the game loads, so that a mistake in one is found at once.
 * The answer finds a start by its name.
 */
export function readStarts<Name extends string, State>(
  names: readonly Name[],
  read: (name: Name) => State,
): (name: string) => State {
  const starts = new Map<string, State>(names.map((name) => [name, read(name)]));
  return (name) => {
    const start = starts.get(name);
    if (start === undefined) throw new Error(`no option offers this start: ${name}`);
    return start;
  };
}
