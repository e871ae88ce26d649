import type { Placed } from '../rules/map.ts';

/** The squares of a Map that are drawn. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The window grows in steps, so that it seldom changes; each way on its own, so that squares stay large. */
const COLUMNS = [5, 6, 7, 9, 11, 14];
const ROWS = [4, 5, 6, 8, 10, 13];

const grown = (steps: readonly number[], least: number): number =>
  steps.find((size) => size >= least) ?? least;

/** A window with every square of the Map and all those around it. It moves only if it must. */
export function windowOf(map: readonly Placed[]): Window {
  const [west, east] = [low(map, 1) - 1, high(map, 1) + 1];
  const [south, north] = [low(map, 2) - 1, high(map, 2) + 1];
  const [columns, rows] = [grown(COLUMNS, east - west + 1), grown(ROWS, north - south + 1)];
  const left = shifted(-Math.floor((columns - 1) / 2), columns, west, east);
  const bottom = shifted(-Math.floor((rows - 1) / 2), rows, south, north);
  return { west: left, east: left + columns - 1, south: bottom, north: bottom + rows - 1 };
}

function shifted(start: number, size: number, from: number, to: number): number {
  if (from < start) return from;
  return to > start + size - 1 ? to - size + 1 : start;
}

/** A window with nothing around the tiles. */
export function boundsOf(map: readonly Placed[]): Window {
  return { west: low(map, 1), east: high(map, 1), south: low(map, 2), north: high(map, 2) };
}

const low = (map: readonly Placed[], axis: 1 | 2) => Math.min(0, ...map.map((tile) => tile[axis]));
const high = (map: readonly Placed[], axis: 1 | 2) => Math.max(0, ...map.map((tile) => tile[axis]));
