import { type Language, sure } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { foretell } from '../../board/foretell.ts';
import { game } from '../../index.ts';
import { parse } from '../../position/notation.ts';
import { COMPONENTS } from '../../rules/components.ts';
import { words } from '../../words/index.ts';
import { movesOf, table } from '../testing.ts';

const CHANGE = { market: 'DGGKK', hands: ['SSLLL', 'CC'], herds: [2, 1] };

function foretold(text: string, change = {}, language: Language = 'en'): string[] {
  const state = table({ ...CHANGE, ...change });
  expect(movesOf(state)).toContain(text);
  const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
  return foretell(game.view(state, 0), 0, sure(parse(text))).map(say);
}

describe('before a move is made the board tells', () => {
  it('what a sale brings', () => {
    expect(foretold('-SS')).toEqual([
      'Brings 5 + 5 = 10 rupees.',
      'You then have 3 of 7 hand cards and 2 camels.',
    ]);
    expect(foretold('-L')[0]).toBe('Brings 4 rupees.');
  });

  it('what its bonus token may add, or that there is none', () => {
    expect(foretold('-LLL')).toEqual([
      'Brings 4 + 3 + 2 = 9 rupees.',
      'With a bonus token of 1 to 3: 10 to 12 rupees in all.',
      'You then have 2 of 7 hand cards and 2 camels.',
    ]);
    const bonus = { ...COMPONENTS.bonus, 3: [] };
    expect(foretold('-LLL', { bonus })[1]).toBe('The bonus tokens for it are all gone.');
    const tokens = { ...COMPONENTS.tokens, L: [] };
    expect(foretold('-L', { tokens })[0]).toBe('No token is left for it.');
  });

  it('what an exchange leaves to the others', () => {
    expect(foretold('+GG-LK')).toEqual([
      'You then have 6 of 7 hand cards and 1 camel.',
      'The market then shows 1 diamond, 1 leather, and 3 camels.',
    ]);
  });

  it('that nobody knows what comes from the deck', () => {
    expect(foretold('+D')).toEqual([
      'You then have 6 of 7 hand cards and 2 camels.',
      'One unknown card comes into the market.',
    ]);
    expect(foretold('+K')).toEqual([
      'You then have 5 of 7 hand cards and 4 camels.',
      '2 unknown cards come into the market.',
    ]);
  });

  it('all of it in German too', () => {
    expect(foretold('-LLL', {}, 'de')).toEqual([
      'Bringt 4 + 3 + 2 = 9 Rupien.',
      'Mit einem Bonusmarker von 1 bis 3: zusammen 10 bis 12 Rupien.',
      'Danach hast du 2 von 7 Handkarten und 2 Kamele.',
    ]);
  });
});
