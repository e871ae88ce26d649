import type { Seat } from '@baithak/kernel';
import { CARD_COST, CARRIAGE, FREE_PLAYS, WILD } from './cards.ts';
import { cardOf, colourOf, isRainbow, setAt } from './sets.ts';
import { DISCOUNT, HITCH_HAND, hasPower, type State } from './state.ts';

const WILD_COST = CARD_COST[WILD]!;

/**
 * K16–K18: what a play costs. Circles reduce the sum of a sequence, which has one colour, and the
 * single cards of a rainbow, which have different colours.
 */
export class Bill {
  /** The costs of coloured cards, highest first; in a rainbow after discounts. */
  private readonly costs = new Uint8Array(8);
  private size = 0;
  private sum = 0;
  private wilds = 0;
  private circles: Uint8Array = this.costs;
  private from = 0;
  private rainbow = false;
  private discount = 0;
  private extra = 0;

  /** Starts an empty bill for a seat. */
  open(state: State, seat: Seat, rainbow: boolean): void {
    this.size = 0;
    this.sum = 0;
    this.wilds = 0;
    this.circles = state.circles;
    this.from = 4 * seat;
    this.rainbow = rainbow;
    this.discount = 0;
    this.extra = hasPower(state, seat, DISCOUNT) ? 1 : 0;
  }

  /** Hitch-hike cards cost nothing. */
  add(card: number, colour: number): void {
    if (card < 84) this.addColoured(CARD_COST[card]!, colour);
    else if (card === 84) this.wilds++;
  }

  addWild(): void {
    this.wilds++;
  }

  removeWild(): void {
    this.wilds--;
  }

  private addColoured(price: number, colour: number): void {
    const off = this.circles[this.from + colour]!;
    if (!this.rainbow) this.discount = off;
    const cost = !this.rainbow ? price : price > off ? price - off : 0;
    const { costs } = this;
    let place = this.size++;
    while (place > 0 && costs[place - 1]! < cost) {
      costs[place] = costs[place - 1]!;
      place--;
    }
    costs[place] = cost;
    this.sum += cost;
  }

  /** The least payment with one more coloured card. */
  leastWith(card: number, colour: number, free: number): number {
    this.addColoured(CARD_COST[card]!, colour);
    const due = this.least(free);
    this.take(CARD_COST[card]!, colour);
    return due;
  }

  private take(price: number, colour: number): void {
    const off = this.circles[this.from + colour]!;
    const cost = !this.rainbow ? price : price > off ? price - off : 0;
    const { costs } = this;
    let place = 0;
    while (costs[place] !== cost) place++;
    costs.copyWithin(place, place + 1, this.size--);
    this.sum -= cost;
  }

  /** Cards that count for free plays. */
  get journeys(): number {
    return this.size + this.wilds;
  }

  /** K18: the payment if the free plays go to the cards that save most. */
  least(free: number): number {
    let rest = this.sum;
    let best = this.rest(rest, free);
    for (let n = 1; n <= this.size && n <= free; n++) {
      rest -= this.costs[n - 1]!;
      const due = this.rest(rest, free - n);
      if (due < best) best = due;
    }
    return best;
  }

  private rest(coloured: number, freeWilds: number): number {
    let due = coloured - this.discount;
    due = due > this.extra ? due - this.extra : 0;
    return this.wilds > freeWilds ? due + WILD_COST * (this.wilds - freeWilds) : due;
  }
}

const bill = new Bill();

/** The bill for the cards laid in this turn. */
export function billOf(state: State, into: Bill = bill): Bill {
  const at = setAt(state, state.turn, state.activeSet);
  into.open(state, state.turn, isRainbow(state, at));
  addLaid(state, into);
  return into;
}

export function addLaid({ laid, laidSize }: State, into: Bill): void {
  for (let i = 0; i < laidSize; i++) into.add(cardOf(laid[i]!), colourOf(laid[i]!));
}

/** The cost of the cards laid, before discounts and free plays. */
export function fullCost({ laid, laidSize }: State): number {
  let cost = 0;
  for (let i = 0; i < laidSize; i++) cost += CARD_COST[cardOf(laid[i]!)]!;
  return cost;
}

/** Free plays of all hitch-hike cards in a hand. */
export function freePlays({ hitch }: State, seat: Seat): number {
  const at = HITCH_HAND + 3 * seat;
  return (
    hitch[at]! * FREE_PLAYS[CARRIAGE]! +
    hitch[at + 1]! * FREE_PLAYS[CARRIAGE + 1]! +
    hitch[at + 2]! * FREE_PLAYS[CARRIAGE + 2]!
  );
}
