import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@baithak/catalog';
import { readOptions, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { equalBudget, timePerSeat } from '../arena/equal-cpu.ts';
import { openingsFor } from '../arena/openings.ts';
import { scratch } from './external.ts';
import { Collector, cli } from './harness.ts';

const greedy = ['arena', 'jaipur', '--first', 'greedy', '--iterations', '20', '--json'];

test('a contest is kept game by game and goes on where it was killed', async () => {
  const file = join(scratch(), 'games.jsonl');
  const whole = await cli([...greedy, '--deals', '3']);
  await cli([...greedy, '--deals', '1', '--results', file]);
  const before = readFileSync(file, 'utf8');
  expect(before.trim().split('\n')).toHaveLength(3);
  // The program was killed while it wrote a line.
  appendFileSync(file, '{"n":2,"poi');
  const resumed = await cli([...greedy, '--deals', '3', '--results', file]);
  expect(resumed).toMatchObject({ code: 0, out: whole.out });
  const after = readFileSync(file, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(
    after
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).n),
  ).toEqual([0, 1, 2, 3, 4, 5]);
  // Nothing is left to play, and a shorter contest takes the first deals.
  expect((await cli([...greedy, '--deals', '3', '--results', file])).out).toBe(whole.out);
  expect(readFileSync(file, 'utf8')).toBe(after);
  expect(JSON.parse((await cli([...greedy, '--deals', '1', '--results', file])).out).games).toBe(2);
});

test('a result file of other settings or of another kind is refused and left alone', async () => {
  const file = join(scratch(), 'games.jsonl');
  await cli([...greedy, '--deals', '1', '--results', file]);
  const before = readFileSync(file, 'utf8');
  for (const other of [
    ['--seed', '1'],
    ['--second', 'level2'],
    ['--iterations', '30'],
  ]) {
    const { code, err } = await cli([...greedy, ...other, '--results', file]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/results with other settings \(\w+ was/),
    ]);
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
  const diary = join(scratch(), 'diary.txt');
  for (const text of ['Dear diary\n', 'no end', `${before.split('\n')[0]}\nnonsense\n`]) {
    writeFileSync(diary, text);
    expect((await cli([...greedy, '--results', diary])).err).toMatch(
      /holds no results of the arena/,
    );
    expect(readFileSync(diary, 'utf8')).toBe(text);
  }
  const nowhere = join(scratch(), 'no', 'folder');
  expect((await cli([...greedy, '--results', nowhere])).code).toBe(1);
  expect(existsSync(nowhere)).toBe(false);
});

test('a sequential test stops as soon as it is clear', async () => {
  const args = [...greedy, '--deals', '100', '--sequential', '50,60'];
  const { games, verdict, evidence, bound } = JSON.parse((await cli(args)).out);
  expect(verdict).toBe('more');
  expect(games).toBeLessThan(60);
  expect(evidence).toBeGreaterThan(bound);
  expect((await cli([...greedy, '--sequential', '60,50'])).err).toMatch(/two shares in percent/);
  const open = await cli([...greedy.slice(0, -1), '--deals', '1', '--sequential', '50,60']);
  expect(open.out).toMatch(/The sequential test is still open/);
});

test('five seats: first places beside the fair share', async () => {
  const args = [
    'arena',
    'samsara',
    '--first',
    'greedy',
    '--iterations',
    '10',
    '--seats',
    '5',
    '--deals',
    '1',
  ];
  const score = JSON.parse((await cli([...args, '--json'])).out);
  expect(score).toMatchObject({ seats: 5, games: 5, fair: 0.2 });
  expect(score.firsts.low).toBeLessThanOrEqual(score.firsts.share);
  expect((await cli(args)).out).toMatch(/First places of greedy: .* a fair share is 20\.0 %\./);
});

test('alone both sides play the same deals, and reach the goal or not', async () => {
  const args = [
    'arena',
    'samsara',
    '--first',
    'mayur',
    '--second',
    'random',
    '--seats',
    '1',
    '--deals',
    '4',
  ];
  const { games, firsts, other } = JSON.parse((await cli([...args, '--json'])).out);
  expect(games).toBe(4);
  expect(firsts.share).toBeGreaterThan(other.share);
  const told = await cli(args);
  expect(told.lines[0]).toMatch(/^mayur reached the goal in .* of 4 games/);
  expect(told.lines[1]).toMatch(/^random reached the goal in /);
});

test('a game without chance begins with an opening, and there are not more deals than openings', async () => {
  const args = ['arena', 'talluka', '--first', 'random', '--second', 'random'];
  const { err } = await cli([...args, '--deals', '1000']);
  expect(err).toMatch(/There are 300 openings/);
  const game = await catalog.talluka.game();
  const usual = sure(readOptions(game, {}, 2));
  expect(await openingsFor(game, usual)).toHaveLength(300);
  expect(await openingsFor(game, { ...usual, repetition: 'draw' })).toEqual([]);
});

test('the text tells processor time and work of both sides', async () => {
  const args = ['arena', 'talluka', '--first', 'phani', '--second', 'greedy', '--deals', '1'];
  const { lines } = await cli(args);
  expect(lines[1]).toMatch(
    /^phani: [\d.]+ s of processor time for \d+ decisions, [\d.]+ ms each, 4[.,]?000 units/,
  );
  expect(lines[2]).toMatch(/^greedy: [\d.]+ s of processor time for \d+ decisions/);
});

test('a budget for equal processor time is found where time grows with work', async () => {
  const tried: number[] = [];
  const measure = (perUnit: number, fixed: number, other: number) => async (iterations: number) => {
    tried.push(iterations);
    return { adjusted: fixed + perUnit * iterations, other };
  };
  expect(await equalBudget(measure(0.01, 0, 900))).toBe(90_000);
  const near = await equalBudget(measure(0.5, 100, 5000));
  expect(100 + 0.5 * near).toBeGreaterThan(4700);
  expect(100 + 0.5 * near).toBeLessThan(5300);
  // The least possible work may still take longer.
  expect(await equalBudget(measure(1, 500, 10))).toBe(1);
  expect(tried.length).toBeLessThan(24);
});

test('equal processor time is that of a seat, however many seats a side has', () => {
  expect(timePerSeat([3, 12], 5)).toEqual([3, 3]);
  expect(timePerSeat([3, 4], 2)).toEqual([3, 4]);
  expect(timePerSeat([3, 4], 1)).toEqual([3, 4]);
  expect(timePerSeat([3, null], 2)).toBeUndefined();
});

test('equal processor time needs a reference bot, and keeps the budget that it found', async () => {
  const file = join(scratch(), 'equal.jsonl');
  const { err } = await cli([
    'arena',
    'talluka',
    '--first',
    'mina',
    '--second',
    'gilli',
    '--equal-cpu',
  ]);
  expect(err).toMatch(/one side must be a reference bot/);
  const args = [
    'arena',
    'talluka',
    '--first',
    'gilli',
    '--second',
    'level5',
    '--equal-cpu',
    '--deals',
    '1',
    '--json',
  ];
  const { work } = JSON.parse((await cli([...args, '--results', file])).out);
  expect(work[1]).toBeGreaterThan(0);
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!).iterations).toBe(work[1]);
  expect(JSON.parse((await cli([...args, '--results', file])).out).work).toEqual(work);
});

test('a terminal gets a progress bar on standard error, which is wiped away', async () => {
  const tty = Object.assign(new Collector(), { isTTY: true });
  const { out } = await cli([...greedy, '--deals', '2'], { stderr: tty });
  expect(JSON.parse(out).games).toBe(4);
  expect(tty.text).toMatch(/\r█+░+ 25\.0 %/);
  expect(tty.text).toMatch(/\r +\r$/);
  expect((await cli([...greedy, '--deals', '2'])).err).toBe('');
});
