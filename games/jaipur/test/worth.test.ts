import { CHANCE, FastRandom, MoveList, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS, type Good } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { saleWorth } from '../view/worth.ts';
import { table } from './testing.ts';

const worth = (change: Record<string, unknown>, good: Good, cards: number) =>
  saleWorth(game.view(table(change), 0), good, cards);

describe('what a sale would bring', () => {
  it('is the top tokens of its pile, J13', () => {
    expect(worth({ hands: ['DD', ''] }, 'D', 2)).toEqual({ tokens: [7, 7], bonus: null });
  });

  it('is what is left of a pile that runs out, J14', () => {
    const tokens = { ...COMPONENTS.tokens, L: [1, 1] };
    expect(worth({ hands: ['LLL', ''], tokens }, 'L', 3).tokens).toEqual([1, 1]);
  });

  it('is a bonus token whose value can only be bounded, J15', () => {
    expect(worth({ hands: ['LLL', ''] }, 'L', 3).bonus).toEqual({ least: 1, most: 3 });
    expect(worth({ hands: ['LLLLLL', ''] }, 'L', 6).bonus).toEqual({ least: 8, most: 10 });
  });

  it('is no bonus token when all are gone, J16', () => {
    const bonus = { 3: [], 4: [4], 5: [8] };
    expect(worth({ hands: ['LLL', ''], bonus }, 'L', 3).bonus).toBe('gone');
  });
});

/** What was foretold of a sale, and what came of it. */
interface Sale {
  readonly foretold: ReturnType<typeof saleWorth>;
  readonly tokens: readonly number[];
  bonus: number | 'gone' | null;
}

it('what sales bring in whole games was foretold', () => {
  const random = new FastRandom('worth');
  const sales: Sale[] = [];
  const state = game.setup({}, 2);
  const list = new MoveList();
  const hear = (view: ReturnType<typeof game.view>) => (event: Event) => {
    if (event.kind === 'sold') {
      const foretold = saleWorth(view, event.good, event.count);
      sales.push({ foretold, tokens: event.tokens, bonus: null });
    }
    if (event.kind === 'no-bonus') sales.at(-1)!.bonus = 'gone';
    if (event.kind === 'bonus') sales.at(-1)!.bonus = event.value ?? null;
  };
  while (game.status(state) !== OVER) {
    const mover = game.status(state);
    const tell = hear(game.view(state, mover === CHANCE ? null : mover));
    if (mover === CHANCE) game.resolve(state, game.draw(state, random), tell);
    else {
      game.moves(state, list);
      game.play(state, list.toArray()[random.below(list.size)]!, tell);
    }
  }
  expect(sales.length).toBeGreaterThan(10);
  for (const { foretold, tokens, bonus } of sales) {
    expect(tokens).toEqual(foretold.tokens);
    if (typeof bonus !== 'number') expect(bonus).toBe(foretold.bonus);
    else {
      expect(foretold.bonus).toMatchObject({ least: expect.any(Number) });
      const { least, most } = foretold.bonus as { least: number; most: number };
      expect(bonus).toBeGreaterThanOrEqual(least);
      expect(bonus).toBeLessThanOrEqual(most);
    }
  }
});
