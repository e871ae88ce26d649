import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, type Tile } from './box.ts';
import { COMPONENTS } from './components.ts';

/** How pieces are called: from their short names to what is said of them. */
const { basicTiles, specialTiles, pointTile, limits } = COMPONENTS;
const TILES: ReadonlyMap<string, Tile> = new Map(
  [...basicTiles, ...specialTiles, pointTile].map((tile) => [tile.name, tile]),
);

export const tileNamed = (name: string): Tile => TILES.get(name)!;

export const playerSaid = (seat: Seat): Message => message('said.seat', { seat: { seat } });
export const colourSaid = (letter: string): Message => message(`colour.${letter}`);

/** Colour and value, as `P4`. */
export const faceSaid = (face: string): Message =>
  message('card.face', { colour: colourSaid(face[0]!), value: Number(face[1]) });

/** A card of a hand, a set or a Journal: `P4w`, `W`, `C`, `*P5`, `C*P5` or a Sight as `1a`. */
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

export const sightSaid = (name: string): Message => message('card.sight', { name });

export function tileSaid(name: string): Message {
  const tile = tileNamed(name);
  if (tile === pointTile) return message('tile.points', { n: pointTile.points ?? 0 });
  if (specialTiles.includes(tile)) return message('tile.special', { name, gift: giftOf(tile) });
  const colours = COLOURS.filter((colour) => tile.edges.includes(colour)).map(colourSaid);
  return message('tile.basic', { symbol: message(`symbol.${tile.symbols}`), colours });
}

/** What a special tile has that others have not. */
function giftOf({ symbols, points, power }: Tile): Message | Message[] {
  if (symbols !== undefined) return [...symbols].map((symbol) => message(`symbol.${symbol}`));
  if (points !== undefined) return message('gift.points', { n: points });
  return message(`gift.${power}`, { n: limits.largeHand });
}

/** Something for nothing, too. */
const listSaid = (said: readonly Message[]): readonly Message[] =>
  said.length === 0 ? [message('said.nothing')] : said;
export const cardsSaid = (names: readonly string[]): readonly Message[] =>
  listSaid(names.map(cardSaid));
export const tilesSaid = (names: readonly string[]): readonly Message[] =>
  listSaid(names.map(tileSaid));
