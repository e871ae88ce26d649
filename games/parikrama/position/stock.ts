import { type Reader, within } from '@baithak/kernel';
import { CARD_NAMES, CARD_TOTALS, cardNumber } from '../rules/cards.ts';
import { TILE_NAMES, TILE_TOTALS, tileNumber } from '../rules/tiles.ts';

/** The pieces of a position that is being read: none may be there more often than in the box. */
export class Stock {
  private readonly cards = new Uint8Array(CARD_NAMES.length);
  private readonly tiles = new Uint8Array(TILE_NAMES.length);

  constructor(private readonly reader: Reader) {}

  /** Cards of a list, of these numbers only. */
  readCards(raw: unknown, at: string, least: number, most: number): number[] {
    return this.reader.list(raw, at, CARD_NAMES.length + 20).flatMap((text, i) => {
      const card = typeof text === 'string' ? cardNumber(text) : -1;
      const path = within(at, i);
      if (card >= least && card <= most) return this.takeCard(card, path);
      this.reader.fail('position-card', path, { value: short(text) });
      return [];
    });
  }

  takeCard(card: number, at: string): number[] {
    const fits = ++this.cards[card]! <= CARD_TOTALS[card]!;
    this.reader.require(fits, 'position-too-many', at, { name: CARD_NAMES[card]! }, 'K2');
    return fits ? [card] : [];
  }

  /** Tiles of a list, of these numbers only. */
  readTiles(raw: unknown, at: string, least: number, most: number): number[] {
    return this.reader
      .list(raw, at, TILE_NAMES.length + 1)
      .flatMap((text, i) => this.readTile(text, within(at, i), least, most));
  }

  readTile(raw: unknown, at: string, least: number, most: number): number[] {
    const tile = typeof raw === 'string' ? tileNumber(raw) : -1;
    if (tile < least || tile > most) {
      this.reader.fail('position-tile', at, { value: short(raw) });
      return [];
    }
    const fits = ++this.tiles[tile]! <= TILE_TOTALS[tile]!;
    this.reader.require(fits, 'position-too-many', at, { name: TILE_NAMES[tile]! }, 'K5');
    return fits ? [tile] : [];
  }

  /** For lists of cards that are counted elsewhere already. */
  apart(): Stock {
    return new Stock(this.reader);
  }

  cardsLeft(card: number): number {
    return Math.max(0, CARD_TOTALS[card]! - this.cards[card]!);
  }

  tilesLeft(tile: number): number {
    return Math.max(0, TILE_TOTALS[tile]! - this.tiles[tile]!);
  }
}

const short = (value: unknown): string =>
  typeof value === 'string' && value.length < 20 ? value : '…';
