import { isHandle } from './pushes.ts';

/** A push that is planned. */
export interface Choice {
  readonly text: string;
  /** The pawn that was chosen; the other ways to push it are offered beside it. */
  readonly at: string | null;
  /** The pawn or arrow whose press made this plan; `null` for one of the ways offered. */
  readonly by: string | null;
}

/** A push that nobody pressed for: the coach proposes it. */
export const planOf = (text: string): Choice => ({ text, at: null, by: null });

/**
 * What a press leads to, among the pushes that it can mean: a second press on the very place that made
 * the plan plays it; a press anywhere else only changes the plan.
 */
export function pressOn(
  place: string,
  fitting: readonly string[],
  chosen: Choice | null,
): Choice | 'play' | null {
  if (chosen !== null && chosen.by === place) return 'play';
  const text = fitting.find((each) => each !== chosen?.text) ?? fitting[0];
  return text === undefined ? null : { text, at: isHandle(place) ? null : place, by: place };
}
