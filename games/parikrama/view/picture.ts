import { COLOURS, COMPONENTS, type Tile } from '../rules/components.ts';
import type { Placed } from '../rules/map.ts';
import { TILE_ARCS, TILE_EDGES, tileNumber } from '../rules/tiles.ts';
import { type Marks, marksOf, NO_MARKS } from './marks.ts';

/** Tiles are drawn as text, five letters wide and three high. */
const WIDTH = 5;
const { basicTiles, specialTiles, pointTile, limits } = COMPONENTS;
const TILES: readonly Tile[] = [...basicTiles, ...specialTiles, pointTile];

/** Circles and loops have capital letters, semicircles and other arcs small ones. */
export function tilePicture(name: string, turn = 0, marks: Marks = NO_MARKS): string[] {
  const kind = tileNumber(name);
  const [n, e, s, w] = [0, 1, 2, 3].map((side) => {
    const letter = COLOURS[TILE_EDGES[16 * kind + 4 * turn + side]!]!;
    return (marks.circles >> side) & 1 ? letter : letter.toLowerCase();
  });
  const [ne, se, sw, nw] = [0, 1, 2, 3].map((corner) => {
    if (((TILE_ARCS[4 * kind + turn]! >> corner) & 1) === 0) return '.';
    return (marks.loops >> corner) & 1 ? 'O' : 'o';
  });
  return [`${nw} ${n} ${ne}`, `${w}${middle(TILES[kind]!)}${e}`, `${sw} ${s} ${se}`];
}

function middle({ symbols, points, power }: Tile): string {
  if (symbols !== undefined) return symbols.length === 1 ? ` ${symbols} ` : `${symbols} `;
  if (points !== undefined) return String(points).padStart(2).padEnd(3);
  const signs = { hand: `h${limits.largeHand}`, discount: '-1 ', wild: ' ? ', choice: ' * ' };
  return power === undefined ? '   ' : signs[power];
}

/** Pictures side by side, each below its name, as many in a line as fit. */
export function tileRows(names: readonly string[], width: number, numbered: boolean): string[] {
  const cell = WIDTH + 4;
  const most = Math.floor(width / cell);
  const lines: string[] = [];
  for (let from = 0; from < names.length; from += most) {
    const part = names.slice(from, from + most);
    const titles = part.map((name, i) => (numbered ? `${from + i + 1} ${name}` : name));
    const pictures = part.map((name) => tilePicture(name));
    for (const row of [titles, ...[0, 1, 2].map((y) => pictures.map((picture) => picture[y]!))]) {
      lines.push(
        row
          .map((text) => text.padEnd(cell))
          .join('')
          .trimEnd(),
      );
    }
  }
  return lines;
}

/** A Map with its coordinates, `null` if it is too wide. */
export function mapPicture(map: readonly Placed[], width: number): string[] | null {
  const xs = map.map(([, x]) => x);
  const ys = map.map(([, , y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  if (map.length === 0 || 5 + 6 * (east - west + 1) > width) return null;
  const marks = marksOf(map);
  const lines = [
    `     ${range(west, east)
      .map((x) => String(x).padStart(3).padEnd(6))
      .join('')}`,
  ];
  for (const y of range(south, north).reverse()) {
    const cells = range(west, east).map((x) => {
      const tile = map.find(([, tx, ty]) => tx === x && ty === y);
      return tile === undefined
        ? ['     ', '     ', '     ']
        : tilePicture(tile[0], tile[3], marks.at(x, y));
    });
    for (const row of [0, 1, 2]) {
      const label = row === 1 ? String(y).padStart(3) : '   ';
      lines.push(`${label}  ${cells.map((cell) => cell[row]).join(' ')}`);
    }
  }
  return lines.map((line) => line.trimEnd());
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
