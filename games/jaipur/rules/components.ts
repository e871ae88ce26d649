/** The cards in canonical order: six goods, the dearest first, then the camel. */
export const LETTERS = ['D', 'G', 'S', 'C', 'P', 'L', 'K'] as const;
export type Letter = (typeof LETTERS)[number];

export const GOODS = ['D', 'G', 'S', 'C', 'P', 'L'] as const satisfies readonly Letter[];
export type Good = (typeof GOODS)[number];

/** A bonus pile is named after the size of the sale that earns it; `5` also serves larger sales. */
export const PILES = ['3', '4', '5'] as const;
export type Pile = (typeof PILES)[number];

interface Components {
  readonly cards: Readonly<Record<Letter, number>>;
  /** Values of the goods tokens, top of the pile first. */
  readonly tokens: Readonly<Record<Good, readonly number[]>>;
  readonly bonus: Readonly<Record<Pile, readonly number[]>>;
  readonly camelToken: number;
  /** Goods of which a single card may not be sold. */
  readonly dear: readonly Good[];
  readonly limits: Readonly<Record<Limit, number>>;
}

type Limit =
  | 'market'
  | 'hand'
  | 'dealtToEach'
  | 'camelsLaidOut'
  | 'dearSale'
  | 'exchange'
  | 'emptyPiles'
  | 'sealsToWin'
  | 'turns'
  | 'rounds';

/** The contents of the box and the limits of the rules: the one place to correct a number. */
export const COMPONENTS: Components = {
  cards: { D: 6, G: 6, S: 6, C: 8, P: 8, L: 10, K: 11 },
  tokens: {
    D: [7, 7, 5, 5, 5],
    G: [6, 6, 5, 5, 5],
    S: [5, 5, 5, 5, 5],
    C: [5, 3, 3, 2, 2, 1, 1],
    P: [5, 3, 3, 2, 2, 1, 1],
    L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
  },
  bonus: { '3': [1, 1, 2, 2, 2, 3, 3], '4': [4, 4, 5, 5, 6, 6], '5': [8, 8, 9, 10, 10] },
  camelToken: 5,
  dear: ['D', 'G', 'S'],
  limits: {
    market: 5,
    hand: 7,
    dealtToEach: 5,
    camelsLaidOut: 3,
    dearSale: 2,
    exchange: 2,
    emptyPiles: 3,
    sealsToWin: 2,
    turns: 300,
    rounds: 9,
  },
};

/** The problems of a box, if any. The code relies on everything that is checked here. */
export function componentProblems(box: Components): string[] {
  const numbers = [
    ...Object.values(box.cards),
    ...Object.values(box.tokens).flat(),
    ...Object.values(box.bonus).flat(),
    ...Object.values(box.limits),
    box.camelToken,
  ];
  const { market, dealtToEach, camelsLaidOut, hand, dearSale } = box.limits;
  const dealt = 2 * dealtToEach + market - camelsLaidOut;
  const undealt = LETTERS.reduce((sum, letter) => sum + box.cards[letter], 0) - camelsLaidOut;
  const bonusValues = PILES.flatMap((pile) => [...new Set(box.bonus[pile])]);
  const checks: [boolean, string][] = [
    [numbers.every((n) => Number.isInteger(n) && n > 0 && n < 1000), 'a number is out of range'],
    [Object.values(box.cards).every((n) => n < 100), 'there are too many cards of one kind'],
    [Object.values(box.tokens).every((pile) => pile.length > 0), 'a pile has no tokens'],
    [Object.values(box.tokens).every(descends), 'the values of a pile do not descend'],
    [new Set(bonusValues).size === bonusValues.length, 'two bonus piles share a value'],
    [undealt > dealt, 'there are too few cards for a deal'],
    [
      box.cards.K >= camelsLaidOut && camelsLaidOut <= market,
      'the camels laid out do not fit in the market',
    ],
    [market === 5, 'the encoding of moves needs a market of five'],
    [hand <= 7 && dealtToEach <= hand, 'the encoding of moves needs hands of at most seven'],
    [hand > box.dear.length * (dearSale - 1), 'a full hand might have nothing to sell'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function descends(values: readonly number[]): boolean {
  return values.every((value, i) => i === 0 || value <= (values[i - 1] as number));
}

const problems = componentProblems(COMPONENTS);
if (problems.length > 0) throw new Error(`Invalid components of Jaipur: ${problems.join('; ')}`);
