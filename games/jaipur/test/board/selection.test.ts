import { LANGUAGES } from '@baithak/kernel';
import { speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import {
  actionMessage,
  afterDrop,
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

describe('a selection', () => {
  it('is one move, whatever the order of the clicks', () => {
    expect(text({})).toBe('');
    expect(text({ market: [1] })).toBe('+G');
    expect(text({ market: [2, 0], hand: [4, 1] })).toBe('+DG-SL');
    expect(text({ market: [1, 2], hand: [2], camels: 1 })).toBe('+GG-LK');
    expect(text({ hand: [2, 3, 4] })).toBe('-LLL');
    expect(text({ camels: 2 })).toBe('-KK');
  });

  it('has all camels of the market or none of them', () => {
    const camels = toggleMarket({ ...NOTHING, market: [0] }, 3, MARKET);
    expect(camels.market).toEqual([0, 3, 4]);
    expect(format(attemptOf(camels, MARKET, HAND))).toBe('+DK');
    expect(toggleMarket(camels, 4, MARKET).market).toEqual([0]);
    expect(text({ market: [3, 4] })).toBe('+K');
  });

  it('loses a card that is clicked again', () => {
    expect(toggleMarket(toggleMarket(NOTHING, 1, MARKET), 1, MARKET)).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 2), 2)).toEqual(NOTHING);
    expect(toggleHand(toggleHand(NOTHING, 2), 4).hand).toEqual([2, 4]);
  });
});

describe('the action bar', () => {
  it('names the move on its button', () => {
    expect(action({})).toBeNull();
    expect(action({ market: [1] })).toBe('Take gold');
    expect(action({ market: [3, 4] })).toBe('Take all camels');
    expect(action({ hand: [2, 3, 4] })).toBe('Sell 3 leather');
    expect(action({ market: [1, 2], hand: [2, 3] })).toBe('Exchange 2 for 2');
  });

  it('names illegal moves too', () => {
    expect(action({ market: [0, 1, 2] })).toBe('Take 1 diamond and 2 gold');
    expect(action({ market: [0, 3, 4] })).toBe('Take 1 diamond and 1 camel');
    expect(action({ hand: [1], camels: 1 })).toBe('Sell 1 silver and 1 camel');
    expect(action({ market: [1, 2], camels: 1 })).toBe('Exchange 1 for 2');
  });

  it('lists the selected cards', () => {
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

describe('dragging', () => {
  const MIXED = 'DGKSK';

  it.each<[string, string | null, Selection]>([
    ['market 1', 'hand', toggleMarket(NOTHING, 1, MIXED)],
    ['market 2', 'hand', toggleMarket(NOTHING, 2, MIXED)],
    ['hand 3', 'market', toggleHand(NOTHING, 3)],
    ['herd', 'market', { ...NOTHING, camels: 1 }],
  ])('selects %s like a click when it is dropped at %s', (name, at, selection) => {
    expect(afterDrop(NOTHING, name, at, MIXED)).toEqual(selection);
  });

  it.each([
    ['market 1', 'market'],
    ['market 1', null],
    ['hand 1', 'hand'],
    ['hand 1', null],
    ['herd', 'hand'],
  ])('selects nothing when %s is dropped at %s', (name, at) => {
    expect(afterDrop(NOTHING, name, at, MIXED)).toBe(NOTHING);
  });

  it('leaves selected cards selected', () => {
    const selection = { market: [1], hand: [0], camels: 0 };
    expect(afterDrop(selection, 'market 1', 'hand', MIXED)).toBe(selection);
    expect(afterDrop(selection, 'hand 0', 'market', MIXED)).toBe(selection);
    expect(afterDrop(selection, 'hand 2', 'market', MIXED).hand).toEqual([0, 2]);
  });
});
