import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalog, type Doors, GAME_IDS } from '@baithak/catalog';
import { CHARACTERS, commitment } from '@baithak/kernel';
import { expect, test } from 'vitest';
import type { Measured } from '../arena/conduct.ts';
import {
  RATINGS_FILE,
  type Rating,
  ratingOf,
  readRatings,
  recordRating,
} from '../arena/ratings.ts';
import { eloLadder } from '../commands/ratings.ts';
import { scratch } from './external.ts';
import { cli } from './harness.ts';

const estimate = { share: 0.66666, low: 0.4, high: 0.9 };
const measured: Measured = {
  game: 'jaipur',
  seats: 2,
  score: {
    games: 4,
    wins: 3,
    draws: 0,
    losses: 1,
    ...estimate,
    elo: 120.4,
    eloLow: -70,
    eloHigh: Number.POSITIVE_INFINITY,
  },
  firsts: estimate,
  cpu: [2, null],
  decisions: [100, 90],
  work: [24, null],
  basis: 'abc',
  records: [],
};
const pair = { first: 'gilli', second: 'mina' };

test('a recorded measurement replaces an earlier one of the same pair', () => {
  const file = join(scratch(), 'ratings.json');
  writeFileSync(file, '[]');
  const rating = ratingOf(pair, measured);
  const median = { median: 7.5, low: 6, high: Number.POSITIVE_INFINITY };
  expect(ratingOf(pair, measured, median).amulet).toEqual({ median: 7.5, low: 6, high: null });
  expect(rating).toMatchObject({ share: 0.6667, elo: 120, eloHigh: null, cpu: [20, null] });
  recordRating(file, rating);
  recordRating(file, { ...rating, first: 'kapi', second: 'gilli' });
  recordRating(file, { ...rating, games: 8 });
  expect(readRatings(file).map(({ first, games }) => [first, games])).toEqual([
    ['gilli', 8],
    ['kapi', 4],
  ]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
});

test('Elo adds up from the gentlest character, with the errors of all steps', () => {
  const step = (first: string, second: string, elo: number | null) => ({
    first,
    second,
    elo,
    eloLow: elo === null ? null : elo - 30,
    eloHigh: elo === null ? null : elo + 30,
  });
  const steps = [step('gilli', 'mina', 100), step('kapi', 'gilli', 150)];
  expect(eloLadder(steps)).toEqual(['1100 ± 30', '1250 ± 42']);
  // Above a step that is missing or without end, nothing can be counted.
  expect(eloLadder([...steps, step('phani', 'mayur', 90)])[2]).toBe('–');
  expect(eloLadder([step('gilli', 'mina', null), steps[1]!])).toEqual(['–', '–']);
});

test('the committed table is sound, and ratings prints it', async () => {
  const all: Rating[] = JSON.parse((await cli(['ratings', '--json'])).out);
  expect(all).toEqual(readRatings(RATINGS_FILE));
  for (const { game, seats, games, wins, draws, losses, share, low, high } of all) {
    expect(GAME_IDS).toContain(game);
    expect(seats === 1 ? games : wins + draws + losses).toBe(games);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
  for (const game of GAME_IDS) {
    const own = all.filter((each) => each.game === game);
    const { code, out } = await cli(['ratings', game]);
    expect(code).toBe(0);
    if (own.length === 0) expect(out).toMatch(/^Nothing has been measured yet/);
    for (const { first, second } of own) {
      const isRung = CHARACTERS.some((name, i) => name === first && CHARACTERS[i - 1] === second);
      expect(out).toMatch(
        new RegExp(isRung ? `^${first} ` : `${first.replace('*', '\\*')}[ :]`, 'm'),
      );
    }
  }
  expect((await cli(['ratings', 'chess'])).err).toMatch(/There is no game “chess”/);
});

/** Without its outlook a game is played by small searches. */
function quick() {
  const { outlook: _, ...talluka } = catalog.talluka as Doors;
  return { catalog: { talluka } };
}

test('a measurement plays the pairs that it names, and refuses what it does not know', async () => {
  const folder = scratch();
  const args = ['measure', 'talluka', 'random', '--deals', '1', '--results', folder];
  const { code, lines } = await cli(args, quick());
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^shera against random: 2 won, 0 drawn, 0 lost of 2;/);
  const kept = readFileSync(join(folder, 'talluka-usual-shera-random.jsonl'), 'utf8');
  expect(kept.trim().split('\n')).toHaveLength(3);
  expect((await cli(['measure', 'talluka', 'amulet'])).err).toMatch(/Only Samsara has amulets/);
  expect((await cli(['measure', 'talluka', 'luck'])).err).toMatch(
    /no measurement “luck”; .*tenfold/,
  );
  expect((await cli(['measure', 'chess'])).code).toBe(1);
});

test('random play begins at the start, where others begin with an opening', async () => {
  const folder = scratch();
  const openings = async (what: string, second: string) => {
    const args = ['measure', 'talluka', what, '--deals', '1', '--results', folder];
    expect((await cli(args, quick())).code).toBe(0);
    const file = join(
      folder,
      `talluka-usual-${what === 'random' ? 'shera' : what}-${second}.jsonl`,
    );
    return JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!).settings.openings;
  };
  const none = commitment('[]').slice(0, 16);
  expect(await openings('random', 'random')).toBe(none);
  expect(await openings('gilli', 'mina')).not.toBe(none);
});

test('a measurement is recorded in the folder of the project, and nowhere else', async () => {
  const home = process.cwd();
  const folder = scratch();
  const args = ['measure', 'talluka', 'random', '--deals', '1', '--record'];
  process.chdir(folder);
  try {
    const { code, out, err } = await cli(args, quick());
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/no file .* to record in/)]);
    mkdirSync(dirname(RATINGS_FILE), { recursive: true });
    writeFileSync(RATINGS_FILE, '[]\n');
    expect((await cli(args, quick())).lines.at(-1)).toBe(`Recorded in ${RATINGS_FILE}.`);
    expect(readRatings(RATINGS_FILE)).toEqual([
      expect.objectContaining({
        game: 'talluka',
        second: 'random',
        games: 2,
        work: [12_000, null],
      }),
    ]);
  } finally {
    process.chdir(home);
  }
});
