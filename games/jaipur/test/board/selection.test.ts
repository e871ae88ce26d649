import { LANGUAGES } from '@baithak/kernel';
import { speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import {
  actionMessage,
  attemptOf,
  NOTHING,
  planMessage,
  type Selection,
  toggleHand,
  toggleMarket,
} from '../../board/selection.ts';
import { format } from '../../position/notation.ts';
import { words } from '../../words/index.ts';

const MARKET = 'DGGKK';
const HAND = 'DSLLL';
const { say } = speaker('en', [words.catalogues], []);

const tried = (change: Partial<Selection>) => attemptOf({ ...NOTHING, ...change }, MARKET, HAND);
const text = (change: Partial<Selection>) => format(tried(change));
const action = (change: Partial<Selection>) => {
  const said = actionMessage(tried(change));
  return said && say(said);
};
const plan = (change: Partial<Selection>) => say(planMessage(tried(change), 2));

describe('what is picked up', () => {
  it('is written as a move, whatever the order of picking', () => {
    expect(text({})).toBe('');
    expect(text({ market: [1] })).toBe('+G');
    expect(text({ market: [2, 0], hand: [4, 1] })).toBe('+DG-SL');
    expect(text({ market: [1, 2], hand: [2], camels: 1 })).toBe('+GG-LK');
    expect(text({ hand: [2, 3, 4] })).toBe('-LLL');
    expect(text({ camels: 2 })).toBe('-KK');
  });

  it('has all camels of the market or none', () => {
    const camels = toggleMarket({ ...NOTHING, market: [0] }, 3, MARKET);
    expect(camels.market).toEqual([0, 3, 4]);
    expect(format(attemptOf(camels, MARKET, HAND))).toBe('+DK');
    expect(toggleMarket(camels, 4, MARKET).market).toEqual([0]);
    expect(text({ market: [3, 4] })).toBe('+K');
  });

  it('is put down again by the same click', () => {
    expect(toggleMarket(toggleMarket(NOTHING, 1, MARKET), 1, MARKET)).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 2), 2)).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 2), 4).hand).toEqual([2, 4]);
  });
});

describe('the button', () => {
  it('names the attempt', () => {
    expect(action({})).toBeNull();
    expect(action({ market: [1] })).toBe('Take gold');
    expect(action({ market: [3, 4] })).toBe('Take all camels');
    expect(action({ hand: [2, 3, 4] })).toBe('Sell 3 leather');
    expect(action({ market: [1, 2], hand: [2, 3] })).toBe('Exchange 2 for 2');
  });

  it('names attempts that will be refused, too', () => {
    expect(action({ market: [0, 1, 2] })).toBe('Take 1 diamond and 2 gold');
    expect(action({ market: [0, 3, 4] })).toBe('Take 1 diamond and 1 camel');
    expect(action({ hand: [1], camels: 1 })).toBe('Sell 1 silver and 1 camel');
    expect(action({ market: [1, 2], camels: 1 })).toBe('Exchange 1 for 2');
  });

  it('stands below the plan, card by card', () => {
    expect(plan({})).toBe('Choose cards in the market, in your hand or in your herd.');
    expect(plan({ market: [3, 4] })).toBe('Chosen: take 2 camels.');
    expect(plan({ hand: [2, 3] })).toBe('Chosen: give 2 leather.');
    expect(plan({ market: [1, 2], hand: [2], camels: 1 })).toBe(
      'Chosen: take 2 gold, give 1 leather and 1 camel.',
    );
  });

  it('speaks every language', () => {
    const some: Partial<Selection>[] = [
      { market: [1] },
      { market: [0, 1] },
      { market: [3, 4] },
      { hand: [1] },
      { market: [1], camels: 1 },
    ];
    for (const language of LANGUAGES) {
      const speech = speaker(language, [words.catalogues], []);
      for (const change of some) {
        expect(speech.say(actionMessage(tried(change))!)).not.toMatch(/[{}]/);
        expect(speech.say(planMessage(tried(change), 2))).not.toMatch(/[{}]/);
      }
    }
  });
});
