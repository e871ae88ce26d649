const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
const RANKS = ['5', '4', '3', '2', '1'] as const;

/** The squares of a 5×5 board as they are drawn: a5 to e5 first, a1 to e1 last. */
export const SQUARE_ROWS: readonly (readonly string[])[] = RANKS.map((rank) =>
  FILES.map((file) => file + rank),
);
export const BOARD_FILES: readonly string[] = FILES;
/** From the top of the board to its bottom. */
export const BOARD_RANKS: readonly string[] = RANKS;

/** What stands on each occupied square of a position text, brackets taken off. */
export function piecesOn(position: string): ReadonlyMap<string, string> {
  const ranks = position.split(' ')[0]!.split('/');
  return new Map(ranks.flatMap((rank, row) => piecesInRank(rank, SQUARE_ROWS[row] ?? [])));
}

/** A digit stands for so many empty squares, brackets hold a piece of several letters. */
function piecesInRank(rank: string, squares: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  let file = 0;
  for (const [text] of rank.matchAll(/\d|\([^)]*\)|./g)) {
    if (/\d/.test(text)) file += Number(text);
    else found.push([squares[file++]!, text.replace(/[()]/g, '')]);
  }
  return found;
}

/** How far it is between two squares in files and in ranks. */
export function distances(from: string, to: string): readonly [files: number, ranks: number] {
  const along = (place: number) => Math.abs(from.charCodeAt(place) - to.charCodeAt(place));
  return [along(0), along(1)];
}
