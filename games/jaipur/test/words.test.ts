import { Draft, messagesOf, sure } from '@baithak/kernel';
import { commonCatalogues, speaker, speakerFrom } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Event, game } from '../index.ts';
import type { Letter } from '../rules/components.ts';
import { sketch } from '../view/sketch.ts';
import { words } from '../words/index.ts';
import { run, table } from './testing.ts';

const voices = {
  en: speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']),
  de: speaker('de', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']),
};
const said = (language: 'en' | 'de', event: Event) => voices[language].say(words.sentence(event)!);

describe('sentences', () => {
  const exchanged: Event = { kind: 'exchanged', seat: 0, taken: 'DDG', returned: 'LKK' };
  const sold: Event = { kind: 'sold', seat: 1, good: 'P', count: 2, tokens: [1] };

  test('use the plural forms of each language', () => {
    expect(said('en', exchanged)).toBe(
      'Asha took 2 diamonds and 1 gold and put back 1 leather and 2 camels.',
    );
    expect(said('de', exchanged)).toBe(
      'Asha hat 2 Diamanten und ein Gold genommen und ein Leder und 2 Kamele zurückgelegt.',
    );
    expect(said('en', sold)).toBe('Ravi sold 2 spice for 1.');
    expect(said('de', sold)).toBe('Ravi hat 2 Gewürze für 1 verkauft.');
  });

  test('J5, J7: name the cards that came to the market together', () => {
    const came = (...cards: readonly Letter[]) =>
      messagesOf(
        cards.map((card) => ({ kind: 'laid-out', card })),
        words,
      );
    expect(came('L', 'K', 'L').map(voices.en.say)).toEqual([
      'New in the market: 2 leather and 1 camel.',
    ]);
    expect(came('L', 'K').map(voices.de.say)).toEqual([
      'Neu auf dem Markt: ein Leder und ein Kamel.',
    ]);
  });

  test('leave out what the viewer may not know', () => {
    const hand = { kind: 'hand-dealt', seat: 1, goods: null, size: 4, camels: 1 } as const;
    expect(said('en', hand)).toBe('Ravi got 4 cards and 1 camel.');
    expect(said('en', { ...hand, goods: 'DDCP' })).toBe(
      'Ravi got 2 diamonds, 1 cloth, 1 spice, and 1 camel.',
    );
    expect(said('de', { kind: 'bonus', seat: 1, pile: '3', value: null })).toBe(
      'Ravi hat einen Bonusmarker für 3 Karten gezogen.',
    );
  });

  test('J22: tell how a round was scored', () => {
    const state = table({
      hands: ['L', ''],
      herds: [1, 2],
      tokens: { D: [], G: [], S: [5], C: [1], P: [1], L: [1] },
    });
    const scored = run(state, '-L').find((event) => event.kind === 'round-scored')!;
    expect(said('en', scored)).toBe(
      'Round 1 is over: three kinds of tokens are gone. Rupees: Asha 1 (1 for goods, 0 in bonus tokens, 0 for 1 camel) and ' +
        'Ravi 5 (0 for goods, 0 in bonus tokens, 5 for 2 camels). Ravi is richer and wins the seal.',
    );
    const books = [words.catalogues.en, commonCatalogues.en];
    const toRavi = speakerFrom('en', books, ['Asha', 'Ravi'], 1).say(words.sentence(scored)!);
    expect(toRavi).toContain(' and you 5 (0 for goods');
  });
});

describe('sketch', () => {
  test.each(['en', 'de'] as const)(
    'fits eighty columns in %s and hides the other hand',
    (language) => {
      const state = table({
        hands: ['DDGGSSC', 'PPPLLLL'],
        deck: { L: 2 },
        herds: [4, 5],
        discards: { D: 1, G: 1, S: 1, C: 4, P: 4, L: 3 },
      });
      for (const viewer of [0, 1, null]) {
        for (const aids of ['none', 'full'] as const) {
          const text = sketch(game.dim(game.view(state, viewer), aids), voices[language].say);
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
          expect(text.includes('[P][P][P][L]')).toBe(viewer === 1);
          expect(text).toContain('[D][G][S][C][K]');
        }
      }
    },
  );
});

describe('a move that nobody has made yet', () => {
  const state = table({ hands: ['GGCC', 'S'], herds: [1, 0] });
  const toldOf = (move: string, language: 'en' | 'de' = 'en') => {
    const ahead = sure(new Draft(game, state, 0).preview([move], 'full'));
    const change = words.change!(game.view(state, 0), ahead, 0);
    const { say } = voices[language];
    return [say(words.command(move, game.view(state, 0))), change && say(change)];
  };

  test('is a command, and one hears what it collects; the score tells of a sale', () => {
    expect(toldOf('+G')).toEqual(['Take gold', 'Then you have 3 gold']);
    expect(toldOf('+K')).toEqual(['Take all camels', 'Then you have 2 camels']);
    expect(toldOf('+DG-CC', 'de')).toEqual([
      '2 Stoffe gegen einen Diamanten und ein Gold tauschen',
      'Dann hast du einen Diamanten und 3 Gold',
    ]);
    expect(toldOf('-GG')).toEqual(['Sell 2 gold', null]);
  });
});
