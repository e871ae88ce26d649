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

/** What is wrong with a box, and where. The code relies on there being nothing. */
export function componentProblems(box: Components): string[] {
  return [...numberProblems(box), ...amuletProblems(box), ...powerProblems(box)];
}

function numberProblems(box: Components): string[] {
  const { limits } = box;
  const named: [string, number, number, number][] = [
    ...box.perZone.map((n, i): [string, number, number, number] => [`perZone.${i}`, n, 1, 9]),
    ['good', box.good, 5 * limits.startGood, 99],
    ['bad', box.bad, 5 * limits.startBad, 99],
    ['limits.startGood', limits.startGood, 4, 4],
    ['limits.startBad', limits.startBad, 4, 4],
    ['limits.hand', limits.hand, 4, 4],
    ['limits.group', limits.group, 6, 6],
    ['limits.amuletsToWin', limits.amuletsToWin, 1, 6],
    ['limits.rounds', limits.rounds, 1, 99],
    ['limits.soloTurns', limits.soloTurns, 1, 99],
    ['limits.lightSymbols', limits.lightSymbols, 2, 2],
  ];
  const wrong = named.filter(
    ([, n, least, most]) => !(Number.isInteger(n) && n >= least && n <= most),
  );
  const problems = wrong.map(
    ([at, n, least, most]) => `${at}: ${n} is not from ${least} to ${most}`,
  );
  if (box.perZone.length !== 5) problems.push(`perZone: ${box.perZone.length} counts, not 5`);
  return problems;
}

function amuletProblems(box: Components): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => holds || problems.push(problem);
  check(box.amulets.length === 28, `amulets: ${box.amulets.length}, not 28`);
  check(box.specials.length === 2, `specials: ${box.specials.length}, not 2`);
  const pairs = box.amulets.map((amulet, i) => side(amulet.front, `amulets.${i}.front`, 2));
  const triples = [
    ...box.amulets.map((amulet, i) => side(amulet.back, `amulets.${i}.back`, 3)),
    ...box.specials.flatMap(({ front, back }, i) => [
      side(front, `specials.${i}.front`, 3),
      side(back, `specials.${i}.back`, 3),
    ]),
  ];
  for (const faces of [pairs, triples]) {
    faces.forEach(([at, symbols, problem], i) => {
      check(problem === '', `${at}: ${problem}`);
      const first = faces.findIndex(([, other]) => other === symbols);
      check(first === i, `${at}: ${symbols} is already on ${faces[first]?.[0]}`);
    });
  }
  const share = (triples.length * 3) / ZONES.length;
  for (const zone of ZONES) {
    const count = triples.filter(([, symbols]) => symbols.includes(zone)).length;
    check(
      count === share,
      `backs: ${zone} is on ${count} of ${triples.length} faces, not ${share}`,
    );
  }
  return problems;
}

/** A side: where it is, its symbols, and what is wrong with them (empty if nothing is). */
function side(symbols: string, at: string, length: number): [string, string, string] {
  const unknown = [...symbols].find((symbol) => !(ZONES as readonly string[]).includes(symbol));
  if (unknown !== undefined) return [at, symbols, `unknown symbol ${unknown}`];
  if (symbols.length !== length) return [at, symbols, `${symbols.length} symbols, not ${length}`];
  const inOrder = ZONES.filter((zone) => symbols.includes(zone)).join('') === symbols;
  return [at, symbols, inOrder ? '' : `${symbols} is not in the order of the zones`];
}

function powerProblems({ powers, evanescent }: Components): string[] {
  const problems: string[] = evanescent
    .filter((zone) => !ZONES.includes(zone))
    .map((zone) => `evanescent: unknown symbol ${zone}`);
  for (const character of CHARACTERS) {
    const own = powers[character];
    if (own.length !== 3) problems.push(`powers.${character}: ${own.length} powers, not 3`);
    own.forEach((power, i) => {
      const counts = [power.bad, power.good?.count, power.pick?.count, power.draw];
      const proper = counts.every((n) => n === undefined || n === 1 || n === 2);
      if (!proper) problems.push(`powers.${character}.${i}: a count is not 1 or 2`);
      if (Object.keys(power).length === 0) problems.push(`powers.${character}.${i}: does nothing`);
    });
  }
  return problems;
}

const problems = componentProblems(COMPONENTS);
if (problems.length > 0) throw new Error(`components of Samsara: ${problems.join('; ')}`);
