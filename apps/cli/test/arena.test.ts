import { expect, test } from 'vitest';
import { cli } from './harness.ts';

test('an arena plays the same deals from both seats, with the same result every time', async () => {
  const args = [
    'arena',
    'jaipur',
    '--first',
    'greedy',
    '--deals',
    '2',
    '--iterations',
    '20',
    '--json',
  ];
  const { out, code } = await cli(args);
  const score = JSON.parse(out);
  expect(code).toBe(0);
  expect(score).toMatchObject({
    game: 'jaipur',
    first: 'greedy',
    second: 'random',
    games: 4,
    wins: 4,
  });
  expect(score.low).toBeLessThan(score.share);
  expect((await cli(args)).out).toBe(out);
});

test('an arena prints the score in one sentence and refuses a bot that cannot play the game', async () => {
  const fight = ['--first', 'greedy', '--deals', '1', '--iterations', '20'];
  const { out } = await cli(['arena', 'talluka', ...fight]);
  expect(out).toMatch(
    /^greedy against random: \d won, \d drawn, \d lost of 2; .* %\), Elo|certainty/,
  );
  const { err, code } = await cli(['arena', 'jaipur', '--first', 'alphabeta']);
  expect(code).toBe(1);
  expect(err).toMatch(/alphabeta.*without chance/);
  expect((await cli(['arena', 'chess'])).code).toBe(1);
});

test('a survey prints the lengths of games and of move lists', async () => {
  const { out } = await cli(['survey', 'talluka', '--games', '50', '--json']);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ game: 'talluka', seats: 2, games: 50 });
  expect(found.longestGame).toBeGreaterThanOrEqual(found.decisions / found.games);
  expect(found.longestList).toBeLessThanOrEqual(20);
  expect(found.firsts[0] + found.firsts[1]).toBeGreaterThanOrEqual(50);
  const told = await cli(['survey', 'jaipur', '--games', '20']);
  expect(told.out).toMatch(/^20 random games: .* at most; first or equal first by seat: .* %\.\n$/);
  expect((await cli(['survey', 'chess'])).code).toBe(1);
});
