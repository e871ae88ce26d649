import type { Seat } from '@baithak/kernel';
import {
  CHARACTERS,
  type Character,
  COMPONENTS,
  LETTERS,
  type Letter,
  type Power,
  symbolsEach,
  ZONES,
  type Zone,
} from './components.ts';

export const ZONE_COUNT: number = ZONES.length;
export const LETTER_COUNT: number = LETTERS.length;
/** Numbers of the cards and zones that have rules of their own. */
export const JANN = 0;
export const VIKAAS = 1;
export const KAAM_KAR = 2;
export const YUGAL = 3;
export const BACHCHA = 4;
export const GYAAN = 5;
export const DHYANN = 6;
export const MAUT = 7;
export const GOOD = 8;
export const BAD = 9;
/** The number of the rift, which follows the zones. */
export const RIFT = 8;
/** The place of a neutral character where there is none. */
export const NOWHERE = 9;

export const EVANESCENT: readonly boolean[] = ZONES.map((zone) =>
  COMPONENTS.evanescent.includes(zone),
);

/** A face is an amulet with one of its sides up: twice the amulet's number, plus one for the back. */
export const AMULET_COUNT = COMPONENTS.amulets.length + COMPONENTS.specials.length;
export const FIRST_SPECIAL = COMPONENTS.amulets.length;

const ALL_AMULETS = [...COMPONENTS.amulets, ...COMPONENTS.specials];

export const amuletOf = (face: number): number => face >> 1;
export const isSpecial = (amulet: number): boolean => amulet >= FIRST_SPECIAL;

/** By face: how often it asks for each zone's symbol. */
export const NEEDS: readonly Uint8Array[] = ALL_AMULETS.flatMap(({ front, back }) => [
  needsOf(front),
  needsOf(back),
]);

function needsOf(side: string): Uint8Array {
  return Uint8Array.from(ZONES, (zone) => (side.includes(zone) ? symbolsEach(side) : 0));
}

export const FACE_TEXTS: readonly string[] = ALL_AMULETS.flatMap(({ front }, i) =>
  isSpecial(i)
    ? [`S${i - FIRST_SPECIAL + 1}a`, `S${i - FIRST_SPECIAL + 1}b`]
    : [front, `${front}*`],
);

/** The symbols a face asks for: two of them four times, or three of them twice. */
export const SYMBOLS: readonly string[] = ALL_AMULETS.flatMap(({ front, back }) => [front, back]);
export const symbolsOf = (text: string): string => SYMBOLS[FACE_TEXTS.indexOf(text)] ?? '';

export const letterAt = (index: number): Letter => LETTERS[index] as Letter;
export const zoneAt = (index: number): Zone => ZONES[index] as Zone;
export const zoneText = (index: number): Zone | 'rift' => (index === RIFT ? 'rift' : zoneAt(index));
export const characterAt = (index: number): Character => CHARACTERS[index] as Character;
export const powerOf = (character: number, power: number): Power =>
  COMPONENTS.powers[characterAt(character)][power - 1] as Power;

/** Cards as their letters in canonical order. */
export function cardsText(
  counts: ArrayLike<number>,
  from = 0,
  kinds: number = LETTER_COUNT,
): string {
  let text = '';
  for (let i = 0; i < kinds; i++) {
    const count = counts[from + i] as number;
    if (count > 0) text += count === 1 ? letterAt(i) : letterAt(i).repeat(count);
  }
  return text;
}

export function countsOf(cards: string): number[] {
  const counts = new Array<number>(LETTER_COUNT).fill(0);
  for (const card of cards) counts[LETTERS.indexOf(card as Letter)]!++;
  return counts;
}

/** Steps between two zones, the shorter way round. */
export function distance(one: number, other: number): number {
  const steps = (other - one + ZONE_COUNT) % ZONE_COUNT;
  return Math.min(steps, ZONE_COUNT - steps);
}

/** How many cards of a kind there are with that number of seats. */
export function tableCount(seats: number, letter: number): number {
  if (letter === GOOD) return COMPONENTS.good;
  return letter === BAD ? COMPONENTS.bad : (COMPONENTS.perZone[seats - 1] as number);
}

const { group: GROUP } = COMPONENTS.limits;

/** M4: the groups of amulets on a table; with one or two players there is one. */
export const groupCount = (seats: number): number => (seats <= 2 ? 1 : seats);
export const groupSize = (seats: number): number => (seats === 2 ? 2 * GROUP : GROUP);
export const placeCount = (seats: number): number => groupCount(seats) * groupSize(seats);

/** How a seat names a group: `L` and `R` for those at its sides, `C` for the only one. */
export const SIDES = ['L', 'R', 'C'] as const;
export type Side = (typeof SIDES)[number];

/** The group that a seat names so, or −1. */
export function groupOf(seats: number, seat: Seat, side: Side): number {
  if (seats <= 2) return side === 'C' ? 0 : -1;
  if (side === 'C') return -1;
  return side === 'L' ? seat : (seat + seats - 1) % seats;
}

export function sideOf(seats: number, seat: Seat, group: number): Side | undefined {
  return SIDES.find((side) => groupOf(seats, seat, side) === group);
}

/** How a seat names a place, such as `L2`; places between other seats have no name. */
export function placeText(seats: number, seat: Seat, place: number): string {
  const size = groupSize(seats);
  return `${sideOf(seats, seat, Math.floor(place / size)) ?? '?'}${(place % size) + 1}`;
}

/** The place that a seat names so, or −1. */
export function placeAt(seats: number, seat: Seat, side: Side, number: number): number {
  const group = groupOf(seats, seat, side);
  const size = groupSize(seats);
  return group < 0 || number > size ? -1 : group * size + number - 1;
}

export const lastRound = (seats: number): number =>
  seats === 1 ? COMPONENTS.limits.soloTurns : COMPONENTS.limits.rounds;
