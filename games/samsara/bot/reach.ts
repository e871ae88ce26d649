import type { Seat } from '@baithak/kernel';
import { GOOD, groupCount, groupOf, groupSize, NEEDS, SIDES } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import type { Counts } from './expected.ts';

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
  /** The same with one more card of the best zone. */
  shortWithCard = FAR;
  priceWithCard = FAR;
  private readonly faces: number[] = [];
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

  /** Among the amulets, how many ask for a zone. */
  demand(zone: number): number {
    let asking = 0;
    for (let i = 0; i < this.count; i++) if (NEEDS[this.faces[i]!]![zone]! > 0) asking++;
    return asking;
  }

  measure(cards: Counts): void {
    this.short = this.second = this.third = FAR;
    this.open = this.price = FAR;
    this.shortWithCard = this.priceWithCard = FAR;
    this.covered = 0;
    for (let i = 0; i < this.count; i++) this.measureFace(this.faces[i]!, cards);
  }

  private measureFace(face: number, cards: Counts): void {
    const each = EACH[face]!;
    let short = -cards[GOOD]!;
    let open = -2 * cards[GOOD]!;
    let widest = 0;
    let widestOpen = 0;
    for (const zone of KINDS[face]!) {
      const gap = Math.max(0, each - 2 * cards[zone]!);
      const openGap = Math.max(0, each - 4 * cards[zone]!);
      short += gap;
      open += openGap;
      if (gap <= widest) continue;
      widest = gap;
      widestOpen = openGap;
    }
    this.note(Math.max(0, short), Math.max(0, open));
    this.noteWithCard(
      Math.max(0, short - Math.max(1, Math.min(2, widest))),
      open - Math.min(4, widestOpen),
    );
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

  private noteWithCard(short: number, open: number): void {
    if (short < this.shortWithCard) this.shortWithCard = short;
    if (open <= CLOSE && short < this.priceWithCard) this.priceWithCard = short;
  }
}
