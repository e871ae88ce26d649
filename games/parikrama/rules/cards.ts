import { COMPONENTS, IMPRINTS } from './components.ts';

const { cards, wild, hitchhikes, pointTile, sights } = COMPONENTS;

/** A face is a colour and a value: 7 · colour + value − 1. */
export const FACE_NAMES: readonly string[] = cards.map(({ card }) => card);

/** Kinds of cards: three for each face, by imprint; then wild, carriage, riverboat, truck. */
export const WILD = 84;
export const CARRIAGE = 85;
export const TRUCK = 87;

export const CARD_NAMES: readonly string[] = [
  ...cards.flatMap(({ card, imprints }) => [...imprints].map((imprint) => `${card}${imprint}`)),
  'W',
  ...hitchhikes.map(({ name }) => name),
];

/** How many of each kind there are. */
export const CARD_TOTALS: Readonly<Uint8Array> = Uint8Array.from([
  ...new Array<number>(WILD).fill(1),
  wild.count,
  ...hitchhikes.map(({ count }) => count),
]);

export const NO_COLOUR = 4;
const NO_IMPRINT = 5;
export const HALF_LOOP = 4;

const perCopy = (of: (line: (typeof cards)[number], face: number) => number): number[] =>
  cards.flatMap((line, face) => new Array<number>(3).fill(of(line, face)));

export const CARD_COLOUR: Readonly<Uint8Array> = Uint8Array.from([
  ...perCopy((_, face) => Math.floor(face / 7)),
  ...new Array<number>(4).fill(NO_COLOUR),
]);

/** The points of a card in a Journal: its value, or those of a hitch-hike card. */
export const CARD_POINTS: Readonly<Uint8Array> = Uint8Array.from([
  ...perCopy((_, face) => 1 + (face % 7)),
  0,
  ...hitchhikes.map(({ points }) => points),
]);

export const CARD_COST: Readonly<Uint8Array> = Uint8Array.from([
  ...perCopy(({ cost }) => cost),
  wild.cost,
  ...hitchhikes.map(() => 0),
]);

export const CARD_CIRCLES: Readonly<Uint8Array> = Uint8Array.from([
  ...perCopy(({ circles }) => circles),
  ...new Array<number>(4).fill(0),
]);

/** A symbol, HALF_LOOP or NO_IMPRINT. */
export const CARD_IMPRINT: Readonly<Uint8Array> = Uint8Array.from([
  ...cards.flatMap(({ imprints }) => [...imprints].map((mark) => IMPRINTS.indexOf(mark as 'o'))),
  ...new Array<number>(4).fill(NO_IMPRINT),
]);

/** How many Journey cards a hitch-hike card makes free; 0 for other cards. */
export const FREE_PLAYS: Readonly<Uint8Array> = Uint8Array.from([
  ...new Array<number>(WILD + 1).fill(0),
  ...hitchhikes.map(({ freePlays }) => freePlays),
]);

/** K24: the hitch-hike card or 14-point tile that a closed set of this size earns. */
export function rewardFor(size: number): string | null {
  if (size === pointTile.earnedBy) return pointTile.name;
  return hitchhikes.find(({ earnedBy }) => earnedBy === size)?.name ?? null;
}

/** Sides of Sights: twice the Sight's number from 0, plus one for side b. */
export const SIDE_NAMES: readonly string[] = sights.map(({ name }) => name);
export const SIDE_POINTS: Readonly<Uint8Array> = Uint8Array.from(sights, ({ points }) => points);
export const SIDE_GIVES_TILE: readonly boolean[] = sights.map(({ tile }) => tile === true);

/** The four faces of each side, one side after the other. */
export const SIDE_FACES: Readonly<Uint8Array> = Uint8Array.from(
  sights.flatMap((side) => side.cards.split(' ').map((card) => FACE_NAMES.indexOf(card))),
);

/** Five counts for each side: the four symbols, then half loops. */
export const SIDE_IMPRINTS: Readonly<Uint8Array> = Uint8Array.from(
  sights.flatMap(({ imprints = '' }) => IMPRINTS.map((mark) => imprints.split(mark).length - 1)),
);

/** A Journal entry is the kind of a card, or FIRST_SIDE plus the side of a Sight. */
export const FIRST_SIDE = 88;
const JOURNAL_NAMES: readonly string[] = [...CARD_NAMES, ...SIDE_NAMES];

export const SCORING_NAMES: readonly string[] = COMPONENTS.scoringTiles.map(({ name }) => name);

const CARD_NUMBERS = numbers(CARD_NAMES);
const FACE_NUMBERS = numbers(FACE_NAMES);
const JOURNAL_NUMBERS = numbers(JOURNAL_NAMES);

/** The number of a name, −1 if there is no such name. */
export const cardNumber = (name: string): number => CARD_NUMBERS.get(name) ?? -1;
export const faceNumber = (name: string): number => FACE_NUMBERS.get(name) ?? -1;
export const journalNumber = (name: string): number => JOURNAL_NUMBERS.get(name) ?? -1;
export const sideNumber = (name: string): number => SIDE_NAMES.indexOf(name);

function numbers(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, i) => [name, i]));
}
