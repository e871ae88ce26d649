import type { Seat } from '@baithak/kernel';
import { CARD_IMPRINT, CARD_POINTS, SIDE_IMPRINTS, SIDE_POINTS } from '../rules/cards.ts';
import {
  addCircles,
  addSymbols,
  countLone,
  countLoops,
  countQuartets,
  hasWildSymbol,
  longestDiagonal,
} from '../rules/patterns.ts';
import { scoringPoints } from '../rules/scores.ts';
import type { State } from '../rules/state.ts';

/** The points of the Journal that was read last, and its counts of symbols and half loops. */
export let journalPoints = 0;
export const journalMarks = new Int32Array(6);
export const mapMarks = new Int32Array(4);
const colours = new Int32Array(4);
const numbers = new Int32Array(16);

export function readJournal(state: State, seat: Seat): void {
  journalPoints = 0;
  journalMarks.fill(0);
  numbers.fill(0);
  for (let colour = 0; colour < 4; colour++) {
    colours[colour] = 0;
    for (let rest = state.words[32 + 4 * seat + colour]!; rest !== 0; rest &= rest - 1) {
      const kind = 21 * colour + 31 - Math.clz32(rest & -rest);
      colours[colour]!++;
      journalMarks[CARD_IMPRINT[kind]!]!++;
      count(CARD_POINTS[kind]!, 1);
    }
  }
  for (let i = 0; i < 3; i++) count(CARD_POINTS[85 + i]!, state.hitch[18 + 3 * seat + i]!);
  if (state.mode === 1) readSights(state, seat);
}

function readSights({ sights }: State, seat: Seat): void {
  for (let side = 0; side < 12; side++) {
    if (sights[side] !== 2 + seat) continue;
    count(SIDE_POINTS[side]!, 1);
    for (let mark = 0; mark < 5; mark++) journalMarks[mark]! += SIDE_IMPRINTS[5 * side + mark]!;
  }
}

function count(points: number, times: number): void {
  journalPoints += points * times;
  numbers[points]! += times;
}

/** After its Journal: the wild symbol counts as the most frequent symbol there. */
export function readMap(state: State, seat: Seat): void {
  mapMarks.fill(0);
  const tiles = state.mapSizes[seat]!;
  let wildAs = -1;
  if (hasWildSymbol(state.maps, 57 * seat, tiles)) {
    wildAs = 0;
    for (let s = 1; s < 4; s++) if (journalMarks[s]! > journalMarks[wildAs]!) wildAs = s;
  }
  addSymbols(state.maps, 57 * seat, tiles, wildAs, mapMarks);
}

/** Loops on the Map and half loops in the Journal, those as halves. */
export function loopsOf(state: State, seat: Seat): number {
  let halves = 0;
  for (let colour = 0; colour < 4; colour++) {
    for (let rest = state.words[32 + 4 * seat + colour]!; rest !== 0; rest &= rest - 1) {
      if (CARD_IMPRINT[21 * colour + 31 - Math.clz32(rest & -rest)] === 4) halves++;
    }
  }
  return countLoops(state.maps, 57 * seat, state.mapSizes[seat]!) + halves / 2;
}

/** After Journal and Map: Scoring Tiles in use, as they would be scored now. */
export function scoring(state: State, seat: Seat): number {
  let points = 0;
  for (let tile = 0; tile < 8; tile++) {
    if ((state.scoring >> tile) & 1) points += scoringPoints(tile, counted(state, seat, tile));
  }
  return points;
}

const found = new Int32Array(4);

/** After Journal and Map: what a Scoring Tile counts. */
export function counted({ maps, mapSizes }: State, seat: Seat, tile: number): number {
  const from = 57 * seat;
  const tiles = mapSizes[seat]!;
  switch (tile) {
    case 0:
      return Math.min(journalMarks[0]!, journalMarks[1]!, journalMarks[2]!, journalMarks[3]!);
    case 1:
      return Math.min(mapMarks[0]!, mapMarks[1]!, mapMarks[2]!, mapMarks[3]!);
    case 2:
      found.fill(0);
      addCircles(maps, from, tiles, found);
      return found[0]! + found[1]! + found[2]! + found[3]!;
    case 3:
      return countQuartets(maps, from, tiles);
    case 4:
      return longestDiagonal(maps, from, tiles);
    case 5:
      return largest(numbers);
    case 6:
      return largest(colours);
    default:
      return countLone(maps, from, tiles, -1);
  }
}

function largest(counts: Int32Array): number {
  let most = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > most) most = counts[i]!;
  return most;
}
