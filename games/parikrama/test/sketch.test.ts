import { FastRandom, OVER } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { mapPicture, tilePicture } from '../view/picture.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { EXAMPLE_MAP, movesOf, run, table } from './testing.ts';

const NAMES = ['Asha', 'Ravi', 'Mira', 'Dev', 'Nila'];
const say = (language: 'en' | 'de') =>
  speaker(language, [words.catalogues, commonCatalogues], NAMES).say;
const drawn = (state: State, viewer: number | null) => sketch(game.view(state, viewer), say('en'));
const linesWith = (text: string, part: string): string[] =>
  text.split('\n').filter((line) => line.includes(part));

describe('pictures', () => {
  test('K4: a tile shows its edges, its arcs and its middle, in its rotation', () => {
    expect(tilePicture('wPBG')).toEqual(['. p o', 'g w b', '. p o']);
    expect(tilePicture('wPBG', 1)).toEqual(['. g .', 'p w p', 'o b o']);
    expect(tilePicture('S5')).toEqual(['. p o', 'ywl b', 'o g .']);
    expect(tilePicture('F')[1]).toBe('y14 b');
    expect(['S12', 'S13', 'S14', 'S15'].map((name) => tilePicture(name)[1])).toEqual([
      ...['ph16g', 'y-1 b', 'p ? g', 'y * b'],
    ]);
  });

  test('K4: circles and loops of a Map stand out: eight and four in the rulebook’s example', () => {
    expect(mapPicture(EXAMPLE_MAP, 80)).toEqual([
      '      -1     0     1     2',
      '     . y . . p o . b o o p .',
      '  1  g14 p y l Y Y l Y Y k y',
      '     . b . o P O O B O O p o',
      '           . P O O B O O b .',
      '  0        g k G G l p y k y',
      '           o P O O Y O O b o',
      '           . P O O Y O O p o',
      ' -1        b f B B w b g w g',
      '           o p o o y . o p .',
    ]);
  });

  test('a Map that is too wide for a picture becomes a list', () => {
    const map = Array.from({ length: 13 }, (_, x) => ['wPB', x, 0, 0] as const);
    expect(mapPicture(map, 80)).toBeNull();
    expect(mapPicture(map.slice(0, 12), 80)).toHaveLength(4);
    const line = [
      'wPB',
      'wPG',
      'wPY',
      'wBG',
      'wBY',
      'wGY',
      'lPB',
      'lPG',
      'lPY',
      'lBG',
      'lBY',
      'lGY',
      'kPB',
    ];
    const wide = line.map((tile, x) => [tile, x, 0, 0]);
    const text = drawn(table(2, { ender: 0, seats: [{ map: wide }] }), 0);
    expect(text).toContain('wPB(0,0)r0 wPG(1,0)r0');
  });
});

describe('the sketch', () => {
  const position = {
    phase: 'lay',
    set: 'A',
    laid: ['*P5', 'P6w'],
    seats: [
      {
        hand: ['B1k', 'G7l', 'Y6l', 'W', 'C'],
        sets: { A: ['P4w', '*P5', 'P6w'], B: ['G2w'] },
        journal: ['P3f', 'G5l', 'T', '2a'],
        backpack: ['G1o', 'W'],
        map: [
          ['wPB', 0, 0, 0],
          ['S13', 0, 1, 2],
        ],
      },
      { hand: ['G3l', 'Y2l', 'R'], seen: ['Y2l'], journal: ['B7w'], map: [['fGY', 0, 0, 0]] },
    ],
    open: ['P1l', 'B3w', 'W'],
    deck: ['G5f', 'W'],
    row: ['wPG', 'lBGY'],
    specials: ['S4', 'S9'],
    sights: ['1a', '4b'],
    scoring: ['CI', 'NU', 'LO'],
  };
  const text = drawn(table(2, position, 'full'), 0);

  test('K16–K18: shows how the payment adds up', () => {
    // P6 costs 3 and the wild card 1; purple circles in the Journal and on the Map, special tile 13.
    expect(linesWith(text, 'Played')[0]).toContain(
      'Played *P5 P6w: cost 4 − circles 3 − free plays 0 = 1 to pay',
    );
    expect(text).toContain('circles P2 B0 G1 Y0 +1');
  });

  test('K18: shows free plays and what is left to pay', () => {
    const seats = [
      { ...position.seats[0], journal: ['C', 'T'], hand: ['B1k', 'R'], map: [] },
      position.seats[1],
    ];
    const riding = table(2, { ...position, phase: 'ride', rides: 1, seats }, 'full');
    expect(drawn(riding, 0)).toContain('cost 4 − circles 0 − free plays 3 = 1 to pay');
    const paying = table(2, {
      phase: 'pay',
      set: 'A',
      due: 2,
      seats: [{ hand: ['B1k', 'Y6l'], sets: { A: ['P4w', 'P5l'] } }],
    });
    expect(drawn(paying, 0)).toContain('Still to pay: 2 cards');
    const half = table(2, { seats: [{ hand: ['B1k', 'Y6l', 'P4w'] }] });
    run(half, 'A:P4w', 'done', 'pay:B1k');
    expect(drawn(half, 0)).toMatch(/Played P4w: cost 2 .* = 2 to pay\n *Still to pay: 1 card\n/);
  });

  test('shows cards with their costs, the rows of tiles and the supply', () => {
    expect(text).toContain('Open:  P1l  B3w/1  W/1');
    expect(text).toContain('1 wPG    2 lBGY');
    expect(text).toContain('S4       S9');
    expect(text).toContain('4:C×3  5:R×3  6:T×3  7:F×2');
    expect(text).toContain('Backpack 2/7');
  });

  test('K25, K38: shows the progress of Sights and the points of Scoring Tiles', () => {
    expect(text).toContain('Sight 1a: P3+ B4 G5+ Y6 (2 of 3) for 5 points and wl');
    expect(text).toContain('Sight 4b: P5 B3 G6 Y4 (0 of 3) for 4 points and a tile');
    expect(text).toContain('NU Number: 3:3 4:7 5:13 6:21 – now 2, worth 0');
    expect(text).toContain('LO Lone symbols: × 3 – now 1, worth 3');
  });

  test('K40: shows the viewer’s own hand, and of other hands only what everybody saw', () => {
    expect(text).toContain('Hand:  B1k  G7l/3  Y6l/3  W/1  C');
    expect(text).toContain('Hand:  3 cards, among them  Y2l  R');
    expect(text).not.toContain('G3l');
    expect(drawn(table(2, position, 'full'), null)).not.toContain('B1k');
  });

  test.each([2, 3, 4, 5])('fits eighty columns at a table of %i, in all phases', (seats) => {
    const random = new FastRandom(`sketch ${seats}`);
    const state = game.setup({ mode: 'full' }, seats);
    const phases = new Set<string>();
    for (let n = 0; game.status(state) !== OVER && n < 1500; n++) {
      const { phase } = game.view(state, null);
      if (!phases.has(phase) || n % 60 === 0) expectNarrow(state);
      phases.add(phase);
      if (game.status(state) < 0) game.resolve(state, game.draw(state, random));
      else run(state, eagerMove(state, random));
    }
    expect([...phases]).toEqual(
      expect.arrayContaining([
        'deal',
        'side',
        'start',
        'lay',
        'pay',
        'close',
        'tile',
        'at',
        'draw',
      ]),
    );
  });
});

function expectNarrow(state: State): void {
  for (const language of ['en', 'de'] as const) {
    for (const viewer of [null, 0]) {
      for (const aids of ['none', 'full'] as const) {
        const text = sketch(game.dim(game.view(state, viewer), aids), say(language));
        const widest = Math.max(...text.split('\n').map((line) => line.length));
        expect(widest, text).toBeLessThanOrEqual(80);
      }
    }
  }
}

/** Random play that closes sets whenever possible, so that Maps grow. */
function eagerMove(state: State, random: FastRandom): string {
  const moves = movesOf(state);
  const close = moves.find((text) => text.startsWith('close:'));
  return close ?? moves[random.below(moves.length)]!;
}
