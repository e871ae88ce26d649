import type { Advice } from '@baithak/bots';
import { LEAST, SURE } from '@baithak/bots/claims';
import type { OwnMistake } from '../../controller/mistake-book.ts';

/**
 * What solves a puzzle of an own mistake, if a second look is as sure as the first that it was one. Whatever a
 * review would not call a mistake solves it, too; `null` if that goes for the move played.
 */
export function judged(
  played: string,
  advice: Pick<Advice, 'basis' | 'moves'> | null | undefined,
): Pick<OwnMistake, 'answer' | 'alsoGood'> | null {
  const [best, ...others] = advice?.moves ?? [];
  if (best === undefined) return null;
  const least = LEAST[advice!.basis];
  const isGood = ({ chance, error }: typeof best): boolean =>
    best.chance - chance <= Math.max(least, SURE * Math.hypot(best.error, error));
  const own = others.find(({ move }) => move === played);
  if (own === undefined || isGood(own)) return null;
  return { answer: [best.move], alsoGood: others.filter(isGood).map(({ move }) => move) };
}
