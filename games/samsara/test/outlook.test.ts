import { FastRandom } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { covers, inReach, outlook } from '../view/outlook.ts';
import { movesOf, run, table } from './testing.ts';

const view = (...args: Parameters<typeof table>) => game.view(table(...args), 0);
const SEAT = { character: 'Ussagah', zone: 'Y', draw: '++--' };

describe('amulets', () => {
  const chances = (hand: string, amulet: string, more = {}) =>
    outlook(view(3, { phase: 'amulet', seats: [{ ...SEAT, hand, ...more }] }), 0, amulet);

  it('M23, M24: tell how many symbols are covered, by which, and what is missing', () => {
    expect(chances('JJVV', 'JV')).toMatchObject({
      total: 8,
      light: 8,
      dark: 0,
      open: 0,
      obstacle: null,
    });
    expect(chances('JV', 'JV')).toMatchObject({ light: 4, dark: 4, open: 0, obstacle: null });
    expect(chances('J+', 'JV')).toMatchObject({ light: 3, dark: 3, open: 2, obstacle: 'symbols' });
    expect(chances('', 'JV', { reserve: 'JJVV' })).toMatchObject({ light: 8, obstacle: null });
  });

  it('tell the fewest cards that would complete them, cheapest first', () => {
    expect(chances('J+', 'JV').completions).toEqual([
      { cards: 'V', price: 3 },
      { cards: '+', price: 4 },
    ]);
    expect(chances('JJ', 'JV*').completions[0]).toEqual({ cards: 'YBG', price: 0 });
  });

  it('M25: the fifth one takes no dark symbols', () => {
    const amulets = ['VK', 'VB', 'KY', 'GD'];
    const last = chances('JJV', 'JV', { amulets });
    expect(last).toMatchObject({ light: 6, dark: 0, open: 2, obstacle: 'fifth' });
    expect(chances('JV', 'JV', { amulets })).toMatchObject({
      light: 4,
      open: 4,
      obstacle: 'fifth',
    });
    expect(last.completions).toEqual([{ cards: 'V', price: 0 }]);
  });

  it('agree with the legal moves, whatever the hand', () => {
    const groups = [['JV', 'JK', 'VK', 'KY*', 'GD', 'DM']];
    for (const hand of ['JV', 'J+', 'JJK', 'V+++', 'GD++', 'DM', 'DDMM', '----', 'YGM+']) {
      const state = table(3, { phase: 'amulet', seats: [{ ...SEAT, hand, reserve: 'K' }], groups });
      const listed = movesOf(state).filter((text) => text !== 'amulet:.');
      const reached = groups[0]!.flatMap((amulet, i) =>
        outlook(game.view(state, 0), 0, amulet).obstacle === null ? [`amulet:L${i + 1}`] : [],
      );
      expect(reached).toEqual(listed);
    }
  });

  it('the predicted price is the one that is paid', () => {
    const state = table(3, {
      phase: 'amulet',
      seats: [{ ...SEAT, hand: 'JJV+' }],
      groups: [['JV']],
    });
    const { dark } = outlook(game.view(state, 0), 0, 'JV');
    const won = run(state, 'amulet:L1').find(({ kind }) => kind === 'won-amulet');
    expect(won).toMatchObject({ price: dark });
  });
});

it('M23: lists the amulets beside a seat that its cards complete', () => {
  const groups = [['BG', 'JV'], ['VB'], ['GD']];
  const acting = view(3, { seats: [{ ...SEAT, hand: 'BBG-' }], phase: 'act', groups });
  expect(inReach(acting, 0).map(({ amulet }) => amulet)).toEqual(['BG']);
});

it('M23: symbols are covered zone by zone, and the sums are those of the whole', () => {
  const random = new FastRandom('covers');
  const letters = 'JVKYBGDM+-';
  for (let n = 0; n < 200; n++) {
    const hand = Array.from({ length: 6 }, () => letters[random.below(letters.length)]).join('');
    const groups = [['VG', 'JD', 'KY*'], [], []];
    const state = table(3, { seats: [{ zone: 'Y', hand }, {}, {}], groups });
    const view = game.view(state, 0);
    for (const amulet of view.groups[0]!.filter((text) => text !== null)) {
      const whole = outlook(view, 0, amulet);
      const parts = covers(view, 0, amulet);
      const sum = (kind: 'light' | 'dark' | 'open') =>
        parts.reduce((total, part) => total + part[kind], 0);
      expect([sum('light'), sum('dark'), sum('open')], hand).toEqual([
        whole.light,
        whole.dark,
        whole.open,
      ]);
    }
  }
});
