/** The colours in canonical order: purple valleys, blue rivers, green forests, yellow deserts. */
export const COLOURS = ['P', 'B', 'G', 'Y'] as const;

/** Wheel, lotus, knot, fish. */
export const SYMBOLS = ['w', 'l', 'k', 'f'] as const;

/** What a coloured card shows besides its circles: a symbol or half a loop. */
export const IMPRINTS = [...SYMBOLS, 'o'] as const;
export type Imprint = (typeof IMPRINTS)[number];

/** The corners of a tile, clockwise; an arc around a corner is a quarter of a loop. */
export const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;

/** A larger hand, one more discount a turn, a symbol chosen at the end, free choice of basic tiles. */
export const POWERS = ['hand', 'discount', 'wild', 'choice'] as const;
export type Power = (typeof POWERS)[number];

/** The three copies of a coloured card. They differ only in their imprints. */
export interface CardLine {
  /** Colour and value, such as `P4`. */
  readonly card: string;
  readonly cost: number;
  /** Full circles of its own colour. */
  readonly circles: number;
  /** One letter for each copy, in the order of IMPRINTS. */
  readonly imprints: string;
}

interface Hitchhike {
  readonly name: string;
  readonly count: number;
  /** The size of the closed set that earns it. */
  readonly earnedBy: number;
  readonly freePlays: number;
  readonly points: number;
}

export interface Tile {
  readonly name: string;
  /** The colours of the semicircles at N, E, S and W. */
  readonly edges: string;
  /** The corners with an arc. */
  readonly arcs: string;
  readonly symbols?: string;
  readonly points?: number;
  readonly power?: Power;
}

interface PointTile extends Tile {
  readonly count: number;
  readonly earnedBy: number;
}

/** One side of a Sight. */
export interface SightSide {
  /** The number of the Sight and `a` or `b` for the side. */
  readonly name: string;
  /** Colours and values; any `limits.sightCards` of them in the Journal qualify. */
  readonly cards: string;
  readonly points: number;
  readonly imprints?: string;
  /** Whether it brings a tile. */
  readonly tile?: boolean;
}

/** A table has points by count. Counts past its end get the last entry, counts before its start none. */
export interface ScoringTile {
  readonly name: string;
  readonly each?: number;
  readonly table?: Readonly<Record<number, number>>;
}

export interface Limits {
  readonly openCards: number;
  readonly rowTiles: number;
  readonly drawnColoured: number;
  readonly hand: number;
  /** The hand limit with special tile 12. */
  readonly largeHand: number;
  readonly closable: number;
  readonly backpack: number;
  readonly endingTiles: number;
  /** From `tooManyWild` open wild cards on, they are swept away if `freshColoured` cards can come. */
  readonly tooManyWild: number;
  readonly freshColoured: number;
  readonly sights: number;
  readonly sightCards: number;
  readonly scoringTiles: number;
  readonly rounds: number;
  /** Points for most loops, and for the second most from `secondSeats` seats on. */
  readonly mostLoops: number;
  readonly secondLoops: number;
  readonly secondSeats: number;
}

export interface Components {
  readonly cards: readonly CardLine[];
  readonly wild: { readonly count: number; readonly cost: number };
  readonly hitchhikes: readonly Hitchhike[];
  readonly basicTiles: readonly Tile[];
  readonly specialTiles: readonly Tile[];
  readonly pointTile: PointTile;
  readonly sights: readonly SightSide[];
  readonly scoringTiles: readonly ScoringTile[];
  /** Cards dealt, by seat. */
  readonly hands: readonly number[];
  /** Special tiles on offer, by number of seats. */
  readonly specials: Readonly<Record<number, number>>;
  readonly limits: Limits;
}

/**
 * The pieces in the box and the numbers in the rules. The pictures of the printed cards and tiles
 * were not available, so this is a reconstruction that fits every number of the rules. It can be
 * corrected line by line from a printed copy; test/laws.ts refuses impossible pieces.
 */
export const COMPONENTS: Components = {
  cards: [
    { card: 'P1', cost: 0, circles: 1, imprints: 'lfo' },
    { card: 'P2', cost: 1, circles: 1, imprints: 'wko' },
    { card: 'P3', cost: 1, circles: 1, imprints: 'lfo' },
    { card: 'P4', cost: 2, circles: 1, imprints: 'wko' },
    { card: 'P5', cost: 2, circles: 1, imprints: 'lfo' },
    { card: 'P6', cost: 3, circles: 1, imprints: 'wko' },
    { card: 'P7', cost: 3, circles: 1, imprints: 'lfo' },
    { card: 'B1', cost: 0, circles: 1, imprints: 'wko' },
    { card: 'B2', cost: 1, circles: 1, imprints: 'lfo' },
    { card: 'B3', cost: 1, circles: 1, imprints: 'wko' },
    { card: 'B4', cost: 2, circles: 1, imprints: 'lfo' },
    { card: 'B5', cost: 2, circles: 1, imprints: 'wko' },
    { card: 'B6', cost: 3, circles: 1, imprints: 'lfo' },
    { card: 'B7', cost: 3, circles: 1, imprints: 'wko' },
    { card: 'G1', cost: 0, circles: 1, imprints: 'lfo' },
    { card: 'G2', cost: 1, circles: 1, imprints: 'wko' },
    { card: 'G3', cost: 1, circles: 1, imprints: 'lfo' },
    { card: 'G4', cost: 2, circles: 1, imprints: 'wko' },
    { card: 'G5', cost: 2, circles: 1, imprints: 'lfo' },
    { card: 'G6', cost: 3, circles: 1, imprints: 'wko' },
    { card: 'G7', cost: 3, circles: 1, imprints: 'lfo' },
    { card: 'Y1', cost: 0, circles: 1, imprints: 'wko' },
    { card: 'Y2', cost: 1, circles: 1, imprints: 'lfo' },
    { card: 'Y3', cost: 1, circles: 1, imprints: 'wko' },
    { card: 'Y4', cost: 2, circles: 1, imprints: 'lfo' },
    { card: 'Y5', cost: 2, circles: 1, imprints: 'wko' },
    { card: 'Y6', cost: 3, circles: 1, imprints: 'lfo' },
    { card: 'Y7', cost: 3, circles: 1, imprints: 'wko' },
  ],
  wild: { count: 8, cost: 1 },
  hitchhikes: [
    { name: 'C', count: 4, earnedBy: 4, freePlays: 2, points: 2 },
    { name: 'R', count: 4, earnedBy: 5, freePlays: 3, points: 3 },
    { name: 'T', count: 4, earnedBy: 6, freePlays: 4, points: 4 },
  ],
  basicTiles: [
    { name: 'wPB', edges: 'PBPB', arcs: 'SE SW NW', symbols: 'w' },
    { name: 'wPG', edges: 'PGPG', arcs: 'NE SW NW', symbols: 'w' },
    { name: 'wPY', edges: 'PYPY', arcs: 'NE SE NW', symbols: 'w' },
    { name: 'wBG', edges: 'BGBG', arcs: 'NE SE SW', symbols: 'w' },
    { name: 'wBY', edges: 'BYBY', arcs: 'SE SW NW', symbols: 'w' },
    { name: 'wGY', edges: 'GYGY', arcs: 'NE SW NW', symbols: 'w' },
    { name: 'wPBG', edges: 'PBPG', arcs: 'NE SE', symbols: 'w' },
    { name: 'wPBY', edges: 'PBPY', arcs: 'SE SW', symbols: 'w' },
    { name: 'wPGY', edges: 'PGPY', arcs: 'SW NW', symbols: 'w' },
    { name: 'wBGY', edges: 'BGBY', arcs: 'NE NW', symbols: 'w' },
    { name: 'lPB', edges: 'PBPB', arcs: 'NE SW NW', symbols: 'l' },
    { name: 'lPG', edges: 'PGPG', arcs: 'NE SE NW', symbols: 'l' },
    { name: 'lPY', edges: 'PYPY', arcs: 'NE SE SW', symbols: 'l' },
    { name: 'lBG', edges: 'BGBG', arcs: 'SE SW NW', symbols: 'l' },
    { name: 'lBY', edges: 'BYBY', arcs: 'NE SW NW', symbols: 'l' },
    { name: 'lGY', edges: 'GYGY', arcs: 'NE SE NW', symbols: 'l' },
    { name: 'lPBG', edges: 'BPBG', arcs: 'SE SW', symbols: 'l' },
    { name: 'lPBY', edges: 'BPBY', arcs: 'SW NW', symbols: 'l' },
    { name: 'lPGY', edges: 'GPGY', arcs: 'NE NW', symbols: 'l' },
    { name: 'lBGY', edges: 'GBGY', arcs: 'NE SE', symbols: 'l' },
    { name: 'kPB', edges: 'PBPB', arcs: 'NE SE NW', symbols: 'k' },
    { name: 'kPG', edges: 'PGPG', arcs: 'NE SE SW', symbols: 'k' },
    { name: 'kPY', edges: 'PYPY', arcs: 'SE SW NW', symbols: 'k' },
    { name: 'kBG', edges: 'BGBG', arcs: 'NE SW NW', symbols: 'k' },
    { name: 'kBY', edges: 'BYBY', arcs: 'NE SE NW', symbols: 'k' },
    { name: 'kGY', edges: 'GYGY', arcs: 'NE SE SW', symbols: 'k' },
    { name: 'kPBG', edges: 'GPGB', arcs: 'SW NW', symbols: 'k' },
    { name: 'kPBY', edges: 'YPYB', arcs: 'NE NW', symbols: 'k' },
    { name: 'kPGY', edges: 'YPYG', arcs: 'NE SE', symbols: 'k' },
    { name: 'kBGY', edges: 'YBYG', arcs: 'SE SW', symbols: 'k' },
    { name: 'fPB', edges: 'PBPB', arcs: 'NE SE SW', symbols: 'f' },
    { name: 'fPG', edges: 'PGPG', arcs: 'SE SW NW', symbols: 'f' },
    { name: 'fPY', edges: 'PYPY', arcs: 'NE SW NW', symbols: 'f' },
    { name: 'fBG', edges: 'BGBG', arcs: 'NE SE NW', symbols: 'f' },
    { name: 'fBY', edges: 'BYBY', arcs: 'NE SE SW', symbols: 'f' },
    { name: 'fGY', edges: 'GYGY', arcs: 'SE SW NW', symbols: 'f' },
    { name: 'fPBG', edges: 'PBPG', arcs: 'NE NW', symbols: 'f' },
    { name: 'fPBY', edges: 'BPBY', arcs: 'NE SE', symbols: 'f' },
    { name: 'fPGY', edges: 'GPGY', arcs: 'SE SW', symbols: 'f' },
    { name: 'fBGY', edges: 'YBYG', arcs: 'SW NW', symbols: 'f' },
  ],
  specialTiles: [
    { name: 'S1', edges: 'PBGY', arcs: 'NE SE SW NW', symbols: 'w' },
    { name: 'S2', edges: 'YGBP', arcs: 'NE SE SW NW', symbols: 'l' },
    { name: 'S3', edges: 'PBGY', arcs: 'NE SE SW NW', symbols: 'k' },
    { name: 'S4', edges: 'YGBP', arcs: 'NE SE SW NW', symbols: 'f' },
    { name: 'S5', edges: 'PBGY', arcs: 'NE SW', symbols: 'wl' },
    { name: 'S6', edges: 'YGBP', arcs: 'NE SW', symbols: 'lk' },
    { name: 'S7', edges: 'PBGY', arcs: 'NE SW', symbols: 'kf' },
    { name: 'S8', edges: 'YGBP', arcs: 'NE SW', symbols: 'wf' },
    { name: 'S9', edges: 'PBGY', arcs: 'NE SE SW NW', points: 3 },
    { name: 'S10', edges: 'YGBP', arcs: 'NE SE SW NW', points: 3 },
    { name: 'S11', edges: 'PBGY', arcs: 'NE SW', points: 5 },
    { name: 'S12', edges: 'YGBP', arcs: 'NE SW', power: 'hand' },
    { name: 'S13', edges: 'PBGY', arcs: 'NE SW', power: 'discount' },
    { name: 'S14', edges: 'YGBP', arcs: 'NE SW', power: 'wild' },
    { name: 'S15', edges: 'PBGY', arcs: 'NE SW', power: 'choice' },
  ],
  pointTile: { name: 'F', count: 2, earnedBy: 7, edges: 'PBGY', arcs: '', points: 14 },
  sights: [
    { name: '1a', cards: 'P3 B4 G5 Y6', points: 5, imprints: 'wl' },
    { name: '1b', cards: 'P6 B5 G4 Y3', points: 4, tile: true },
    { name: '2a', cards: 'P4 B3 G6 Y5', points: 5, imprints: 'kf' },
    { name: '2b', cards: 'P5 B6 G3 Y4', points: 4, tile: true },
    { name: '3a', cards: 'P3 B5 G4 Y6', points: 5, imprints: 'oo' },
    { name: '3b', cards: 'P6 B4 G5 Y3', points: 4, tile: true },
    { name: '4a', cards: 'P4 B6 G3 Y5', points: 5, imprints: 'wo' },
    { name: '4b', cards: 'P5 B3 G6 Y4', points: 4, tile: true },
    { name: '5a', cards: 'P3 B3 G4 Y4', points: 3, imprints: 'l' },
    { name: '5b', cards: 'P4 B4 G3 Y3', points: 2, tile: true },
    { name: '6a', cards: 'P5 B5 G6 Y6', points: 7, imprints: 'kf' },
    { name: '6b', cards: 'P6 B6 G5 Y5', points: 6, tile: true },
  ],
  scoringTiles: [
    { name: 'JS', each: 7 },
    { name: 'MS', each: 7 },
    { name: 'CI', table: { 4: 1, 5: 3, 6: 5, 7: 8, 8: 11, 9: 14, 10: 17, 11: 20, 12: 24 } },
    { name: 'QU', table: { 1: 4, 2: 12, 3: 20, 4: 30 } },
    { name: 'DI', table: { 3: 3, 4: 7, 5: 13, 6: 21 } },
    { name: 'NU', table: { 3: 3, 4: 7, 5: 13, 6: 21 } },
    { name: 'CO', table: { 3: 3, 4: 7, 5: 13, 6: 21 } },
    { name: 'LO', each: 3 },
  ],
  hands: [5, 6, 7, 8, 9],
  specials: { 2: 5, 3: 7, 4: 9, 5: 11 },
  limits: {
    openCards: 6,
    rowTiles: 7,
    drawnColoured: 3,
    hand: 10,
    largeHand: 16,
    closable: 3,
    backpack: 7,
    endingTiles: 9,
    tooManyWild: 4,
    freshColoured: 3,
    sights: 3,
    sightCards: 3,
    scoringTiles: 3,
    rounds: 60,
    mostLoops: 14,
    secondLoops: 6,
    secondSeats: 3,
  },
};
