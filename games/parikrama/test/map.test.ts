import { FastRandom, MoveList } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_CIRCLES, CARD_COLOUR, cardNumber } from '../rules/cards.ts';
import { COLOURS, COMPONENTS, CORNERS, SYMBOLS } from '../rules/components.ts';
import {
  addFreeSquares,
  isFree,
  ORIGIN,
  placedKind,
  placedSquare,
  placedTurn,
  placedX,
  placedY,
  placement,
  squareAt,
  squareX,
  squareY,
} from '../rules/map.ts';
import {
  addCircles,
  addCirclesAt,
  addSymbols,
  circlesOf,
  countLone,
  countLoops,
  countQuartets,
  longestDiagonal,
  loopsOf,
} from '../rules/patterns.ts';
import { tileNumber } from '../rules/tiles.ts';

type Laid = readonly [string, number, number, number];

const packed = (tiles: readonly Laid[]): number[] =>
  tiles.map(([name, x, y, r]) => placement(tileNumber(name), x, y, r));

const ALL = [...COMPONENTS.basicTiles, ...COMPONENTS.specialTiles, COMPONENTS.pointTile];
const NAMES = ALL.map(({ name }) => name);

/**
 * A second implementation of the patterns, straight from the component data: every middle of an edge
 * and every arc is a point in a grid of half squares.
 */
function slowly(tiles: readonly Laid[]) {
  const semicircles = new Map<string, string[]>();
  const arcs = new Map<string, number>();
  for (const [name, x, y, r] of tiles) {
    const tile = ALL.find((other) => other.name === name)!;
    const ways = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const;
    ways.forEach(([dx, dy], side) => {
      const at = `${2 * x + dx},${2 * y + dy}`;
      const colour = tile.edges[(side - r + 4) % 4]!;
      semicircles.set(at, [...(semicircles.get(at) ?? []), colour]);
    });
    const points = [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const;
    points.forEach(([dx, dy], corner) => {
      if (!tile.arcs.split(' ').includes(CORNERS[(corner - r + 4) % 4]!)) return;
      const at = `${2 * x + dx},${2 * y + dy}`;
      arcs.set(at, (arcs.get(at) ?? 0) + 1);
    });
  }
  const circles = new Map(
    [...semicircles].flatMap(([at, [one, other]]) => (one === other ? [[at, one!]] : [])),
  );
  const loops = [...arcs].filter(([, n]) => n === 4).map(([at]) => at.split(',').map(Number));
  const quartets = loops.filter(([x, y]) => {
    const near = [
      [x! + 1, y],
      [x! - 1, y],
      [x, y! + 1],
      [x, y! - 1],
    ].map(String);
    return (
      new Set(near.map((at) => circles.get(at) ?? 'none')).size === 4 &&
      near.every((at) => circles.has(at))
    );
  });
  const run = (x: number, y: number, dy: number): number =>
    circles.has(`${x},${y}`) ? 1 + run(x + 1, y + dy, dy) : 0;
  const runs = [...circles.keys()].flatMap((at) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    return [run(x, y, 1), run(x, y, -1)];
  });
  const lone = tiles.flatMap(([name, x, y]) => {
    const symbolsOf = (tile: string) => [
      ...(ALL.find((other) => other.name === tile)!.symbols ?? ''),
    ];
    return symbolsOf(name).filter(
      (symbol) =>
        !tiles.some(
          ([other, ox, oy]) =>
            (ox !== x || oy !== y) &&
            Math.abs(ox - x) <= 1 &&
            Math.abs(oy - y) <= 1 &&
            symbolsOf(other).includes(symbol),
        ),
    );
  });
  return {
    circles: COLOURS.map((colour) => [...circles.values()].filter((c) => c === colour).length),
    loops: loops.length,
    quartets: quartets.length,
    diagonal: Math.max(0, ...runs),
    lone: lone.length,
  };
}

function quickly(tiles: readonly Laid[]) {
  // The Map does not begin at the start of the list, as in a state.
  const map = [7, ...packed(tiles)];
  const circles = [0, 0, 0, 0];
  addCircles(map, 1, tiles.length, circles);
  return {
    circles,
    loops: countLoops(map, 1, tiles.length),
    quartets: countQuartets(map, 1, tiles.length),
    diagonal: longestDiagonal(map, 1, tiles.length),
    lone: countLone(map, 1, tiles.length, -1),
  };
}

const freeOf = (map: readonly number[]): string[] => {
  const out = new MoveList();
  addFreeSquares(map, 0, map.length, out);
  return out.toArray().map((square) => `${squareX(square)},${squareY(square)}`);
};

/** The rotation that makes most circles. */
function fitting(tiles: readonly Laid[], [name, x, y]: Laid): Laid {
  const ways = [0, 1, 2, 3].map((r): Laid => [name, x, y, r]);
  const circles = ways.map((way) => quickly([...tiles, way]).circles.reduce((a, b) => a + b));
  return ways[circles.indexOf(Math.max(...circles))]!;
}

/** A random Map of few kinds of tiles. Half of these Maps get as many circles as possible. */
function grown(random: FastRandom, count: number): Laid[] {
  const careful = random.below(2) === 0;
  const tiles: Laid[] = [];
  const kinds = Array.from({ length: 1 + random.below(20) }, () => random.below(NAMES.length));
  while (tiles.length < count) {
    const free = freeOf(packed(tiles));
    const [x, y] = free[random.below(free.length)]!.split(',').map(Number) as [number, number];
    const laid: Laid = [NAMES[kinds[random.below(kinds.length)]!]!, x, y, random.below(4)];
    tiles.push(careful ? fitting(tiles, laid) : laid);
  }
  return tiles;
}

describe('K27: squares', () => {
  test('a placement and a square are unpacked as they were packed', () => {
    for (const [kind, x, y, r] of [
      [0, 0, 0, 0],
      [55, -57, 57, 3],
      [40, 12, -9, 2],
    ] as const) {
      const placed = placement(kind, x, y, r);
      expect([placedKind(placed), placedX(placed), placedY(placed), placedTurn(placed)]).toEqual([
        kind,
        x,
        y,
        r,
      ]);
      expect([squareX(squareAt(x, y)), squareY(squareAt(x, y))]).toEqual([x, y]);
    }
  });

  test('the first tile lies at the origin, others touch the Map along an edge', () => {
    expect(freeOf([])).toEqual(['0,0']);
    expect(isFree([], 0, 0, ORIGIN)).toBe(true);
    expect(isFree([], 0, 0, squareAt(0, 1))).toBe(false);
    const map = packed([
      ['wPB', 0, 0, 0],
      ['wPG', 1, 0, 0],
    ]);
    expect(freeOf(map)).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
    expect(isFree(map, 0, 2, squareAt(2, 1))).toBe(false);
    expect(isFree(map, 0, 2, squareAt(1, 0))).toBe(false);
    expect(isFree(map, 0, 2, squareAt(1, 1))).toBe(true);
  });

  test('the list of free squares is what isFree says of every square', () => {
    const random = new FastRandom('free');
    for (let n = 0; n < 50; n++) {
      const map = packed(grown(random, 1 + random.below(17)));
      const wanted: string[] = [];
      for (let x = -20; x <= 20; x++) {
        for (let y = -20; y <= 20; y++) {
          if (isFree(map, 0, map.length, squareAt(x, y))) wanted.push(`${x},${y}`);
        }
      }
      expect(freeOf(map)).toEqual(wanted);
    }
  });
});

describe('K4, K38: patterns', () => {
  test('two equal semicircles across an edge are a circle in any rotation', () => {
    const pair = (r: number) =>
      quickly([
        ['wPBG', 0, 0, 0],
        ['wPBG', 1, 0, r],
      ]).circles;
    // East of the first is blue; its twin shows green, purple, blue or purple to the west.
    expect([0, 1, 2, 3].map((r) => pair(r).join(' '))).toEqual([
      '0 0 0 0',
      '0 0 0 0',
      '0 1 0 0',
      '0 0 0 0',
    ]);
  });

  test('four arcs around one point are a loop, three are none', () => {
    const four: Laid[] = [
      ['S1', 0, 0, 0],
      ['S3', 1, 0, 0],
      ['S2', 0, 1, 0],
      ['S4', 1, 1, 0],
    ];
    expect(quickly(four).loops).toBe(1);
    expect(quickly(four.slice(1)).loops).toBe(0);
    expect(loopsOf(packed(four), 0, 4)).toEqual([ORIGIN]);
    expect(quickly([...four.slice(0, 3), ['F', 1, 1, 0]]).loops).toBe(0);
  });

  test('a quartet is a loop with circles of all four colours', () => {
    const found = (r: string) =>
      quickly([
        ['S1', 0, 0, Number(r[0])],
        ['S9', 1, 0, Number(r[1])],
        ['S3', 1, 1, Number(r[2])],
        ['S1', 0, 1, Number(r[3])],
      ]);
    expect(found('0000')).toMatchObject({ loops: 1, circles: [0, 0, 0, 0], quartets: 0 });
    // Purple in the west of the point, blue in the south, green in the east, yellow in the north.
    expect(found('0202')).toMatchObject({ loops: 1, circles: [1, 1, 1, 1], quartets: 1 });
    expect(found('0203')).toMatchObject({ loops: 1, circles: [0, 1, 1, 0], quartets: 0 });
  });

  test('a quartet needs the loop and four different colours', () => {
    const around = (last: string): Laid[] => [
      ['S1', 0, 0, 0],
      ['S9', 1, 0, 2],
      ['S3', 1, 1, 0],
      [last, 0, 1, 2],
    ];
    expect(quickly(around('S5'))).toMatchObject({ loops: 0, circles: [1, 1, 1, 1], quartets: 0 });
    const pairs: Laid[] = [
      ['wPB', 0, 0, 0],
      ['lPB', 1, 0, 0],
      ['fPB', 0, 1, 0],
      ['kPB', 1, 1, 3],
    ];
    expect(quickly(pairs)).toMatchObject({ quartets: 0 });
  });

  test('circles are listed with their places', () => {
    const map = packed([
      ['wPB', 0, 0, 0],
      ['lPB', 0, 1, 0],
      ['kPB', 1, 1, 0],
    ]);
    expect(circlesOf(map, 0, 3)).toEqual([
      { x: 0, y: 0, side: 'N', colour: 0 },
      { x: 0, y: 1, side: 'E', colour: 1 },
    ]);
  });

  test('agree with a slow implementation on random Maps', () => {
    const random = new FastRandom('patterns');
    const seen = { loops: 0, quartets: 0, diagonal: 0 };
    for (let n = 0; n < 600; n++) {
      const tiles = grown(random, 1 + random.below(20));
      const found = quickly(tiles);
      expect(found, JSON.stringify(tiles)).toEqual(slowly(tiles));
      seen.loops += found.loops;
      seen.quartets += found.quartets;
      seen.diagonal = Math.max(seen.diagonal, found.diagonal);
    }
    expect(seen.loops).toBeGreaterThan(100);
    expect(seen.quartets).toBeGreaterThan(2);
    expect(seen.diagonal).toBeGreaterThan(4);
  });

  test('K17: circles counted tile by tile add up to those of the whole Map', () => {
    const random = new FastRandom('tile by tile');
    for (let n = 0; n < 100; n++) {
      const map = packed(grown(random, 12));
      const bit = [0, 0, 0, 0];
      const whole = [0, 0, 0, 0];
      for (let count = 1; count <= 12; count++) {
        addCirclesAt(map, 0, count, placedSquare(map[count - 1]!), bit);
      }
      addCircles(map, 0, 12, whole);
      expect(bit).toEqual(whole);
    }
  });

  test('K17: the rulebook’s example of discounts, two purple, one blue, one green, two yellow', () => {
    const map = packed([
      ['wPB', 0, 0, 0],
      ['lPY', 0, 1, 0],
      ['lBG', 1, 0, 1],
      ['wGY', 1, 1, 0],
    ]);
    const circles = [0, 0, 0, 0];
    addCircles(map, 0, 4, circles);
    expect(circles).toEqual([1, 1, 1, 1]);
    for (const card of ['P2w', 'Y4l']) {
      const kind = cardNumber(card);
      circles[CARD_COLOUR[kind]!]! += CARD_CIRCLES[kind]!;
    }
    expect(circles).toEqual([2, 1, 1, 2]);
  });

  test('K36: the wild symbol counts as the chosen symbol', () => {
    const map = packed([
      ['S14', 0, 0, 0],
      ['S5', 1, 0, 0],
      ['wPB', 2, 0, 0],
    ]);
    const symbols = (wildAs: number) => {
      const counts = [0, 0, 0, 0];
      addSymbols(map, 0, 3, wildAs, counts);
      return SYMBOLS.map((symbol, s) => symbol.repeat(counts[s]!)).join('');
    };
    expect([-1, 0, 1, 2, 3].map(symbols)).toEqual(['wwl', 'wwwl', 'wwll', 'wwlk', 'wwlf']);
    expect([-1, 0, 1, 2, 3].map((wildAs) => countLone(map, 0, 3, wildAs))).toEqual([1, 1, 0, 2, 2]);
  });
});
