import { previewIn } from '@baithak/board/testing';
import {
  CHANCE,
  FastRandom,
  type Fault,
  type Language,
  MEMORY_AIDS,
  type MemoryAids,
  OVER,
  sure,
} from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { wordsOn } from '../../board/consequences.ts';
import { game, type State } from '../../index.ts';
import { COMPONENTS } from '../../rules/components.ts';
import { words } from '../../words/index.ts';
import { movesOf, run, table } from '../testing.ts';

/** What the action bar of the mover says about selected cards, as messages. */
function wordsAbout(state: State, text: string, aids: MemoryAids = 'full') {
  const seat = game.status(state);
  const view = game.dim(game.view(state, seat), aids);
  const ahead = previewIn(game, state, seat, aids)([text]);
  return wordsOn(view, seat, sure(game.parse(text)), ahead);
}

const CHANGE = { market: 'DGGKK', hands: ['SSLLL', 'CC'], herds: [2, 1] };

interface Told {
  readonly ask: string;
  readonly note: readonly string[];
  readonly button: string;
}

function told(text: string, change = {}, language: Language = 'en'): Told {
  const { say } = speaker(language, [words.catalogues, commonCatalogues], []);
  const { ask, note, button } = wordsAbout(table({ ...CHANGE, ...change }), text);
  return { ask: say(ask), note: note.map(say), button: say(button) };
}

function toldOfMove(text: string, change = {}, language: Language = 'en'): Told {
  expect(movesOf(table({ ...CHANGE, ...change }))).toContain(text);
  return told(text, change, language);
}

describe('before a move the bar tells', () => {
  it('J13: what a sale brings', () => {
    expect(toldOfMove('-SS')).toEqual({
      ask: 'You get 10.',
      note: ['You go from 0 to 10 rupees.'],
      button: 'Sell 2 silver for 10',
    });
    expect(toldOfMove('-L').button).toBe('Sell 1 leather for 4');
    expect(toldOfMove('-DD', { market: 'SGGKK', hands: ['DD', ''] }).button).toBe(
      'Sell 2 diamonds for 14',
    );
  });

  it('J13, J14: what is left of a pile that runs out', () => {
    const left = (L: readonly number[]) => ({ tokens: { ...COMPONENTS.tokens, L } });
    expect(toldOfMove('-LLL', left([1, 1])).ask).toBe('You get 2, plus a bonus of 1–3.');
    expect(toldOfMove('-L', left([])).ask).toBe('No tokens are left: you get nothing.');
    expect(toldOfMove('-LLL', left([])).ask).toBe(
      'No tokens are left: you get only a bonus of 1–3.',
    );
  });

  it('J15: the bounds of a bonus token', () => {
    expect(toldOfMove('-LLL')).toMatchObject({
      ask: 'You get 9, plus a bonus of 1–3.',
      note: ['You go from 0 to 10–12 rupees.'],
      button: 'Sell 3 leather for 9 + bonus',
    });
    expect(toldOfMove('-LLLLLL', { hands: ['LLLLLL', ''] }).ask).toContain('a bonus of 8–10');
  });

  it('J16: that no bonus token is left', () => {
    const bonus = { ...COMPONENTS.bonus, 3: [] };
    expect(toldOfMove('-LLL', { bonus }).ask).toBe('You get 9. No bonus is left.');
  });

  it('J9: what a swap changes', () => {
    expect(toldOfMove('+GG-LK')).toEqual({
      ask: 'You take 2 gold and put back 1 leather and 1 camel.',
      note: ['Your hand: 6 of 7 cards.', 'Your herd: 1 camel.'],
      button: 'Swap 2 for 2',
    });
    expect(toldOfMove('+GG-LL').note).toEqual(['Your hand: 5 of 7 cards.']);
  });

  it('J5, J7: how many unknown cards come from the deck', () => {
    expect(toldOfMove('+D')).toEqual({
      ask: 'You take 1 diamond.',
      note: ['Your hand: 6 of 7 cards.', 'A new card comes to the market.'],
      button: 'Take the diamond',
    });
    expect(toldOfMove('+G').button).toBe('Take gold');
    expect(toldOfMove('+K')).toEqual({
      ask: 'You take 2 camels.',
      note: ['Your herd: 4 camels.', '2 new cards come to the market.'],
      button: 'Take 2 camels',
    });
  });

  it('J17, J19: that a move ends the round', () => {
    const tokens = { ...COMPONENTS.tokens, D: [], G: [], S: [5, 5] };
    expect(toldOfMove('-SS', { tokens }).note).toEqual([
      'This ends the round.',
      'You go from 0 to 10 rupees.',
    ]);
    expect(toldOfMove('+D', { deck: {} }).note).toEqual(['This ends the round.']);
    // Also where a bonus token or a card is drawn before.
    const last = { ...COMPONENTS.tokens, D: [], G: [], L: [1] };
    expect(toldOfMove('-LLL', { tokens: last }).note[0]).toBe('This ends the round.');
    expect(toldOfMove('+K', { deck: { L: 1 } }).note).toEqual(['This ends the round.']);
    expect(toldOfMove('+K', { deck: { L: 2 } }).note).not.toContain('This ends the round.');
  });

  it('all of it in German too', () => {
    expect(toldOfMove('-LLL', {}, 'de')).toEqual({
      ask: 'Du bekommst 9, dazu einen Bonus von 1–3.',
      note: ['Aus 0 werden 10–12 Rupien.'],
      button: '3 Leder für 9 + Bonus verkaufen',
    });
  });
});

describe('of a selection that is no move yet the bar tells the referee’s reason', () => {
  it.each([
    ['-S', 'Sell at least 2 silver at a time.', 'Sell 1 silver'],
    ['-SL', 'Sell one kind of good at a time.', 'Sell 1 silver and 1 leather'],
    ['-K', 'You cannot sell camels. Swap them for goods in the market.', 'Swap 1 card'],
    ['+D-L', 'Swap at least two cards for two.', 'Swap 1 for 1'],
    ['+DK', 'Take goods or camels, not both in one turn.', 'Choose goods or camels'],
    ['+DG', 'To take 2 cards, put 2 back.', 'Swap 2 cards'],
    ['+DGG-L', 'You take 3 cards but put back 1. Put back as many as you take.', 'Swap 1 for 3'],
  ])('%s: %s', (text, reason, button) => {
    expect(told(text)).toMatchObject({ note: [reason], button });
    const { isRefused, note } = wordsAbout(table(CHANGE), text);
    const fault = previewIn(game, table(CHANGE), 0)([text]) as Fault;
    expect(isRefused).toBe(true);
    expect(note).toEqual([{ key: `fault.${fault.code}`, args: fault.args }]);
  });

  it('asks, and does not say that it happens', () => {
    expect(told('-S').ask).toBe('Sell 1 silver?');
    expect(told('+DG').ask).toBe('Take 1 diamond and 1 gold?');
    expect(told('-K').ask).toBe('Swap 1 camel?');
    expect(told('+D-L').ask).toBe('Take 1 diamond and put back 1 leather?');
  });
});

/** What was told of a sale, and what came of it. */
interface Sale {
  readonly told: ReturnType<typeof wordsAbout> | null;
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
    const said = text.startsWith('-') ? wordsAbout(state, text, aids) : null;
    for (const event of run(state, text)) {
      if (event.kind === 'sold') sales.push({ told: said, tokens: event.tokens, bonus: null });
      if (event.kind === 'no-bonus') sales.at(-1)!.bonus = 'gone';
    }
  }
  expect(sales.length).toBeGreaterThan(10);
  for (const { told: said, tokens, bonus } of sales) {
    const { key, args } = said!.ask;
    const sum = tokens.reduce((all, value) => all + value, 0);
    expect(args).toMatchObject({ n: tokens.length, sum });
    expect(said!.button.args!.sum).toBe(sum);
    expect(key === 'board.gain-no-bonus').toBe(bonus === 'gone');
    expect(key === 'board.gain-bonus').toBe(typeof bonus === 'number');
    if (typeof bonus !== 'number') continue;
    const { least, most } = args as Record<string, number>;
    expect(bonus).toBeGreaterThanOrEqual(least!);
    expect(bonus).toBeLessThanOrEqual(most!);
  }
});
