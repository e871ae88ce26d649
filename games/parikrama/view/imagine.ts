import { MoveList, type Random } from '@baithak/kernel';
import { CARD_TOTALS, cardNumber, WILD } from '../rules/cards.ts';
import { add, cardsOf, hitchOf, remove } from '../rules/piles.ts';
import { moves } from '../rules/play.ts';
import { cardOf, entriesAt, isSound, setAt } from '../rules/sets.ts';
import {
  copyState,
  DECK,
  DISCARDS,
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  journal,
  LAY,
  MOST_PACKED,
  OPEN,
  type State,
  seatsOf,
} from '../rules/state.ts';
import { rebuild } from './rebuild.ts';
import type { View } from './view.ts';

/**
 * A full state that the view's owner cannot rule out, with the right odds. All hidden cards were dealt
 * at the start, and each coloured card exists once. So every hidden card is equally likely in every
 * hidden place. Wild cards are alike: if a hand has shown m of its dealt wild cards and still hides x,
 * any m of the x + m could have been the shown ones. A uniform deal counts each of these choices, so
 * rejection sampling keeps it with a probability of 1 / (x + m choose m). A dimmed view has forgotten
 * too much for that: it gets any state that looks the same to its owner.
 */
export function imagine(view: View, random: Random): State {
  const base = known(view);
  const state = copyState(base.state);
  if (view.pool === null) guess(view, base, state, random);
  else dealHidden(base, base.pool.slice(), state, random);
  return state;
}

/** What a view tells for certain, the pool of hidden cards, and how many each hand hides. */
interface Known {
  readonly state: State;
  readonly pool: Uint8Array;
  readonly hidden: readonly number[];
  readonly deck: number;
}

/** A cache, because a search imagines thousands of states from one view. */
const memory = new WeakMap<View, Known>();

function known(view: View): Known {
  const before = memory.get(view);
  if (before !== undefined) return before;
  const { pool, deck, deckSize, seats } = view;
  const fresh = {
    state: rebuild(view),
    pool: Uint8Array.from(pool ? pool.split(' ') : [], cardNumber),
    hidden: seats.map(({ hand: cards, handSize, hitch, seen }) =>
      cards === null ? handSize - hitch.length - (seen?.length ?? 0) : 0,
    ),
    deck: deck === null ? deckSize : 0,
  };
  memory.set(view, fresh);
  return fresh;
}

/** Fills the hidden places of hands and deck. Returns how many cards of the pool were used. */
function dealHidden(base: Known, pool: Uint8Array, state: State, random: Random): number {
  const { hidden } = base;
  do shuffleFirst(pool, hidden, random);
  while (!isKept(state, pool, hidden, random) || !fits(state, pool, hidden));
  let next = 0;
  hidden.forEach((count, seat) => {
    for (let n = 0; n < count; n++) add(state, hand(seat), pool[next++]!);
  });
  for (let n = 0; n < base.deck; n++) add(state, DECK, pool[next++]!);
  return next;
}

/** Shuffles as many cards to the front as hands hide. */
function shuffleFirst(pool: Uint8Array, hidden: readonly number[], random: Random): void {
  const due = hidden.reduce((sum, count) => sum + count, 0);
  for (let i = 0; i < due; i++) {
    const other = i + random.below(pool.length - i);
    const card = pool[i]!;
    pool[i] = pool[other]!;
    pool[other] = card;
  }
}

function isKept(
  { wildsShown }: State,
  pool: Uint8Array,
  hidden: readonly number[],
  random: Random,
): boolean {
  let next = 0;
  return hidden.every((count, seat) => {
    let wilds = 0;
    for (let n = 0; n < count; n++) if (pool[next++] === WILD) wilds++;
    const shown = wildsShown[seat]!;
    return wilds === 0 || shown === 0 || random.below(choose(wilds + shown, shown)) === 0;
  });
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const scratch = new MoveList();

/** K12: every play can be finished. While a stand-in is on top, this limits the hidden cards. */
function fits(state: State, pool: Uint8Array, hidden: readonly number[]): boolean {
  const { turn } = state;
  if (state.phase !== LAY || hidden[turn] === 0) return true;
  if (isSound(state, setAt(state, turn, state.activeSet))) return true;
  const from = hidden.slice(0, turn).reduce((sum, count) => sum + count, 0);
  const cards = pool.slice(from, from + hidden[turn]!);
  for (const card of cards) add(state, hand(turn), card);
  moves(state, scratch);
  for (const card of cards) remove(state, hand(turn), card);
  return scratch.size > 0;
}

/** Fills all piles that are left to memory, from the cards that do not lie open. */
function guess(view: View, base: Known, state: State, random: Random): void {
  const left = unseen(state);
  const pool = Uint8Array.from(left.filter((card) => card <= WILD));
  shuffleFirst(pool, [pool.length], random);
  let next = dealHidden(base, pool, state, random);
  for (let n = 0; n < view.discardsSize; n++) add(state, DISCARDS, pool[next++]!);
  const rest = [...pool.slice(next), ...left.filter((card) => card > WILD)];
  view.seats.forEach(({ backpackSize }, seat) => {
    while (state.packSizes[seat]! < backpackSize) {
      state.packs[MOST_PACKED * seat + state.packSizes[seat]!++] = rest.shift()!;
    }
  });
}

/** The cards of the box that are nowhere in the state. */
function unseen(state: State): number[] {
  const left = Array.from(CARD_TOTALS);
  const strike = (cards: readonly number[]) => {
    for (const card of cards) left[card]!--;
  };
  [DECK, DISCARDS, OPEN].map((pile) => cardsOf(state, pile)).forEach(strike);
  for (const seat of seatsOf(state)) {
    strike([...cardsOf(state, hand(seat)), ...cardsOf(state, journal(seat))]);
    strike([...hitchOf(state, HITCH_HAND + 3 * seat), ...hitchOf(state, HITCH_JOURNAL + 3 * seat)]);
  }
  for (let at = 0; at < 10 * state.setCount; at += 10) strike(entriesAt(state, at).map(cardOf));
  strike(hitchOf(state, 0));
  return left.flatMap((count, card) => new Array<number>(count).fill(card));
}
