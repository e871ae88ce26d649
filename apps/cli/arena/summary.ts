import { estimateOf, type GameRecord, scoreOf } from '@baithak/bots';
import type { PlannedRecord } from './plan.ts';

/** The score of a contest, and what it took. */
export function summed(deals: readonly (readonly PlannedRecord[])[], seats: number) {
  const records = deals.flat();
  const alone = seats === 1;
  // Alone, the games of a deal belong to one side each.
  const pick = (side: number, value: (record: GameRecord) => number) =>
    deals.map((deal) => (alone ? [value(deal[side] as GameRecord)] : deal.map(value)));
  const first = ({ first }: GameRecord) => first;
  return {
    score: scoreOf(pick(0, ({ points }) => points)),
    firsts: estimateOf(pick(0, first)),
    ...(alone && { other: estimateOf(pick(1, first)) }),
    ...totals(records),
    records,
  };
}

/** By side: seconds of processor time, null if they cannot be told, and decisions. */
export function totals(records: readonly GameRecord[]) {
  const cpu = [0, 1].map((side) => {
    const times = records.map((record) => record.cpu[side] ?? null);
    if (times.some((time) => time === null)) return null;
    return times.reduce<number>((sum, time) => sum + (time as number), 0) / 1000;
  });
  const decisions = [0, 1].map((side) =>
    records.reduce((sum, record) => sum + (record.decisions[side] as number), 0),
  );
  return { cpu, decisions };
}
