import { director, type News, useLasting } from '@baithak/board';
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
    seals: before.seals.map((seals, seat) => seals + (scored.seal === seat ? 1 : 0)),
    seats: before.seats.map((seat, i) => {
      const { hand, camels, goods, bonus } = scored.seats[i]!;
      return { ...seat, hand, handSize: hand.length, herd: camels, goods, bonus };
    }),
  };
}

/** What lies in the middle of the table after an event. */
function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'took':
      return { ...view, market: without(view.market, event.good) };
    case 'took-camels':
      return { ...view, market: view.market.replaceAll('K', '') };
    case 'laid-out':
      return { ...view, market: inOrder(view.market + event.card), deckSize: view.deckSize - 1 };
    case 'exchanged':
      return { ...view, market: inOrder(without(view.market, event.taken) + event.returned) };
    case 'sold': {
      const left = view.tokens[event.good].slice(event.tokens.length);
      return { ...view, tokens: { ...view.tokens, [event.good]: left }, topDiscard: event.good };
    }
    default:
      return view;
  }
}

const without = (cards: string, taken: string): string =>
  [...taken].reduce((left, letter) => left.replace(letter, ''), cards);

const inOrder = (cards: string): string =>
  LETTERS.map((letter) => letter.repeat(cards.split(letter).length - 1)).join('');

interface Held {
  readonly key: string;
  readonly view: View;
  readonly end: RoundEnd | null;
}

export interface ShownRound {
  readonly view: View;
  readonly news: News<Event>;
  /** The end of a round, until the person goes on. */
  readonly end: RoundEnd | null;
  readonly goOn: () => void;
}

/** Shows the end of a round before the next deal, and keeps the next turn waiting meanwhile. */
export function useRounds(view: View, news: News<Event>): ShownRound {
  const { end } = useLasting<Held>(`${news.key} ${JSON.stringify(view)}`, (before) => {
    if (before === null) return { key: news.key, view, end: null };
    const isNew = before.key !== news.key;
    return {
      key: news.key,
      view,
      end: isNew ? roundEnd(before.view, news.events) : before.end,
    };
  });
  const [passed, pass] = useState('');
  const isHeld = end !== null && passed !== news.key;
  useEffect(() => (isHeld ? director.hold() : undefined), [isHeld]);
  const goOn = () => pass(news.key);
  if (end === null) return { view, news, end: null, goOn };
  if (isHeld)
    return { view: end.view, news: { key: `${news.key} end`, events: end.events }, end, goOn };
  return { view, news: { key: news.key, events: end.rest }, end: null, goOn };
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
