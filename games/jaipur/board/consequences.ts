import { Fault, type Message, message, type Preview, type Seat } from '@baithak/kernel';
import { COMPONENTS, PILES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { cards } from './selection.ts';

/** What `preview` answers about a selection: what it would lead to, or why it is refused. */
type Ahead = Preview<View, Event> | Fault;

/** What a selection would lead to, or the referee's reason why it is no move (yet). */
export function consequences(view: View, seat: Seat, ahead: Ahead): Message[] {
  if (ahead instanceof Fault) return [message(`fault.${ahead.code}`, ahead.args)];
  const { events, view: after } = ahead;
  const gain = gainMessages(events, after);
  if (endsRound(view, after)) return gain;
  return [...gain, ownMessage(after, seat), ...marketMessages(view, after)];
}

/** The preview of a move that ends the round stops before the scoring and keeps the view as it is. */
const endsRound = (view: View, after: View): boolean =>
  after.due === view.due && after.turns === view.turns;

/** What a sale brings. The value of a bonus token that is still to be drawn has bounds only. */
function gainMessages(events: readonly Event[], { due, unseenBonus }: View): Message[] {
  const sold = events.find((event) => event.kind === 'sold');
  if (sold === undefined) return [];
  const { tokens } = sold;
  const sum = tokens.reduce((all, value) => all + value, 0);
  const gain = message('board.gain', { n: tokens.length, tokens: tokens.join(' + '), sum });
  if (events.some(({ kind }) => kind === 'no-bonus')) return [gain, message('board.gain-no-bonus')];
  const pile = PILES.find((each) => due === `bonus-${each}`);
  if (pile === undefined) return [gain];
  const least = Math.min(...unseenBonus[pile]);
  const most = Math.max(...unseenBonus[pile]);
  return [gain, message('board.gain-bonus', { least, most, from: sum + least, to: sum + most })];
}

function ownMessage({ seats }: View, seat: Seat): Message {
  const { handSize, herd } = seats[seat]!;
  const { hand: limit } = COMPONENTS.limits;
  return message('board.then-own', { hand: handSize, limit, herd: herd ?? 0 });
}

/** The market after a move; nobody knows the cards that will fill its gaps. */
function marketMessages(before: View, { market, deckSize }: View): Message[] {
  const gaps = before.market.length - market.length;
  if (gaps > 0) return [message('board.then-unknown', { n: Math.min(gaps, deckSize) })];
  return market === before.market ? [] : [message('board.then-market', { cards: cards(market) })];
}
