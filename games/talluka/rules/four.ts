/**
 * The lowest squares of all fours in rows: the set is laid over itself, moved by one and then by
 * two. The mask holds the first two columns, where alone a four in a row can begin.
 */
function rowStarts(set: number): number {
  const pairs = set & (set >>> 1);
  return pairs & (pairs >>> 2) & 0b00011_00011_00011_00011_00011;
}

/** The same in columns, where nothing can run over an edge: bits past the last row are empty. */
function columnStarts(set: number): number {
  const pairs = set & (set >>> 5);
  return pairs & (pairs >>> 10);
}

/** Whether four squares of the set, or more, lie unbroken in a row or column. */
export function hasFour(set: number): boolean {
  return (rowStarts(set) | columnStarts(set)) !== 0;
}

/** All squares that are part of a four. */
export function squaresInFours(set: number): number {
  const row = rowStarts(set);
  const column = columnStarts(set);
  const inRows = row | (row << 1) | (row << 2) | (row << 3);
  const inColumns = column | (column << 5) | (column << 10) | (column << 15);
  return inRows | inColumns;
}
