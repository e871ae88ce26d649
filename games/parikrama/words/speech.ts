import { type Message, message, type Preview, type Speech } from '@baithak/kernel';
import { isLay, laidCard } from '../position/notation.ts';
import type { Event } from '../rules/events.ts';
import {
  cardSaid,
  cardsBrief,
  colourSaid,
  playerSaid,
  sightSaid,
  tileSaid,
  tilesSaid,
} from '../rules/naming.ts';
import type { View } from '../view/view.ts';

const RULE_COUNT = 40;

/** What goes beyond the text of the printed rules, or what only their pictures showed. */
const HOUSE_RULES = [
  2, 3, 5, 7, 12, 14, 16, 18, 21, 22, 23, 25, 26, 27, 28, 29, 31, 33, 34, 36, 37, 38,
];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `K${i + 1}`),
  houseRules: HOUSE_RULES.map((number) => `K${number}`),
  sentence,
  joins,
  pictures,
  places,
  command,
  change,
};

/** What somebody takes or plays: a card shows the land of its colour; all tiles look alike. */
function pictures(event: Event): string[] {
  if (!('seat' in event)) return [];
  if ('card' in event && event.card !== null && event.kind !== 'no-tile') {
    const shown = event.card.split('*').at(-1)!;
    return [`parikrama/land-${shown.length === 3 ? shown[0] : 'W'}`];
  }
  return 'tile' in event ? ['parikrama/tile'] : [];
}

/** What the moves bring: a tile, a card for the Journal, a longer set. The score tells of loops. */
function change(_before: unknown, { events }: Preview<unknown, Event>): Message | null {
  for (const event of events.toReversed()) {
    if (event.kind === 'took-tile') return message('why.tile', { tile: tileSaid(event.tile) });
    if (event.kind === 'journalled') {
      return message('why.journal', { card: cardSaid(event.card), n: event.packed.length });
    }
    if (event.kind === 'closed') return message('why.closed', { n: event.cards.length });
    if (event.kind === 'finished-laying') return message('why.laid', { n: event.cards.length });
  }
  return null;
}

/** Commands that name nothing, in the words of their buttons. */
const PLAIN: Readonly<Record<string, string>> = {
  skip: 'board.skip',
  done: 'do.done',
  keep: 'board.keep',
  close: 'board.close',
  'ride:.': 'do.no-ride',
  'sight:.': 'board.sight-none',
};

function command(move: string, { row }: View): Message {
  const [verb = '', object = ''] = move.split(':');
  const plain = PLAIN[move] ?? PLAIN[verb];
  if (plain !== undefined) return message(plain);
  if (/^r\d$/.test(move)) return message('do.it', { verb: 'rotate', what: 90 * Number(move[1]) });
  return message('do.it', { verb, what: objectSaid(verb, object, row) });
}

function objectSaid(verb: string, object: string, row: readonly string[]): Message | string {
  if (verb === 'at') return object;
  if (verb === 'tile') return tileSaid(row[Number(object) - 1]!);
  return verb === 'special' || verb === 'next' ? tileSaid(object) : cardSaid(object);
}

/** By verb: where its object lies, by the names that faults use. */
const AREAS: Readonly<Record<string, string>> = {
  pay: 'hand',
  ride: 'hand',
  drop: 'hand',
  draw: 'open',
  tile: 'row',
  next: 'tile',
  at: 'map',
  close: 'set',
};

function places(move: string, view: View, [next]: readonly string[]): string[] {
  const { phase } = view;
  // Whoever plays nothing draws, and looks at the cards for it.
  if (move === 'skip' && next?.startsWith('draw:')) return places(next, view, []);
  if (phase === 'rotate') return [`map:(${view.square})`];
  const [verb = '', object = '.'] = move.split(':');
  if (object === '.') return [];
  if (isLay(move)) return [`hand:${laidCard(move)}`];
  return [`${AREAS[verb] ?? verb}:${object}`];
}

/** Cards and tiles that come and go one by one. */
const SERIES: readonly Event['kind'][] = ['laid', 'paid', 'drew', 'dropped', 'row-tile'];

function joins(before: Event, next: Event): boolean {
  return (
    SERIES.includes(next.kind) &&
    before.kind === next.kind &&
    ('seat' in before && 'seat' in next ? before.seat === next.seat : true)
  );
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Steps of which the whole is told, or that only lead to what is told. */
type Silent =
  | 'card-dealt'
  | 'special-offered'
  | 'sight-drawn'
  | 'finished-laying'
  | 'stopped-riding'
  | 'declined-sight'
  | 'chose-tile'
  | 'chose-square';

function sentence(event: Event, more: readonly Event[] = []): Message | null {
  switch (event.kind) {
    case 'card-dealt':
    case 'card-opened':
    case 'special-offered':
    case 'sight-drawn':
    case 'finished-laying':
    case 'stopped-riding':
    case 'declined-sight':
    case 'chose-tile':
    case 'chose-square':
      return null;
    case 'row-tile':
      return event.setup ? null : message('log.row-tile', { tiles: tilesSaid(names(event, more)) });
    case 'six-open':
      return message('log.six-open', { cards: cardsBrief(event.cards) });
    case 'round-started':
      return message(event.last ? 'log.last-round' : 'log.round-started', { round: event.round });
    case 'game-over':
      return gameOver(event);
    default:
      return 'seat' in event ? bySeat(event, more) : ofTheTable(event);
  }
}

/** The cards or tiles of a series. */
const names = (event: Event, more: readonly Event[]): string[] =>
  [event, ...more].flatMap((each) => {
    if ('card' in each && each.card !== null) return [each.card];
    return 'tile' in each ? [each.tile] : [];
  });

type TableEvent = Of<
  'swept' | 'reshuffled' | 'specials-offered' | 'row-laid' | 'sight-offered' | 'scoring-offered'
>;

function ofTheTable(event: TableEvent): Message {
  switch (event.kind) {
    case 'swept':
      return message('log.swept');
    case 'reshuffled':
      return message('log.reshuffled', { n: event.count });
    case 'specials-offered':
    case 'row-laid':
      return message(`log.${event.kind}`, { tiles: tilesSaid(event.tiles) });
    case 'sight-offered':
      return message('log.sight-offered', { sight: sightSaid(event.sight) });
    case 'scoring-offered':
      return message('log.scoring-offered', { tile: message(`scoring.${event.tile}`) });
  }
}

type SeatEvent = Exclude<Extract<Event, { readonly seat: number }>, { kind: Silent }>;

/** What a seat did or got. */
function bySeat(event: SeatEvent, more: readonly Event[]): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'hand-dealt':
      return event.cards === null
        ? message('log.hand-dealt-hidden', { seat, n: event.count })
        : message('log.hand-dealt', { seat, n: event.count, cards: cardsBrief(event.cards) });
    case 'skipped':
    case 'end-near':
    case 'unpacked':
      return message(`log.${event.kind}`, { seat });
    case 'kept-open':
      return message('log.kept-open', { seat, set: event.set });
    case 'drew':
    case 'dropped':
      return message(`log.${event.kind}`, { seat, cards: cardsBrief(names(event, more)) });
    case 'laid':
    case 'rode':
    case 'charged':
    case 'paid':
      return byPlay(event, more);
    default:
      return byClosing(event);
  }
}

function byPlay(event: Of<'laid' | 'rode' | 'charged' | 'paid'>, more: readonly Event[]): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'laid': {
      const key = event.fresh ? 'log.started-set' : 'log.laid';
      return message(key, { seat, set: event.set, cards: cardsBrief(names(event, more)) });
    }
    case 'rode': {
      const { free, total } = event;
      return message('log.rode', { seat, card: cardSaid(event.card), n: free, total });
    }
    case 'charged':
      return charged(event);
    case 'paid':
      return message('log.paid', { seat, cards: cardsBrief(names(event, more)) });
  }
}

function charged({ cost, due }: Of<'charged'>): Message {
  if (cost === 0) return message('log.charged-nothing');
  if (due === 0) return message('log.charged-saved', { cost });
  if (due === cost) return message('log.charged', { due });
  return message('log.charged-less', { cost, saved: cost - due, due });
}

type ClosingEvent = Of<
  | 'closed'
  | 'journalled'
  | 'gained-special'
  | 'took-tile'
  | 'no-tile'
  | 'rewarded'
  | 'reward-gone'
  | 'took-sight'
  | 'no-gift'
  | 'placed'
>;

/** What a closed set brings. */
function byClosing(event: ClosingEvent): Message {
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'closed':
      return message('log.closed', { seat, set: event.set, cards: cardsBrief(event.cards) });
    case 'journalled': {
      const packed = cardsBrief(event.packed);
      return message('log.journalled', { seat, card: cardSaid(event.card), packed });
    }
    case 'gained-special':
      return message(`log.gained-special-${event.why}`, { seat, tile: tileSaid(event.tile) });
    case 'took-tile': {
      const { place, why } = event;
      return message(`log.took-tile-${why}`, { seat, tile: tileSaid(event.tile), place });
    }
    case 'no-tile': {
      const colour = colourSaid(event.card[0]!);
      return message('log.no-tile', { seat, colour, size: event.size });
    }
    case 'rewarded':
    case 'reward-gone':
      return message(`log.${event.kind}`, { seat, piece: piece(event.piece), size: event.size });
    case 'took-sight':
    case 'no-gift':
      return message(`log.${event.kind}`, { seat, sight: sightSaid(event.sight) });
    case 'placed':
      return placed(event);
  }
}

const piece = (name: string): Message => (name === 'F' ? tileSaid(name) : cardSaid(name));

function placed({ seat, tile, x, y, rotation, count }: Of<'placed'>): Message {
  return message('log.placed', {
    seat: { seat },
    tile: tileSaid(tile),
    square: `(${x},${y})`,
    turns: rotation,
    count,
  });
}

function gameOver(event: Of<'game-over'>): Message {
  const scores = event.scores.map((points, seat) =>
    message('log.score', { seat: { seat }, points, loops: event.loops[seat]! }),
  );
  return message('log.game-over', {
    why: message(`log.why-${event.why}`),
    scores,
    winners: event.winners.map(playerSaid),
    count: event.winners.length,
  });
}
