import type { Json } from '@baithak/kernel';

const SIZE = 5;
const FILES = 'abcde';

/** A board of five by five as its text has it: what stands on each square, and the words after it. */
export interface Squares {
  /** By name, from a5 to e1; an empty text for an empty square. */
  readonly cells: Readonly<Record<string, string>>;
  /** The side to move, and what else the game notes. */
  readonly fields: readonly string[];
}

const BOARD = /^[^\s/]+(\/[^\s/]+){4} [wb]( \d+)*$/;

export const isBoardText = (position: Json): position is string =>
  typeof position === 'string' && BOARD.test(position);

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => `${FILES[i % SIZE]}${SIZE - Math.floor(i / SIZE)}`,
);

/** A digit stands for empty squares, a bracket for a stack. */
export function readSquares(text: string): Squares {
  const [ranks = '', ...fields] = text.split(' ');
  const pieces = ranks.split('/').flatMap((rank) =>
    [...rank.matchAll(/\d|\([^)]*\)|[a-z]/gi)].flatMap(([found]) => {
      if (/\d/.test(found)) return Array.from({ length: Number(found) }, () => '');
      return [found.replace(/[()]/g, '')];
    }),
  );
  return {
    cells: Object.fromEntries(SQUARES.map((square, i) => [square, pieces[i] ?? ''])),
    fields,
  };
}

export function writeSquares({ cells, fields }: Squares): string {
  const ranks = Array.from({ length: SIZE }, (_, rank) =>
    SQUARES.slice(rank * SIZE, rank * SIZE + SIZE)
      .map((square) => {
        const piece = cells[square] ?? '';
        if (piece === '') return '1';
        return piece.length === 1 ? piece : `(${piece})`;
      })
      .join('')
      .replace(/1+/g, (run) => String(run.length)),
  );
  return [ranks.join('/'), ...fields].join(' ');
}

/** The letters of a game's pieces: those of its start, where all of them stand. */
export const piecesOf = (start: string): readonly string[] =>
  [...new Set(Object.values(readSquares(start).cells).flatMap((piece) => [...piece]))].sort();

/** A stack of two, to ask a game whether it has stacks. */
export const stackText = (start: string): string => {
  const [first = '', second = ''] = piecesOf(start);
  const empty = SQUARES.map((square) => [square, '']);
  const { fields } = readSquares(start);
  return writeSquares({ cells: { ...Object.fromEntries(empty), a5: first + second }, fields });
};

/** Pieces of stacks go on top of each other; others take each other's place. */
export function placed(before: string, piece: string | null, isStacked: boolean): string {
  if (piece === null) return isStacked ? before.slice(0, -1) : '';
  return isStacked ? before + piece : piece;
}
