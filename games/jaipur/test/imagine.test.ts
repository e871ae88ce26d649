import {
  CHANCE,
  FastRandom,
  Fault,
  MEMORY_AIDS,
  MoveList,
  OutcomeList,
  type Random,
  read,
  type Viewer,
  write,
} from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { GOODS } from '../rules/components.ts';
import { cardsText } from '../rules/encoding.ts';
import { handAt } from '../rules/state.ts';
import { movesOf, positionOf, run, table } from './testing.ts';

/** A game so far: its deal and the later steps in notation. */
interface Log {
  readonly deal: readonly string[];
  readonly steps: readonly string[];
  readonly state: State;
}

function playedLog(seed: string, decisions: number): Log {
  const random = new FastRandom(seed);
  const state = game.setup({}, 2);
  const texts: string[] = [];
  const list = new MoveList();
  for (let left = decisions; left > 0 || game.status(state) === CHANCE; ) {
    if (game.status(state) === CHANCE) {
      const outcome = game.draw(state, random);
      texts.push(game.formatOutcome(state, outcome));
      game.resolve(state, outcome);
    } else {
      game.moves(state, list);
      const move = list.at(random.below(list.size));
      texts.push(write(game, state, move));
      game.play(state, move);
      left--;
    }
  }
  return { deal: texts.slice(0, 12), steps: texts.slice(12), state };
}

/** All hands of a size, each with the number of orders in which it can be dealt. */
function hands(size: number, from = 0): { goods: string; orders: number }[] {
  if (from === GOODS.length) return size === 0 ? [{ goods: '', orders: 1 }] : [];
  return Array.from({ length: size + 1 }, (_, n) => n).flatMap((n) =>
    hands(size - n, from + 1).map(({ goods, orders }) => ({
      goods: GOODS[from]!.repeat(n) + goods,
      orders: orders * binomial(size, n),
    })),
  );
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
}

/** Plays the steps and multiplies their odds; 0 if one of them is impossible. */
function oddsOf(state: State, texts: readonly string[]): number {
  const list = new OutcomeList();
  let odds = 1;
  for (const text of texts) {
    if (/^[+-]/.test(text)) {
      const move = read(game, state, text);
      if (move instanceof Fault) return 0;
      game.play(state, move);
      continue;
    }
    const outcome = game.readOutcome(state, text);
    if (outcome instanceof Fault) return 0;
    game.outcomes(state, list);
    odds *= list.weightAt(list.items.indexOf(outcome)) / list.total;
    game.resolve(state, outcome);
  }
  return odds;
}

const handsOf = ({ now }: State): string => `${cardsText(now)}/${cardsText(now, handAt(1))}`;

/** The exact odds of both hands for a viewer, by replaying the log for every possible deal. */
function posterior({ deal, steps }: Log, viewer: Viewer): Map<string, number> {
  const dealt = [deal.slice(0, 5), deal.slice(5, 10)];
  const worlds = dealt.map((cards, seat) => {
    if (seat === viewer) return [{ goods: cards.join(''), orders: 1 }];
    const camels = cards.filter((card) => card === 'K').join('');
    return hands(5 - camels.length).map(({ goods, orders }) => ({ goods: camels + goods, orders }));
  });
  const odds = new Map<string, number>();
  for (const first of worlds[0]!) {
    for (const second of worlds[1]!) {
      const state = game.setup({}, 2);
      const texts = [...first.goods, ...second.goods, ...deal.slice(10), ...steps];
      const chance = oddsOf(state, texts) * first.orders * second.orders;
      if (chance > 0) odds.set(handsOf(state), (odds.get(handsOf(state)) ?? 0) + chance);
    }
  }
  const all = [...odds.values()].reduce((sum, chance) => sum + chance, 0);
  return new Map([...odds].map(([hand, chance]) => [hand, chance / all]));
}

/** Throws unless the frequency of each hand is within five standard deviations of its odds. */
function compare(exact: Map<string, number>, state: State, viewer: Viewer, random: Random): void {
  const samples = 4000;
  const view = game.view(state, viewer);
  const found = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const hand = handsOf(game.imagine(view, random));
    found.set(hand, (found.get(hand) ?? 0) + 1);
  }
  expect([...found.keys()].filter((hand) => !exact.has(hand))).toEqual([]);
  for (const [hand, odds] of exact) {
    const expected = samples * odds;
    const slack = 5 * Math.sqrt(expected * (1 - odds)) + 2;
    expect(Math.abs((found.get(hand) ?? 0) - expected), hand).toBeLessThan(slack);
  }
}

const shownBy = (state: State) => positionOf(state).shown.map((cards) => cards.length);

/** Logs in which both seats have shown some cards of their deal and still hide others. */
const telling = Array.from({ length: 400 }, (_, n) => playedLog(`log ${n}`, 6 + (n % 7))).filter(
  ({ state }) => {
    const { hands: held, seen, turns } = positionOf(state);
    const hides = held.every((hand, seat) => hand.length > seen[seat]!.length);
    return turns >= 6 && hides && Math.min(...shownBy(state)) >= 1;
  },
);

describe('imagine', () => {
  test('J26: the logs have enough shown cards', () => {
    expect(telling.length).toBeGreaterThan(10);
    expect(telling.some(({ state }) => Math.max(...shownBy(state)) >= 3)).toBe(true);
  });

  test.each([0, 1])('J26: gives seat %d the odds of enumeration', (viewer) => {
    for (const [n, log] of telling.slice(0, 8).entries()) {
      compare(posterior(log, viewer), log.state, viewer, new FastRandom(`${viewer} ${n}`));
    }
  });

  test('J26: gives a spectator the odds of enumeration', () => {
    for (const [n, log] of telling.slice(0, 2).entries()) {
      compare(posterior(log, null), log.state, null, new FastRandom(`spectator ${n}`));
    }
  });

  test('J26: works in the middle of a deal', () => {
    const state = game.setup({}, 2);
    run(state, ...'DDLKL', ...'GK');
    const seen = new Set<string>();
    const random = new FastRandom('deal');
    for (let i = 0; i < 400; i++) {
      const world = game.imagine(game.view(state, 0), random);
      expect(game.view(world, 0)).toEqual(game.view(state, 0));
      seen.add(handsOf(world));
    }
    expect([...seen].toSorted()).toEqual(['C', 'D', 'G', 'L', 'P', 'S'].map((x) => `DDLL/${x}`));
  });

  test('J15, J26: gives the other each unseen bonus token in proportion to its number', () => {
    const state = table({
      bonus: { '3': [1, 3], '4': [], '5': [] },
      won: [
        { goods: [], bonus: [2] },
        { goods: [], bonus: [2, 2] },
      ],
    });
    const random = new FastRandom('bonus');
    const found = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const { bonus } = positionOf(game.imagine(game.view(state, 0), random)).won[1]!;
      found.set(bonus.join(' '), (found.get(bonus.join(' ')) ?? 0) + 1);
    }
    expect([...found.keys()].toSorted()).toEqual(['1 2', '1 3', '2 2', '2 3']);
    expect(found.get('1 2')).toBeGreaterThan(1800);
    expect(found.get('1 2')).toBeLessThan(2200);
    expect(found.get('2 2')).toBeGreaterThan(850);
    expect(found.get('2 2')).toBeLessThan(1150);
  });

  test('treats a hand from a position without `seen` as unknown', () => {
    const state = table({ hands: ['', 'DD'], deck: { L: 10 } });
    const random = new FastRandom('custom');
    const found = new Set<string>();
    for (let i = 0; i < 500; i++) found.add(handsOf(game.imagine(game.view(state, 0), random)));
    expect([...found].toSorted()).toEqual(['/DD', '/DL', '/LL']);
  });

  test.each(MEMORY_AIDS)('turns a view dimmed to %s into a state that looks the same', (aids) => {
    const random = new FastRandom(`dim ${aids}`);
    for (let n = 0; n < 60; n++) {
      const { state } = playedLog(`dimmed ${n}`, n);
      for (const viewer of [0, 1, null]) {
        const view = game.dim(game.view(state, viewer), aids);
        const world = game.imagine(view, random);
        expect(game.dim(game.view(world, viewer), aids)).toEqual(view);
        if (game.status(state) === viewer) expect(movesOf(world)).toEqual(movesOf(state));
      }
    }
  });
});
