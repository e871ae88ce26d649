import { FastRandom } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { canCover, shortOfLight } from '../rules/amulets.ts';
import { ZONES } from '../rules/components.ts';
import { FACE_TEXTS, NEEDS } from '../rules/pieces.ts';
import { movesOf, positionOf, refused, run, table } from './testing.ts';

const at = (amulet: string, seat: object, rest: object = {}) =>
  table(2, {
    phase: 'amulet',
    seats: [{ character: 'Dhenu', zone: 'Y', ...seat }],
    groups: [[amulet]],
    ...rest,
  });
const own = (state: ReturnType<typeof table>) => positionOf(state).seats[0]!;

describe('the rulebook’s three examples', () => {
  test('M23: Jann, Vikaas and Maut cover a back of three by light symbols alone', () => {
    const state = at('BG*', { hand: 'JVM--' });
    const won = run(state, 'amulet:C1').find((event) => event.kind === 'won-amulet');
    expect(won).toMatchObject({ amulet: 'BG*', hand: 'JVM', price: 0, count: 1 });
    expect(own(state)).toMatchObject({ hand: '--', played: 'JVM', waste: '', amulets: ['BG*'] });
    expect(positionOf(state).groups[0]![0]).toBeNull();
  });

  test('M24: the dark symbols of one Kaam Kar cost two Bad Karma', () => {
    const state = at('KY', { hand: 'KYY' });
    run(state, 'amulet:C1');
    expect(own(state)).toMatchObject({ waste: '--', played: 'KYY', lacks: 'K+' });
  });

  test('M23: Good Karma as jokers, with one dark symbol for one Bad Karma', () => {
    const state = at('JV', { hand: 'JJ+++' });
    run(state, 'amulet:C1');
    expect(own(state)).toMatchObject({ waste: '-', played: 'JJ+++' });
  });
});

describe('amulets', () => {
  test('M22: none is always possible; only what can be completed is offered', () => {
    expect(movesOf(at('JV', { hand: 'J---' }))).toEqual(['amulet:.']);
    expect(refused(at('JV', { hand: 'J---' }), 'amulet:C1')).toBe('amulet-symbols M23 amulet:C1');
    expect(refused(at('JV', { hand: 'J---' }), 'amulet:C2')).toBe('place-empty M22 amulet:C2');
    expect(refused(at('JV', { hand: 'J---' }), 'amulet:L1')).toBe('no-such-place M22');
  });

  test('M22: the amulets at the left and at the right, not those of others', () => {
    const seats = [{}, { character: 'Ibah', zone: 'Y', hand: 'JJVVKK' }];
    const groups = [['JV'], ['JK', 'VK'], ['VK*', 'JK*']];
    const state = table(3, { phase: 'amulet', turn: 1, seats, groups: groups.slice(0, 2) });
    expect(movesOf(state)).toEqual(['amulet:L1', 'amulet:L2', 'amulet:R1', 'amulet:.']);
    run(state, 'amulet:R1');
    expect(positionOf(state).groups.map((group) => group[0])).toEqual([null, 'JK', null]);
  });

  test('M22: game zone and evanescent cards do not count', () => {
    const state = at('KB', { hand: '++', played: 'KK', evanescent: 'BB' });
    expect(movesOf(state)).toEqual(['amulet:.']);
  });

  test('M24: helpful hand cards are used, no others, and the fewest dark symbols charged', () => {
    const state = at('JV', { hand: 'JJJVK++-' });
    run(state, 'amulet:C1');
    expect(own(state)).toMatchObject({ hand: 'JK-', played: 'JJV++', waste: '', lacks: 'V' });
  });

  test('M24: not more dark symbols than Bad Karma in the supply', () => {
    const hand = { hand: 'KYY' };
    expect(movesOf(at('KY', hand, { supply: { '-': 2 } }))).toContain('amulet:C1');
    const poor = at('KY', hand, { supply: { '-': 1 } });
    expect(refused(poor, 'amulet:C1')).toBe('amulet-bad-karma M24 amulet:C1');
  });

  test('M25: the fifth amulet without any dark symbol', () => {
    const four = { amulets: ['JK', 'JY', 'JB', 'JG'], marker: 1 };
    expect(refused(at('KY', { hand: 'KYY', ...four }), 'amulet:C1')).toBe(
      'amulet-fifth M25 amulet:C1',
    );
    // Nor would enough symbols help, if too few of them are light.
    expect(refused(at('KY', { hand: 'K---', ...four }), 'amulet:C1')).toBe(
      'amulet-fifth M25 amulet:C1',
    );
    const state = at('KY', { hand: 'KYY++', ...four });
    run(state, 'amulet:C1');
    expect(own(state).amulets).toHaveLength(5);
    const three = { amulets: ['JK', 'JY', 'JB'], marker: 1 };
    expect(movesOf(at('KY', { hand: 'KYY', ...three }))).toContain('amulet:C1');
  });

  test('M26: offers only reserve cards that help, and stopping only once the amulet is complete', () => {
    const state = at('KY', { hand: 'KY', reserve: 'KYG+' });
    run(state, 'amulet:C1');
    expect(movesOf(state)).toEqual(['use:K*', 'use:Y*', 'use:+*', 'use:.']);
    expect(refused(state, 'use:G*')).toBe('no-help M26 reserve:G');
    expect(refused(state, 'use:J*')).toBe('not-in-reserve M26 reserve:J');
    run(state, 'use:K*');
    expect(positionOf(state)).toMatchObject({ phase: 'use' });
    run(state, 'use:Y*');
    expect(own(state)).toMatchObject({ played: 'KKYY', reserve: 'G+', waste: '' });
  });

  test('M26: a needed reserve card must be used before stopping', () => {
    const state = at('KY', { hand: 'KK', reserve: 'YY' });
    run(state, 'amulet:C1');
    expect(movesOf(state)).toEqual(['use:Y*']);
    expect(refused(state, 'use:.')).toBe('amulet-symbols M23 amulet:C1');
    run(state, 'use:Y*');
    expect(movesOf(state)).toEqual(['use:Y*', 'use:.']);
    run(state, 'use:.');
    expect(own(state)).toMatchObject({ played: 'KKY', reserve: 'Y', waste: '--' });
  });

  test('M26: the step is skipped if no reserve card helps; cards in the reserve stay', () => {
    const state = at('KY', { hand: 'KKYY', reserve: 'K+' });
    run(state, 'amulet:C1');
    expect(positionOf(state).phase).toBe('power');
    expect(own(state).reserve).toBe('K+');
  });

  test('M25, M26: the fifth amulet can be taken only once it needs no dark symbol', () => {
    const amulets = ['JK', 'JY', 'JB', 'JG'];
    const state = at('KY', { hand: 'KYY', reserve: '++', amulets });
    run(state, 'amulet:C1');
    expect(movesOf(state)).toEqual(['use:+*']);
    expect(refused(state, 'use:.')).toBe('amulet-fifth M25 amulet:C1');
    run(state, 'use:+*', 'use:+*');
    expect(own(state).waste).toBe('');
  });
});

/** Every way to let cards cover symbols, tried one symbol after the other. */
function cheapest(needs: readonly number[], cards: readonly number[], jokers: number): number {
  let best = Number.POSITIVE_INFINITY;
  const search = (zone: number, light: number, dark: number, price: number): void => {
    if (price >= best) return;
    if (zone === needs.length) {
      best = price;
      return;
    }
    const own = 2 * cards[zone]!;
    for (let a = 0; a <= Math.min(own, needs[zone]!); a++) {
      for (let b = 0; b <= Math.min(own, needs[zone]! - a); b++) {
        const rest = needs[zone]! - a - b;
        for (let c = 0; c <= Math.min(light, rest); c++) {
          if (rest - c > dark) continue;
          search(zone + 1, light - c, dark - (rest - c), price + b + rest - c);
        }
      }
    }
  };
  search(0, jokers, jokers, 0);
  return best;
}

test('M24: the price is the least of all ways to cover the symbols', () => {
  const random = new FastRandom('prices');
  let coverable = 0;
  for (let n = 0; n < 600; n++) {
    const face = random.below(FACE_TEXTS.length);
    const needs = NEEDS[face]!;
    const cards = ZONES.map((_, zone) => (needs[zone]! > 0 ? random.below(3) : 0));
    const jokers = random.below(6);
    const hand = ZONES.map((zone, i) => zone.repeat(cards[i]!)).join('') + '+'.repeat(jokers);
    const state = table(5, { phase: 'amulet', seats: [{ zone: 'J', hand }] });
    const least = cheapest([...needs], cards, jokers);
    expect(canCover(state, face, false)).toBe(least !== Number.POSITIVE_INFINITY);
    if (!canCover(state, face, false)) continue;
    coverable++;
    expect(Math.max(0, shortOfLight(state, face, false))).toBe(least);
  }
  expect(coverable).toBeGreaterThan(200);
});
