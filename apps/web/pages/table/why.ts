import type { Advice } from '@baithak/bots';
import { Fault, type Message, message } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';

/** A difference of chances is worth a word only if it is larger than this, and than its own error. */
const NOTABLE = 0.02;

/**
 * Why the coach would make a move: what it changes in the score as if it were counted now, and how it compares with the next best
 * one. Nothing is claimed that the analysis is not sure of. Beside a proven end no score matters.
 */
export function whyOf(
  { table, controller }: Pick<PartProps, 'table' | 'controller'>,
  advice: Advice,
): Message[] {
  const judgement = judgementOf(advice, table.room.seats.length);
  const isProven = judgement.key === 'hint.wins' || judgement.key === 'hint.loses';
  return [...(isProven ? [] : gainOf({ table, controller }, advice)), judgement];
}

/** What the first move brings at once. */
function gainOf(
  { table, controller }: Pick<PartProps, 'table' | 'controller'>,
  { plan: [move] }: Advice,
): Message[] {
  const ahead = controller.preview([move!]);
  if (ahead instanceof Fault || table.acting === null) return [];
  // A tally counts everything as if play ended now: also what only the end of a round gives.
  const before = table.game.tally(table.view)[table.acting]!;
  const after = ahead.tally[table.acting]!;
  if (before.least !== before.most || after.least === before.least) return [];
  const sure = after.least === after.most ? 'yes' : 'no';
  return [message('hint.score', { before: before.least, after: after.least, sure })];
}

/** What the move is worth, by the analysis. */
export function judgementOf({ basis, moves }: Advice, seats: number): Message {
  const [best, next] = moves;
  if (best === undefined || basis === 'estimate') return message('hint.estimate');
  if (basis === 'search' && best.chance === 1) return message('hint.wins');
  if (basis === 'search' && best.chance === 0) return message('hint.loses');
  const gap = next === undefined ? 0 : best.chance - next.chance;
  const noise = 2 * Math.hypot(best.error, next?.error ?? 0);
  const kind = next === undefined ? 'only' : gap > Math.max(NOTABLE, noise) ? 'best' : 'equal';
  return message('hint.chance', {
    kind,
    alone: seats === 1 ? 'yes' : 'no',
    chance: percent(best.chance),
    other: percent(next?.chance ?? 0),
  });
}

/** Certainty needs proof, so an estimate says neither 0 nor 100. */
const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));
