import { isHandle } from './pushes.ts';

/** A push that is planned. */
export interface Choice {
  readonly text: string;
  /** The pawn that was chosen; the other ways to push it are offered beside it. */
  readonly at: string | null;
  /** The pawns and arrows whose presses meant this plan; none for one of the ways offered. */
  readonly by: readonly string[];
}

/** A push that nobody pressed for: the coach proposes it. */
export const planOf = (text: string): Choice => ({ text, at: null, by: [] });

/**
 * What a press leads to, among the pushes that it can mean. A second press on a place that meant the plan
 * plays it, and so does a press on the empty square where the planned push ends. A first press anywhere else
 * only changes the plan.
 */
export function pressOn(
  place: string,
  fitting: readonly string[],
  chosen: Choice | null,
  end: string | null,
): Choice | 'play' | null {
  if (chosen !== null && (chosen.by.includes(place) || place === end)) return 'play';
  const text = fitting.find((each) => each !== chosen?.text) ?? fitting[0];
  if (text === undefined) return null;
  const before = text === chosen?.text ? chosen.by : [];
  return { text, at: isHandle(place) ? null : place, by: [...before, place] };
}
