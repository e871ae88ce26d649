import { CHANCE, Fault, OutcomeList } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { positionOf, run } from './testing.ts';

const HANDS = ['D', 'G', 'K', 'L', 'L', 'S', 'K', 'K', 'C', 'P'];

describe('deal', () => {
  test('J2: three camels lie in the market, and 52 cards can be dealt', () => {
    const state = game.setup({}, 2);
    const list = new OutcomeList();
    game.outcomes(state, list);
    expect(list.total).toBe(52);
    expect(positionOf(state)).toMatchObject({ market: 'KKK', due: 'deal', round: 1, starter: 0 });
  });

  test('J2: five cards to each seat, two to the market; camels go to the herds', () => {
    const state = game.setup({}, 2);
    run(state, ...HANDS);
    expect(positionOf(state)).toMatchObject({ hands: ['DGLL', 'SCP'], herds: [1, 2], due: 'deal' });
    run(state, 'K', 'D');
    expect(positionOf(state)).toMatchObject({ market: 'DKKKK', due: 'move', turn: 0 });
    expect(game.status(state)).toBe(0);
  });

  test('J26: a dealt good is for its owner, a camel and the market for all', () => {
    const state = game.setup({}, 2);
    const audiences = [...HANDS, 'D', 'K'].map((text) => {
      const outcome = game.readOutcome(state, text) as number;
      const audience = game.audience(state, outcome);
      game.resolve(state, outcome);
      return audience;
    });
    expect(audiences).toEqual([0, 0, 'all', 0, 0, 1, 'all', 'all', 1, 1, 'all', 'all']);
  });

  test('J2: the round is announced with its first card only', () => {
    const state = game.setup({}, 2);
    const kinds = run(state, 'K', 'K', ...HANDS.slice(0, 8), 'D', 'D').map((event) => event.kind);
    expect(kinds.filter((kind) => kind === 'round-started')).toHaveLength(1);
    expect(kinds[0]).toBe('round-started');
    expect(kinds.slice(-2)).toEqual(['laid-out', 'laid-out']);
  });

  test('J2: cards that are not left, or no cards at all, cannot be dealt', () => {
    const state = game.setup({}, 2);
    run(state, 'D', 'D', 'D', 'D', 'D', 'D');
    const code = (text: string) => (game.readOutcome(state, text) as Fault).code;
    expect(code('D')).toBe('outcome-not-in-deck');
    expect(code('X')).toBe('outcome-card');
    expect(code('7')).toBe('outcome-card');
    expect(game.readOutcome(state, 'G')).not.toBeInstanceOf(Fault);
    expect(game.status(state)).toBe(CHANCE);
  });
});
