import { FastRandom, messagesOf, OVER } from '@baithak/kernel';
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
  messagesOf(
    events.map((event) => game.witness(event, viewer)!),
    words,
  ).map(voices[language].say);

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
      'Asha went from Maut to Vikaas.',
      'Asha was reborn, which costs two cards.',
      'Asha returned Good Karma for the rebirth.',
      'Asha returned Good Karma for the rebirth.',
      'Asha gave Yugal to Ravi.',
      'Asha got Vikaas.',
      'Asha played Jann: 2 cards and 1 more action.',
      'Asha drew 2 Good Karma.',
      'Asha won the amulet of Jann and Vikaas with 2 Vikaas and 2 Good Karma, for 2 Bad Karma. Asha has 1 of 5.',
      'Asha used Fresh skin: swap 1 Bad for 1 Good Karma.',
      'Asha got rid of 1 Bad Karma.',
      'Asha gained 1 Good Karma (discard pile).',
      'Asha shuffled 9 cards into a new draw pile.',
      'Asha drew a new hand: Jann, Vikaas, and 2 Bad Karma.',
    ]);
  });

  test('hide the faces from others, in German too', () => {
    const told = story('de', turn(), 1);
    expect(told).toContain('Asha hat 2 Karten gezogen.');
    expect(told.slice(-2)).toEqual([
      'Asha hat 9 Karten neu gemischt.',
      'Asha hat eine neue Hand gezogen: 4 Karten.',
    ]);
  });

  test('M24: explain the price of an amulet and what the power did', () => {
    const seat = { character: 'Dhenu', zone: 'Y', hand: 'KYY-', evanescent: 'B', draw: '++++' };
    const state = table(3, { phase: 'amulet', seats: [seat], groups: [['KY']] });
    const events = run(state, 'amulet:L1', 'power:1', '=draw:+', '=draw:+', '=draw:+', '=draw:+');
    expect(story('en', events, 1)).toEqual([
      'Asha won the amulet of Kaam Kar and Yugal with Kaam Kar and 2 Yugal, for 2 Bad Karma. Asha has 1 of 5.',
      'Asha used Clean slate: return 1 Bad Karma.',
      'Asha discarded the evanescent cards: Bachcha.',
      'Asha got rid of 1 Bad Karma.',
      'Asha drew a new hand: 4 cards.',
    ]);
    expect(story('de', events, 0).at(-1)).toBe('Asha hat eine neue Hand gezogen: 4 Gute Karma.');
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
  ['', 0, 'No amulet is within reach.'],
  ['VG', 0, 'Win an amulet?'],
  ['VK', 4, 'No fifth amulet is within reach.'],
  ['VG', 4, 'Win your fifth amulet?'],
])(
  'M22, M25: what is asked tells whether an amulet is within reach: %s, %i',
  (amulet, won, asked) => {
    const amulets = ['JK', 'JY', 'JB', 'JG'].slice(0, won);
    const seats = [{ zone: 'M', hand: 'VVGG', amulets }, {}, {}];
    const state = table(3, { seats, phase: 'amulet', groups: [amulet === '' ? [] : [amulet]] });
    expect(voices.en.say(game.prompt(game.view(state, 0)))).toBe(asked);
  },
);
