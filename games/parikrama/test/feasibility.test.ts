import { FastRandom, type Random } from '@baithak/kernel';
import { long } from '@baithak/testkit';
import { expect, test } from 'vitest';
import { movesOf, positionOf, run, table } from './testing.ts';

/**
 * A brute-force search of plays: every way to go on laying, every order of rides, every choice of free
 * cards. Cards are texts as in a set.
 */
interface Play {
  readonly hand: readonly string[];
  readonly set: readonly string[];
  readonly laid: readonly string[];
  readonly circles: Readonly<Record<string, number>>;
  /** Special tile 13. */
  readonly extra: boolean;
}

const COLOURS = ['P', 'B', 'G', 'Y'];
const FREE: Readonly<Record<string, number>> = { C: 2, R: 3, T: 4 };

const face = (text: string): string => /([PBGY])(\d)/.exec(text)![0];
const colour = (text: string): string => face(text)[0]!;
const value = (text: string): number => Number(face(text)[1]);
const stands = (text: string): boolean => text.includes('*');
const cost = (text: string): number => (stands(text) ? 1 : Math.floor(value(text) / 2));
const isJourney = (text: string): boolean => !/^[CRT]/.test(text);

function isSet(cards: readonly string[]): boolean {
  const values = cards.map(value).toSorted((one, other) => one - other);
  const oneColour = new Set(cards.map(colour)).size === 1;
  const inRow = values.every((v, i) => i === 0 || v === values[i - 1]! + 1);
  const oneValue = new Set(values).size === 1;
  const colours = new Set(cards.map(colour)).size === cards.length;
  return (oneColour && inRow) || (oneValue && colours);
}

function isFinished(cards: readonly string[]): boolean {
  const top = cards.toSorted((one, other) => value(other) - value(one))[0]!;
  const sequence = cards.length > 1 && new Set(cards.map(value)).size > 1;
  return !(sequence && stands(top));
}

/** All cards of the hand that could be laid next, as texts. */
function candidates({ hand, set }: Play): string[] {
  const faces = COLOURS.flatMap((c) => [1, 2, 3, 4, 5, 6, 7].map((v) => `${c}${v}`));
  const all = [...new Set(hand)].flatMap((card) => {
    if (card === 'W') return faces.map((f) => `*${f}`);
    return /^[CRT]$/.test(card) ? faces.map((f) => `${card}*${f}`) : [card];
  });
  if (set.length === 0) return all.filter((text) => !stands(text));
  return all.filter((text) => isSet([...set, text]));
}

const cardBehind = (text: string): string =>
  text.startsWith('*') ? 'W' : stands(text) ? text[0]! : text;

function lay(play: Play, text: string): Play {
  const hand = [...play.hand];
  hand.splice(hand.indexOf(cardBehind(text)), 1);
  return { ...play, hand, set: [...play.set, text], laid: [...play.laid, text] };
}

const canEnd = (play: Play): boolean =>
  (isFinished(play.set) && isPayable(play)) ||
  candidates(play).some((text) => canEnd(lay(play, text)));

/** Every number of free plays that some order of rides reaches, with the hitch-hike cards left. */
function rides(play: Play, spent = 0): number[] {
  const played = play.laid.filter(isJourney).length;
  if (spent >= played) return [spent];
  const more = play.hand.filter((card) => card in FREE);
  return [
    spent,
    ...more.flatMap((card) => {
      const hand = [...play.hand];
      hand.splice(hand.indexOf(card), 1);
      return rides({ ...play, hand }, spent + FREE[card]!);
    }),
  ];
}

function payment({ laid, circles, extra }: Play, free: number): number {
  const journeys = laid.filter(isJourney);
  let best = Number.POSITIVE_INFINITY;
  for (let chosen = 0; chosen < 2 ** journeys.length; chosen++) {
    const rest = journeys.filter((_, i) => !(chosen & (1 << i)));
    if (journeys.length - rest.length > free) continue;
    let due = 0;
    for (const c of COLOURS) {
      const own = rest.filter((text) => !stands(text) && colour(text) === c);
      due += Math.max(0, own.reduce((sum, text) => sum + cost(text), 0) - (circles[c] ?? 0));
    }
    if (extra && due > 0) due--;
    best = Math.min(best, due + rest.filter(stands).length);
  }
  return best;
}

const journeysIn = (hand: readonly string[]): number => hand.filter((c) => !(c in FREE)).length;

const isPayable = (play: Play): boolean =>
  rides(play).some((free) => payment(play, free) <= journeysIn(play.hand));

const imprintsOf = (f: string): string =>
  (COLOURS.indexOf(f[0]!) + Number(f[1])) % 2 === 0 ? 'wko' : 'lfo';
const ALL_CARDS = COLOURS.flatMap((c) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((v) => [...imprintsOf(`${c}${v}`)].map((i) => `${c}${v}${i}`)),
);

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T;

/** A hand with few colours and many stand-ins, some open sets, circles and perhaps special tile 13. */
function randomTable(random: Random) {
  const narrow = random.below(2) === 0;
  const left = ALL_CARDS.filter((card) => !narrow || card[0] === 'P' || random.below(9) === 0);
  const take = () => left.splice(random.below(left.length), 1)[0]!;
  const few = (most: number) => random.below(most + 1);
  const hand: string[] = [];
  for (let n = 1 + few(4); n > 0; n--) hand.push(take());
  for (let n = few(2); n > 0; n--) hand.push('W');
  for (let n = Math.max(0, few(4) - 2); n > 0; n--) hand.push(pick(['C', 'C', 'R', 'T'], random));
  const journal = Array.from({ length: Math.max(0, few(5) - 2) }, take);
  const sets: Record<string, string[]> = {};
  for (let n = few(2); n > 0; n--) {
    const set = randomSet(take(), random);
    if (set !== undefined) sets['ABC'[Object.keys(sets).length]!] = set;
  }
  return { hand, sets, journal, extra: random.below(5) === 0 };
}

/** A card, perhaps with wild cards below or beside it. */
function randomSet(card: string, random: Random): string[] | undefined {
  const below = `*${card[0]}${Number(card[1]) - 1}`;
  const beside = `*${pick(
    COLOURS.filter((c) => c !== card[0]),
    random,
  )}${card[1]}`;
  switch (random.below(3)) {
    case 0:
      return Number(card[1]) > 1 ? [below, card] : undefined;
    case 1:
      return [card, beside];
    default:
      return [card];
  }
}

function circlesOf(journal: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    COLOURS.map((c) => [c, journal.filter((card) => card[0] === c).length]),
  );
}

const isLay = (text: string): boolean => /^[A-Z]+:/.test(text);

/** The first moves that the slow search finds. */
function slowStarts(own: ReturnType<typeof randomTable>): string[] {
  const letters = Object.keys(own.sets);
  const fresh = 'ABCD'[letters.length]!;
  const play = { hand: own.hand, laid: [], circles: circlesOf(own.journal), extra: own.extra };
  return [...letters, fresh].flatMap((letter) => {
    const start: Play = { ...play, set: own.sets[letter] ?? [] };
    const found = candidates(start).filter((text) => canEnd(lay(start, text)));
    return found.map((text) => `${letter}:${text}`);
  });
}

function tableOf({ hand, sets, journal, extra }: ReturnType<typeof randomTable>) {
  const map = extra ? [['S13', 0, 0, 0]] : [];
  return table(2, { seats: [{ hand, sets, journal, map }] });
}

/** Plays random moves to the end of the payment and compares each step with the slow search. */
function walk(state: ReturnType<typeof table>, start: Play, random: Random): void {
  let play = start;
  for (;;) {
    const { phase, set, rides: spent, seats, due } = positionOf(state);
    const listed = movesOf(state);
    if (phase === 'lay') {
      const slow = candidates(play).filter((text) => canEnd(lay(play, text)));
      const done = isFinished(play.set) && isPayable(play) ? ['done'] : [];
      const expected = [...slow.map((text) => `${set}:${text}`), ...done];
      expect(listed.toSorted()).toEqual(expected.toSorted());
    } else if (phase === 'ride') {
      const kinds = [...new Set(play.hand.filter((card) => card in FREE))];
      const stop = payment(play, spent) <= journeysIn(play.hand) ? ['ride:.'] : [];
      const expected = [...kinds.map((card) => `ride:${card}`), ...stop];
      expect(listed.toSorted()).toEqual(expected.toSorted());
      expect(spent).toBeLessThan(play.laid.filter(isJourney).length);
    } else {
      const free = spentBy(seats[0]!.journal);
      const least = payment(play, free);
      expect(phase === 'pay' ? due : 0).toBe(least);
      return;
    }
    const move = pick(listed, random);
    run(state, move);
    const card = move.slice(move.indexOf(':') + 1);
    if (isLay(move)) play = lay(play, card);
    else if (card in FREE)
      play = { ...play, hand: play.hand.toSpliced(play.hand.indexOf(card), 1) };
  }
}

const spentBy = (journal: readonly string[]): number =>
  journal.reduce((sum, card) => sum + (FREE[card] ?? 0), 0);

const COUNT = long ? 50_000 : 2000;

test('K12, K13, K16, K17, K18: a card is listed exactly if the play can be finished and paid', () => {
  const random = new FastRandom('feasible');
  let refused = 0;
  let covered = 0;
  for (let n = 0; n < COUNT; n++) {
    const own = randomTable(random);
    const state = tableOf(own);
    const listed = movesOf(state).filter(isLay).toSorted();
    const slow = slowStarts(own).toSorted();
    expect(listed, JSON.stringify(own)).toEqual(slow);
    refused += candidatesOf(own) - slow.length;
    if (slow.length === 0) continue;
    const play = { hand: own.hand, laid: [], circles: circlesOf(own.journal), extra: own.extra };
    const layOf = (move: string): Play => {
      const [letter, card] = move.split(':') as [string, string];
      return lay({ ...play, set: own.sets[letter] ?? [] }, card);
    };
    const open = slow.filter((move) => !isFinished(layOf(move).set));
    const move = pick(open.length > 0 ? open : slow, random);
    if (open.length > 0) covered++;
    run(state, move);
    const after = layOf(move);
    walk(state, after, random);
  }
  expect(refused).toBeGreaterThan(COUNT / 2);
  expect(covered).toBeGreaterThan(COUNT / 20);
});

function candidatesOf(own: ReturnType<typeof randomTable>): number {
  const base = { hand: own.hand, laid: [], circles: {}, extra: false };
  const letters = Object.keys(own.sets);
  return [...letters, ''].reduce(
    (sum, letter) => sum + candidates({ ...base, set: own.sets[letter] ?? [] }).length,
    0,
  );
}
