import { Fault, LANGUAGES, messagesOf, read } from '@baithak/kernel';
import { argumentsOf, commonCatalogues, faultMessage, speaker } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Event, game, type State } from '../../index.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const NAMES = ['Asha', 'Ravi', 'Mira', 'Dev', 'Nila'];
const voices = {
  en: speaker('en', [words.catalogues, commonCatalogues], NAMES),
  de: speaker('de', [words.catalogues, commonCatalogues], NAMES),
};
type Language = keyof typeof voices;

const story = (language: Language, events: readonly Event[], viewer: number | null) =>
  messagesOf(
    events.map((event) => game.witness(event, viewer)!),
    words,
  ).map(voices[language].say);

describe('catalogues', () => {
  test('have the same keys with the same arguments in all languages', () => {
    const { en, de } = words.catalogues;
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect([key, argumentsOf(de[key]!, 'de')]).toEqual([key, argumentsOf(text)]);
    }
  });

  test('say at the beginning that cards and tiles are a reconstruction', () => {
    expect(words.catalogues.en.about).toContain('reconstructed');
    expect(words.catalogues.de.about).toContain('rekonstruiert');
  });

  test.each(LANGUAGES)('name every special tile in %s', (language) => {
    const tiles = Array.from({ length: 15 }, (_, i) => `S${i + 1}`);
    const [said] = story(language, [{ kind: 'specials-offered', tiles }], null);
    expect(said?.match(/\([^)]+\)/g)).toHaveLength(15);
    expect(said).not.toMatch(/S\d/);
  });
});

describe('sentences', () => {
  const turn = (): Event[] => {
    const seats = [
      {
        hand: ['P5l', 'B1k', 'Y1w', 'Y2l', 'W', 'C'],
        sets: { A: ['P3f', 'P4w'] },
        backpack: ['G1o', 'G2w', 'G3o', 'G4w'],
        map: [['wPB', 0, 0, 0]],
      },
      { hand: ['G5l'] },
    ];
    const state = table(2, {
      seats,
      open: ['P1l', 'B3w', 'G3l', 'Y3w', 'W'],
      deck: ['G5f', 'G6w', 'G7l', 'Y4l'],
      row: ['wGY', 'wPG', 'wBG', 'lBG', 'kBG', 'fBG', 'fGY'],
      bag: ['fPB'],
      specials: ['S11'],
    });
    return run(
      state,
      ...['A:P5l', 'A:*P2', 'done', 'ride:.', 'pay:B1k', 'pay:Y1w', 'pay:Y2l', 'close:A'],
      ...['special:S11', 'tile:2', '=tile:fPB', 'next:wPG', 'at:(0,1)', 'r2', 'at:(1,0)', 'r0'],
      ...['draw:P1l', 'draw:B3w', 'draw:G3l', '=card:G5f', '=card:G6w', '=card:Y4l', '=card:G7l'],
    );
  };

  test('K8–K31: tell a turn as a story', () => {
    expect(story('en', turn(), 0)).toEqual([
      'Asha played purple 5 and a wild card as purple 2.',
      'Cost: 3.',
      'Asha paid with blue 1, yellow 1, and yellow 2.',
      'Asha closed a set: a wild card as purple 2, purple 3, purple 4, and purple 5.',
      'Asha’s Journal got purple 5 (lotus), the Backpack a wild card, purple 3, and purple 4.',
      'Asha traded seven cards from the Backpack.',
      'Asha got a special tile (5 points) for them.',
      'Asha took a wheel tile with purple and green.',
      'New in the tile row: a fish tile with purple and blue.',
      'Asha got a carriage for a set of 4.',
      'Asha placed a wheel tile with purple and green: 2 tiles on the Map.',
      'Asha placed a special tile (5 points): 3 tiles on the Map.',
      'Asha drew purple 1, blue 3, and green 3.',
      'In the market: green 5, green 6, green 7, yellow 3, yellow 4, and a wild card.',
    ]);
    expect(story('de', turn(), 1)[3]).toBe(
      'Asha hat einen Satz abgeschlossen: Joker als Lila 2, Lila 3, Lila 4 und Lila 5.',
    );
  });

  test('K40: only the owner hears of a dealt hand', () => {
    const dealt: Event = { kind: 'hand-dealt', seat: 1, cards: ['P4w', 'W'], count: 2 };
    expect(story('en', [dealt], 1)).toEqual(['Ravi got 2 cards: purple 4 and a wild card.']);
    expect(story('en', [dealt], 0)).toEqual(['Ravi got 2 cards.']);
  });

  test('K17, K18: say the payment, with and without savings', () => {
    const charged = (cost: number, due: number) =>
      story('en', [{ kind: 'charged', seat: 0, cost, due }], null);
    expect(charged(0, 0)).toEqual(['That was free.']);
    expect(charged(3, 3)).toEqual(['Cost: 3.']);
    expect(charged(5, 2)).toEqual(['Cost: 2 instead of 5, thanks to circles and free plays.']);
    expect(charged(5, 0)).toEqual(['Free instead of 5, thanks to circles and free plays.']);
  });

  test('K39: tell the end', () => {
    const over: Event = {
      kind: 'game-over',
      why: 'tiles',
      winners: [1],
      places: [2, 1],
      scores: [50, 61],
      loops: [1, 3],
    };
    expect(story('en', [over], null)).toEqual([
      'Game over. The last round has been played. Asha: 50 points, 1 loop and Ravi: 61 points, 3 loops. Ravi won.',
    ]);
  });
});

test('a hint to close a set points at the set, and one to keep it at nothing', () => {
  for (const phase of ['start', 'close']) {
    const view = { phase } as unknown as Parameters<typeof words.places>[1];
    expect(words.places('close:A', view, [])).toEqual(['set:A']);
    expect(words.places('keep', view, [])).toEqual([]);
  }
});

describe('refusals', () => {
  const said = (language: Language, state: State, text: string): string => {
    const fault = read(game, state, text);
    return fault instanceof Fault ? voices[language].say(faultMessage(fault)) : 'legal';
  };

  test('say what prevents the move', () => {
    const seats = [{ hand: ['P6w', 'W', 'B1k'], sets: { A: ['P4w'] } }];
    const state = table(2, { seats });
    expect(said('en', state, 'B:P6w')).toBe(
      'You cannot pay for purple 6: this would cost 3 cards, and you would have only 2.',
    );
    expect(said('en', state, 'A:B1k')).toContain('here: play the same colour one higher or lower');
    expect(said('en', state, 'close:A')).toBe(
      'You need three cards to close a set; this one has 1.',
    );
    expect(said('en', state, 'A:Y4f')).toBe('You do not have yellow 4 (fish).');
    expect(said('de', state, 'draw:W')).toBe(
      'Du kannst jetzt nicht ziehen. Spiel erst Karten aus oder verzichte darauf.',
    );
  });
});
