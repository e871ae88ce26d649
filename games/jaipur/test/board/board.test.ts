import { buttonsIn, drawn, drawRandomGames, plain, stopsIn } from '@baithak/board/testing';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { game } from '../../index.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const stage = { game, words, Board };

const STATE = table({
  market: 'DGGKK',
  hands: ['DSLLL', 'CC'],
  herds: [2, 1],
  discards: { L: 2, P: 1 },
  seals: [1, 0],
  round: 2,
});

const names = (
  ...scene: Parameters<typeof drawn> extends [unknown, unknown, (infer S)?] ? S[] : never
) => buttonsIn(drawn(stage, STATE, ...scene)).map(({ name }) => name);

/** Every viewer may count at any time. */
const COUNTS = ['Count the cards', 'Count the tokens'];

describe('the mover', () => {
  it('can select every card of market and hand, and camels by number', () => {
    expect(names()).toEqual([
      'diamond, market card 1 of 5',
      'gold, market card 2 of 5',
      'gold, market card 3 of 5',
      'camel, market card 4 of 5',
      'camel, market card 5 of 5',
      'Take all camels',
      'diamond, hand card 1 of 5',
      'silver, hand card 2 of 5',
      'leather, hand card 3 of 5',
      'leather, hand card 4 of 5',
      'leather, hand card 5 of 5',
      'Put back one camel fewer',
      'Put back one camel more',
      'Nothing chosen',
      'Choose anew',
      ...COUNTS,
    ]);
  });

  it('starts with nothing selected', () => {
    const buttons = buttonsIn(drawn(stage, STATE));
    expect(buttons.some(({ pressed }) => pressed)).toBe(false);
    const closed = buttons.filter(({ disabled }) => disabled).map(({ name }) => name);
    expect(closed).toEqual(['Put back one camel fewer', 'Nothing chosen', 'Choose anew']);
    expect(plain(drawn(stage, STATE))).toContain('0 of 2 chosen');
  });

  it('sees what a refusal points at', () => {
    const lit = names({ lit: ['market:G', 'hand:L'] }).filter((name) => /pointed out$/.test(name));
    expect(lit).toHaveLength(5);
    expect(drawn(stage, STATE, { lit: ['hand'] })).toContain('<div data-lit="true">');
  });
});

describe('every viewer', () => {
  it('sees tokens, bonus piles, deck, discards, herds and seals', () => {
    const text = plain(drawn(stage, STATE, { viewer: null }));
    for (const part of [
      'diamonds 7 7 5 5 5',
      'leather 4 3 2 1 1 1 1 1 1',
      '3 cards: 7 left',
      '5 or more cards: 5 left',
      '1 of 2',
      '2 camels',
      '2 leather',
      'Round 2',
    ]) {
      expect(text).toContain(part);
    }
    expect(drawn(stage, STATE, { viewer: null })).toContain('aria-label="8 cards"');
  });

  it('sees no other hand, and can only count unless it is their turn', () => {
    expect(names({ viewer: 1 })).toEqual(COUNTS);
    expect(names({ viewer: null })).toEqual(COUNTS);
    const other = drawn(stage, STATE, { viewer: 1 });
    expect(other).toContain('cloth, hand card 1 of 2');
    expect(other).not.toContain('silver, hand card');
    expect(other).toContain('aria-label="5 cards"');
  });

  it('does not see what the table leaves to memory', () => {
    const text = plain(drawn(stage, STATE, { viewer: 1, aids: 'none' }));
    expect(text).toContain('Herd to be remembered');
    expect(text).not.toContain('1 spice, 2 leather');
    expect(plain(drawn(stage, STATE, { viewer: 1 }))).toContain('1 spice, 2 leather');
  });

  it('sees how the previous round was scored', () => {
    expect(drawn(stage, STATE)).not.toContain('<details');
    const state = table({ hands: ['DD', 'CC'], tokens: { ...TOKENS, G: [], S: [], D: [5, 5] } });
    run(state, '-DD');
    const html = drawn(stage, state);
    expect(html).toContain('<details class="j-last" open="">');
    expect(plain(html)).toContain('Round 1: Player 1 is richer and takes the seal.');
    expect(plain(html)).toContain('Player 1 10 0 0 10 Player 2 0 0 0 0');
  });
});

const TOKENS = {
  C: [5, 3, 3, 2, 2, 1, 1],
  P: [5, 3, 3, 2, 2, 1, 1],
  L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
};

it('the picture has nothing to press or to visit', () => {
  const html = drawn(stage, STATE, { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

it('whole games can be drawn for every viewer in every language', () => {
  expect(drawRandomGames(stage, {}, 1)).toBeGreaterThan(30);
});
