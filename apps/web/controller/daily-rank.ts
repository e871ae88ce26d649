import type { Fared } from './daily-book.ts';

const RANKS = ['lost', 'drawn', 'won'] as const;

/** Positive if the first did better: by the outcome, then by points, then by moves. */
export function compareFared(a: Fared, b: Fared): number {
  const rank = ({ outcome }: Fared) => RANKS.indexOf(outcome);
  const lead = ({ points: [own, other] }: Fared) => own - other;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (lead(a) !== lead(b)) return lead(a) - lead(b);
  // Whoever wins does so early; whoever loses holds out.
  if (hasPoints(a)) return 0;
  return a.outcome === 'won' ? b.moves - a.moves : a.outcome === 'lost' ? a.moves - b.moves : 0;
}

/** Whether points tell more than who won. */
export const hasPoints = ({ points }: Fared): boolean => Math.max(...points) > 1;
