import { plain, renderToStaticMarkup } from '@baithak/board/testing';
import { commonCatalogues, speaker } from '@baithak/words';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Deed } from '../../board/deed.tsx';
import { game } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { words } from '../../words/index.ts';
import { table } from '../testing.ts';

const VIEW = game.view(table({}), 0);

const bubble = (turn: readonly Event[], { turns = 6, language = 'en' as 'en' | 'de' } = {}) => {
  const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
  const player = { seat: 1, deed: 'All of it in words.', turn } as never;
  return renderToStaticMarkup(
    createElement(Deed, { player, view: { ...VIEW, turns, starter: 0 }, say }),
  );
};
/** What the eye reads: the sentence for ears comes first. */
const read = (...of: Parameters<typeof bubble>) =>
  plain(bubble(...of))
    .replace('All of it in words.', '')
    .trim();
const signs = (html: string) => [...html.matchAll(/tile-([A-Z])/g)].map(([, letter]) => letter);

const SWAP: Event = { kind: 'exchanged', seat: 1, taken: 'DDGSC', returned: 'PLLKK' };
const SALE: Event = { kind: 'sold', seat: 1, good: 'L', count: 4, tokens: [4, 3, 2, 1] };
const BONUS: Event = { kind: 'bonus', seat: 1, pile: '4', value: null };

it('shows every card of a swap, and names it for ears', () => {
  expect(read([SWAP])).toBe('Took Gave');
  expect(signs(bubble([SWAP])).join('')).toBe('DDGSCPLLKK');
  expect(bubble([SWAP])).toContain('All of it in words.');
});

it('tells other moves in a few words', () => {
  expect(read([{ kind: 'took', seat: 1, good: 'P' }])).toBe('Took 1 spice.');
  expect(read([{ kind: 'took-camels', seat: 1, count: 5 }])).toBe('Took 5 camels.');
  expect(read([SALE])).toBe('Sold 4 leather for 10.');
  expect(read([SALE, BONUS])).toBe('Sold 4 leather for 10 + bonus.');
  expect(read([{ ...SALE, tokens: [] }])).toBe('Sold 4 leather for nothing.');
  expect(read([SALE, BONUS], { language: 'de' })).toBe('4 Leder für 10 + Bonus verkauft.');
});

it('is empty until the trader has moved in this round', () => {
  // The other one starts, so this one has moved after two turns.
  expect(bubble([SWAP], { turns: 2 })).toContain('data-empty="false"');
  for (const turns of [0, 1]) {
    expect(bubble([SWAP], { turns })).toContain('data-empty="true"');
    expect(read([SWAP], { turns })).toBe('');
  }
});

it('tells the first move of a round, not the one that ended the round before', () => {
  const start: Event = { kind: 'round-started', round: 2, starter: 1 };
  const next: Event = { kind: 'took', seat: 1, good: 'P' };
  const html = bubble([SALE, BONUS, start, next]);
  expect(plain(html)).toContain('Took 1 spice.');
  expect(plain(html)).not.toMatch(/Sold|All of it/);
});
