import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';

const { group: GROUP } = COMPONENTS.limits;

/** M4: how many places of amulets a table has; one or two players share one group. */
export const groupCount = (seats: number): number => (seats <= 2 ? 1 : seats);
export const groupSize = (seats: number): number => (seats === 2 ? 2 * GROUP : GROUP);
export const placeCount = (seats: number): number => groupCount(seats) * groupSize(seats);

/** A group as a seat calls it: `L` and `R` lie at its sides, `C` in the middle. */
export const SIDES = ['L', 'R', 'C'] as const;
export type Side = (typeof SIDES)[number];

/** The group a seat calls so, or −1 if there is none. */
export function groupOf(seats: number, seat: Seat, side: Side): number {
  if (seats <= 2) return side === 'C' ? 0 : -1;
  if (side === 'C') return -1;
  return side === 'L' ? seat : (seat + seats - 1) % seats;
}

export function sideOf(seats: number, seat: Seat, group: number): Side | undefined {
  return SIDES.find((side) => groupOf(seats, seat, side) === group);
}

/** A place as a seat calls it, such as `L2`; places of others' groups have no name. */
export function placeText(seats: number, seat: Seat, place: number): string {
  const size = groupSize(seats);
  return `${sideOf(seats, seat, Math.floor(place / size)) ?? '?'}${(place % size) + 1}`;
}

/** The place of that name, or −1. */
export function placeAt(seats: number, seat: Seat, side: Side, number: number): number {
  const group = groupOf(seats, seat, side);
  const size = groupSize(seats);
  return group < 0 || number > size ? -1 : group * size + number - 1;
}

/** M4: in a group the last places lie back up: how many depends on the mode and the table. */
export function backsPerGroup(seats: number, quick: boolean): number {
  if (seats === 5) return quick ? 2 : 1;
  if (!quick) return 0;
  return seats === 2 ? 4 : 2;
}
