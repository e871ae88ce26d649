import { previewIn } from '@baithak/board/testing';
import { describe, expect, it } from 'vitest';
import type { Held } from '../../board/layout.ts';
import {
  afterDrop,
  attemptOf,
  fewerCamels,
  impossibleDrop,
  moreCamels,
  NOTHING,
  type Open,
  type Selection,
  selectKind,
  toggleHand,
  toggleMarket,
} from '../../board/selection.ts';
import { game } from '../../index.ts';
import { format } from '../../position/notation.ts';
import type { Letter } from '../../rules/components.ts';
import { table } from '../testing.ts';

const row = (area: string, letters: string): Held[] =>
  [...letters].map((letter, i) => ({ id: `${area}${i}`, letter: letter as Letter }));

/** The market is in no order: cards keep their places. */
const OPEN: Open = { market: row('m', 'KGDKG'), hand: row('h', 'DSLLL'), herd: 2 };

const text = (change: Partial<Selection>) => format(attemptOf({ ...NOTHING, ...change }, OPEN));

describe('a selection', () => {
  it('is one move, whatever the order of the taps and of the cards', () => {
    expect(text({})).toBe('');
    expect(text({ market: ['m1'] })).toBe('+G');
    expect(text({ market: ['m4', 'm2'], hand: ['h4', 'h1'] })).toBe('+DG-SL');
    expect(text({ market: ['m1', 'm4'], hand: ['h2'], camels: 1 })).toBe('+GG-LK');
    expect(text({ hand: ['h2', 'h3', 'h4'] })).toBe('-LLL');
    expect(text({ camels: 2 })).toBe('-KK');
  });

  it('has all camels of the market or none of them', () => {
    const camels = toggleMarket({ ...NOTHING, market: ['m2'] }, 'm3', OPEN);
    expect(camels.market).toEqual(['m2', 'm0', 'm3']);
    expect(format(attemptOf(camels, OPEN))).toBe('+DK');
    expect(toggleMarket(camels, 'm0', OPEN).market).toEqual(['m2']);
  });

  it('loses a card that is tapped again', () => {
    expect(toggleMarket(toggleMarket(NOTHING, 'm1', OPEN), 'm1', OPEN)).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 'h2'), 'h2')).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 'h2'), 'h4').hand).toEqual(['h2', 'h4']);
  });

  it('has one camel of the herd more with each tap, and none after the last', () => {
    const one = moreCamels(NOTHING, OPEN);
    expect([one.camels, moreCamels(one, OPEN).camels]).toEqual([1, 2]);
    expect(moreCamels({ ...NOTHING, camels: 2 }, OPEN).camels).toBe(0);
    expect([fewerCamels(one).camels, fewerCamels(NOTHING).camels]).toEqual([0, 0]);
  });

  it('has everything of one kind after a tap on its tokens, and nothing after another', () => {
    const all = selectKind({ ...NOTHING, market: ['m1'] }, 'L', OPEN);
    expect(all).toEqual({ ...NOTHING, hand: ['h2', 'h3', 'h4'] });
    expect(selectKind(all, 'L', OPEN)).toBe(NOTHING);
  });
});

describe('dragging', () => {
  it.each<[string, string | null, Selection]>([
    ['market:m1', 'hand', toggleMarket(NOTHING, 'm1', OPEN)],
    ['market:m0', 'hand', toggleMarket(NOTHING, 'm0', OPEN)],
    ['market:m0', 'herd', toggleMarket(NOTHING, 'm0', OPEN)],
    ['market:m1', 'herd', toggleMarket(NOTHING, 'm1', OPEN)],
    ['hand:h3', 'market', toggleHand(NOTHING, 'h3')],
    ['hand:h3', 'sale', toggleHand(NOTHING, 'h3')],
    ['herd:', 'market', { ...NOTHING, camels: 1 }],
  ])('selects %s like a tap when it is dropped at %s', (name, at, selection) => {
    expect(afterDrop(NOTHING, name, at, OPEN)).toEqual(selection);
  });

  it.each([
    ['market:m1', 'market'],
    ['market:m1', null],
    ['hand:h1', 'hand'],
    ['hand:h1', null],
    ['herd:', 'hand'],
    ['herd:', 'herd'],
    ['hand:h1', 'herd'],
  ])('selects nothing when %s is dropped at %s', (name, at) => {
    expect(afterDrop(NOTHING, name, at, OPEN)).toBe(NOTHING);
  });

  it('leaves selected cards selected', () => {
    const selection = { market: ['m1'], hand: ['h0'], camels: 2 };
    expect(afterDrop(selection, 'market:m1', 'hand', OPEN)).toBe(selection);
    expect(afterDrop(selection, 'hand:h0', 'market', OPEN)).toBe(selection);
    expect(afterDrop(selection, 'herd:', 'market', OPEN)).toBe(selection);
    expect(afterDrop(selection, 'hand:h2', 'market', OPEN).hand).toEqual(['h0', 'h2']);
  });

  it.each([
    ['market:m2', '-DD', 'not-in-hand'],
    ['market:m1', '-G', 'not-in-hand'],
    ['market:m0', '-K', 'camels-not-sold'],
    ['herd:', '-K', 'camels-not-sold'],
  ])('to a sale what cannot be sold asks the referee why: %s, %s', (name, text, code) => {
    expect(impossibleDrop(name, 'sale', OPEN)).toBe(text);
    const state = table({ market: 'DGGKK', hands: ['DSLLL', 'CC'], herds: [2, 1] });
    expect(previewIn(game, state, 0)([text])).toMatchObject({ code });
  });

  it('is possible from the hand to a sale, and between the market and one’s own side', () => {
    expect(impossibleDrop('hand:h3', 'sale', OPEN)).toBeNull();
    for (const at of ['hand', 'herd', 'market', null]) {
      expect(impossibleDrop('market:m0', at, OPEN)).toBeNull();
      expect(impossibleDrop('herd:', at, OPEN)).toBeNull();
    }
  });
});
