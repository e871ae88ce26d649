/** So many letters name the piece or the kind of a move in the notation of most games. */
const START = 2;

/**
 * The legal move whose notation is most like that of a refused one: above all it begins alike. `null` if
 * nothing is alike.
 */
export function nearestMove(refused: string, legal: readonly string[]): string | null {
  if (legal.length === 1) return legal[0]!;
  let nearest: string | null = null;
  let most = 0;
  for (const move of legal) {
    const start = shared(refused.slice(0, START), move.slice(0, START));
    const likeness = start + shared(refused, move) / (refused.length + move.length);
    if (likeness <= most) continue;
    nearest = move;
    most = likeness;
  }
  return nearest;
}

/** How many letters two texts have in common in the same order, whatever stands between them. */
function shared(one: string, other: string): number {
  let above = new Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    const row = [0];
    for (let i = 0; i < other.length; i++) {
      row.push(other[i] === letter ? above[i]! + 1 : Math.max(row[i]!, above[i + 1]!));
    }
    above = row;
  }
  return above[other.length]!;
}
