import { catalog, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import { allVariants, pickOne } from '@baithak/testkit';
import { describe, expect, it } from 'vitest';
import { betrayals, differences } from './leaks.ts';
import { perform, type StageOptions } from './stage.ts';
import { bestPair, REVEALS, type Reveals, tellStory } from './story.ts';

const LENGTH = 20;

/** Number of seats, whether the last seat is a bot, and whether the secrets are the last seat's. */
const CASTS = [
  [2, false, false],
  [3, false, true],
  [3, true, false],
  [2, true, true],
] as const;

/** Two whole servers that differ only in a secret look the same to everybody else. */
export function secrecyContract(
  stories: number,
  around: () => Promise<Pick<StageOptions, 'openStore'>> = async () => ({}),
): void {
  describe.each(Object.keys(REVEALS).filter(isGameId))('a whole server with %s', (id) => {
    it.each(Array.from({ length: stories }, (_, n) => n))(
      'looks the same to everybody who may not see a difference: story %i',
      async (n) => {
        const game = await catalog[id].game();
        const random = new FastRandom(`secrecy ${id} ${n}`);
        const [seats, hasBot, secretLast] = CASTS[n % CASTS.length] as (typeof CASTS)[number];
        const variants = allVariants(game).filter((variant) => variant.seats === seats);
        const variant = pickOne(variants.length > 0 ? variants : allVariants(game), random);
        const last = variant.seats - 1;
        const options = async (): Promise<StageOptions> => ({
          ...(hasBot ? { bot: last } : {}),
          ...(await around()),
        });
        const secret = secretLast ? last : 0;
        const story = tellStory(game, variant, random, LENGTH, hasBot ? last : undefined);
        const { one, other, differing } = bestPair(story, secret, REVEALS[id] as Reveals, random);
        expect(differing).toBeGreaterThan(0);
        const [here, there] = await Promise.all([
          perform(one, await options()),
          perform(other, await options()),
        ]);
        expect(differences(here, there, secret)).toEqual([]);
        expect(betrayals(here)).toEqual([]);
        // There is a difference to find: the owner of the secret sees it.
        expect(there.transcripts.get(secret)).not.toEqual(here.transcripts.get(secret));
      },
    );
  });
}
