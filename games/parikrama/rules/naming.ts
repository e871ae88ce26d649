import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, COMPONENTS, type Tile } from './components.ts';

/** From the short names of pieces to messages about them. */
const { basicTiles, specialTiles, pointTile, limits } = COMPONENTS;
const TILES: ReadonlyMap<string, Tile> = new Map(
  [...basicTiles, ...specialTiles, pointTile].map((tile) => [tile.name, tile]),
);

export const tileNamed = (name: string): Tile => TILES.get(name)!;

export const playerSaid = (seat: Seat): Message => message('said.seat', { seat: { seat } });
export const colourSaid = (letter: string): Message => message(`colour.${letter}`);

/** Colour and value, such as `P4`. */
export const faceSaid = (face: string): Message =>
  message('card.face', { colour: colourSaid(face[0]!), value: Number(face[1]) });

/** A card of a hand, a set or a Journal: `P4w`, `W`, `C`, `*P5`, `C*P5`, or a Sight such as `1a`. */
export function cardSaid(name: string): Message {
  const [card, face] = name.split('*') as [string, string | undefined];
  if (face !== undefined) {
    return message('card.stand-in', { card: cardSaid(card || 'W'), face: faceSaid(face) });
  }
  if (name.length === 1) return message(`card.${name}`);
  if (name.length === 2) return sightSaid(name);
  const imprint = message(`symbol.${name[2]}`);
  return message('card.coloured', { face: faceSaid(name), imprint });
}

/** A card without its imprint, where that does not matter. */
export const cardBrief = (name: string): Message =>
  name.length > 2 && !name.includes('*') ? faceSaid(name) : cardSaid(name);

export const sightSaid = (name: string): Message => message('card.sight', { name });

export function tileSaid(name: string): Message {
  const tile = tileNamed(name);
  if (tile === pointTile) return message('tile.points', { n: pointTile.points ?? 0 });
  if (specialTiles.includes(tile)) return message('tile.special', { name, gift: giftOf(tile) });
  const colours = COLOURS.filter((colour) => tile.edges.includes(colour)).map(colourSaid);
  return message('tile.basic', { symbol: message(`symbol.${tile.symbols}`), colours });
}

/** What is special about a special tile. */
function giftOf({ symbols, points, power }: Tile): Message | Message[] {
  if (symbols !== undefined) return [...symbols].map((symbol) => message(`symbol.${symbol}`));
  if (points !== undefined) return message('gift.points', { n: points });
  return message(`gift.${power}`, { n: limits.largeHand });
}

/** An empty list says that there is nothing. */
const listSaid = (said: readonly Message[]): readonly Message[] =>
  said.length === 0 ? [message('said.nothing')] : said;
export const cardsSaid = (names: readonly string[]): readonly Message[] =>
  listSaid(names.map(cardSaid));
export const cardsBrief = (names: readonly string[]): readonly Message[] =>
  listSaid(names.map(cardBrief));
export const tilesSaid = (names: readonly string[]): readonly Message[] =>
  listSaid(names.map(tileSaid));
