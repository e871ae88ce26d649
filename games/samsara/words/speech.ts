import { type Arg, type Message, message, type Preview, type Speech } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import { amuletName, cardName, countedCards, seatName } from '../view/names.ts';
import { command } from './command.ts';

const RULE_COUNT = 37;

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `M${i + 1}`),
  houseRules: [
    'M3',
    'M4',
    'M7',
    'M10',
    'M11',
    'M13',
    'M15',
    'M18',
    'M20',
    'M24',
    'M26',
    'M28',
    'M31',
    'M32',
    'M36',
  ],
  sentence,
  joins: (before, next) =>
    before.kind === 'drew' &&
    next.kind === 'drew' &&
    before.seat === next.seat &&
    before.why === next.why,
  places,
  command,
  change,
};

/** What the moves bring: an amulet, a card, less Bad Karma. */
function change(_before: unknown, { events }: Preview<unknown, Event>): Message | null {
  for (const event of events.toReversed()) {
    if (event.kind === 'won-amulet') {
      return message('why.amulet', { count: event.count, price: event.price });
    }
    if (event.kind === 'got-zone-card' && event.card !== null) {
      return message('why.card', { card: cardName(event.card) });
    }
    if (event.kind === 'shed-bad') return message('why.shed', { n: event.count });
  }
  return null;
}

/** By verb: where its object lies. */
const AREAS: Readonly<Record<string, string>> = {
  go: 'zone',
  take: 'zone',
  pick: 'zone',
  back: 'hand',
  pay: 'hand',
  act: 'hand',
  swap: 'hand',
  keep: 'hand',
  use: 'reserve',
};

export function places(move: string): string[] {
  const [verb = '', object = ''] = move.split(':');
  if (object === '.') return [];
  if (object === '--') return ['supply:-'];
  const area = AREAS[verb];
  if (area === undefined) return [move];
  const [what = '', to] = object.replace('*', '').split('>');
  const other = to === undefined ? [] : [`${verb === 'swap' ? 'zone' : 'seat'}:${to}`];
  return [`${area}:${what}`, ...other];
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

function sentence(event: Event, more: readonly Event[] = []): Message | null {
  switch (event.kind) {
    // A later event reports the whole, or the prompt of the step does.
    case 'amulet-laid':
    case 'aimed':
    case 'used':
    case 'passed':
    case 'discarded':
      return null;
    case 'amulets-laid':
      return message('log.amulets-laid', { count: event.count });
    case 'round-started':
      return message('log.round-started', { round: event.round });
    case 'neutral-moved':
      return message('log.neutral-moved', { to: cardName(event.to) });
    case 'game-over':
      return gameOver(event);
    case 'drew':
      return event.why === 'hand' ? null : drew([event, ...more]);
    default:
      return bySeat(event);
  }
}

type SeatEvent = Exclude<
  Extract<Event, { readonly seat: number }>,
  { kind: 'aimed' | 'used' | 'passed' | 'discarded' | 'drew' }
>;

/** Sentences about what a seat did or got. */
function bySeat(event: SeatEvent): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'chose-character':
      return message('log.chose-character', { seat, character: event.character });
    case 'hand-dealt':
      return message('log.hand-dealt', { seat, cards: hand(event.cards, event.count) });
    case 'hand-drawn':
      return handDrawn(event);
    case 'moved':
      return event.from === 'rift'
        ? message('log.entered', { seat, to: cardName(event.to) })
        : message('log.moved', { seat, from: cardName(event.from), to: cardName(event.to) });
    case 'reincarnated':
      return message('log.reincarnated', { seat });
    case 'gave-back':
    case 'kept':
    case 'paid-neutral':
      return message(`log.${event.kind}`, { seat, card: cardName(event.card) });
    case 'took-bad':
      return message(`log.took-bad-${event.why}`, { seat, n: event.count });
    case 'paid':
      return message('log.paid', { seat, to: { seat: event.to }, card: cardName(event.card) });
    case 'treated':
      return message('log.treated', { seat, to: { seat: event.to } });
    case 'got-zone-card':
      return zoneCard(event);
    case 'took':
      return message(event.card === event.zone ? 'log.took' : 'log.took-instead', {
        seat,
        card: cardName(event.card),
        zone: cardName(event.zone),
      });
    default:
      return byAction(event);
  }
}

type ActionEvent = Of<
  | 'played'
  | 'reshuffled'
  | 'swapped'
  | 'got-good'
  | 'shed-bad'
  | 'won-amulet'
  | 'used-power'
  | 'evanescent-ended'
  | 'picked'
>;

function byAction(event: ActionEvent): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'played':
      return message(`log.played.${event.card}`, { seat });
    case 'reshuffled':
    case 'shed-bad':
      return message(`log.${event.kind}`, { seat, n: event.count });
    case 'swapped':
      return message('log.swapped', {
        seat,
        returned: cardName(event.returned),
        taken: cardName(event.taken),
      });
    case 'got-good':
      return message('log.got-good', { seat, n: event.count, to: message(`where.${event.to}`) });
    case 'won-amulet':
      return wonAmulet(event);
    case 'used-power':
      return message(event.idle ? 'log.used-power-idle' : 'log.used-power', {
        seat,
        name: message(`power-name.${event.character}.${event.power}`),
        what: message(`power.${event.character}.${event.power}`),
      });
    case 'evanescent-ended':
      return message('log.evanescent-ended', { seat, cards: countedCards(event.cards) });
    case 'picked':
      return message('log.picked', {
        seat,
        card: cardName(event.card),
        to: message(`where.${event.to}`),
      });
  }
}

function drew(events: readonly Event[]): Message {
  const draws = events.filter((event) => event.kind === 'drew');
  const seat = { seat: draws[0]!.seat };
  const letters = draws.map(({ card }) => card ?? '').join('');
  return letters === ''
    ? message('log.drew-hidden', { seat, n: draws.length })
    : message('log.drew', { seat, cards: countedCards(letters) });
}

function handDrawn(event: Of<'hand-drawn'>): Message {
  const args: Record<string, Arg> = {
    seat: { seat: event.seat },
    cards: hand(event.cards, event.count),
  };
  return event.next === ''
    ? message('log.hand-drawn', args)
    : message('log.hand-drawn-next', { ...args, next: countedCards(event.next) });
}

function zoneCard({ seat, zone, card: got }: Of<'got-zone-card'>): Message {
  const args = { seat: { seat }, zone: cardName(zone) };
  if (got === null) return message('log.got-zone-nothing', args);
  if (got === '+') return message('log.got-zone-good', args);
  return message('log.got-zone-card', { ...args, card: cardName(got) });
}

function wonAmulet(event: Of<'won-amulet'>): Message {
  return message('log.won-amulet', {
    seat: { seat: event.seat },
    cards: countedCards(`${event.hand}${event.reserve}`),
    amulet: amuletName(event.amulet),
    count: event.count,
    price: event.price,
  });
}

function gameOver(event: Of<'game-over'>): Message {
  const scores = event.amulets.map((n, seat) =>
    message('log.score', { seat: { seat }, n, bad: event.bad[seat] as number }),
  );
  if (event.winners.length === 0) return message('log.game-lost', { scores });
  const winners = event.winners.map(seatName);
  return message('log.game-won', { winners, count: winners.length, scores });
}

const hand = (letters: string | null, n: number): Message[] =>
  letters === null ? [message('counted.hidden', { n })] : countedCards(letters);
