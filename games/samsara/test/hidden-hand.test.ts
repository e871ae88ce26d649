import { FastRandom } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { countsOf } from '../rules/pieces.ts';
import { HiddenHand } from '../view/hidden-hand.ts';
import { positionOf, run, table } from './testing.ts';

/** All orders of the pile in which the story can be told, and the hands they end in. */
function byHand(pool: string, story: string): Map<string, number> {
  const shown = story.replace(/[?=]/g, '');
  const ends = new Map<string, number>();
  const tell = (
    at: number,
    pile: readonly string[],
    hand: readonly string[],
    odds: number,
  ): void => {
    const sign = story[at];
    if (sign === undefined) {
      const text = [...hand].sort().join('');
      ends.set(text, (ends.get(text) ?? 0) + odds);
    } else if (sign === '?') {
      pile.forEach((card, i) => {
        tell(at + 1, pile.toSpliced(i, 1), [...hand, card], odds / pile.length);
      });
    } else if (hand.includes(sign)) {
      tell(at + 1, pile, hand.toSpliced(hand.indexOf(sign), 1), odds);
    }
  };
  tell(0, [...pool, ...shown], [], 1);
  return ends;
}

describe('M37: hidden hands', () => {
  test.each([
    ['GG++--', '???'],
    ['G++-', '???+'],
    ['GG++-', '??G??'],
    ['G+++--', '??+?+?'],
    ['J+--', '??-?-'],
    ['GG+++', '???GG??+'],
  ])('pool %s, story %s: as often as the draws allow', (pool, story) => {
    const random = new FastRandom(`${pool} ${story}`);
    const exact = byHand(pool, story);
    const total = [...exact.values()].reduce((sum, odds) => sum + odds, 0);
    const hidden = new HiddenHand(countsOf(pool), story, 0);
    const counts = new Map<string, number>();
    const samples = 4000;
    for (let n = 0; n < samples; n++) {
      const cards = hidden.sample(random);
      const text = [...'JVKYBGDM+-'].flatMap((card, i) => new Array(cards[i]).fill(card));
      const key = text.sort().join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const key of counts.keys()) expect(exact.has(key)).toBe(true);
    for (const [key, odds] of exact) {
      const expected = (samples * odds) / total;
      const off = Math.abs((counts.get(key) ?? 0) - expected);
      expect(off, key).toBeLessThan(5 * Math.sqrt(expected) + 3);
    }
  });

  test('M6: a starting hand is never all alike', () => {
    const random = new FastRandom('start');
    const hidden = new HiddenHand(countsOf('++++----'), '=', 0);
    const good = [0, 0, 0, 0, 0];
    for (let n = 0; n < 3400; n++) good[hidden.sample(random)[8]!]!++;
    expect([good[0], good[4]]).toEqual([0, 0]);
    for (const [n, expected] of [
      [1, 800],
      [2, 1800],
      [3, 800],
    ] as const) {
      expect(Math.abs(good[n]! - expected)).toBeLessThan(150);
    }
  });

  test('letters the hand lacks are all in the drawing pile', () => {
    const random = new FastRandom('lacks');
    const hidden = new HiddenHand(countsOf('GG++--'), '??', (1 << 5) | (1 << 9));
    for (let n = 0; n < 50; n++) expect(hidden.sample(random)[8]).toBe(2);
  });
});

describe('M37: what others know of a hand', () => {
  test('cards that came openly are seen, also by spectators; the rest is one pool with the pile', () => {
    const seats = [
      { zone: 'J', hand: 'D+--', draw: '++-' },
      { zone: 'Y', hand: '++--', draw: '++--' },
    ];
    const state = table(3, { seats });
    run(state, 'go:Y', 'pay:D>1');
    const views = [0, 1, null].map((viewer) => game.view(state, viewer).seats);
    expect(views[0]![1]).toMatchObject({ hand: null, draw: null, seen: 'D', pool: '++++----' });
    expect(views[1]![1]).toMatchObject({ hand: 'D++--', draw: '++--', pool: null });
    expect(views[2]![0]).toMatchObject({ hand: null, pool: '+++---', story: '????D', seen: 'Y' });
  });

  test('spectators of a solo game see no hand; after the end all is open', () => {
    const state = table(1, {
      phase: 'amulet',
      round: 17,
      seats: [{ zone: 'Y', hand: 'G', draw: '++++' }],
    });
    expect(game.view(state, null).seats[0]!.hand).toBeNull();
    run(state, 'amulet:.', '=draw:+', '=draw:+', '=draw:+', '=draw:+');
    expect(game.view(state, null).seats[0]!.hand).toBe('++++');
  });

  test('memory aids leave waste piles and decks, or sizes only', () => {
    const seats = [{}, { zone: 'Y', hand: 'G+', seen: 'G', draw: '-', waste: 'V' }];
    const view = game.view(table(3, { seats }), 0);
    expect(game.dim(view, 'full')).toEqual(view);
    const counts = game.dim(view, 'counts').seats[1]!;
    expect(counts).toMatchObject({ pool: 'G+-', waste: 'V', seen: null, story: null, bad: 1 });
    const none = game.dim(view, 'none').seats[1]!;
    expect(none).toMatchObject({ pool: null, waste: null, wasteSize: 1, handSize: 2, bad: null });
  });

  test('imagine takes dimmed views: same sizes, same moves, no card too many', () => {
    const random = new FastRandom('dimmed');
    const seats = [
      { zone: 'J', hand: 'JG+-', draw: '+-', waste: 'V' },
      { zone: 'Y', hand: 'G+', draw: '-', waste: 'V' },
    ];
    const state = table(3, { phase: 'act', seats });
    for (const aids of ['none', 'counts'] as const) {
      const world = game.imagine(game.dim(game.view(state, 0), aids), random);
      const [mine, theirs] = positionOf(world).seats;
      expect(mine!.hand).toBe('JG+-');
      expect([theirs!.hand.length, theirs!.draw.length, theirs!.waste.length]).toEqual([2, 1, 1]);
      expect(game.readPosition(game.writePosition(world), { mode: 'normal' }, 3)).toBeTruthy();
      expect(positionOf(world).supply).toEqual(positionOf(state).supply);
    }
  });
});
