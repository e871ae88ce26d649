import { describe, expect, it } from 'vitest';
import { CELL, type KolamGrid, kolamDots, kolamPath } from './kolam.tsx';

type Ends = readonly [start: string, end: string];

/** The two ends of every strand; a ring around one dot has none. */
function strands(grid: KolamGrid): Ends[] {
  return [...kolamPath(grid).matchAll(/M([\d.]+ [\d.]+)(?:L|C.*? )([\d.]+ [\d.]+)(?=M|$)/g)].map(
    ([, start, end]) => [start!, end!],
  );
}

/** The middle of every bent strand, which is as far as it swings out. */
function bends(grid: KolamGrid): (readonly [number, number])[] {
  return [...kolamPath(grid).matchAll(/M([\d. -]+)C([\d. -]+)/g)].map(([, start, rest]) => {
    const [a, b, c, d] = `${start} ${rest}`.match(/\S+ \S+/g)!.map((pair) => pair.split(' '));
    const middle = (i: number) =>
      (Number(a![i]) + 3 * Number(b![i]) + 3 * Number(c![i]) + Number(d![i])) / 8;
    return [middle(0), middle(1)] as const;
  });
}

function endings(grid: KolamGrid): Map<string, number> {
  const counts = new Map<string, number>();
  for (const end of strands(grid).flat()) counts.set(end, (counts.get(end) ?? 0) + 1);
  return counts;
}

const GRIDS: KolamGrid[] = [
  { columns: 2, rows: 2, walls: 0 },
  { columns: 5, rows: 5, walls: 0 },
  { columns: 5, rows: 5, walls: 26 },
  { columns: 7, rows: 4, walls: 9 },
];

describe.each(GRIDS)('%o', (grid) => {
  it('has a dot in every cell', () => {
    expect(kolamDots(grid)).toHaveLength(grid.columns * grid.rows);
    expect(kolamDots(grid)[0]).toEqual([CELL / 2, CELL / 2]);
  });

  it('goes on wherever a strand ends, so that no line has an end', () => {
    expect(new Set(endings(grid).values())).toEqual(new Set([4]));
  });

  it('stays inside its box', () => {
    const { columns, rows } = grid;
    const outside = bends(grid).filter(
      ([x, y]) => x < 0 || y < 0 || x > columns * CELL || y > rows * CELL,
    );
    expect(outside).toEqual([]);
  });
});

it('crosses itself on every edge between two cells that has no wall', () => {
  expect(endings({ columns: 5, rows: 5, walls: 0 }).size).toBe(40);
  expect(endings({ columns: 5, rows: 5, walls: 1 }).size).toBeLessThan(40);
  expect(endings({ columns: 5, rows: 5, walls: 63 }).size).toBe(0);
});
