import { type Message, message, type Preview, type Seat, type Speech } from '@baithak/kernel';
import { rackName } from '../position/notation.ts';
import { COMPONENTS } from '../rules/components.ts';
import type { Drawn, Event, SeatScored, TilePlaced } from '../rules/events.ts';
import type { View } from '../view/view.ts';

const RULE_COUNT = 28;

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `A${i + 1}`),
  houseRules: ['A4', 'A5', 'A21', 'A22', 'A25', 'A26', 'A28'],
  sentence,
  places,
  command,
  change,
};

function command(move: string, { area, tiles }: View): Message {
  const [act, object = ''] = move.split(':');
  if (object === '.') return message(`do.no-${act}`);
  if (act === 'card') return message('do.card', { card: card(`${area?.colour}${object}`) });
  if (act === 'tile') {
    return message('do.tile', { tile: tile(object), spaces: spacesOf(object).join('–') });
  }
  return message('do.monk', { colour: colour(colourOn(tiles, object)), space: object });
}

/** What becomes of the area that the turn is about. The score tells what cards bring. */
function change(_before: unknown, { events }: Preview<unknown, Event>): Message | null {
  const built = events.filter((event) => event.kind === 'tile-placed');
  const [first, last] = [built[0], built.at(-1)];
  if (first && last) {
    const { before } = first;
    return message('why.grows', { colour: colour(last.colour), before, value: last.value });
  }
  const monk = events.find((event) => event.kind === 'monk-placed');
  return monk ? message('why.area', { colour: colour(monk.colour), value: monk.value }) : null;
}

/** Both spaces of a tile that is written as in moves. */
const spacesOf = (text: string): readonly string[] => text.match(/[a-n]\d+/g) ?? [];

/** The colour that a space shows: that of the tile placed there last. */
function colourOn(tiles: readonly string[], space: string): string {
  const found = tiles
    .map((text) => ({ colours: text, spaces: spacesOf(text) }))
    .findLast(({ spaces }) => spaces.includes(space))!;
  return found.colours[found.spaces.indexOf(space)]!;
}

/** A monk's space; the tile of the rack, not yet its place; a card of the turn's colour. */
function places(move: string, { area }: View): string[] {
  const [act, object = ''] = move.split(':');
  if (object === '.') return [];
  if (act === 'monk') return [object];
  return act === 'tile' ? [`rack:${rackName(object)}`] : [`hand:${area?.colour}${object}`];
}

function sentence(event: Event): Message | null {
  switch (event.kind) {
    // The event at the end of a series of draws tells all of them.
    case 'drew':
      return null;
    case 'started':
      return message('log.started', { tile: tile(event.tile) });
    case 'game-over':
      return gameOver(event);
    default:
      return bySeat(event);
  }
}

type SeatEvent = Exclude<Extract<Event, { readonly seat: Seat }>, { kind: 'drew' }>;

/** What a seat did or drew. */
function bySeat(event: SeatEvent): Message | null {
  const seat = { seat: event.seat };
  switch (event.kind) {
    // Everybody sees their own on the table; a list of twelve would say nothing.
    case 'dealt':
      return message('log.dealt', { seat, items: counted(event.tileCount, event.cardCount) });
    // What brought the tiles has told how many there are.
    case 'refilled':
      return event.tiles === null ? null : message('log.refilled', { seat, items: items(event) });
    case 'balanced':
      return message('log.balanced', { seat, items: items(event) });
    case 'monk-placed':
      return message('log.monk-placed', {
        seat,
        colour: colour(event.colour),
        value: event.value,
      });
    case 'gave-up':
      return message(`log.gave-up-${event.lacking}`, { seat, ...brought(event) });
    case 'tile-placed':
      return tilePlaced(event);
    case 'built':
      return message('log.built', { seat, tiles: event.tiles, value: event.value });
    case 'card-played': {
      const { spent, value, karma } = event;
      return message('log.card-played', { seat, card: card(event.card), spent, value, karma });
    }
    case 'meditated':
      return meditated(event);
  }
}

function tilePlaced(event: TilePlaced): Message {
  return message('log.tile-placed', {
    seat: { seat: event.seat },
    tile: tile(event.tile),
    level: event.level,
    colour: colour(event.colour),
    value: event.value,
    notes: message('log.notes', {
      joined: event.joined.length,
      cutOff: event.cutOff.length,
      met: event.met.length,
      seats: players(event.met),
    }),
  });
}

function meditated(event: Extract<Event, { kind: 'meditated' }>): Message {
  const { spent, value } = event;
  const seat = { seat: event.seat };
  return message('log.meditated', { seat, spent, value, left: value - spent, ...brought(event) });
}

/** The draws that follow. Whoever makes them hears their names a moment later. */
const brought = ({ tileCount, cardCount }: Pick<Drawn, 'tileCount' | 'cardCount'>) => ({
  brought: tileCount + cardCount,
  items: counted(tileCount, cardCount),
});

/** Names for viewers who saw the items, else their number. */
function items({ tiles, cards, tileCount, cardCount }: Drawn): Message[] {
  if (tiles === null || cards === null) return counted(tileCount, cardCount);
  return [...tiles.map(tile), ...cards.map(card)];
}

function counted(tiles: number, cards: number): Message[] {
  return [
    ...(tiles > 0 ? [message('counted.tiles', { n: tiles })] : []),
    ...(cards > 0 ? [message('counted.cards', { n: cards })] : []),
  ];
}

function gameOver(event: Extract<Event, { kind: 'game-over' }>): Message {
  const winners = event.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return message('log.game-over', {
    why: message(`end.${event.by}`, { rounds: COMPONENTS.limits.idleRounds }),
    scores: event.seats.map(score),
    winners: winnersMessage(winners),
  });
}

function winnersMessage(winners: readonly Seat[]): Message {
  const [first = 0, ...others] = winners;
  return others.length === 0
    ? message('log.won', { seat: { seat: first } })
    : message('log.shared', { seats: players(winners) });
}

function score({ cards, karma, rack }: SeatScored, seat: Seat): Message {
  const sum = cards.map((name) => name[1]).join(' + ') || '0';
  return message('log.score', { seat: { seat }, karma, sum, rack });
}

const players = (seats: readonly Seat[]): Message[] =>
  seats.map((seat) => message('player', { seat: { seat } }));
const colour = (letter: string): Message => message(`colour.${letter}`);
const tile = (name: string): Message =>
  message('tile', { first: colour(name[0]!), second: colour(name[1]!) });
const card = (name: string): Message =>
  message('card', { colour: colour(name[0]!), value: Number(name[1]) });
