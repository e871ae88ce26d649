import type { Message } from '@baithak/kernel';
import { message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';

/** What is picked up at the moment: places in market and hand, and camels of the herd. */
export interface Selection {
  readonly market: readonly number[];
  readonly hand: readonly number[];
  readonly camels: number;
}

export const NOTHING: Selection = { market: [], hand: [], camels: 0 };

function toggled(places: readonly number[], place: number): number[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
}

export function toggleHand(selection: Selection, place: number): Selection {
  return { ...selection, hand: toggled(selection.hand, place) };
}

/** Camels of the market only go together. */
export function toggleMarket(selection: Selection, place: number, market: string): Selection {
  if (market[place] !== 'K') return { ...selection, market: toggled(selection.market, place) };
  const goods = selection.market.filter((each) => market[each] !== 'K');
  if (selection.market.includes(place)) return { ...selection, market: goods };
  const camels = [...market].flatMap((letter, each) => (letter === 'K' ? [each] : []));
  return { ...selection, market: [...goods, ...camels] };
}

/** Market and hand are in canonical order, and so are the letters of the attempt. */
export function attemptOf(selection: Selection, market: string, hand: string): Attempt {
  const taken = lettersAt(market, selection.market);
  return {
    taken: taken.replace(/K+/, 'K'),
    returned: lettersAt(hand, selection.hand) + 'K'.repeat(selection.camels),
  };
}

function lettersAt(cards: string, places: readonly number[]): string {
  return [...cards].filter((_, place) => places.includes(place)).join('');
}

/** What the button says that tries it; `null` as long as nothing is picked up. */
export function actionMessage({ taken, returned }: Attempt): Message | null {
  if (taken === '')
    return returned === '' ? null : message('board.sell', { cards: cards(returned) });
  if (returned !== '') {
    return message('board.exchange', { taken: taken.length, returned: returned.length });
  }
  if (taken === 'K') return message('board.take-camels');
  if (taken.length > 1) return message('board.take-many', { cards: cards(taken) });
  return message('board.take', { card: message(`board.card.${taken}`), cards: cards(taken) });
}

/** The same card by card. */
export function planMessage({ taken, returned }: Attempt, camelsInMarket: number): Message {
  const all = taken.replace('K', 'K'.repeat(camelsInMarket));
  if (taken === '' && returned === '') return message('board.choose');
  if (returned === '') return message('board.plan-take', { taken: cards(all) });
  if (taken === '') return message('board.plan-give', { returned: cards(returned) });
  return message('board.plan-both', { taken: cards(all), returned: cards(returned) });
}

/** Equal cards are counted together. */
export function cards(letters: string): Message[] {
  return [...new Set(letters)].map((letter) =>
    message(`counted.${letter}`, { n: letters.split(letter).length - 1 }),
  );
}
