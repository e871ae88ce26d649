import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { BACHCHA, GOOD, LETTER_COUNT } from '../rules/pieces.ts';
import {
  at,
  BACK,
  DRAW,
  DRAWING,
  HAND,
  LYING,
  NEXT,
  PAY,
  PICK,
  PLAYED,
  POWER,
  REDRAW,
  RESERVE,
  SEEN,
  type State,
  USE,
  WASTE,
} from '../rules/state.ts';

/** How many cards of each letter; not whole where cards are drawn or hidden. */
export type Counts = Float64Array;

/**
 * What a seat will have for its next amulets on average, as far as a viewer knows: of other hands
 * only the cards that came openly, and the average of those that hand and drawing pile hold together.
 */
export class Expected {
  /** Hand and reserve at the next amulet step, without cards still to be chosen. */
  readonly now: Counts = new Float64Array(LETTER_COUNT);
  /** The same one turn later. */
  readonly next: Counts = new Float64Array(LETTER_COUNT);
  /** The same in the long run: an average hand of the whole deck. */
  readonly steady: Counts = new Float64Array(LETTER_COUNT);
  readonly reserve: Counts = new Float64Array(LETTER_COUNT);
  /** The whole deck. */
  readonly deck: Counts = new Float64Array(LETTER_COUNT);
  private readonly hand: Counts = new Float64Array(LETTER_COUNT);
  private readonly pile: Counts = new Float64Array(LETTER_COUNT);
  private readonly waste: Counts = new Float64Array(LETTER_COUNT);

  look(state: State, viewer: Seat, seat: Seat): void {
    const { hand, reserve, now, next } = this;
    const moves = state.turn === seat;
    this.copyPiles(state, seat);
    if (viewer !== seat) this.hide(state, seat);
    const size = COMPONENTS.limits.hand + state.piles[at(seat, LYING) + BACHCHA]!;
    if (moves) this.finishStep(state, seat, size);
    for (let i = 0; i < LETTER_COUNT; i++) now[i] = hand[i]! + reserve[i]!;
    this.discard();
    this.draw(size);
    for (let i = 0; i < LETTER_COUNT; i++) next[i] = hand[i]! + reserve[i]!;
    this.lookFar(size);
  }

  private copyPiles({ piles, used, turn }: State, seat: Seat): void {
    for (let i = 0; i < LETTER_COUNT; i++) {
      this.hand[i] = piles[at(seat, HAND) + i]!;
      this.pile[i] = piles[at(seat, DRAW) + i]!;
      // Played cards go onto the waste pile before the next hand is drawn.
      this.waste[i] = piles[at(seat, WASTE) + i]! + piles[at(seat, PLAYED) + i]!;
      // Reserve cards chosen for an amulet are as good as spent.
      if (turn === seat) this.waste[i]! += used[i]!;
      this.reserve[i] = piles[at(seat, RESERVE) + i]!;
      this.deck[i] =
        this.hand[i]! +
        this.pile[i]! +
        this.waste[i]! +
        this.reserve[i]! +
        piles[at(seat, LYING) + i]! +
        piles[at(seat, NEXT) + i]!;
    }
  }

  /** Spreads the hidden cards evenly over hand and drawing pile. */
  private hide({ piles }: State, seat: Seat): void {
    const { hand, pile } = this;
    let hidden = 0;
    let pool = 0;
    for (let i = 0; i < LETTER_COUNT; i++) {
      const unseen = hand[i]! - piles[at(seat, SEEN) + i]!;
      hidden += unseen;
      pool += unseen + pile[i]!;
    }
    const share = pool === 0 ? 0 : hidden / pool;
    for (let i = 0; i < LETTER_COUNT; i++) {
      const seen = piles[at(seat, SEEN) + i]!;
      const both = hand[i]! - seen + pile[i]!;
      hand[i] = seen + share * both;
      pile[i] = (1 - share) * both;
    }
  }

  /** What surely comes before the mover's next amulet step. */
  private finishStep(state: State, seat: Seat, size: number): void {
    const { hand, waste } = this;
    const { phase, piles, supply } = state;
    if (phase === DRAWING || phase === REDRAW) this.draw(state.draws);
    if (phase === BACK || phase === PAY) {
      const zone = state.zones[seat]!;
      hand[supply[zone]! > 0 ? zone : GOOD]! += 1;
    }
    if (phase === USE || phase === POWER || phase === PICK) {
      for (let i = 0; i < LETTER_COUNT; i++) waste[i]! += piles[at(seat, LYING) + i]!;
      this.discard();
      this.draw(size);
    }
    for (let i = 0; i < LETTER_COUNT; i++) hand[i]! += piles[at(seat, NEXT) + i]!;
  }

  private discard(): void {
    const { hand, waste } = this;
    for (let i = 0; i < LETTER_COUNT; i++) {
      waste[i]! += hand[i]!;
      hand[i] = 0;
    }
  }

  /** Draws the average of that many cards; the waste pile follows the drawing pile. */
  private draw(count: number): void {
    const { pile, waste } = this;
    const there = total(pile);
    this.drawShare(there > count ? count / there : 1);
    if (there >= count) return;
    for (let i = 0; i < LETTER_COUNT; i++) {
      pile[i] = waste[i]!;
      waste[i] = 0;
    }
    const more = total(pile);
    if (more > 0) this.drawShare(Math.min(1, (count - there) / more));
  }

  private drawShare(share: number): void {
    const { hand, pile } = this;
    for (let i = 0; i < LETTER_COUNT; i++) {
      hand[i]! += share * pile[i]!;
      pile[i]! *= 1 - share;
    }
  }

  private lookFar(size: number): void {
    const { steady, deck, reserve } = this;
    const circling = total(deck) - total(reserve);
    const share = circling > size ? size / circling : 1;
    for (let i = 0; i < LETTER_COUNT; i++) {
      steady[i] = reserve[i]! + share * (deck[i]! - reserve[i]!);
    }
  }
}

function total(counts: Counts): number {
  let sum = 0;
  for (let i = 0; i < LETTER_COUNT; i++) sum += counts[i]!;
  return sum;
}
