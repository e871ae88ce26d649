import { expect, it } from 'vitest';
import { followCards } from '../../board/card-ids.ts';

const first = followCards(null, { market: 'DGGKK', hand: 'DSL' });

it('every open card has an id, also equal ones', () => {
  expect(new Set([...first.market, ...first.hand]).size).toBe(8);
  expect(first.fresh.size).toBe(8);
});

it('a card that was taken goes to the hand, and a new one lies in its place', () => {
  const next = followCards(first, { market: 'GGSKK', hand: 'DDSL' });
  expect(next.hand).toContain(first.market[0]);
  expect(next.market.slice(0, 2)).toEqual([first.market[1], first.market[2]]);
  expect([...next.fresh]).toEqual([next.market[2]]);
  expect(next.gone).toEqual([]);
});

it('an exchange goes both ways', () => {
  const next = followCards(first, { market: 'DSLKK', hand: 'DGG' });
  expect(next.hand.slice(1)).toEqual([first.market[1], first.market[2]]);
  expect(next.market.slice(1, 3)).toEqual([first.hand[1], first.hand[2]]);
  expect(next.fresh.size).toBe(0);
});

it('what is not to be seen any more is gone: camels, and what the other took or was sold', () => {
  const next = followCards(first, { market: 'DGCPL', hand: 'DS' });
  expect(next.gone.map(({ letter }) => letter).join('')).toBe('GKK');
  expect(next.market[4]).toBe(first.hand[2]);
});
