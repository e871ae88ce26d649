import { type Message, message, type Preview, type Seat, type Speech } from '@baithak/kernel';
import { LETTERS } from '../rules/components.ts';
import type { Event, RoundScored, SeatScored } from '../rules/events.ts';
import type { View } from '../view/view.ts';

const RULE_COUNT = 26;

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `J${i + 1}`),
  houseRules: ['J14', 'J16', 'J18', 'J20', 'J23', 'J25'],
  sentence,
  joins: (before, next) => before.kind === 'laid-out' && next.kind === 'laid-out',
  pictures: (event) => [...lettersOf(event)].map((letter) => `jaipur/tile-${letter}`),
  places,
  command,
  change,
};

/** The cards that somebody takes, sells or gives; what the deck adds is not their doing. */
function lettersOf(event: Event): string {
  switch (event.kind) {
    case 'took':
    case 'sold':
      return event.good;
    case 'took-camels':
      return 'K';
    case 'exchanged':
      return event.taken + event.returned;
    default:
      return '';
  }
}

/** The words of the button, but a swap names its cards. */
function command(move: string): Message {
  const [taken = '', given = ''] = move.replace('+', '').split('-');
  if (taken === '') return message('board.sell', { cards: cards(given) });
  if (given !== '') return message('do.swap', { given: cards(given), taken: cards(taken) });
  if (taken === 'K') return message('do.camels');
  return message('board.take', { card: message(`board.the.${taken}`) });
}

/** What a seat collects with the cards it takes. The score tells what a sale brings. */
function change(_before: View, { view, events }: Preview<View, Event>, seat: Seat): Message | null {
  const got = events.find(({ kind }) => ['took', 'took-camels', 'exchanged'].includes(kind));
  const { hand, herd } = view.seats[seat]!;
  if (got?.kind === 'took-camels') {
    return herd === null ? null : message('why.hold', { cards: [counted('K', herd)] });
  }
  if (hand === null || (got?.kind !== 'took' && got?.kind !== 'exchanged')) return null;
  const taken = got.kind === 'took' ? got.good : got.taken;
  const held = [...hand].filter((card) => taken.includes(card)).join('');
  return message('why.hold', { cards: cards(held) });
}

/** The cards that are taken and given, and the herd that camels come from. */
function places(move: string): string[] {
  const [taken = '', given = ''] = move.replace('+', '').split('-');
  const herd = given.includes('K') ? ['herd'] : [];
  const named = (area: string, cards: string) =>
    [...new Set(cards)].map((card) => `${area}:${card}`);
  return [...named('market', taken), ...named('hand', given.replaceAll('K', '')), ...herd];
}

function sentence(event: Event, more: readonly Event[] = []): Message | null {
  switch (event.kind) {
    // The `hand-dealt` event tells the whole hand.
    case 'dealt':
      return null;
    case 'round-started':
      return message('log.round-started', { round: event.round, seat: { seat: event.starter } });
    case 'laid-out':
      return message('log.laid-out', { cards: cards(laidOut([event, ...more])) });
    case 'round-scored':
      return roundScored(event);
    case 'game-over':
      return event.winner === null
        ? message('log.game-drawn')
        : message('log.game-won', {
            seat: { seat: event.winner },
            seals: event.seals[event.winner] as number,
          });
    default:
      return bySeat(event);
  }
}

/** The cards that came to the market, in the order in which goods are always named. */
function laidOut(events: readonly Event[]): string {
  const came = events.map((event) => (event.kind === 'laid-out' ? event.card : ''));
  return LETTERS.filter((letter) => came.includes(letter))
    .map((letter) => letter.repeat(came.filter((card) => card === letter).length))
    .join('');
}

type SeatEvent = Exclude<Extract<Event, { readonly seat: number }>, { kind: 'dealt' }>;

/** Events in which one seat does or gets something. */
function bySeat(event: SeatEvent): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'hand-dealt':
      return message('log.hand-dealt', { seat, cards: handDealt(event) });
    case 'took':
      return message('log.took', { seat, card: counted(event.good, 1) });
    case 'took-camels':
      return message('log.took-camels', { seat, camels: counted('K', event.count) });
    case 'exchanged':
      return message('log.exchanged', {
        seat,
        taken: cards(event.taken),
        returned: cards(event.returned),
      });
    case 'sold':
      return sold(event);
    case 'bonus':
      return event.value === null
        ? message('log.bonus-hidden', { seat, pile: event.pile })
        : message('log.bonus', { seat, pile: event.pile, n: event.value });
    case 'no-bonus':
      return message('log.no-bonus', { seat, pile: event.pile });
  }
}

function handDealt({ goods, size, camels }: Extract<Event, { kind: 'hand-dealt' }>): Message[] {
  const hand = goods === null ? [message('counted.hidden', { n: size })] : cards(goods);
  return camels === 0 ? hand : [...hand, counted('K', camels)];
}

function sold(event: Extract<Event, { kind: 'sold' }>): Message {
  const seat = { seat: event.seat };
  const sale = counted(event.good, event.count);
  if (event.tokens.length === 0) return message('log.sold-for-nothing', { seat, cards: sale });
  const tokens = event.tokens.join(' + ');
  return message('log.sold', { seat, cards: sale, n: total(event.tokens), tokens });
}

function roundScored(event: RoundScored): Message {
  const seal = event.seal === null ? {} : { seat: { seat: event.seal } };
  return message('log.round-scored', {
    round: event.round,
    why: message(`log.end-${event.ended}`),
    scores: event.seats.map(score),
    seal: message(`log.seal-${event.by}`, seal),
  });
}

function score(scored: SeatScored, seat: number): Message {
  return message('log.score', {
    seat: { seat },
    rupees: scored.rupees,
    goods: total(Object.values(scored.goods).flat()),
    bonus: total(scored.bonus),
    camelToken: scored.camelToken,
    camels: counted('K', scored.camels),
  });
}

const counted = (card: string, n: number): Message => message(`counted.${card}`, { n });

/** Counts equal cards together. */
function cards(letters: string): Message[] {
  return [...new Set(letters)].map((card) => counted(card, letters.split(card).length - 1));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
