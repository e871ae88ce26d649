import { COLOURS, COMPONENTS, CORNERS, type Power, SYMBOLS, type Tile } from './components.ts';

const { basicTiles, specialTiles, pointTile } = COMPONENTS;
const ALL: readonly Tile[] = [...basicTiles, ...specialTiles, pointTile];

/** Kinds of tiles: the basic ones, the special ones, and the 14-point tile. */
export const FIRST_SPECIAL = 40;
export const SPECIAL_COUNT = 15;
export const POINT_TILE = 55;

export const TILE_NAMES: readonly string[] = ALL.map(({ name }) => name);
export const TILE_TOTALS: Readonly<Uint8Array> = Uint8Array.from(ALL, (tile) =>
  tile === pointTile ? pointTile.count : 1,
);

/** Colours at N, E, S and W, for each kind and each rotation: 16 · kind + 4 · rotation + side. */
export const TILE_EDGES: Readonly<Uint8Array> = Uint8Array.from(
  ALL.flatMap(({ edges }) => turns((side) => COLOURS.indexOf(edges[side] as 'P'))).flat(),
);

/** Corners with an arc as bits, for each kind and each rotation: 4 · kind + rotation. */
export const TILE_ARCS: Readonly<Uint8Array> = Uint8Array.from(
  ALL.flatMap(({ arcs }) =>
    turns((corner) => Number(arcs.split(' ').includes(CORNERS[corner]!))).map(bits),
  ),
);

/** Colours on a tile as bits. */
export const TILE_COLOURS: Readonly<Uint8Array> = Uint8Array.from(ALL, ({ edges }) =>
  bits(COLOURS.map((colour) => Number(edges.includes(colour)))),
);

/** How often each symbol is on a tile: 4 · kind + symbol. */
export const TILE_SYMBOLS: Readonly<Uint8Array> = Uint8Array.from(
  ALL.flatMap(({ symbols = '' }) => SYMBOLS.map((symbol) => symbols.split(symbol).length - 1)),
);

export const TILE_POINTS: Readonly<Uint8Array> = Uint8Array.from(ALL, ({ points }) => points ?? 0);

/** The special tiles with a power. */
export const HAND_TILE = kindWith('hand');
export const DISCOUNT_TILE = kindWith('discount');
export const WILD_TILE = kindWith('wild');
export const CHOICE_TILE = kindWith('choice');

const TILE_NUMBERS = new Map(TILE_NAMES.map((name, kind) => [name, kind]));

/** The number of a name, −1 if there is no such name. */
export const tileNumber = (name: string): number => TILE_NUMBERS.get(name) ?? -1;

function kindWith(power: Power): number {
  return ALL.findIndex((tile) => tile.power === power);
}

/** What lies around a tile, in its four rotations. A rotation turns the north to the east. */
function turns(of: (place: number) => number): number[][] {
  return [0, 1, 2, 3].map((r) => [0, 1, 2, 3].map((place) => of((place - r + 4) % 4)));
}

function bits(flags: readonly number[]): number {
  return flags.reduce((sum, flag, i) => sum | (flag << i), 0);
}
