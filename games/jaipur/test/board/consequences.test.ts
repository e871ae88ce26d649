import { previewIn } from '@baithak/board/testing';
import {
  CHANCE,
  FastRandom,
  Fault,
  type Language,
  MEMORY_AIDS,
  type MemoryAids,
  OVER,
} from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { consequences } from '../../board/consequences.ts';
import { game, type State } from '../../index.ts';
import { COMPONENTS } from '../../rules/components.ts';
import { words } from '../../words/index.ts';
import { movesOf, run, table } from '../testing.ts';

/** What the board of the mover says about selected cards, as messages. */
function messagesOn(state: State, text: string, aids: MemoryAids = 'full') {
  const seat = game.status(state);
  const view = game.dim(game.view(state, seat), aids);
  return consequences(view, seat, previewIn(game, state, seat, aids)([text]));
}

const CHANGE = { market: 'DGGKK', hands: ['SSLLL', 'CC'], herds: [2, 1] };

function told(text: string, change = {}, language: Language = 'en'): string[] {
  const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
  return messagesOn(table({ ...CHANGE, ...change }), text).map(say);
}

function toldOfMove(text: string, change = {}, language: Language = 'en'): string[] {
  expect(movesOf(table({ ...CHANGE, ...change }))).toContain(text);
  return told(text, change, language);
}

describe('before a move the board tells', () => {
  it('J13: what a sale brings', () => {
    expect(toldOfMove('-SS')).toEqual([
      'Brings 5 + 5 = 10 rupees.',
      'You then have 3 of 7 hand cards and 2 camels.',
    ]);
    expect(toldOfMove('-L')[0]).toBe('Brings 4 rupees.');
    expect(toldOfMove('-DD', { market: 'SGGKK', hands: ['DD', ''] })).toEqual([
      'Brings 7 + 7 = 14 rupees.',
      'You then have 0 of 7 hand cards and 2 camels.',
    ]);
  });

  it('J13, J14: what is left of a pile that runs out', () => {
    const left = (L: readonly number[]) => ({ tokens: { ...COMPONENTS.tokens, L } });
    expect(toldOfMove('-LLL', left([1, 1]))[0]).toBe('Brings 1 + 1 = 2 rupees.');
    expect(toldOfMove('-L', left([]))[0]).toBe('No token is left for it.');
  });

  it('J15: the bounds of a bonus token', () => {
    expect(toldOfMove('-LLL')).toEqual([
      'Brings 4 + 3 + 2 = 9 rupees.',
      'With a bonus token of 1 to 3: 10 to 12 rupees in all.',
      'You then have 2 of 7 hand cards and 2 camels.',
    ]);
    expect(toldOfMove('-LLLLLL', { hands: ['LLLLLL', ''] })[1]).toBe(
      'With a bonus token of 8 to 10: 20 to 22 rupees in all.',
    );
  });

  it('J16: that no bonus token is left', () => {
    const bonus = { ...COMPONENTS.bonus, 3: [] };
    expect(toldOfMove('-LLL', { bonus })[1]).toBe('The bonus tokens for it are all gone.');
  });

  it('J9: what an exchange leaves in the market', () => {
    expect(toldOfMove('+GG-LK')).toEqual([
      'You then have 6 of 7 hand cards and 1 camel.',
      'The market then shows 1 diamond, 1 leather, and 3 camels.',
    ]);
  });

  it('J5, J7: how many unknown cards come from the deck', () => {
    expect(toldOfMove('+D')).toEqual([
      'You then have 6 of 7 hand cards and 2 camels.',
      'One unknown card comes into the market.',
    ]);
    expect(toldOfMove('+K')).toEqual([
      'You then have 5 of 7 hand cards and 4 camels.',
      '2 unknown cards come into the market.',
    ]);
    expect(toldOfMove('+K', { deck: { L: 1 } })[1]).toBe('One unknown card comes into the market.');
  });

  it('J17, J19: of a move that ends the round only what it brings', () => {
    const tokens = { ...COMPONENTS.tokens, D: [], G: [], S: [5, 5] };
    expect(toldOfMove('-SS', { tokens })).toEqual(['Brings 5 + 5 = 10 rupees.']);
    expect(toldOfMove('+D', { deck: {} })).toEqual([]);
  });

  it('all of it in German too', () => {
    expect(toldOfMove('-LLL', {}, 'de')).toEqual([
      'Bringt 4 + 3 + 2 = 9 Rupien.',
      'Mit einem Bonusmarker von 1 bis 3: zusammen 10 bis 12 Rupien.',
      'Danach hast du 2 von 7 Handkarten und 2 Kamele.',
    ]);
  });
});

describe('of a selection that is no move yet the board tells the referee’s reason', () => {
  it.each([
    ['-S', 'Of silver you must sell at least 2 at a time.'],
    ['-SL', 'One sale is of one kind of good only.'],
    ['-K', 'Camels cannot be sold.'],
    ['+D-L', 'An exchange is at least two cards for two.'],
    ['+DK', 'Take goods or camels, not both in one turn.'],
  ])('%s: %s', (text, reason) => {
    expect(told(text)).toEqual([reason]);
  });

  it.each(['+DG', '+DGG-L'])('J9: %s does not balance yet', (text) => {
    const fault = previewIn(game, table(CHANGE), 0)([text]);
    expect(fault).toBeInstanceOf(Fault);
    const { code, args } = fault as Fault;
    expect(messagesOn(table(CHANGE), text)).toEqual([{ key: `fault.${code}`, args }]);
    expect(told(text)[0]).not.toMatch(/[{}]/);
  });
});

/** What was told of a sale, and what came of it. */
interface Sale {
  readonly told: ReturnType<typeof messagesOn>;
  readonly tokens: readonly number[];
  bonus: number | 'gone' | null;
}

it.each(MEMORY_AIDS)('in a whole game the board tells what sales bring, aids %s', (aids) => {
  const random = new FastRandom('worth');
  const state = game.setup({}, 2);
  const sales: Sale[] = [];
  while (game.status(state) !== OVER) {
    if (game.status(state) === CHANCE) {
      for (const event of run(state, game.formatOutcome(state, game.draw(state, random)))) {
        if (event.kind === 'bonus') sales.at(-1)!.bonus = event.value;
      }
      continue;
    }
    const moves = movesOf(state);
    const text = moves[random.below(moves.length)]!;
    const said = text.startsWith('-') ? messagesOn(state, text, aids) : [];
    for (const event of run(state, text)) {
      if (event.kind === 'sold') sales.push({ told: said, tokens: event.tokens, bonus: null });
      if (event.kind === 'no-bonus') sales.at(-1)!.bonus = 'gone';
    }
  }
  expect(sales.length).toBeGreaterThan(10);
  for (const {
    told: [gain, next],
    tokens,
    bonus,
  } of sales) {
    const sum = tokens.reduce((all, value) => all + value, 0);
    expect(gain!.args).toEqual({ n: tokens.length, tokens: tokens.join(' + '), sum });
    expect(next?.key === 'board.gain-no-bonus').toBe(bonus === 'gone');
    expect(next?.key === 'board.gain-bonus').toBe(typeof bonus === 'number');
    if (typeof bonus !== 'number') continue;
    const { least, most, from, to } = next!.args as Record<string, number>;
    expect(bonus).toBeGreaterThanOrEqual(least!);
    expect(bonus).toBeLessThanOrEqual(most!);
    expect([from, to]).toEqual([sum + least!, sum + most!]);
  }
});
