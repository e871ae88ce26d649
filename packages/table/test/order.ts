import type { Game, Random, Viewer } from '@baithak/kernel';
import { toy } from '@baithak/testkit';
import type { Table } from '../index.ts';

/** The toy game's deck as an order of cards, so that two tables can differ in just some of them. */
export type Order = readonly number[];

const CARDS = [6, 5, 4, 3].flatMap((count, kind) => new Array<number>(count).fill(kind));

export function shuffled(random: Random): Order {
  return permuted(
    CARDS,
    CARDS.map((_, i) => i),
    random,
  );
}

/** The toy game dealt from the order: the n-th card drawn is the order's n-th. */
export function dealtFrom(order: Order): Game {
  const ordered: typeof toy = {
    ...toy,
    outcomes(state, out) {
      const drawn = CARDS.length - state.deck.reduce((sum, count) => sum + count, 0);
      out.clear();
      out.add(order[drawn] as number, 1);
    },
  };
  return ordered as Game;
}

/** The same order with the cards changed round that the viewer has not seen. */
export function otherOrder(table: Table, order: Order, viewer: Viewer, random: Random): Order {
  const hidden = new Set(order.keys());
  for (const entry of table.match?.entries ?? []) {
    if (entry.kind !== 'deal' && entry.kind !== 'decision') continue;
    const { before } = replayTo(table, entry.seq);
    entry.outcomes.forEach((drawn, i) => {
      if (drawn.audience === 'all' || drawn.audience === viewer) hidden.delete(before + i);
    });
  }
  return permuted(order, [...hidden], random);
}

/** How many cards had been drawn before an entry, undos taken into account. */
function replayTo(table: Table, seq: number): { before: number } {
  let before = 0;
  const counts = new Map<number, number>();
  for (const entry of (table.match?.entries ?? []).slice(0, seq)) {
    if (entry.kind === 'undo') before -= counts.get(entry.of) as number;
    if (entry.kind !== 'deal' && entry.kind !== 'decision') continue;
    counts.set(entry.seq, entry.outcomes.length);
    before += entry.outcomes.length;
  }
  return { before };
}

function permuted(order: Order, places: readonly number[], random: Random): Order {
  const result = [...order];
  for (let i = places.length - 1; i > 0; i--) {
    const a = places[i] as number;
    const b = places[random.below(i + 1)] as number;
    [result[a], result[b]] = [result[b] as number, result[a] as number];
  }
  return result;
}
