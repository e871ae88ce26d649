import { director, type News, useLasting } from '@baithak/board';
import type { Seat } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { COMPONENTS, GOODS, type Good, LETTERS } from '../rules/components.ts';
import type { Event, RoundScored } from '../rules/events.ts';
import type { View } from '../view/view.ts';

/** The end of a round that the page has passed already: the next one is dealt at once. */
export interface RoundEnd {
  readonly scored: RoundScored;
  /** The table as it stood when the round ended. */
  readonly view: View;
  /** What led there, and what came after it. */
  readonly events: readonly Event[];
  readonly rest: readonly Event[];
}

/** Finds the end of a round in the news. The end of the whole game is left to the page. */
export function roundEnd(before: View, events: readonly Event[]): RoundEnd | null {
  const at = events.findLastIndex(({ kind }) => kind === 'round-scored');
  const scored = events[at];
  if (scored?.kind !== 'round-scored' || scored.round !== before.round) return null;
  const rest = events.slice(at + 1);
  if (rest.some(({ kind }) => kind === 'game-over')) return null;
  const led = events.slice(0, at + 1);
  return { scored, view: lastView(before, led, scored), events: led, rest };
}

/**
 * One's own move that ends a round is shown at once, but what it leads to is told a moment later: the
 * view is in the next round already, or at an end that is only guessed, with bonus tokens that nobody has
 * seen. Until then the table stays as the move left it.
 */
export function tableBetween(before: View, view: View, events: readonly Event[]): View | null {
  const isTold = events.some(({ kind }) => kind === 'round-started' || kind === 'round-scored');
  const isAhead = view.round !== before.round || (view.due === 'over' && before.due !== 'over');
  if (!isAhead || events.length === 0 || isTold) return null;
  return { ...events.reduce(after, before), due: 'refill' };
}

/** The table at the end of a round, with everything open. */
function lastView(before: View, events: readonly Event[], scored: RoundScored): View {
  const { market, tokens, deckSize, topDiscard } = events.reduce(after, before);
  return {
    ...before,
    due: 'over',
    market,
    tokens,
    deckSize,
    topDiscard,
    seats: before.seats.map((seat, i) => {
      const { hand, camels, goods, bonus } = scored.seats[i]!;
      return { ...seat, hand, handSize: hand.length, herd: camels, goods, bonus };
    }),
  };
}

/** What everybody can see after an event. */
function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'took':
      return {
        ...withHand(view, event.seat, event.good, ''),
        market: without(view.market, event.good),
      };
    case 'took-camels':
      return { ...view, market: view.market.replaceAll('K', '') };
    case 'laid-out':
      return { ...view, market: inOrder(view.market + event.card), deckSize: view.deckSize - 1 };
    case 'exchanged': {
      const { seat, taken, returned } = event;
      const market = inOrder(without(view.market, taken) + returned);
      return { ...withHand(view, seat, taken, returned.replaceAll('K', '')), market };
    }
    case 'sold':
      return afterSale(view, event);
    default:
      return view;
  }
}

function afterSale(
  view: View,
  { seat, good, count, tokens }: Extract<Event, { kind: 'sold' }>,
): View {
  const left = view.tokens[good].slice(tokens.length);
  const next = withHand(view, seat, '', good.repeat(count));
  return {
    ...next,
    tokens: { ...view.tokens, [good]: left },
    topDiscard: good,
    seats: next.seats.map((each, i) => {
      const goods = { ...each.goods, [good]: [...each.goods[good], ...tokens] };
      return i === seat ? { ...each, goods } : each;
    }),
  };
}

function withHand(view: View, seat: Seat, taken: string, given: string): View {
  const seats = view.seats.map((each, i) => {
    if (i !== seat) return each;
    const hand = each.hand === null ? null : inOrder(without(each.hand, given) + taken);
    return { ...each, hand, handSize: each.handSize + taken.length - given.length };
  });
  return { ...view, seats };
}

const without = (cards: string, taken: string): string =>
  [...taken].reduce((left, letter) => left.replace(letter, ''), cards);

const inOrder = (cards: string): string =>
  LETTERS.map((letter) => letter.repeat(cards.split(letter).length - 1)).join('');

interface Followed {
  readonly key: string;
  /** The last view of a round whose end is not told yet, or the present one. */
  readonly view: View;
  readonly between: View | null;
  readonly end: RoundEnd | null;
}

export interface ShownRound {
  readonly view: View;
  readonly news: News<Event>;
  /** The end of a round, until the person goes on. */
  readonly end: RoundEnd | null;
  /** Whether the table shows what the page has passed already. */
  readonly isPast: boolean;
  readonly goOn: () => void;
}

/** Shows the end of a round before the next deal, and keeps the next turn waiting meanwhile. */
export function useRounds(view: View, news: News<Event>): ShownRound {
  const { key, events } = news;
  const { between, end } = useLasting<Followed>(`${key} ${JSON.stringify(view)}`, (before) => {
    if (before === null) return { key, view, between: null, end: null };
    if (before.key === key) return { ...before, view };
    const from = before.between ?? before.view;
    return {
      key,
      view,
      between: tableBetween(from, view, events),
      end: roundEnd(from, events),
    };
  });
  const [passed, pass] = useState('');
  const isHeld = end !== null && passed !== key;
  useEffect(() => (isHeld ? director.hold() : undefined), [isHeld]);
  const goOn = () => pass(key);
  if (between !== null) return { view: between, news, end: null, isPast: true, goOn };
  if (end === null) return { view, news, end, isPast: false, goOn };
  if (!isHeld) return { view, news: { key, events: end.rest }, end: null, isPast: false, goOn };
  const told = { key: `${key} end`, events: end.events };
  return { view: end.view, news: told, end, isPast: true, goOn };
}

/** One line of a round's score, for both traders. */
export interface ScoreLine {
  readonly kind: Good | 'bonus' | 'camels';
  /** By seat: what is counted, and the sum of it. */
  readonly values: readonly (readonly number[])[];
}

export function scoreLines({ seats }: RoundScored): ScoreLine[] {
  return [
    ...GOODS.map((good) => ({ kind: good, values: seats.map(({ goods }) => goods[good]) })),
    { kind: 'bonus' as const, values: seats.map(({ bonus }) => bonus) },
    {
      kind: 'camels' as const,
      values: seats.map(({ camelToken }) => (camelToken > 0 ? [COMPONENTS.camelToken] : [])),
    },
  ];
}
