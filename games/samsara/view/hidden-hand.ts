import type { Random } from '@baithak/kernel';
import { LETTERS, type Letter } from '../rules/components.ts';
import { DEALT } from '../rules/opening.ts';
import { LETTER_COUNT } from '../rules/pieces.ts';

/**
 * Samples what a hidden hand may hold, with the odds of the draws. Whenever a hand is discarded or a
 * waste pile becomes a drawing pile, everybody knows which cards are in the hand and which in the
 * drawing pile. From then on a story records what everybody sees: `?` for a card drawn, a letter for
 * a hidden card that was shown when it left the hand, `=` for a starting hand (not all alike).
 *
 * All orders of the pile in which each shown card is drawn before it is shown are equally likely.
 * This is rejection sampling over them: give each shown card one of the free draws before it, and
 * fill the other draws with the remaining cards. An order comes up once for each way to choose its
 * shown cards among equal ones, so it is accepted with a probability inversely proportional to the
 * number of ways (scaled by the least possible number, to reject less).
 */
export class HiddenHand {
  /** By draw: the letter; refilled by every sample. */
  private readonly slots: number[];
  private readonly shown: readonly Shown[];
  private readonly startsDealt: boolean;
  private readonly bag: number[];

  /** `pool`: hidden hand cards and drawing pile together; `lacks`: letters that the hand cannot hold. */
  constructor(
    private readonly pool: ArrayLike<number>,
    story: string,
    private readonly lacks: number,
  ) {
    this.startsDealt = story.startsWith(DEALT);
    this.slots = new Array<number>(drawsIn(story)).fill(NONE);
    this.shown = shownIn(story);
    this.bag = new Array<number>(LETTER_COUNT).fill(0);
  }

  /** The hidden cards of the hand, by letter. */
  sample(random: Random): number[] {
    for (;;) {
      this.slots.fill(NONE);
      for (const card of this.shown) this.placeShown(card, random);
      this.fillRest(random);
      if (this.isKept(random)) return this.held();
    }
  }

  private placeShown({ letter, before, earlier }: Shown, random: Random): void {
    let ticket = random.below(before - earlier);
    let slot = 0;
    while (this.slots[slot] !== NONE || ticket-- > 0) slot++;
    this.slots[slot] = letter;
  }

  private fillRest(random: Random): void {
    const { bag, slots } = this;
    let left = 0;
    for (let i = 0; i < LETTER_COUNT; i++) {
      bag[i] = this.lacks & (1 << i) ? 0 : this.pool[i]!;
      left += bag[i]!;
    }
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== NONE) continue;
      if (left === 0) throw new RangeError('no hidden hand fits the view');
      let ticket = random.below(left--);
      let letter = 0;
      while (ticket >= bag[letter]!) ticket -= bag[letter++]!;
      bag[letter]!--;
      slots[slot] = letter;
    }
  }

  private isKept(random: Random): boolean {
    const { slots } = this;
    if (this.startsDealt && slots.slice(1, 4).every((letter) => letter === slots[0])) return false;
    return this.shown.every(({ letter, before, alike, least }) => {
      let ways = -alike;
      for (let slot = 0; slot < before; slot++) if (slots[slot] === letter) ways++;
      return random.below(ways) < least;
    });
  }

  private held(): number[] {
    const counts = new Array<number>(LETTER_COUNT).fill(0);
    for (const letter of this.slots) counts[letter]!++;
    for (const { letter } of this.shown) counts[letter]!--;
    return counts;
  }
}

const NONE = -1;
const DEALT_CARDS = 4;

interface Shown {
  readonly letter: number;
  /** Draws before it was shown. */
  readonly before: number;
  /** Cards shown before it, and those of its letter among them. */
  readonly earlier: number;
  readonly alike: number;
  /** The fewest ways to choose it: cards of its letter that must have been drawn, less `alike`. */
  readonly least: number;
}

function shownIn(story: string): Shown[] {
  const shown: Omit<Shown, 'least'>[] = [];
  let before = 0;
  for (const sign of story) {
    if (sign === '?' || sign === DEALT) {
      before += sign === '?' ? 1 : DEALT_CARDS;
      continue;
    }
    const letter = LETTERS.indexOf(sign as Letter);
    const alike = shown.filter((other) => other.letter === letter).length;
    shown.push({ letter, before, earlier: shown.length, alike });
  }
  return shown.map((card) => {
    const due = shown.filter(
      (other) => other.letter === card.letter && other.before <= card.before,
    ).length;
    return { ...card, least: due - card.alike };
  });
}

/** How many cards a story draws. */
export function drawsIn(story: string): number {
  let draws = 0;
  for (const sign of story) draws += sign === '?' ? 1 : sign === DEALT ? DEALT_CARDS : 0;
  return draws;
}

/** How many cards a story shows. */
export function showsIn(story: string): number {
  return [...story].filter((sign) => sign !== '?' && sign !== DEALT).length;
}
