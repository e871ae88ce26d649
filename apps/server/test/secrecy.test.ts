import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import { allVariants, long, pickOne } from '@baithak/testkit';
import { describe, expect, it } from 'vitest';
import { betrayals, differences } from './kit/leaks.ts';
import { perform, type StageOptions } from './kit/stage.ts';
import { bestPair, REVEALS, type Reveals, tellStory } from './kit/story.ts';

const STORIES = long ? 400 : 4;
const LENGTH = 20;

/** Number of seats, whether the last seat is a bot, and whether the secrets are the last seat's. */
const CASTS = [
  [2, false, false],
  [3, false, true],
  [3, true, false],
  [2, true, true],
] as const;

it('knows all games with secrets', async () => {
  const ids = Object.keys(catalog) as GameId[];
  const games = await Promise.all(ids.map((id) => catalog[id].game()));
  const secret = games.filter(({ hasSecrets }) => hasSecrets).map(({ id }) => id);
  expect(Object.keys(REVEALS)).toEqual(secret);
});

describe.each(Object.keys(REVEALS).filter(isGameId))('a whole server with %s', (id) => {
  it.each(Array.from({ length: STORIES }, (_, n) => n))(
    'looks the same to everybody who may not see a difference: story %i',
    async (n) => {
      const game = await catalog[id].game();
      const random = new FastRandom(`secrecy ${id} ${n}`);
      const [seats, hasBot, secretLast] = CASTS[n % CASTS.length] as (typeof CASTS)[number];
      const variants = allVariants(game).filter((variant) => variant.seats === seats);
      const variant = pickOne(variants.length > 0 ? variants : allVariants(game), random);
      const last = variant.seats - 1;
      const options: StageOptions = hasBot ? { bot: last } : {};
      const secret = secretLast ? last : 0;
      const story = tellStory(game, variant, random, LENGTH, options.bot);
      const { one, other, differing } = bestPair(story, secret, REVEALS[id] as Reveals, random);
      expect(differing).toBeGreaterThan(0);
      const [here, there] = await Promise.all([perform(one, options), perform(other, options)]);
      expect(differences(here, there, secret)).toEqual([]);
      expect(betrayals(here)).toEqual([]);
      // There is a difference to find: the owner of the secret sees it.
      expect(there.transcripts.get(secret)).not.toEqual(here.transcripts.get(secret));
    },
  );
});
