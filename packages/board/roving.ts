/** The places of a grid by name; `null` where there is none. */
export type Names = readonly (readonly (string | null)[])[];

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a place; `undefined` for other keys and at the edge. */
export function placeAfter(names: Names, from: string, key: string): string | undefined {
  const row = names.findIndex((places) => places.includes(from));
  if (row < 0) return undefined;
  if (key === 'Home') return names[row]!.find(isPlace);
  if (key === 'End') return names[row]!.findLast(isPlace);
  const step = STEPS[key];
  return step && firstAlong(names, row, names[row]!.indexOf(from), step);
}

/** Gaps are stepped over. */
function firstAlong(
  names: Names,
  row: number,
  column: number,
  [rows, columns]: readonly [number, number],
): string | undefined {
  for (let r = row + rows, c = column + columns; ; r += rows, c += columns) {
    const place = names[r]?.[c];
    if (place === undefined) return undefined;
    if (place !== null) return place;
  }
}

function isPlace(place: string | null): place is string {
  return place !== null;
}
