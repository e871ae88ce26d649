import type { Seat } from '@baithak/kernel';
import { GOOD, groupCount, groupOf, groupSize, NEEDS, SIDES, ZONE_COUNT } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import type { Counts } from './expected.ts';
import type { Way } from './way.ts';

/** More than any amulet can lack. */
export const FAR = 9;
/** Sums of shares may miss a whole number by a little. */
const CLOSE = 1e-9;

/** By face: the zones whose symbols it asks for, and how many of each. */
const KINDS: readonly (readonly number[])[] = NEEDS.map((needs) =>
  Array.from(needs.keys()).filter((zone) => needs[zone]! > 0),
);
const EACH: readonly number[] = NEEDS.map((needs) => Math.max(...needs));

/** How close cards come to the amulets that a seat could win. */
export class Reach {
  /** Symbols that light ones leave open, for the amulets that lack the fewest; not below 0. */
  short = FAR;
  second = FAR;
  third = FAR;
  /** Symbols that light and dark ones together leave open, at best. */
  open = FAR;
  /** The Bad Karma that the cheapest amulet within reach costs. */
  price = FAR;
  /** Amulets that light symbols alone would win. */
  covered = 0;
  /** Like `short`, with one more card of the best zone. */
  shortWithCard = FAR;
  /** The same with the cards that the best move brings, and with those of the best free move. */
  shortAfter = FAR;
  priceAfter = FAR;
  shortFree = FAR;
  priceFree = FAR;
  private readonly faces: number[] = [];
  /** By zone: how many symbols its next card would cover, light ones or both. */
  private readonly light = new Float64Array(ZONE_COUNT);
  private readonly both = new Float64Array(ZONE_COUNT);
  private count = 0;

  /** Turns to the amulets that a seat could win; the one being completed is as good as won. */
  face({ places, seats, aim }: State, seat: Seat): void {
    this.count = 0;
    const size = groupSize(seats);
    for (let side = 0; side < SIDES.length; side++) {
      const group = groupOf(seats, seat, SIDES[side]!);
      if (group < 0 || group >= groupCount(seats)) continue;
      for (let place = group * size; place < (group + 1) * size; place++) {
        if (places[place]! > 0 && place !== aim) this.faces[this.count++] = places[place]! - 1;
      }
    }
  }

  measure(cards: Counts): void {
    this.short = this.second = this.third = FAR;
    this.open = this.price = this.shortWithCard = FAR;
    this.covered = 0;
    for (let i = 0; i < this.count; i++) this.measureFace(this.faces[i]!, cards);
  }

  /** Measures cards together with those that a move brings. */
  measureWay(cards: Counts, way: Way): void {
    this.shortAfter = this.priceAfter = this.shortFree = this.priceFree = FAR;
    for (let i = 0; i < this.count; i++) this.measureFaceWay(this.faces[i]!, cards, way);
  }

  private measureFaceWay(face: number, cards: Counts, way: Way): void {
    const { light, both } = this;
    const each = EACH[face]!;
    let short = -cards[GOOD]!;
    let open = -2 * cards[GOOD]!;
    if (!way.plain) {
      for (let zone = 0; zone < ZONE_COUNT; zone++) {
        light[zone] = way.good[zone]!;
        both[zone] = 2 * way.good[zone]!;
      }
    }
    for (const zone of KINDS[face]!) {
      const gap = Math.max(0, each - 2 * cards[zone]!);
      const openGap = Math.max(0, each - 4 * cards[zone]!);
      short += gap;
      open += openGap;
      if (way.own[zone] === 0) {
        if (way.plain) light[zone] = both[zone] = 0;
        continue;
      }
      light[zone] = Math.min(2, gap);
      both[zone] = Math.min(4, openGap);
    }
    // A card that the amulet does not ask for changes nothing.
    this.noteAfter(Math.max(0, short), open, true);
    if (way.plain) {
      for (const zone of KINDS[face]!) {
        if (way.open[zone] === 0) continue;
        const free = way.free[zone] === 1;
        this.noteAfter(Math.max(0, short - light[zone]!), open - both[zone]!, free);
      }
      return;
    }
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      if (way.open[zone] === 0) continue;
      const shortThen = Math.max(0, short - around(light, zone, way.rings));
      const openThen = open - around(both, zone, way.rings);
      this.noteAfter(shortThen, openThen, way.free[zone] === 1);
    }
  }

  private noteAfter(short: number, open: number, free: boolean): void {
    const price = open <= CLOSE ? short : FAR;
    if (short < this.shortAfter) this.shortAfter = short;
    if (price < this.priceAfter) this.priceAfter = price;
    if (free && short < this.shortFree) this.shortFree = short;
    if (free && price < this.priceFree) this.priceFree = price;
  }

  private measureFace(face: number, cards: Counts): void {
    const each = EACH[face]!;
    let short = -cards[GOOD]!;
    let open = -2 * cards[GOOD]!;
    let widest = 0;
    for (const zone of KINDS[face]!) {
      const gap = Math.max(0, each - 2 * cards[zone]!);
      if (gap > widest) widest = gap;
      short += gap;
      open += Math.max(0, each - 4 * cards[zone]!);
    }
    this.note(Math.max(0, short), Math.max(0, open));
    const shortThen = Math.max(0, short - Math.min(2, widest));
    if (shortThen < this.shortWithCard) this.shortWithCard = shortThen;
  }

  private note(short: number, open: number): void {
    if (short < this.short) {
      this.third = this.second;
      this.second = this.short;
      this.short = short;
    } else if (short < this.second) {
      this.third = this.second;
      this.second = short;
    } else if (short < this.third) this.third = short;
    if (short <= CLOSE) this.covered++;
    if (open < this.open) this.open = open;
    if (open <= CLOSE && short < this.price) this.price = short;
  }
}

/** What the cards of a zone and of those around it add up to, the better ones of each ring. */
function around(gains: Float64Array, zone: number, rings: Uint8Array): number {
  let sum = gains[zone]!;
  for (let ring = 1; ring < rings.length && rings[ring]! > 0; ring++) {
    const one = gains[(zone + ring) % ZONE_COUNT]!;
    const other = 2 * ring === ZONE_COUNT ? 0 : gains[(zone + ZONE_COUNT - ring) % ZONE_COUNT]!;
    sum += rings[ring] === 1 ? Math.max(one, other) : one + other;
  }
  return sum;
}
