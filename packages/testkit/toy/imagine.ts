import type { Random } from '@baithak/kernel';
import { copy, DECK, KINDS, type Kind, type State, setup, sum } from './state.ts';
import { ownHidden, type View } from './view.ts';

/**
 * Deals the unseen cards anew until every story fits: whoever dropped a card must have held it
 * then. So each deal that cannot be ruled out comes as often as it would have been dealt.
 */
export function imagine(view: View, random: Random): State {
  const seats = view.stories.length;
  for (;;) {
    const pool = unseen(view);
    const hidden: number[] = [];
    for (let seat = 0; seat < seats && hidden.length === 4 * seat; seat++) {
      const own = ownHidden(view, seat);
      const held = own ?? retold(view.stories[seat] as string, pool, random);
      if (held !== undefined) hidden.push(...held);
    }
    if (hidden.length === 4 * seats) return stateOf(view, hidden, pool);
  }
}

/** The cards that may be anywhere: not open, not in the viewer's hand, not shown by the viewer. */
function unseen(view: View): number[] {
  return KINDS.map((kind, k) => {
    let left = (DECK[k] as number) - (view.row[k] as number) - (view.discards[k] as number);
    for (let seat = 0; seat < view.stories.length; seat++) {
      left -= view.known?.[4 * seat + k] as number;
      left -= ownHidden(view, seat)?.[k] ?? 0;
      if (ownHidden(view, seat) === null) left += shown(view.stories[seat] as string, kind);
    }
    return left;
  });
}

function shown(story: string, kind: Kind): number {
  return [...story].filter((letter) => letter === kind).length;
}

/** Deals a seat new cards from the pool that fit its history; `undefined` if none fit. */
function retold(story: string, pool: number[], random: Random): number[] | undefined {
  const held = [0, 0, 0, 0];
  for (const letter of story) {
    if (letter === '?') {
      const kind = drawFrom(pool, random);
      held[kind] = (held[kind] as number) + 1;
    } else {
      const kind = KINDS.indexOf(letter as Kind);
      if (held[kind] === 0) return undefined;
      held[kind] = (held[kind] as number) - 1;
    }
  }
  return held;
}

function drawFrom(pool: number[], random: Random): number {
  let ticket = random.below(sum(pool));
  const kind = pool.findIndex((count) => {
    ticket -= count;
    return ticket < 0;
  });
  pool[kind] = (pool[kind] as number) - 1;
  return kind;
}

function stateOf(view: View, hidden: number[], deck: number[]): State {
  return copy({
    ...setup(view.actsPerTurn, view.stories.length),
    deck,
    row: view.row,
    discards: view.discards,
    known: view.known as number[],
    hidden,
    stories: [...view.stories],
    turn: view.turn,
    acts: view.acts,
    due: view.due,
    dealing: view.dealing,
    over: view.over,
  });
}
