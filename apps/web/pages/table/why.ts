import type { Advice } from '@baithak/bots';
import { Fault, type Message, message, type Preview, type Seat, type Tally } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';

type Parts = Pick<PartProps, 'table' | 'controller' | 'words'>;

/** A difference of chances is worth a word only if it is larger than this, and than its own error. */
const NOTABLE = 0.02;

/**
 * Why the coach would make its moves: what they change in the score as if it were counted now, what else
 * they change in the words of the game, and how they compare with the next best choice. Nothing is
 * claimed that the analysis is not sure of. Beside a proven end no score matters.
 */
export function whyOf(parts: Parts, advice: Advice): Message[] {
  const judgement = judgementOf(advice, parts.table.room.seats.length);
  const isProven = judgement.key === 'hint.wins' || judgement.key === 'hint.loses';
  return [...changesOf(parts, advice, isProven), judgement];
}

/** What the proposed moves bring at once. */
function changesOf(
  { table, controller, words }: Parts,
  { plan }: Advice,
  isProven: boolean,
): Message[] {
  const { acting, view, game } = table;
  const ahead = controller.preview(plan);
  if (ahead instanceof Fault || acting === null) return [];
  const change = words.change?.(view, ahead, acting) ?? null;
  const gain = isProven ? [] : gainOf(game.tally(view), ahead, acting);
  return [...gain, ...(change === null ? [] : [change])];
}

/** A tally counts everything as if play ended now: also what only the end of a round gives. */
function gainOf(now: Tally, { tally }: Preview, seat: Seat): Message[] {
  const [before, after] = [now[seat]!, tally[seat]!];
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
