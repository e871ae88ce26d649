import type { Advice } from '@baithak/bots';
import { LEAST, LOST, SURE, unproven } from '@baithak/bots/claims';
import { Fault, type Message, message, type Preview, type Seat, type Tally } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';

type Parts = Pick<PartProps, 'table' | 'controller' | 'words'>;

/**
 * Why the coach would make its moves, in one sentence: what they change, and how they compare with the
 * next best choice. Nothing is claimed that the analysis is not sure of.
 */
export function whyOf(parts: Parts, advice: Advice): Message {
  const { key, args } = judgementOf(advice, parts.table.room.seats.length);
  const isProven = key === 'hint.wins' || key === 'hint.loses';
  const change = changeOf(parts, advice, isProven);
  return message(key, { ...args, told: change === null ? 'no' : 'yes', change: change ?? '' });
}

/**
 * What the proposed moves bring at once, in the words of the game, or else in the score. Beside a proven
 * end no score matters.
 */
function changeOf(
  { table, controller, words }: Parts,
  { plan }: Advice,
  isProven: boolean,
): Message | null {
  const { acting, view, game } = table;
  const ahead = controller.preview(plan);
  if (ahead instanceof Fault || acting === null) return null;
  const change = words.change?.(view, ahead, acting) ?? null;
  return change ?? (isProven ? null : gainOf(game.tally(view), ahead, acting));
}

/** A tally counts everything as if play ended now: also what only the end of a round gives. */
function gainOf(now: Tally, { tally }: Preview, seat: Seat): Message | null {
  const [before, after] = [now[seat]!, tally[seat]!];
  if (before.least !== before.most || after.least === before.least) return null;
  const sure = after.least === after.most ? 'yes' : 'no';
  return message('hint.score', { before: before.least, after: after.least, sure });
}

/** What the move is worth, by the analysis. */
export function judgementOf(advice: Advice, seats: number): Message {
  const { basis, moves } = advice;
  const [best, next] = moves;
  if (best === undefined || basis === 'estimate') return message('hint.estimate');
  if (basis === 'search' && best.chance === 1) return message('hint.wins');
  if (basis === 'search' && best.chance === 0) return message('hint.loses');
  return message('hint.chance', {
    kind: kindOf(advice),
    alone: seats === 1 ? 'yes' : 'no',
    chance: unproven(best.chance),
    other: unproven(next?.chance ?? 0),
  });
}

/**
 * How the best move compares with the next one, which is called worse only where a review would do so. A large
 * difference that is not sure says nothing: neither that the next one is worse, nor that it is as good.
 */
function kindOf({ basis, moves, swing = 0 }: Advice): 'only' | 'best' | 'equal' | 'unsure' {
  const [best, next] = moves;
  if (best === undefined || next === undefined) return 'only';
  const mayBeLost = basis === 'search' && next.chance === 0 && best.chance < LOST;
  if (mayBeLost) return 'unsure';
  const gap = best.chance - next.chance;
  const noise = Math.max(swing, SURE * Math.hypot(best.error, next.error));
  if (gap <= LEAST[basis]) return 'equal';
  return gap > noise ? 'best' : 'unsure';
}
