import { type Facts, HOUSE_LOOK, type Look } from '@baithak/board/facts';
import { facts } from './generated/facts.ts';

export { facts };

/** The look of a game; of the house for one that is not in the catalog. */
export function lookOf(id: string): Look {
  return (facts as Readonly<Record<string, Facts>>)[id]?.look ?? HOUSE_LOOK;
}
