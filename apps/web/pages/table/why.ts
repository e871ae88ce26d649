import type { Advice } from '@baithak/bots';
import { LEAST, SURE, unproven } from '@baithak/bots/claims';
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

/** What the move is worth, by the analysis. The next best is called worse only where a review would do so. */
export function judgementOf({ basis, moves }: Advice, seats: number): Message {
  const [best, next] = moves;
  if (best === undefined || basis === 'estimate') return message('hint.estimate');
  if (basis === 'search' && best.chance === 1) return message('hint.wins');
  if (basis === 'search' && best.chance === 0) return message('hint.loses');
  const gap = next === undefined ? 0 : best.chance - next.chance;
  const noise = SURE * Math.hypot(best.error, next?.error ?? 0);
  // The best move has neither won nor lost here, so a proven loss is worse, however little.
  const isProven = basis === 'search' && next?.chance === 0;
  const isWorse = isProven || gap > Math.max(LEAST[basis], noise);
  const kind = next === undefined ? 'only' : isWorse ? 'best' : 'equal';
  return message('hint.chance', {
    kind,
    alone: seats === 1 ? 'yes' : 'no',
    chance: unproven(best.chance),
    other: unproven(next?.chance ?? 0),
  });
}
