import { CHANCE, FastRandom, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import type { Zone } from '../rules/components.ts';
import {
  type Arrival,
  foreseeArrival,
  foreseeBack,
  foreseePower,
  inReach,
  neededFor,
  outlook,
} from '../view/foresight.ts';
import { movesOf, run, table } from './testing.ts';

const view = (...args: Parameters<typeof table>) => game.view(table(...args), 0);
const SEAT = { character: 'Ussagah', zone: 'Y', draw: '++--' };

describe('moving', () => {
  it('M9: a reincarnation costs two cards, or Bad Karma for those that are lacking', () => {
    const due = (hand: string) => {
      const { reborn, back, bad } = foreseeArrival(view(3, { seats: [{ ...SEAT, hand }] }), 0, 'J');
      return { reborn, back, bad };
    };
    expect(due('JV+-')).toEqual({ reborn: true, back: 2, bad: 0 });
    expect(due('V---')).toEqual({ reborn: true, back: 1, bad: 1 });
    expect(due('----')).toEqual({ reborn: true, back: 0, bad: 2 });
    const onward = foreseeArrival(view(3, { seats: [{ ...SEAT, hand: 'JV' }] }), 0, 'M');
    expect(onward).toMatchObject({ reborn: false, back: 0, bad: 0 });
  });

  it('M9: tells of each card put back what else is due', () => {
    const due = (hand: string, back: number) =>
      foreseeBack(view(3, { phase: 'back', back, seats: [{ ...SEAT, hand }] }), 0, 'J');
    expect(due('JV+-', 2)).toEqual({ more: 1, bad: 0 });
    expect(due('JV+-', 1)).toEqual({ more: 0, bad: 0 });
    expect(due('J---', 2)).toEqual({ more: 0, bad: 1 });
  });

  it('M7: the first move is no reincarnation', () => {
    const seats = [{ ...SEAT, zone: 'rift', hand: '++--' }];
    expect(foreseeArrival(view(3, { seats }), 0, 'J').reborn).toBe(false);
  });

  it('M10: tells who could be paid; with two players also next door', () => {
    const seats = [{ ...SEAT, hand: 'JV' }, { zone: 'D' }, { zone: 'D' }];
    expect(foreseeArrival(view(3, { seats }), 0, 'D').occupants).toEqual([1, 2]);
    expect(foreseeArrival(view(3, { seats }), 0, 'M').occupants).toEqual([]);
    const two = view(2, { seats: seats.slice(0, 2) });
    expect(foreseeArrival(two, 0, 'M').occupants).toEqual([1]);
  });

  it('M35: alone the neutral character is paid', () => {
    const alone = view(1, { seats: [{ ...SEAT, hand: 'JV' }], round: 7, neutral: 'G' });
    expect(foreseeArrival(alone, 0, 'B').neutral).toBe(true);
    expect(foreseeArrival(alone, 0, 'M').neutral).toBe(false);
  });

  it('M12, M13: tells what comes into the hand', () => {
    const seats = [{ ...SEAT, hand: 'JV', evanescent: 'KK' }];
    expect(foreseeArrival(view(3, { seats }), 0, 'B')).toMatchObject({ card: 'B', more: 2 });
    const gone = view(3, {
      seats,
      supply: { J: 5, V: 5, K: 5, Y: 5, B: 0, G: 5, D: 5, M: 5, '+': 9, '-': 9 },
    });
    expect(foreseeArrival(gone, 0, 'B').card).toBe('+');
    const bare = view(3, {
      seats,
      supply: { J: 5, V: 5, K: 5, Y: 5, B: 0, G: 5, D: 5, M: 5, '+': 0, '-': 9 },
    });
    expect(foreseeArrival(bare, 0, 'B').card).toBeNull();
  });

  it('tells which amulets come within reach, unless something is still to be chosen', () => {
    const seats = [{ ...SEAT, hand: 'BBG-' }];
    const groups = [['BG', 'JV'], [], ['GD']];
    const there = view(3, { seats, groups });
    expect(foreseeArrival(there, 0, 'G').reach).toEqual([{ place: 'L1', amulet: 'BG', price: 0 }]);
    expect(foreseeArrival(there, 0, 'D').reach.map(({ place }) => place)).toEqual(['L1', 'R1']);
    expect(foreseeArrival(there, 0, 'J').reach).toEqual([]);
  });
});

describe('in whole games', () => {
  it.each([1, 2, 3, 5])('what is foretold at a table of %i happens', (seats) => {
    const random = new FastRandom(`foretold ${seats}`);
    let compared = 0;
    playOn(game.setup({ mode: 'normal' }, seats), random, (state) => {
      if (game.view(state, null).phase !== 'go') return;
      const seat = game.status(state);
      for (const text of movesOf(state)) {
        const told = foreseeArrival(game.view(state, seat), seat, text[3] as Zone);
        const after = game.copy(state);
        const events = run(after, text);
        expect(told.reborn).toBe(events.some(({ kind }) => kind === 'reincarnated'));
        const phase = game.view(after, seat).phase;
        const left = game.view(state, null).supply['-'];
        if (phase === 'back') expect(told.bad).toBe(Math.min(2 - told.back, left));
        const got = events.find((event) => event.kind === 'got-zone-card');
        if (got !== undefined) expect(told.card).toBe(got.card);
        expect(phase === 'pay').toBe(payable(told) && told.back === 0);
        const paid = phase === 'pay' ? receivers(movesOf(after)) : [];
        if (paid.length > 0) expect(paid).toEqual(told.occupants);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(60);
  });
});

const payable = ({ neutral, occupants }: Arrival) => neutral || occupants.length > 0;
const receivers = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.split('>')[1] ?? []))].map(Number).sort();

function playOn(state: State, random: FastRandom, show: (state: State) => void): void {
  while (game.status(state) !== OVER) {
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      show(state);
      const texts = movesOf(state);
      run(state, texts[random.below(texts.length)]!);
    }
  }
}

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
    expect(last).toMatchObject({ dark: 2, obstacle: 'fifth' });
    expect(last.completions).toEqual([{ cards: 'V', price: 0 }]);
  });

  it('agree with what the game lists, whatever is held', () => {
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

  it('the foretold price is the one that is paid', () => {
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

it('M28, M29: a power tells whether it would do nothing, and what it costs', () => {
  const told = (hand: string, evanescent: string) =>
    foreseePower(
      view(3, {
        phase: 'power',
        seats: [{ ...SEAT, character: 'Dhenu', hand, evanescent, amulets: ['JV'] }],
      }),
      0,
      1,
    ).map((event) => (event.kind === 'used-power' ? `idle ${event.idle}` : event.kind));
  expect(told('JV--', '')).toEqual(['idle false', 'shed-bad']);
  expect(told('JV', 'KB')).toEqual(['idle true', 'evanescent-ended']);
});

describe('playing a card', () => {
  const seats = [{ ...SEAT, hand: 'BBG-' }];
  const acting = view(3, { seats, phase: 'act', groups: [['BG', 'JV'], [], ['GD']] });

  it('M23: tells how many amulets are within reach only with it', () => {
    expect(inReach(acting, 0).map(({ amulet }) => amulet)).toEqual(['BG']);
    expect(neededFor(acting, 0, 'G')).toBe(1);
    expect(neededFor(acting, 0, '-')).toBe(0);
  });
});
