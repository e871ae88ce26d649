import { Fault, type Message, message, type Preview, type Seat } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { COMPONENTS, PILES, type Pile } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { endsRound } from '../view/round-end.ts';
import type { SeatView, View } from '../view/view.ts';
import { cards } from './selection.ts';

/** What `preview` answers about a selection: what it would lead to, or why it is refused. */
export type Ahead = Preview<View, Event> | Fault;

/** What the action bar says about the selected cards. */
export interface Words {
  readonly ask: Message;
  /** The most important first; a narrow bar shows no more than that. */
  readonly note: Message[];
  readonly isRefused?: boolean;
  readonly button: Message;
}

type Sold = Extract<Event, { kind: 'sold' }>;

/** The sale that a selection would be. */
export function saleOf(ahead: Ahead): Sold | undefined {
  if (ahead instanceof Fault) return undefined;
  return ahead.events.find((event) => event.kind === 'sold');
}

export const total = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** The rupees that the viewer knows a seat to have; nobody has the camel token yet. */
export function rupeesOf({ goods, bonus }: SeatView): number {
  return total(Object.values(goods).flat()) + total(bonus ?? []);
}

/** What a selection would lead to, or the referee's reason why it is no move (yet). */
export function wordsOn(view: View, seat: Seat, tried: Attempt, ahead: Ahead): Words {
  const camels = view.market.split('K').length - 1;
  const isRefused = ahead instanceof Fault;
  const plan = planOf(tried, camels, isRefused);
  if (isRefused) {
    return { ...plan, note: [message(`fault.${ahead.code}`, ahead.args)], isRefused: true };
  }
  const sold = saleOf(ahead);
  if (sold !== undefined) return saleWords(view, seat, sold, ahead);
  if (endsRound(view, ahead.view)) return { ...plan, note: [ENDS_ROUND] };
  return {
    ...plan,
    note: [...ownMessages(view, ahead.view, seat), ...marketMessages(view, ahead.view)],
  };
}

/** The selected cards in words, whether they make a move or not. */
function planOf(
  { taken, returned }: Attempt,
  camels: number,
  isRefused: boolean,
): Omit<Words, 'note'> {
  const refused = isRefused ? 'yes' : 'no';
  const all = taken.replace('K', 'K'.repeat(camels));
  const [gets, gives] = [cards(all), cards(returned)];
  // Camels are never sold: whoever chooses them has a swap in mind.
  if (taken === '' && /^K+$/.test(returned)) {
    return {
      ask: message('board.plan-swap', { returned: gives }),
      button: message('board.swap-some', { n: returned.length }),
    };
  }
  if (taken === '') {
    return {
      ask: message('board.plan-give', { returned: gives, refused }),
      button: message('board.sell', { cards: gives }),
    };
  }
  const ask =
    returned === ''
      ? message('board.plan-take', { taken: gets, refused })
      : message('board.plan-both', { taken: gets, returned: gives, refused });
  if (returned === '' && taken.length > 1) {
    // Several cards are only taken for others; goods and camels never come together.
    const isMixed = taken.includes('K');
    return {
      ask,
      button: isMixed ? message('board.mixed') : message('board.swap-some', { n: taken.length }),
    };
  }
  if (returned !== '') {
    return { ask, button: message('board.swap', { given: returned.length, taken: all.length }) };
  }
  if (camels === 0 || taken !== 'K') {
    return { ask, button: message('board.take', { card: message(`board.the.${taken}`) }) };
  }
  return { ask, button: message('board.take-camels', { n: camels }) };
}

const ENDS_ROUND = message('board.ends-round');

function saleWords(view: View, seat: Seat, sold: Sold, ahead: Preview<View, Event>): Words {
  const { good, count, tokens } = sold;
  const sum = total(tokens);
  const gain = bonusIn(ahead);
  const sale = message(`counted.${good}`, { n: count });
  const now = rupeesOf(view.seats[seat]!);
  const { least = 0, most = 0 } = gain.bounds ?? {};
  const after = message('board.range', { least: now + sum + least, most: now + sum + most });
  return {
    ask: message(gain.key, { ...gain.bounds, n: tokens.length, sum }),
    note: [
      ...(endsRound(view, ahead.view) ? [ENDS_ROUND] : []),
      message('board.then-rupees', { now, after: least === most ? now + sum + most : after }),
    ],
    button: message('board.sell-for', {
      cards: sale,
      sum,
      bonus: gain.bounds === undefined ? 'no' : 'yes',
    }),
  };
}

/** The pile that a bonus token would be drawn from. */
export function bonusOf(ahead: Ahead): Pile | undefined {
  if (ahead instanceof Fault) return undefined;
  return PILES.find((pile) => ahead.view.due === `bonus-${pile}`);
}

interface BonusAhead {
  readonly key: string;
  readonly bounds?: { readonly least: number; readonly most: number };
}

/** The value of a bonus token that is still to be drawn has bounds only. */
function bonusIn(ahead: Preview<View, Event>): BonusAhead {
  if (ahead.events.some(({ kind }) => kind === 'no-bonus')) return { key: 'board.gain-no-bonus' };
  const pile = bonusOf(ahead);
  if (pile === undefined) return { key: 'board.gain' };
  const values = ahead.view.unseenBonus[pile];
  return {
    key: 'board.gain-bonus',
    bounds: { least: Math.min(...values), most: Math.max(...values) },
  };
}

/** What changes for oneself: the hand, the herd or both. */
function ownMessages(before: View, { seats }: View, seat: Seat): Message[] {
  const [was, { handSize, herd }] = [before.seats[seat]!, seats[seat]!];
  const hand = message('board.then-hand', { hand: handSize, limit: COMPONENTS.limits.hand });
  const camels = message('board.then-herd', { herd: herd ?? 0 });
  const both: [boolean, Message][] = [
    [handSize !== was.handSize || herd === was.herd, hand],
    [herd !== was.herd, camels],
  ];
  return both.flatMap(([isNew, each]) => (isNew ? [each] : []));
}

/** Nobody knows the cards that will fill the gaps of the market. */
function marketMessages(before: View, { market }: View): Message[] {
  const gaps = before.market.length - market.length;
  return gaps > 0 ? [message('board.then-unknown', { n: gaps })] : [];
}
