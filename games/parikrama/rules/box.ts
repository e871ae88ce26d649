/** The colours in canonical order: purple valleys, blue rivers, green forests, yellow deserts. */
export const COLOURS = ['P', 'B', 'G', 'Y'] as const;

/** Wheel, lotus, knot, fish. */
export const SYMBOLS = ['w', 'l', 'k', 'f'] as const;

/** What a coloured card may show besides its circles: a symbol or half a loop. */
export const IMPRINTS = [...SYMBOLS, 'o'] as const;
export type Imprint = (typeof IMPRINTS)[number];

/** The corners of a tile, clockwise; an arc around a corner is a quarter of a loop. */
export const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;

/** A larger hand, one more discount a turn, a symbol chosen at the end, free choice of basic tiles. */
export const POWERS = ['hand', 'discount', 'wild', 'choice'] as const;
export type Power = (typeof POWERS)[number];

/** The three copies of a coloured card, which differ in their imprint only. */
export interface CardLine {
  /** Colour and value, as `P4`. */
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
  /** Cards in a closed set that earn it. */
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
  /** Whether a tile comes with it. */
  readonly tile?: boolean;
}

/** A table gives points by count; beyond its end the last entry holds, below its start nothing. */
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
  /** With the special tile for it. */
  readonly largeHand: number;
  readonly closable: number;
  readonly backpack: number;
  readonly endingTiles: number;
  /** So many wild cards on show are too many, if so many coloured ones could come instead. */
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
