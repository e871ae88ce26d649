import { PROBES, type Probe, quantile, type Sample } from './samples.ts';
import type { Answer } from './tables.ts';

/** A tenth of the worst second: how many moves were due in it, and the slowest of everything, in milliseconds. */
export type Slot = { readonly from: number; readonly moves: number; readonly slowest: number } & {
  readonly [P in Probe]: number | null;
};

const SLOT = 100;
const SLOTS = 10;

/** All seconds of play with the p99 of the moves that were due in them. */
function slowestFirst(start: number, answers: readonly Answer[]) {
  const seconds = new Map<number, number[]>();
  for (const { due, ms } of answers) {
    const second = Math.floor((due - start) / 1000);
    const times = seconds.get(second);
    if (times === undefined) seconds.set(second, [ms]);
    else times.push(ms);
  }
  return [...seconds]
    .map(([second, times]) => ({ second, p99: quantile(times, 0.99) }))
    .sort((a, b) => b.p99 - a.p99);
}

/** The p99 of the second in the middle. */
export const middleSecond = (start: number, answers: readonly Answer[]): number =>
  quantile(
    slowestFirst(start, answers).map(({ p99 }) => p99),
    0.5,
  );

/** The p99 of the moves in seconds in which other machines took less than so much of the cores, and their number. */
export function calmSeconds(
  start: number,
  answers: readonly Answer[],
  samples: readonly Sample[],
  most: number,
): { readonly p99: number; readonly seconds: number } {
  const taken = new Map<number, number>();
  const secondOf = (due: number) => Math.floor((due - start) / 1000);
  for (const { probe, due, ms } of samples) {
    if (probe === 'stolen') taken.set(secondOf(due), (taken.get(secondOf(due)) ?? 0) + ms);
  }
  const calm = new Set([...taken].flatMap(([second, ms]) => (ms < most ? [second] : [])));
  const moves = answers.filter(({ due }) => calm.has(secondOf(due))).map(({ ms }) => ms);
  return { p99: quantile(moves, 0.99), seconds: calm.size };
}

/** The time line of the second in which the slowest moves were due. `from` counts from the start of play. */
export function worstSecond(
  start: number,
  answers: readonly Answer[],
  samples: readonly Sample[],
): Slot[] {
  const worst = slowestFirst(start, answers)[0]?.second ?? 0;
  return Array.from({ length: SLOTS }, (_, i) => {
    const from = 1000 * worst + SLOT * i;
    const within = <T extends { readonly due: number }>(all: readonly T[]) =>
      all.filter(({ due }) => due - start >= from && due - start < from + SLOT);
    const moves = within(answers).map(({ ms }) => ms);
    const probed = PROBES.map((probe) => {
      const found = within(samples).filter((sample) => sample.probe === probe);
      return [probe, found.length === 0 ? null : Math.max(...found.map(({ ms }) => ms))] as const;
    });
    return {
      from,
      moves: moves.length,
      slowest: Math.max(0, ...moves),
      ...(Object.fromEntries(probed) as { [P in Probe]: number | null }),
    };
  });
}

/** The time line as a table for people. */
export function timelineText(slots: readonly Slot[]): string {
  const head = ['from', 'moves', 'slowest', ...PROBES];
  const cell = (value: number | null) => (value === null ? '-' : value.toFixed(0));
  const rows = slots.map((slot) => [
    `${(slot.from / 1000).toFixed(1)} s`,
    String(slot.moves),
    cell(slot.slowest),
    ...PROBES.map((probe) => cell(slot[probe])),
  ]);
  const lines = [head, ...rows].map((row) => row.map((text) => text.padStart(9)).join(''));
  return `the worst second, milliseconds from when each was due:\n${lines.join('\n')}\n`;
}
