import { expect, it } from 'vitest';
import { followCards } from '../../board/card-motion.ts';

const first = followCards(null, { market: 'DGGKK', hand: 'DSL' });

it('gives every open card an id, equal ones too', () => {
  expect(new Set([...first.market, ...first.hand]).size).toBe(8);
  expect(first.fresh.size).toBe(8);
});

it('follows a taken card to the hand and gives the new one in the market an id', () => {
  const next = followCards(first, { market: 'GGSKK', hand: 'DDSL' });
  expect(next.hand).toContain(first.market[0]);
  expect(next.market.slice(0, 2)).toEqual([first.market[1], first.market[2]]);
  expect([...next.fresh]).toEqual([next.market[2]]);
  expect(next.gone).toEqual([]);
});

it('follows the cards of an exchange both ways', () => {
  const next = followCards(first, { market: 'DSLKK', hand: 'DGG' });
  expect(next.hand.slice(1)).toEqual([first.market[1], first.market[2]]);
  expect(next.market.slice(1, 3)).toEqual([first.hand[1], first.hand[2]]);
  expect(next.fresh.size).toBe(0);
});

it('counts cards as gone that are no longer open: camels, sold cards, and cards the other trader took', () => {
  const next = followCards(first, { market: 'DGCPL', hand: 'DS' });
  expect(next.gone.map(({ letter }) => letter).join('')).toBe('GKK');
  expect(next.market[4]).toBe(first.hand[2]);
});
