import { FrameContext, NO_NEWS, noPreview, type Player } from '@baithak/board';
import {
  buttonsIn,
  drawn,
  drawRandomGames,
  plain,
  renderToStaticMarkup,
  stopsIn,
} from '@baithak/board/testing';
import type { MemoryAids } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { game } from '../../index.ts';
import { COMPONENTS } from '../../rules/components.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const stage = { game, words, Board };

const CHANGE = {
  market: 'DGGKK',
  hands: ['DSLLL', 'CC'],
  herds: [2, 1],
  discards: { L: 2, P: 1 },
  seals: [1, 0],
  round: 2,
};
const STATE = table(CHANGE);

const names = (
  ...scene: Parameters<typeof drawn> extends [unknown, unknown, (infer S)?] ? S[] : never
) => buttonsIn(drawn(stage, STATE, ...scene)).map(({ name }) => name);

/** Every viewer may count at any time. */
const COUNTS = ['Count the cards', 'Count the tokens'];

describe('the mover', () => {
  it('can select every card of market and hand, the herd, and everything of one kind', () => {
    expect(names()).toEqual([
      'Diamond, market, card 1',
      'Gold, market, card 2',
      'Gold, market, card 3',
      'Camel, market, card 4',
      'Camel, market, card 5',
      'Count the cards',
      'diamonds: tokens worth 7, 7, 5, 5, 5',
      'gold: tokens worth 6, 6, 5, 5, 5',
      'silver: tokens worth 5, 5, 5, 5, 5',
      'cloth: tokens worth 5, 3, 3, 2, 2, 1, 1',
      'spice: tokens worth 5, 3, 3, 2, 2, 1, 1',
      'leather: tokens worth 4, 3, 2, 1, 1, 1, 1, 1, 1',
      'Count the tokens',
      'Your herd: 2 camels',
      'Diamond, your hand, card 1 of 5',
      'Silver, your hand, card 2 of 5',
      'Leather, your hand, card 3 of 5',
      'Leather, your hand, card 4 of 5',
      'Leather, your hand, card 5 of 5',
      'Choose cards',
    ]);
  });

  it('starts with nothing selected, and nothing loud to press', () => {
    const buttons = buttonsIn(drawn(stage, STATE));
    expect(buttons.some(({ pressed }) => pressed)).toBe(false);
    const closed = buttons.filter(({ disabled }) => disabled).map(({ name }) => name);
    expect(closed).toEqual(['Choose cards']);
    expect(plain(drawn(stage, STATE))).toContain('Your turn: take, swap or sell.');
  });

  it('reads that the hand is full', () => {
    const full = table({ hands: ['DSLLLPP', 'CC'] });
    expect(plain(drawn(stage, full))).toContain('Your hand is full: sell, swap or take the camels');
    const goods = { hands: ['DSLLLPP', 'CC'], market: 'DGGSC' };
    expect(plain(drawn(stage, table(goods)))).toContain('Your hand is full: sell or swap.');
    const alike = { hands: ['LLLLLLL', 'CC'], market: 'LLKKK', deck: { D: 4 } };
    expect(plain(drawn(stage, table(alike)))).toContain('sell or take the camels.');
  });

  it('sees what a refusal points at', () => {
    const lit = names({ lit: ['market:G', 'hand:L'] }).filter((name) => /highlighted$/.test(name));
    expect(lit).toHaveLength(5);
    expect(drawn(stage, STATE, { lit: ['hand'] })).toMatch(/class="j-hand"[^>]*data-lit="true"/);
  });
});

describe('every viewer', () => {
  it('sees tokens, bonus piles, deck, discards and the round', () => {
    const html = drawn(stage, STATE, { viewer: null });
    for (const part of [
      'aria-label="diamonds: tokens worth 7, 7, 5, 5, 5"',
      'aria-label="Discards, Spice on top"',
      'aria-label="Herd: 2 camels"',
    ]) {
      expect(html).toContain(part);
    }
    expect(plain(html)).toContain('3 cards +1–3');
    expect(plain(html)).toContain('8 left');
    expect(plain(html)).toContain('Round 2');
  });

  it('sees no other hand, and can only count unless it is their turn', () => {
    expect(names({ viewer: 1 })).toEqual(COUNTS);
    expect(names({ viewer: null })).toEqual(COUNTS);
    const other = drawn(stage, STATE, { viewer: 1 });
    expect(other).toContain('Cloth, your hand, card 1 of 2');
    expect(other).not.toContain('Silver, your hand');
    expect(drawn(stage, STATE, { viewer: null })).not.toContain('your hand, card');
  });
});

describe('the seat of the other trader', () => {
  const player = (seat: number, isYou: boolean): Player => ({
    seat,
    name: isYou ? 'You' : 'Kapi',
    about: '',
    portrait: null,
    isYou,
    state: 'waits',
    clock: null,
    deed: null,
  });
  const framed = (aids: MemoryAids) => {
    const state = table({ ...CHANGE, turn: 1 });
    run(state, '+D', 'L');
    const view = game.dim(game.view(state, 0), aids);
    const { say } = speaker('en', [words.catalogues, commonCatalogues], []);
    const frame = {
      title: '',
      back: null,
      tools: null,
      near: 0,
      side: null,
      bar: null,
      scene: null,
    };
    const players = [player(0, true), player(1, false)];
    const props = { view, seat: null, legal: [], preview: noPreview, lit: [], news: NO_NEWS, say };
    const board = createElement(Board, { ...props, attempt: () => {} });
    return renderToStaticMarkup(
      createElement(FrameContext, { value: { ...frame, players } }, board),
    );
  };

  it('shows what the table’s memory aids show, and nothing more', () => {
    expect(framed('full')).toContain('3 cards in hand, among them 1 diamond');
    expect(framed('full')).toContain('Herd: 1 camel');
    expect(framed('counts')).toContain('aria-label="3 cards in hand"');
    expect(framed('counts')).toContain('Herd: 1 camel');
    expect(framed('none')).toContain('Herd: you have to remember it');
    expect(framed('none')).not.toContain('Herd: 1 camel');
  });

  it('shows live scores and seals', () => {
    expect(framed('none')).toContain('aria-label="1 of 2 seals"');
    expect(framed('none')).toContain('aria-label="0 rupees"');
  });
});

describe('the score of a round that is over', () => {
  const ended = (outcome?: null) => {
    const state = table({
      ...{ market: 'DGCKK', hands: ['SL', 'P'], herds: [1, 2], deck: { P: 1 } },
      ...{ seals: [1, 1], round: 3, discards: { L: 2 } },
      won: [
        { goods: [7, 7], bonus: [2] },
        { goods: [6, 6], bonus: [] },
      ],
      tokens: { ...COMPONENTS.tokens, D: [5, 5, 5], G: [5, 5, 5] },
      bonus: { ...COMPONENTS.bonus, '3': [1, 1, 2, 2, 3, 3] },
    });
    run(state, '+K', 'P');
    const { say } = speaker('en', [words.catalogues, commonCatalogues], []);
    const people = [0, 1].map(
      (seat): Player => ({
        ...{ seat, name: 'Asha', about: '', portrait: null, isYou: seat === 0 },
        ...{ state: 'waits', clock: null, deed: null },
      }),
    );
    const frame = {
      ...{ title: '', back: null, tools: null, near: 0, side: null, bar: null, scene: null },
      ...{ players: people, ...(outcome === undefined ? {} : { outcome }) },
    };
    const props = { view: game.view(state, 0), seat: null, legal: [], preview: noPreview, lit: [] };
    const board = createElement(Board, { ...props, news: NO_NEWS, say, attempt: () => {} });
    return renderToStaticMarkup(createElement(FrameContext, { value: frame }, board));
  };

  it('J21: includes the larger herd, and shows its token', () => {
    expect(ended()).toContain('aria-label="21 rupees, the larger herd included"');
    expect(ended()).toContain('aria-label="12 rupees"');
    expect(plain(ended())).toContain('included');
  });

  it('is not ahead of the scene that counts it', () => {
    expect(ended(null)).toContain('aria-label="16 rupees"');
    expect(ended(null)).not.toContain('larger herd included');
  });
});

it('the picture has nothing to press or to visit', () => {
  const html = drawn(stage, STATE, { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

it('whole games can be drawn for every viewer in every language', () => {
  expect(drawRandomGames(stage, {}, 1)).toBeGreaterThan(30);
});
