/** The six colours in canonical order. */
export const COLOURS = ['r', 'o', 'y', 'g', 'b', 'v'] as const;
export type Colour = (typeof COLOURS)[number];

interface Limits {
  /** Tiles on a rack, cards in a hand. */
  readonly rack: number;
  readonly hand: number;
  readonly dealtTiles: number;
  readonly dealtCards: number;
  /** The game ends after so many whole rounds given up without drawing a tile. */
  readonly idleRounds: number;
}

interface Components {
  /** The number of tiles of each pair of colours, named in canonical order. */
  readonly tiles: Readonly<Record<string, number>>;
  /** By number of seats: the highest card of each colour; the lowest is 1. */
  readonly highestCard: Readonly<Record<number, number>>;
  readonly board: {
    readonly least: number;
    readonly most: number;
    readonly files: number;
    readonly ranks: number;
  };
  readonly limits: Limits;
}

/** The contents of the box and the limits of the rules: the one place to correct a number. */
export const COMPONENTS: Components = {
  tiles: {
    ...{ rr: 3, ro: 3, ry: 3, rg: 3, rb: 3, rv: 3 },
    ...{ oo: 3, oy: 3, og: 3, ob: 3, ov: 3 },
    ...{ yy: 3, yg: 3, yb: 3, yv: 3 },
    ...{ gg: 3, gb: 3, gv: 3 },
    ...{ bb: 3, bv: 3 },
    ...{ vv: 3 },
  },
  highestCard: { 2: 5, 3: 4, 4: 4 },
  board: { least: 6, most: 14, files: 10, ranks: 9 },
  limits: { rack: 8, hand: 8, dealtTiles: 6, dealtCards: 6, idleRounds: 2 },
};

export const SEAT_COUNTS: readonly number[] = [2, 3, 4];

/** The 21 pairs of colours in canonical order. */
export const TILE_NAMES: readonly string[] = COLOURS.flatMap((first, i) =>
  COLOURS.slice(i).map((second) => first + second),
);

/** Everything that is wrong with a box; the code relies on finding nothing. */
export function componentProblems(box: Components): string[] {
  return [...tileProblems(box), ...cardProblems(box), ...boardProblems(box), ...limitProblems(box)];
}

function tileProblems({ tiles, limits }: Components): string[] {
  const unknown = Object.keys(tiles).filter((name) => !TILE_NAMES.includes(name));
  const total = Object.values(tiles).reduce((sum, count) => sum + count, 0);
  const needed = 1 + Math.max(...SEAT_COUNTS) * limits.dealtTiles;
  return [
    ...unknown.map((name) => `tiles.${name}: no pair of colours in canonical order`),
    ...TILE_NAMES.flatMap((name) => range(`tiles.${name}`, tiles[name], 0, 9)),
    ...(total > 63 ? [`tiles: ${total} are more than 63`] : []),
    ...(total < needed ? [`tiles: ${total} are fewer than the ${needed} of a deal`] : []),
    ...(TILE_NAMES.some((name) => name[0] !== name[1] && (tiles[name] ?? 0) > 0)
      ? []
      : ['tiles: none with two colours to start with']),
  ];
}

function cardProblems({ highestCard, limits }: Components): string[] {
  return SEAT_COUNTS.flatMap((seats) => {
    const at = `highestCard.${seats}`;
    const cards = COLOURS.length * (highestCard[seats] ?? 0);
    return [
      ...range(at, highestCard[seats], 1, 5),
      ...(cards < limits.dealtCards ? [`${at}: ${cards} cards are not enough for a deal`] : []),
    ];
  });
}

function boardProblems({ board: { least, most, files, ranks } }: Components): string[] {
  return [
    ...range('board.least', least, 2, 14),
    ...range('board.most', most, least, 14),
    ...range('board.files', files, least, most),
    ...range('board.ranks', ranks, least, most),
  ];
}

function limitProblems({ limits }: Components): string[] {
  return [
    ...range('limits.rack', limits.rack, 1, 8),
    ...range('limits.hand', limits.hand, 1, 8),
    ...range('limits.dealtTiles', limits.dealtTiles, 1, limits.rack),
    ...range('limits.dealtCards', limits.dealtCards, 1, limits.hand),
    ...range('limits.idleRounds', limits.idleRounds, 1, 9),
  ];
}

function range(at: string, value: number | undefined, least: number, most: number): string[] {
  const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return fits ? [] : [`${at}: ${value} is no whole number from ${least} to ${most}`];
}

const problems = componentProblems(COMPONENTS);
if (problems.length > 0) throw new Error(`components of Ananda: ${problems.join('; ')}`);
