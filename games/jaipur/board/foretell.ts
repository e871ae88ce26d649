import { type Message, message, type Seat } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { COMPONENTS, type Good, LETTERS } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { saleWorth } from '../view/worth.ts';
import { cards } from './selection.ts';

/** What a legal move would come to, as far as the trader can know. */
export function foretell(view: View, seat: Seat, { taken, returned }: Attempt): Message[] {
  if (taken === '' && returned === '') return [];
  const all = taken.replace('K', lettersOf(view.market, 'K'));
  const after = thenOwn(view, seat, all, returned);
  if (taken === '') return [...gain(view, returned), after];
  return [after, returned === '' ? thenUnknown(view, all) : thenMarket(view, all, returned)];
}

const lettersOf = (letters: string, wanted: string) =>
  [...letters].filter((letter) => letter === wanted).join('');
const countOf = (letters: string, wanted: string) => lettersOf(letters, wanted).length;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function gain(view: View, sold: string): Message[] {
  const { tokens, bonus } = saleWorth(view, sold[0] as Good, sold.length);
  const sum = total(tokens);
  const goods = message('board.gain', { n: tokens.length, tokens: tokens.join(' + '), sum });
  if (bonus === null) return [goods];
  if (bonus === 'gone') return [goods, message('board.gain-no-bonus')];
  const { least, most } = bonus;
  return [goods, message('board.gain-bonus', { least, most, from: sum + least, to: sum + most })];
}

/** Camels go to the herd and come from it. */
function thenOwn(view: View, seat: Seat, taken: string, returned: string): Message {
  const { handSize, herd } = view.seats[seat]!;
  const camels = countOf(taken, 'K') - countOf(returned, 'K');
  return message('board.then-own', {
    hand: handSize + taken.length - returned.length - camels,
    limit: COMPONENTS.limits.hand,
    herd: (herd ?? 0) + camels,
  });
}

function thenMarket({ market }: View, taken: string, returned: string): Message {
  const left = LETTERS.map((letter) =>
    letter.repeat(countOf(market + returned, letter) - countOf(taken, letter)),
  );
  return message('board.then-market', { cards: cards(left.join('')) });
}

/** What the next trader finds in their place nobody knows. */
function thenUnknown({ deckSize }: View, taken: string): Message {
  return message('board.then-unknown', { n: Math.min(deckSize, taken.length) });
}
