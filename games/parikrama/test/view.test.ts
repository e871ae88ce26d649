import { FastRandom } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { positionOf, run, table } from './testing.ts';

const seats = [
  { hand: ['P1l', 'W', 'C'] },
  { hand: ['B1w', 'B2l', 'W', 'R'], seen: ['B2l'], backpack: ['G1l', 'T'] },
  { hand: ['Y1w'] },
];
const sample = () =>
  table(3, { seats, deck: ['G7l', 'Y7w'], open: ['P7l'], discards: ['G2w', 'W'] });

describe('K40: who knows what', () => {
  test('hands are hidden, except for cards seen drawn and hitch-hike cards; the rest is one pool', () => {
    const views = [0, 1, null].map((viewer) => game.view(sample(), viewer));
    expect(views[0]!.seats[0]!.hand).toEqual(['P1l', 'W', 'C']);
    expect(views[0]!.seats[1]).toMatchObject({
      hand: null,
      handSize: 4,
      seen: ['B2l'],
      hitch: ['R'],
    });
    expect(views[0]!.pool).toBe('B1w G7l Y1w Y7w W');
    expect(views[1]!.pool).toBe('P1l G7l Y1w Y7w W');
    expect(views[2]!.pool).toBe('P1l B1w G7l Y1w Y7w W W');
    expect(views.map(({ deck }) => deck)).toEqual([null, null, null]);
  });

  test('everybody sees which cards are drawn and which cards leave a hand', () => {
    const state = sample();
    run(state, 'skip', 'draw:P7l');
    expect(game.view(state, 2).seats[0]).toMatchObject({ handSize: 4, seen: ['P7l'] });
    run(state, '=card:G7l', '=card:Y7w', '=card:G2w', '=card:W');
    run(state, 'A:B2l', 'done', 'ride:.', 'pay:W');
    expect(game.view(state, 0).seats[1]).toMatchObject({ seen: [], wildsShown: 1, handSize: 2 });
  });

  test('once the discards have become the deck, everybody knows what is in it', () => {
    const state = sample();
    run(state, 'skip', 'draw:P7l', '=card:G7l', '=card:Y7w');
    const view = game.view(state, 0);
    expect(view).toMatchObject({ deck: ['G2w', 'W'], pool: 'B1w Y1w W', shuffled: true });
  });

  test('only their owner hears of dealt cards', () => {
    const state = table(2, { phase: 'deal', seats: [{ hand: ['P1l', 'P1f', 'P1o', 'P2w'] }] });
    const events = run(state, '=card:W');
    expect(events.map((event) => game.witness(event, 1))).toEqual([
      { kind: 'card-dealt', seat: 0, card: null },
      { kind: 'hand-dealt', seat: 0, cards: null, count: 5 },
    ]);
    expect(game.witness(events[0]!, 0)).toMatchObject({ card: 'W' });
    expect(game.audience(state, 0)).toBe(1);
  });
});

describe('memory aids', () => {
  test('`counts` shows piles but not who took what, `none` shows only sizes', () => {
    const view = game.view(sample(), 0);
    expect(game.dim(view, 'full')).toEqual(view);
    const counts = game.dim(view, 'counts');
    expect(counts).toMatchObject({ pool: 'B1w B2l G7l Y1w Y7w W', discards: ['G2w', 'W'] });
    expect(counts.seats[1]).toMatchObject({ seen: null, wildsShown: null, backpack: ['G1l', 'T'] });
    const none = game.dim(view, 'none');
    expect(none).toMatchObject({ pool: null, discards: null, discardsSize: 2, deckSize: 2 });
    expect(none.seats[1]).toMatchObject({ backpack: null, backpackSize: 2, handSize: 4 });
  });

  test('a state imagined from a dimmed view has the same sizes and no card twice', () => {
    const random = new FastRandom('dimmed');
    for (const aids of ['none', 'counts'] as const) {
      for (const viewer of [0, 1, null]) {
        const view = game.dim(game.view(sample(), viewer), aids);
        const world = game.imagine(view, random);
        const written = positionOf(world);
        const hands = written.seats.map(({ hand }) => hand.length);
        expect([hands, written.deck.length, written.discards.length]).toEqual([[3, 4, 1], 2, 2]);
        expect(written.seats[1]!.backpack).toHaveLength(2);
        const again = game.readPosition(written, { mode: 'introductory' }, 3);
        expect(game.status(again as typeof world)).toBe(0);
      }
    }
  });

  test('a Backpack full of hitch-hike cards can be imagined', () => {
    const random = new FastRandom('packed');
    const backpack = ['C', 'C', 'R', 'T', 'T'];
    const state = table(2, { seats: [{ backpack }, { hand: ['P1l'] }] });
    const world = game.imagine(game.dim(game.view(state, null), 'none'), random);
    expect(positionOf(world).seats[0]!.backpack).toHaveLength(5);
  });
});
