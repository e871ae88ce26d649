import {
  type CardLine,
  COLOURS,
  CORNERS,
  type Components,
  IMPRINTS,
  type Limits,
  POWERS,
  type ScoringTile,
  type SightSide,
  SYMBOLS,
  type Tile,
} from '../rules/components.ts';

/** What is wrong with a box, and where. The code relies on all of this. */
export function componentProblems(box: Components): string[] {
  return [
    ...cardProblems(box),
    ...hitchhikeProblems(box),
    ...basicTileProblems(box.basicTiles),
    ...specialTileProblems(box.specialTiles),
    ...pointTileProblems(box),
    ...box.sights.flatMap((side, i) => sightProblems(side, i, box)),
    ...count('sights', box.sights.length, 12),
    ...scoringProblems(box.scoringTiles),
    ...setupProblems(box),
    ...limitProblems(box),
  ];
}

const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;
const CARD_NAMES = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}`));

function cardProblems({ cards, wild }: Components): string[] {
  const coloured = cards.reduce((sum, { imprints }) => sum + imprints.length, 0);
  return [
    ...CARD_NAMES.flatMap((name, i) => {
      const line = cards[i];
      if (line?.card === name) return cardLineProblems(line);
      return [`cards.${i}: ${line?.card} stands where ${name} should`];
    }),
    ...count('cards', cards.length, CARD_NAMES.length),
    ...unless(coloured === 84, `cards: ${coloured} coloured cards, not 84`),
    ...count('wild.count', wild.count, 8),
    ...range('wild.cost', wild.cost, 0, 3),
  ];
}

function cardLineProblems({ card, cost, circles, imprints }: CardLine): string[] {
  const at = `cards.${card}`;
  const proper = imprints.length === 3 && isOrdered(imprints, IMPRINTS);
  return [
    ...range(`${at}.cost`, cost, 0, 6),
    ...range(`${at}.circles`, circles, 0, 2),
    ...unless(
      proper,
      `${at}.imprints: ${imprints} is not three different ones of ${IMPRINTS.join(' ')} in that order`,
    ),
  ];
}

function hitchhikeProblems({ hitchhikes }: Components): string[] {
  return [
    ...unless(names(hitchhikes) === 'C R T', `hitchhikes: ${names(hitchhikes)}, not C R T`),
    ...hitchhikes.flatMap(({ name, count: number, earnedBy, freePlays, points }, i) => [
      ...count(`hitchhikes.${name}.count`, number, 4),
      ...count(`hitchhikes.${name}.earnedBy`, earnedBy, 4 + i),
      ...range(`hitchhikes.${name}.freePlays`, freePlays, 1, 7),
      ...range(`hitchhikes.${name}.points`, points, 0, 9),
    ]),
  ];
}

function basicTileProblems(tiles: readonly Tile[]): string[] {
  const edges = tiles.map((tile) => tile.edges).join('');
  const forms = tiles.map(form);
  return [
    ...count('basicTiles', tiles.length, 40),
    ...tiles.flatMap((tile, i) => {
      const at = `basicTiles.${tile.name}`;
      const first = tiles[forms.indexOf(forms[i]!)];
      const wanted = `${tile.symbols}${COLOURS.filter((c) => tile.edges.includes(c)).join('')}`;
      return [
        ...tileProblems(tile, at),
        ...unless(tile.symbols?.length === 1, `${at}: not exactly one symbol`),
        ...unless(tile.name === wanted, `${at}: should be called ${wanted}`),
        ...unless(first === tile, `${at}: the same as ${first?.name}, turned or not`),
        ...unless(!tile.points && !tile.power, `${at}: points and powers are for special tiles`),
      ];
    }),
    ...COLOURS.flatMap((colour) => {
      const n = edges.split(colour).length - 1;
      return unless(n === 40, `basicTiles: ${n} semicircles are ${colour}, not 40`);
    }),
  ];
}

/** The same text for tiles that differ only in rotation. */
function form({ edges, arcs, symbols }: Tile): string {
  const corners = CORNERS.map((corner) => (arcs.split(' ').includes(corner) ? '+' : '-'));
  const sides = [...edges].map((edge, i) => `${edge}${corners[i]}`);
  const turned = sides.map((_, i) => [...sides.slice(i), ...sides.slice(0, i)].join(''));
  return `${turned.sort()[0]}${symbols}`;
}

function specialTileProblems(tiles: readonly Tile[]): string[] {
  return [
    ...count('specialTiles', tiles.length, 15),
    ...tiles.flatMap((tile, i) => {
      const at = `specialTiles.${tile.name}`;
      const gifts = [tile.symbols, tile.points, tile.power].filter(Boolean);
      return [
        ...tileProblems(tile, at),
        ...unless(tile.name === `S${i + 1}`, `${at}: should be called S${i + 1}`),
        ...unless(gifts.length === 1, `${at}: neither symbols nor points nor a power, or several`),
        ...unless((tile.symbols?.length ?? 0) <= 2, `${at}: more than two symbols`),
      ];
    }),
    ...POWERS.flatMap((power) => {
      const n = tiles.filter((tile) => tile.power === power).length;
      return unless(n === 1, `specialTiles: ${n} have the power ${power}, not 1`);
    }),
    ...unless(
      tiles.some(({ points }) => points === 5),
      'specialTiles: none with five points',
    ),
  ];
}

function pointTileProblems({ pointTile }: Components): string[] {
  return [
    ...tileProblems(pointTile, 'pointTile'),
    ...unless(pointTile.name === 'F', 'pointTile: should be called F'),
    ...count('pointTile.count', pointTile.count, 2),
    ...count('pointTile.earnedBy', pointTile.earnedBy, 7),
    ...count('pointTile.points', pointTile.points, 14),
    ...unless(!pointTile.symbols && !pointTile.power, 'pointTile: has nothing but its points'),
  ];
}

function tileProblems({ edges, arcs, symbols = '', points = 0 }: Tile, at: string): string[] {
  const corners = arcs === '' ? [] : arcs.split(' ');
  const isColour = (edge: string) => (COLOURS as readonly string[]).includes(edge);
  return [
    ...unless(
      edges.length === 4 && [...edges].every(isColour),
      `${at}.edges: ${edges} is not four of ${COLOURS.join(' ')}`,
    ),
    ...unless(
      isOrdered(corners, CORNERS),
      `${at}.arcs: ${arcs} is not made of ${CORNERS.join(' ')} in that order`,
    ),
    ...unless(
      isOrdered(symbols, SYMBOLS),
      `${at}.symbols: ${symbols} is not made of ${SYMBOLS.join(' ')} in that order`,
    ),
    ...range(`${at}.points`, points, 0, 14),
    ...unless(!isSymmetrical(edges, corners), `${at}: looks the same after half a turn`),
  ];
}

/** All four rotations of a tile are moves, and two moves must not have the same result. */
function isSymmetrical(edges: string, corners: readonly string[]): boolean {
  const hasArc = CORNERS.map((corner) => corners.includes(corner));
  const equal = (list: ArrayLike<unknown>) => list[0] === list[2] && list[1] === list[3];
  return equal(edges) && equal(hasArc);
}

function sightProblems(side: SightSide, index: number, { limits }: Components): string[] {
  const at = `sights.${side.name}`;
  const name = `${(index >> 1) + 1}${'ab'[index & 1]}`;
  const cards = side.cards.split(' ');
  const known = cards.every((card) => CARD_NAMES.includes(card));
  const imprints = [...(side.imprints ?? '')];
  const proper = imprints.every((mark) => (IMPRINTS as readonly string[]).includes(mark));
  return [
    ...unless(side.name === name, `${at}: should be called ${name}`),
    ...unless(known && new Set(cards).size === 4, `${at}.cards: ${side.cards} is not four cards`),
    ...unless(limits.sightCards <= cards.length, `${at}.cards: too few to qualify`),
    ...range(`${at}.points`, side.points, 1, 9),
    ...unless(proper, `${at}.imprints: ${side.imprints} is not made of ${IMPRINTS.join(' ')}`),
    ...unless(
      imprints.length > 0 !== (side.tile === true),
      `${at}: gives either imprints or a tile`,
    ),
    ...unless(imprints.length <= 2, `${at}.imprints: more than two`),
  ];
}

const SCORING = 'JS MS CI QU DI NU CO LO';
const PER_PIECE = ['JS', 'MS', 'LO'];

function scoringProblems(tiles: readonly ScoringTile[]): string[] {
  return [
    ...unless(names(tiles) === SCORING, `scoringTiles: ${names(tiles)}, not ${SCORING}`),
    ...tiles.flatMap(({ name, each, table }) => {
      const at = `scoringTiles.${name}`;
      if (PER_PIECE.includes(name)) return range(`${at}.each`, each, 1, 20);
      return table === undefined ? [`${at}: no table`] : tableProblems(table, at);
    }),
  ];
}

function tableProblems(table: Readonly<Record<number, number>>, at: string): string[] {
  const counts = Object.keys(table).map(Number);
  const points = Object.values(table);
  const stepwise = counts.every((n, i) => n === counts[0]! + i);
  const ascending = points.every((n, i) => n > (points[i - 1] ?? 0));
  return [
    ...unless(counts.length > 0 && stepwise && counts[0]! > 0, `${at}: its counts have a gap`),
    ...unless(ascending, `${at}: its points do not ascend`),
    ...points.flatMap((n) => range(at, n, 1, 99)),
  ];
}

function setupProblems({ hands, specials, specialTiles, limits }: Components): string[] {
  return [
    ...count('hands', hands.length, 5),
    ...hands.flatMap((n, seat) => range(`hands.${seat}`, n, 1, limits.hand)),
    ...unless(
      Object.keys(specials).join(' ') === '2 3 4 5',
      'specials: not for two, three, four and five seats',
    ),
    ...Object.entries(specials).flatMap(([seats, n]) =>
      range(`specials.${seats}`, n, 0, specialTiles.length),
    ),
  ];
}

/** Numbers on which the code or the position format depends must not change. */
const BOUNDS: Readonly<Record<keyof Limits, readonly [number, number]>> = {
  openCards: [6, 6],
  rowTiles: [7, 7],
  drawnColoured: [1, 6],
  hand: [9, 16],
  largeHand: [10, 24],
  closable: [3, 4],
  backpack: [7, 12],
  endingTiles: [2, 12],
  tooManyWild: [1, 6],
  freshColoured: [3, 6],
  sights: [1, 6],
  sightCards: [1, 4],
  scoringTiles: [1, 8],
  rounds: [1, 99],
  mostLoops: [1, 50],
  secondLoops: [1, 50],
  secondSeats: [2, 5],
};

function limitProblems({ limits }: Components): string[] {
  return [
    ...(Object.keys(BOUNDS) as (keyof Limits)[]).flatMap((name) =>
      range(`limits.${name}`, limits[name], ...BOUNDS[name]),
    ),
    ...unless(limits.largeHand >= limits.hand, 'limits.largeHand: smaller than limits.hand'),
    ...unless(limits.mostLoops >= limits.secondLoops, 'limits.secondLoops: more than for the most'),
  ];
}

const names = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => name).join(' ');

/** Whether these are different marks out of the given ones, in their order. */
function isOrdered(marks: Iterable<string>, order: readonly string[]): boolean {
  let last = -1;
  for (const mark of marks) {
    const place = order.indexOf(mark);
    if (place <= last) return false;
    last = place;
  }
  return true;
}

function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

function count(at: string, value: number | undefined, wanted: number): string[] {
  return unless(value === wanted, `${at}: ${value}, not ${wanted}`);
}

function range(at: string, value: number | undefined, least: number, most: number): string[] {
  const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return unless(fits, `${at}: ${value} is no whole number from ${least} to ${most}`);
}
