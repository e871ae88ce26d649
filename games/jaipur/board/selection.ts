import type { DragRules } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';

/** The selected cards: places in market and hand, and a number of camels from the herd. */
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

/** The notation has one sign for all camels of the market, so one click selects them all. */
export function toggleMarket(selection: Selection, place: number, market: string): Selection {
  if (market[place] !== 'K') return { ...selection, market: toggled(selection.market, place) };
  const goods = selection.market.filter((each) => market[each] !== 'K');
  if (selection.market.includes(place)) return { ...selection, market: goods };
  const camels = [...market].flatMap((letter, each) => (letter === 'K' ? [each] : []));
  return { ...selection, market: [...goods, ...camels] };
}

/** Dragging a card from the market to the hand, or the other way, selects it like a click. */
export function afterDrop(
  selection: Selection,
  name: string,
  at: string | null,
  market: string,
): Selection {
  const [area, place] = draggedFrom(name);
  if (area === 'market' && at === 'hand' && !selection.market.includes(place)) {
    return toggleMarket(selection, place, market);
  }
  if (at !== 'market') return selection;
  if (area === 'herd') return { ...selection, camels: selection.camels + 1 };
  if (area === 'hand' && !selection.hand.includes(place)) return toggleHand(selection, place);
  return selection;
}

/** Card rows and the herd name what can be dragged: `market 3`, `hand 0`, `herd`. */
function draggedFrom(name: string): readonly [area: string, place: number] {
  const [area, place] = name.split(' ');
  return [area!, Number(place ?? 0)];
}

export function cardDrag(
  market: string,
  selection: Selection,
  select: (selection: Selection) => void,
): DragRules {
  return {
    lift: () => {},
    drop: (name, at) => select(afterDrop(selection, name, at, market)),
  };
}

/** The selection as a move. Market and hand are in canonical order, so its letters are too. */
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

/** The label of the button that tries the move; `null` if nothing is selected. */
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

/** The selection in words, card by card. */
export function planMessage({ taken, returned }: Attempt, camelsInMarket: number): Message {
  const all = taken.replace('K', 'K'.repeat(camelsInMarket));
  if (taken === '' && returned === '') return message('board.choose');
  if (returned === '') return message('board.plan-take', { taken: cards(all) });
  if (taken === '') return message('board.plan-give', { returned: cards(returned) });
  return message('board.plan-both', { taken: cards(all), returned: cards(returned) });
}

/** Counts equal cards together. */
export function cards(letters: string): Message[] {
  return [...new Set(letters)].map((letter) =>
    message(`counted.${letter}`, { n: letters.split(letter).length - 1 }),
  );
}
