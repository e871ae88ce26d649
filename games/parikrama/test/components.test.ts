import { describe, expect, test } from 'vitest';
import { CARD_NAMES, cardNumber, FACE_NAMES, rewardFor, SIDE_FACES } from '../rules/cards.ts';
import {
  COLOURS,
  COMPONENTS,
  CORNERS,
  type Components,
  SYMBOLS,
  type Tile,
} from '../rules/components.ts';
import { TILE_ARCS, TILE_EDGES, TILE_NAMES, tileNumber } from '../rules/tiles.ts';
import { componentProblems } from './laws.ts';

const changed = (change: Partial<Components>): string[] =>
  componentProblems({ ...COMPONENTS, ...change });

type Lists = 'cards' | 'basicTiles' | 'specialTiles' | 'sights' | 'scoringTiles' | 'hitchhikes';

/** The faults of the box after a change of one line. */
function corrected<List extends Lists>(list: List, index: number, change: object): string[] {
  const lines = COMPONENTS[list] as readonly object[];
  return changed({ [list]: lines.map((line, i) => (i === index ? { ...line, ...change } : line)) });
}

const cornersText = (numbers: readonly number[]): string =>
  CORNERS.filter((_, corner) => numbers.includes(corner)).join(' ');

describe('the box', () => {
  test('is sound', () => {
    expect(componentProblems(COMPONENTS)).toEqual([]);
  });

  test('K2: 84 coloured cards, values 1 to 7 three times a colour, imprints by colour and value', () => {
    expect(CARD_NAMES).toHaveLength(88);
    expect(new Set(CARD_NAMES).size).toBe(88);
    COLOURS.forEach((colour, c) => {
      for (let value = 1; value <= 7; value++) {
        const line = COMPONENTS.cards[7 * c + value - 1]!;
        const marks = [SYMBOLS[(c + value) % 4], SYMBOLS[(c + value + 2) % 4], 'o'];
        expect(line.card).toBe(`${colour}${value}`);
        expect(line.cost).toBe(Math.floor(value / 2));
        expect(line.circles).toBe(1);
        expect([...line.imprints].sort()).toEqual(marks.sort());
      }
    });
    expect(COMPONENTS.wild).toEqual({ count: 8, cost: 1 });
  });

  test('K5: ten basic tiles a symbol, from the pairs and triples of colours', () => {
    const pairs = ['PB', 'PG', 'PY', 'BG', 'BY', 'GY'];
    const triples = ['PBG', 'PBY', 'PGY', 'BGY'];
    const wanted: Tile[] = SYMBOLS.flatMap((symbol, s) => [
      ...pairs.map((pair, i) => {
        const arcs = cornersText([0, 1, 2, 3].filter((corner) => corner !== (i + s) % 4));
        return { name: symbol + pair, edges: pair + pair, arcs, symbols: symbol };
      }),
      ...triples.map((triple, i) => {
        const twice = symbol === 'f' ? COLOURS[i]! : triple[s]!;
        const [y, z] = [...triple].filter((colour) => colour !== twice);
        const arcs = cornersText([(i + s) % 4, (i + s + 1) % 4]);
        return { name: symbol + triple, edges: `${twice}${y}${twice}${z}`, arcs, symbols: symbol };
      }),
    ]);
    expect(COMPONENTS.basicTiles).toEqual(wanted);
  });

  test('K5: fifteen special tiles in their classes', () => {
    const gifts = COMPONENTS.specialTiles.map((tile) => tile.symbols ?? tile.points ?? tile.power);
    expect(gifts).toEqual([
      ...['w', 'l', 'k', 'f', 'wl', 'lk', 'kf', 'wf'],
      ...[3, 3, 5, 'hand', 'discount', 'wild', 'choice'],
    ]);
    COMPONENTS.specialTiles.forEach(({ edges, arcs }, i) => {
      expect(edges).toBe(i % 2 === 0 ? 'PBGY' : 'YGBP');
      const isFull = i < 4 || i === 8 || i === 9;
      expect(arcs).toBe(isFull ? 'NE SE SW NW' : 'NE SW');
    });
  });

  test('K25: each Sight asks for one card of each colour, on two different sides', () => {
    COMPONENTS.sights.forEach(({ cards }, side) => {
      expect(cards.split(' ').map((card) => card[0])).toEqual([...COLOURS]);
      expect(FACE_NAMES[SIDE_FACES[4 * side]!]).toBe(cards.split(' ')[0]);
    });
    expect(new Set(COMPONENTS.sights.map(({ cards }) => cards)).size).toBe(12);
  });
});

describe('an impossible correction is refused with its place and reason', () => {
  test('K2: cards', () => {
    expect(corrected('cards', 3, { card: 'P5' })).toEqual(['cards.3: P5 stands where P4 should']);
    expect(corrected('cards', 3, { cost: 7 })[0]).toBe(
      'cards.P4.cost: 7 is no whole number from 0 to 6',
    );
    expect(corrected('cards', 3, { imprints: 'wwo' })[0]).toBe(
      'cards.P4.imprints: wwo is not three different ones of w l k f o in that order',
    );
    expect(corrected('cards', 3, { imprints: 'wo' })).toContain('cards: 83 coloured cards, not 84');
    expect(changed({ wild: { count: 9, cost: 1 } })).toEqual(['wild.count: 9, not 8']);
  });

  test('K3: hitch-hike cards', () => {
    expect(corrected('hitchhikes', 1, { earnedBy: 4 })).toEqual([
      'hitchhikes.R.earnedBy: 4, not 5',
    ]);
    expect(corrected('hitchhikes', 1, { freePlays: 0 })).toEqual([
      'hitchhikes.R.freePlays: 0 is no whole number from 1 to 7',
    ]);
  });

  test('K5: basic tiles', () => {
    expect(corrected('basicTiles', 0, { edges: 'PBPP' })).toEqual([
      'basicTiles: 41 semicircles are P, not 40',
      'basicTiles: 39 semicircles are B, not 40',
    ]);
    expect(corrected('basicTiles', 0, { edges: 'PBPX' })).toContain(
      'basicTiles.wPB.edges: PBPX is not four of P B G Y',
    );
    expect(corrected('basicTiles', 0, { arcs: 'SW SE' })).toEqual([
      'basicTiles.wPB.arcs: SW SE is not made of NE SE SW NW in that order',
    ]);
    expect(corrected('basicTiles', 0, { symbols: 'l' })).toContain(
      'basicTiles.wPB: should be called lPB',
    );
    expect(corrected('basicTiles', 0, { symbols: 'wl' })).toContain(
      'basicTiles.wPB: not exactly one symbol',
    );
    expect(changed({ basicTiles: COMPONENTS.basicTiles.slice(1) })[0]).toBe(
      'basicTiles: 39, not 40',
    );
  });

  test('K5: a tile that is only rotated is the same tile', () => {
    const turned = { name: 'wPB', edges: 'BPBP', arcs: 'SE SW NW', symbols: 'w' };
    const twin = { ...COMPONENTS.basicTiles[1], ...turned, arcs: 'NE SW NW' };
    expect(corrected('basicTiles', 1, twin)).toContain(
      'basicTiles.wPB: the same as wPB, turned or not',
    );
    expect(corrected('basicTiles', 0, turned)).toEqual([]);
  });

  test('K27: a tile that looks the same after half a turn', () => {
    expect(corrected('basicTiles', 0, { arcs: 'NE SW' })).toEqual([
      'basicTiles.wPB: looks the same after half a turn',
    ]);
    const turned = { ...COMPONENTS.pointTile, edges: 'PBPB' };
    expect(changed({ pointTile: turned })).toEqual(['pointTile: looks the same after half a turn']);
  });

  test('K5: special and 14-point tiles', () => {
    expect(corrected('specialTiles', 12, { power: 'hand' })).toEqual([
      'specialTiles: 2 have the power hand, not 1',
      'specialTiles: 0 have the power discount, not 1',
    ]);
    expect(corrected('specialTiles', 0, { points: 3 })).toEqual([
      'specialTiles.S1: neither symbols nor points nor a power, or several',
    ]);
    expect(corrected('specialTiles', 10, { points: 4 })).toEqual([
      'specialTiles: none with five points',
    ]);
    expect(corrected('specialTiles', 0, { symbols: 'wlk' })).toEqual([
      'specialTiles.S1: more than two symbols',
    ]);
    expect(changed({ pointTile: { ...COMPONENTS.pointTile, points: 13 } })).toEqual([
      'pointTile.points: 13, not 14',
    ]);
  });

  test('K25, K38: Sights and Scoring Tiles', () => {
    expect(corrected('sights', 0, { cards: 'P3 P3 G5 Y6' })).toEqual([
      'sights.1a.cards: P3 P3 G5 Y6 is not four cards',
    ]);
    expect(corrected('sights', 0, { tile: true })).toEqual([
      'sights.1a: gives either imprints or a tile',
    ]);
    expect(corrected('sights', 1, { name: '1a' })).toContain('sights.1a: should be called 1b');
    expect(corrected('scoringTiles', 3, { table: { 1: 4, 2: 12, 4: 30 } })).toEqual([
      'scoringTiles.QU: its counts have a gap',
    ]);
    expect(corrected('scoringTiles', 3, { table: { 1: 4, 2: 4 } })).toEqual([
      'scoringTiles.QU: its points do not ascend',
    ]);
    expect(corrected('scoringTiles', 0, { name: 'XX' })[0]).toBe(
      'scoringTiles: XX MS CI QU DI NU CO LO, not JS MS CI QU DI NU CO LO',
    );
  });

  test('K6, K30: set-up and limits', () => {
    expect(changed({ hands: [5, 6, 7, 8, 17] })).toEqual([
      'hands.4: 17 is no whole number from 1 to 10',
    ]);
    expect(changed({ specials: { 2: 5, 3: 7, 4: 9 } })).toEqual([
      'specials: not for two, three, four and five seats',
    ]);
    expect(changed({ limits: { ...COMPONENTS.limits, largeHand: 8 } })).toEqual([
      'limits.largeHand: 8 is no whole number from 10 to 24',
      'limits.largeHand: smaller than limits.hand',
    ]);
  });
});

describe('numbers for names', () => {
  test('K2, K24: cards', () => {
    expect(CARD_NAMES.map(cardNumber)).toEqual(CARD_NAMES.map((_, kind) => kind));
    expect(cardNumber('P4x')).toBe(-1);
    expect(FACE_NAMES[Math.floor(cardNumber('Y6o') / 3)]).toBe('Y6');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(rewardFor)).toEqual([
      ...[null, null, null, null],
      ...['C', 'R', 'T', 'F'],
    ]);
  });

  test('K4: tiles, with edges and arcs in all rotations', () => {
    expect(TILE_NAMES.map(tileNumber)).toEqual(TILE_NAMES.map((_, kind) => kind));
    const kind = tileNumber('wPBG');
    const look = (r: number) => {
      const edges = [...TILE_EDGES.subarray(16 * kind + 4 * r, 16 * kind + 4 * r + 4)];
      const arcs = CORNERS.filter((_, corner) => (TILE_ARCS[4 * kind + r]! >> corner) & 1);
      return `${edges.map((colour) => COLOURS[colour]).join('')} ${arcs.join(' ')}`;
    };
    expect([0, 1, 2, 3].map(look)).toEqual([
      'PBPG NE SE',
      'GPBP SE SW',
      'PGPB SW NW',
      'BPGP NE NW',
    ]);
  });
});
