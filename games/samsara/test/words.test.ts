import { FastRandom, OVER } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Event, game } from '../index.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { run, table } from './testing.ts';

const NAMES = ['Asha', 'Ravi', 'Mira', 'Dev', 'Nila'];
const voices = {
  en: speaker('en', [words.catalogues, commonCatalogues], NAMES),
  de: speaker('de', [words.catalogues, commonCatalogues], NAMES),
};
const story = (language: 'en' | 'de', events: readonly Event[], viewer: number | null) =>
  events.flatMap((event) => {
    const said = words.sentence(game.witness(event, viewer)!);
    return said === null ? [] : [voices[language].say(said)];
  });

describe('sentences', () => {
  const turn = () => {
    const seats = [
      { character: 'Ussagah', zone: 'M', hand: 'JVY++-', draw: '++--', waste: 'G' },
      { zone: 'V' },
    ];
    const state = table(3, { seats, groups: [['JV']] });
    return run(
      state,
      'go:V',
      'back:+',
      'back:+',
      'pay:Y>1',
      'act:J',
      '=draw:+',
      '=draw:+',
      'act:.',
      'amulet:L1',
      'power:2',
      '=draw:-',
      '=draw:-',
      '=draw:J',
      '=draw:V',
    );
  };

  test('M37: describe a turn; a new hand is one sentence, without its cards for others', () => {
    expect(story('en', turn(), 0)).toEqual([
      'Asha goes from Maut to Vikaas.',
      'The way leads through death and rebirth.',
      'Good Karma is given up for the rebirth.',
      'Good Karma is given up for the rebirth.',
      'Ravi was there first and gets Yugal.',
      'The zone gives Vikaas.',
      'Asha plays Jann: two cards and one more action.',
      'Asha draws Good Karma.',
      'Asha draws Good Karma.',
      'Asha uses 2 Vikaas and 2 Good Karma and wins the amulet of Jann and Vikaas (four each): the first one. 2 dark symbols cost 2 Bad Karma.',
      'Asha uses power 2 of Ussagah: put back one Bad Karma of the hand, and a Good Karma onto the waste pile.',
      '1 Bad Karma leaves the hand.',
      '1 Good Karma goes to the waste pile.',
      'The waste pile of 9 cards is shuffled to draw from.',
      'Asha draws Jann, Vikaas, and 2 Bad Karma as a new hand.',
    ]);
  });

  test('hide the faces from others, in German too', () => {
    const told = story('de', turn(), 1);
    expect(told.filter((line) => line === 'Asha zieht eine Karte.')).toHaveLength(2);
    expect(told.slice(-2)).toEqual([
      'Die Ablage mit 9 Karten wird zum Nachziehstapel gemischt.',
      'Asha zieht 4 Karten als neue Hand.',
    ]);
  });

  test('M24: explain the price of an amulet and what the power did', () => {
    const seat = { character: 'Dhenu', zone: 'Y', hand: 'KYY-', evanescent: 'B', draw: '++++' };
    const state = table(3, { phase: 'amulet', seats: [seat], groups: [['KY']] });
    const events = run(state, 'amulet:L1', 'power:1', '=draw:+', '=draw:+', '=draw:+', '=draw:+');
    expect(story('en', events, 1)).toEqual([
      'Asha uses Kaam Kar and 2 Yugal and wins the amulet of Kaam Kar and Yugal (four each): the first one. 2 dark symbols cost 2 Bad Karma.',
      'Asha uses power 1 of Dhenu: put back one Bad Karma of the hand.',
      'What lay evanescent is discarded: Bachcha.',
      '1 Bad Karma leaves the hand.',
      'Asha draws 4 cards as a new hand.',
    ]);
    expect(story('de', events, 0).at(-1)).toBe('Asha zieht 4 Gute Karma als neue Hand.');
  });
});

describe('sketch', () => {
  test.each([1, 2, 3, 4, 5])('fits eighty columns at a table of %i and hides hands', (seats) => {
    const random = new FastRandom(`sketch ${seats}`);
    const state = game.setup({ mode: 'normal' }, seats);
    for (let n = 0; game.status(state) !== OVER && n < 400; n++) {
      if (game.status(state) < 0) game.resolve(state, game.draw(state, random));
      else game.play(state, firstMove(state));
      if (n % 20 > 0) continue;
      for (const language of ['en', 'de'] as const) {
        for (const aids of ['none', 'full'] as const) {
          const text = sketch(game.dim(game.view(state, null), aids), voices[language].say);
          const widest = Math.max(...text.split('\n').map((line) => line.length));
          expect(widest, text).toBeLessThanOrEqual(80);
        }
      }
    }
  });

  test('shows the ring, the amulets and one’s own hand only', () => {
    const seats = [
      { zone: 'Y', hand: 'JVG' },
      { zone: 'rift', hand: 'KKBB' },
    ];
    const text = sketch(game.view(table(2, { seats, groups: [['JV', 'KD*']] }), 0), voices.en.say);
    expect(text).toContain('Y Yugal 5 [1]');
    expect(text).toContain('In the rift: [2]');
    expect(text).toContain('1:JV   2:VYG');
    expect(text).toContain('Hand JVG');
    expect(text).not.toContain('KKBB');
  });
});

function firstMove(state: ReturnType<typeof table>): number {
  const found: number[] = [];
  game.moves(state, { clear: () => {}, add: (move: number) => found.push(move) } as never);
  return found[0]!;
}

test.each([
  ['', 0, 'No amulet is within reach: end your turn.'],
  ['VG', 0, 'Win an amulet, or end your turn.'],
  ['VK', 4, 'No fifth amulet is within reach without dark symbols: end your turn.'],
  ['VG', 4, 'Win your fifth amulet, without dark symbols, or end your turn.'],
])(
  'M22, M25: what is asked tells whether an amulet is within reach: %s, %i',
  (amulet, won, asked) => {
    const amulets = ['JK', 'JY', 'JB', 'JG'].slice(0, won);
    const seats = [{ zone: 'M', hand: 'VVGG', amulets }, {}, {}];
    const state = table(3, { seats, phase: 'amulet', groups: [amulet === '' ? [] : [amulet]] });
    expect(voices.en.say(game.prompt(game.view(state, 0)))).toBe(asked);
  },
);
