import { type Facts, HOUSE_LOOK, type Look } from '@baithak/board/facts';
import { facts } from './generated/facts.ts';

export { facts };

const factsOf = (id: string): Facts | undefined => (facts as Readonly<Record<string, Facts>>)[id];

export const shapeOf = (id: string): Facts['shape'] => factsOf(id)?.shape ?? 'wide';

/** The look of a game; of the house for one that is not in the catalog. */
export function lookOf(id: string): Look {
  return factsOf(id)?.look ?? HOUSE_LOOK;
}
