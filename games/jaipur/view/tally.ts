import { type Message, message, type Seat, type Tally, type TallyLine } from '@baithak/kernel';
import { COMPONENTS, GOODS, PILES } from '../rules/components.ts';
import { camelToken } from '../rules/score.ts';
import type { View } from './view.ts';

/** The rupees of the round so far: goods tokens, bonus tokens, and the camel token as it stands. */
export function tally(view: View): Tally {
  return view.seats.map((_, seat) => {
    const lines = [...goodsLines(view, seat), bonusLine(view, seat), herdLine(view, seat)];
    return {
      lines,
      least: lines.reduce((sum, line) => sum + line.least, 0),
      most: lines.reduce((sum, line) => sum + line.most, 0),
    };
  });
}

/** Both traders have the same lines, so that they can be compared. */
function goodsLines(view: View, seat: Seat): TallyLine[] {
  const { goods } = view.seats[seat]!;
  return GOODS.map((good) => ({
    ...known(message('tally.goods', { good }), goods[good]),
    at: [`tokens:${good}`],
  }));
}

function bonusLine(view: View, seat: Seat): TallyLine {
  const { bonus, bonusFrom } = view.seats[seat]!;
  const label = message('tally.bonus');
  const at = ['bonus'];
  if (bonus !== null) return { ...known(label, bonus), at };
  const range = PILES.map((pile) => extremes(view.unseenBonus[pile], bonusFrom[pile]));
  return {
    label,
    at,
    terms: PILES.flatMap((pile) => new Array<null>(bonusFrom[pile]).fill(null)),
    least: total(range.map(([least]) => least)),
    most: total(range.map(([, most]) => most)),
  };
}

/** The smallest and the largest sum of that many of the values. */
function extremes(values: readonly number[], count: number): [number, number] {
  const rising = values.toSorted((a, b) => a - b);
  return [total(rising.slice(0, count)), total(rising.slice(rising.length - count))];
}

/** What the larger herd brings. The viewer knows it only if both herds are known. */
export function herdLine(view: View, seat: Seat): TallyLine {
  const label = message('tally.camels');
  const at = ['camels'];
  const own = view.seats[seat]!.herd;
  const other = view.seats[1 - seat]!.herd;
  if (own === null || other === null) {
    return { label, at, terms: [null], least: 0, most: COMPONENTS.camelToken };
  }
  const token = camelToken(own, other);
  return { ...known(label, token > 0 ? [token] : []), at };
}

function known(label: Message, terms: readonly number[]): TallyLine {
  return { label, terms, least: total(terms), most: total(terms) };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What the viewer is asked to do, or waits for. */
export function prompt(view: View): Message {
  const seat = { seat: view.turn };
  switch (view.due) {
    case 'over':
      return message('prompt.over');
    case 'deal':
      return message('prompt.deal', { round: view.round });
    case 'refill':
      return message('prompt.refill');
    case 'move':
      return view.viewer === view.turn ? ownPrompt(view) : message('prompt.wait', { seat });
    default:
      return message('prompt.bonus', { seat, cards: Number(view.due.slice(-1)) });
  }
}

function ownPrompt(view: View): Message {
  if (!isFull(view)) return message('prompt.move');
  return message('prompt.full', {
    swap: canSwap(view) ? 'yes' : 'no',
    camels: view.market.includes('K') ? 'yes' : 'no',
  });
}

export const isFull = ({ seats, turn }: View): boolean =>
  seats[turn]!.handSize >= COMPONENTS.limits.hand;

/** J9, J10: whether a full hand has two cards to put back for two others in the market. */
function canSwap({ market, seats, turn }: View): boolean {
  const goods = [...market.replaceAll('K', '')];
  const hand = [...(seats[turn]!.hand ?? '')];
  return goods.some((one, i) =>
    goods.slice(i + 1).some((other) => {
      const free = hand.filter((card) => card !== one && card !== other);
      return free.length >= COMPONENTS.limits.exchange;
    }),
  );
}
