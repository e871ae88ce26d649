import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { words } from '../words/index.ts';
import { EXAMPLE_MAP, table } from './testing.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi', 'Mira']);
const told = (state: State, seat: number): string[] =>
  game
    .tally(game.view(state, null))
    [seat]!.lines.map(({ label, terms }) => `${say(label)} = ${terms.join(' + ')}`);

const EXAMPLE = {
  seats: [
    {
      journal: ['P1l', 'P6w', 'B2o', 'B3k', 'G3l', 'G4w', 'G7l', 'Y1w', 'Y3o', 'C'],
      map: EXAMPLE_MAP,
    },
    { journal: ['P2w', 'G1o'] },
    { journal: ['B1o', 'Y1o'] },
  ],
  ender: 0,
  scoring: ['CI', 'DI', 'LO'],
};

describe('the running score', () => {
  const state = table(3, EXAMPLE, 'full');

  test('K35–K38: adds up every category, as in the rulebook’s example', () => {
    expect(told(state, 0)).toEqual([
      'Journal numbers = 1 + 6 + 2 + 3 + 3 + 4 + 7 + 1 + 3 + 2',
      'Tile numbers = 14',
      'Wheels 3 × 2 = 6',
      'Lotuses 3 × 3 = 9',
      'Knots 1 × 3 = 3',
      'Fish 0 × 1 = 0',
      '5 loops = 14',
      '8 circles = 11',
      '4 in a diagonal = 7',
      '2 lone symbols = 6',
    ]);
    expect(game.tally(game.view(state, 1)).map(({ least, most }) => [least, most])).toEqual([
      [78 + 24, 78 + 24],
      [3, 3],
      [8, 8],
    ]);
  });

  test('K35–K38: names the pieces that each line counts, and whose they are', () => {
    const at = game.tally(game.view(state, null))[0]!.lines.map((line) => line.at!);
    expect(at[1]).toEqual(['map:0:(-1,1)']);
    expect(at[2]).toEqual([
      ...['journal:0:P6w', 'journal:0:G4w', 'journal:0:Y1w'],
      ...['map:0:(1,-1)', 'map:0:(2,-1)'],
    ]);
    expect(at[6]!.filter((name) => name.startsWith('loop:0:'))).toHaveLength(4);
    expect(at[6]!.slice(4)).toEqual(['journal:0:B2o', 'journal:0:Y3o']);
    expect(at[7]).toHaveLength(8);
    expect(at[8]!.every((name) => /^circle:0:\(-?\d,-?\d\)[NE]$/.test(name))).toBe(true);
    expect(at[8]).toHaveLength(4);
    expect(at[9]).toHaveLength(2);
    expect(game.tally(game.view(state, null))[1]!.lines[0]!.at).toEqual([
      'journal:1:P2w',
      'journal:1:G1o',
    ]);
  });

  test('K38: names the symbols, numbers and colours of the other Scoring Tiles', () => {
    const other = table(3, { ...EXAMPLE, scoring: ['JS', 'NU', 'CO'] }, 'full');
    const at = game
      .tally(game.view(other, null))[0]!
      .lines.slice(-3)
      .map((line) => line.at);
    expect(at[0]).toHaveLength(7);
    expect(at.slice(1)).toEqual([
      ['journal:0:B3k', 'journal:0:G3l', 'journal:0:Y3o'],
      ['journal:0:G3l', 'journal:0:G4w', 'journal:0:G7l'],
    ]);
    const last = table(3, { ...EXAMPLE, scoring: ['MS', 'QU', 'LO'] }, 'full');
    const [symbols, quartets] = game
      .tally(game.view(last, null))[0]!
      .lines.slice(-3)
      .map((line) => line.at);
    expect(symbols).toHaveLength(9);
    expect(quartets).toHaveLength(2);
  });

  test('has the same lines for all seats, so that they can be compared', () => {
    const categories = game
      .tally(game.view(state, null))
      .map(({ lines }) => lines.map(({ label }) => [label.key, label.args?.symbol]));
    expect(categories[1]).toEqual(categories[0]);
    expect(told(state, 1)[1]).toBe('Tile numbers = ');
    expect(told(table(2, {}), 0)).toHaveLength(2);
  });

  test('K37: half loops make whole ones, second most are worth six', () => {
    expect(told(state, 1)).toContain('0 loops = 0');
    expect(told(state, 2)).toContain('1 loop = 6');
  });

  test('K36: says which symbol the wild one counts as', () => {
    const seats = [
      {
        journal: ['P2w', 'B1w'],
        map: [
          ['wPB', 0, 0, 0],
          ['S14', 1, 0, 0],
        ],
      },
    ];
    expect(told(table(2, { seats }), 0)).toContain('Wheels and wild 2 × 2 = 4');
  });
});

describe('prompts', () => {
  const asked = (position: object, viewer: number | null = 0) =>
    say(game.prompt(game.view(table(2, { ...position }), viewer)));
  const seats = [{ hand: ['P4w', 'B1w', 'G1l'], sets: { A: ['P3l', 'P2w', 'P1l'] } }];

  test('say what is asked, and tell the others whose turn it is', () => {
    expect(asked({ seats })).toBe('Play cards, close a set, or skip to drawing.');
    expect(asked({})).toBe('Play cards, or skip to drawing.');
    expect(asked({ seats }, 1)).toBe('Asha is choosing what to play.');
    expect(asked({ phase: 'pay', set: 'A', due: 2, seats })).toBe('Pay 2 cards from your hand.');
    expect(asked({ phase: 'close', set: 'A', seats })).toBe('Close the set, or keep it open.');
    expect(asked({ phase: 'draw', drawn: 1, open: ['B2l'] })).toBe('Draw two more coloured cards.');
    const waiting = [{ map: [['wPB', 0, 0, 0]], waiting: ['wPG'] }];
    expect(asked({ phase: 'at', seats: waiting })).toBe(
      'Place a wheel tile with purple and green on your Map.',
    );
    expect(asked({ phase: 'rotate', square: [0, 1], seats: waiting })).toBe(
      'Turn a wheel tile with purple and green.',
    );
  });

  test('K32: the last round is announced', () => {
    const map = MAP_OF_NINE.map(([tile, x]) => [tile, x, 0, 0]);
    expect(asked({ last: true, ender: 0, seats: [{ map }] })).toBe(
      'Last round: play cards, or skip.',
    );
  });
});

const MAP_OF_NINE = ['wPB', 'wPG', 'wPY', 'wBG', 'wBY', 'wGY', 'lPB', 'lPG', 'lPY'].map(
  (tile, x) => [tile, x] as const,
);
