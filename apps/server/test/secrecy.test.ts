import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { FastRandom, type GameEvent } from '@baithak/kernel';
import { allVariants, long, pickOne } from '@baithak/testkit';
import { describe, expect, it } from 'vitest';
import { betrayals, differences } from './kit/leaks.ts';
import { perform } from './kit/stage.ts';
import { bestPair, type Reveals, tellStory } from './kit/story.ts';

const STORIES = long ? 40 : 2;
const LENGTH = 24;

const SAMSARA_SHOWS = new Set([
  'reincarnated',
  'gave-back',
  'aimed',
  'used',
  'used-power',
  'discarded',
  'game-over',
]);

/** The games with secrets, and by which events their rules lay something open. */
const REVEALS: Readonly<Record<string, Reveals>> = {
  ananda: () => false,
  jaipur: ({ kind }: GameEvent) => kind === 'round-scored',
  parikrama: () => false,
  samsara: ({ kind }: GameEvent) => SAMSARA_SHOWS.has(kind),
};

it('knows all games with secrets', async () => {
  const ids = Object.keys(catalog) as GameId[];
  const games = await Promise.all(ids.map((id) => catalog[id].game()));
  const secret = games.filter(({ hasSecrets }) => hasSecrets).map(({ id }) => id);
  expect(Object.keys(REVEALS)).toEqual(expect.arrayContaining(secret));
});

describe.each(Object.keys(REVEALS).filter(isGameId))('%s on a whole server', (id) => {
  for (let n = 0; n < STORIES; n++) {
    it(`looks the same to all whom a difference is hidden from, story ${n}`, async () => {
      const game = await catalog[id].game();
      const random = new FastRandom(`secrecy ${id} ${n}`);
      const variants = allVariants(game).filter(({ seats }) => seats >= 2 && seats <= 3);
      const variant = pickOne(variants, random);
      const bot = n % 2 === 0 ? undefined : variant.seats - 1;
      const story = tellStory(game, variant, random, LENGTH, bot);
      for (const secret of [0, variant.seats - 1]) {
        const pair = bestPair(story, secret, REVEALS[id] as Reveals, random);
        console.log(
          id,
          n,
          secret,
          variant.seats,
          pair.one.acts.length,
          pair.differing,
          pair.one.acts.filter((a) => a.do === 'undo').length,
        );
        expect(pair.differing).toBeGreaterThan(0);
        const options = bot === undefined ? {} : { bot };
        const t = performance.now();
        const one = await perform(pair.one, options);
        const other = await perform(pair.other, options);
        console.log(performance.now() - t);
        expect(differences(one, other, secret)).toEqual([]);
        expect(betrayals(one)).toEqual([]);
      }
    });
  }
});
