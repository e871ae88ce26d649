/** The eight zones clockwise. An Experience card is named after its zone. */
export const ZONES = ['J', 'V', 'K', 'Y', 'B', 'G', 'D', 'M'] as const;
export type Zone = (typeof ZONES)[number];

/** All cards in canonical order: Experience by zone, Good Karma, Bad Karma. */
export const LETTERS = [...ZONES, '+', '-'] as const;
export type Letter = (typeof LETTERS)[number];

/** Where a power may put a card. */
const TARGETS = ['waste', 'reserve', 'next', 'evanescent'] as const;
export type Target = (typeof TARGETS)[number];

/** What a power does, in this order: Bad Karma is put back, Good Karma is gained, cards are picked. */
export interface Power {
  /** Bad Karma cards put back from the hand. */
  readonly bad?: number;
  readonly good?: { readonly count: number; readonly to: Target };
  /** Only evanescent cards can be picked to lie evanescent. */
  readonly pick?: { readonly count: number; readonly to: Target };
  /** Extra cards for the next hand. */
  readonly draw?: number;
  /** The evanescent cards are not discarded. */
  readonly stay?: boolean;
}

export const CHARACTERS = ['Dhenu', 'Bikkhu', 'Ussagah', 'Vanarah', 'Ibah'] as const;
export type Character = (typeof CHARACTERS)[number];

/** An amulet with what its two sides ask for: two symbols four times, or three symbols twice. */
interface Amulet {
  readonly front: string;
  readonly back: string;
}

export interface Components {
  /** Experience cards of each zone, by number of seats. */
  readonly perZone: readonly number[];
  readonly good: number;
  readonly bad: number;
  readonly evanescent: readonly Zone[];
  readonly amulets: readonly Amulet[];
  /** The two that show three symbols on both sides; for five players only. */
  readonly specials: readonly Amulet[];
  readonly powers: Readonly<Record<Character, readonly Power[]>>;
  readonly limits: Readonly<Record<Limit, number>>;
}

type Limit =
  | 'startGood'
  | 'startBad'
  | 'hand'
  | 'group'
  | 'amuletsToWin'
  | 'rounds'
  | 'soloTurns'
  | 'lightSymbols';

/** What is in the box, and the numbers in the rules: the one place to correct them. */
export const COMPONENTS: Components = {
  perZone: [4, 5, 7, 9, 9],
  good: 33,
  bad: 46,
  evanescent: ['K', 'B'],
  amulets: [
    { front: 'JV', back: 'YBG' },
    { front: 'JK', back: 'YBD' },
    { front: 'JY', back: 'VBD' },
    { front: 'JB', back: 'VYM' },
    { front: 'JG', back: 'VYD' },
    { front: 'JD', back: 'VKB' },
    { front: 'JM', back: 'KYB' },
    { front: 'VK', back: 'BGD' },
    { front: 'VY', back: 'BGM' },
    { front: 'VB', back: 'KGM' },
    { front: 'VG', back: 'JKB' },
    { front: 'VD', back: 'KBM' },
    { front: 'VM', back: 'KYG' },
    { front: 'KY', back: 'GDM' },
    { front: 'KB', back: 'JGD' },
    { front: 'KG', back: 'JYD' },
    { front: 'KD', back: 'VYG' },
    { front: 'KM', back: 'JYG' },
    { front: 'YB', back: 'JDM' },
    { front: 'YG', back: 'VDM' },
    { front: 'YD', back: 'VBM' },
    { front: 'YM', back: 'KBD' },
    { front: 'BG', back: 'JVM' },
    { front: 'BD', back: 'JKM' },
    { front: 'BM', back: 'JKG' },
    { front: 'GD', back: 'JVK' },
    { front: 'GM', back: 'JVY' },
    { front: 'DM', back: 'VKY' },
  ],
  specials: [
    { front: 'YGM', back: 'JKD' },
    { front: 'JBD', back: 'VGM' },
  ],
  powers: {
    Dhenu: [{ bad: 1 }, { pick: { count: 2, to: 'waste' } }, { draw: 2 }],
    Bikkhu: [
      { good: { count: 2, to: 'reserve' } },
      { good: { count: 2, to: 'waste' } },
      { bad: 1 },
    ],
    Ussagah: [
      { pick: { count: 1, to: 'next' } },
      { bad: 1, good: { count: 1, to: 'waste' } },
      { pick: { count: 1, to: 'reserve' } },
    ],
    Vanarah: [
      { pick: { count: 1, to: 'evanescent' } },
      { good: { count: 1, to: 'next' } },
      { pick: { count: 1, to: 'next' } },
    ],
    Ibah: [
      { pick: { count: 1, to: 'reserve' } },
      { pick: { count: 2, to: 'waste' } },
      { stay: true },
    ],
  },
  limits: {
    startGood: 4,
    startBad: 4,
    hand: 4,
    group: 6,
    amuletsToWin: 5,
    rounds: 40,
    soloTurns: 17,
    lightSymbols: 2,
  },
};

/** How many symbols of each kind a side asks for. */
export function symbolsEach(side: string): number {
  return side.length === 2 ? 4 : 2;
}
