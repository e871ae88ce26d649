import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, type Doors } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { readSpec } from '../arena/spec.ts';
import { engineThat, OWN_ENGINE, scratch, tee } from './external.ts';
import { cli } from './harness.ts';

async function fight(game: string, first: string, second: string, ...more: string[]) {
  const args = ['arena', game, '--first', first, '--second', second, '--deals', '1', ...more];
  const { code, out, err } = await cli([...args, '--json', '--cpu']);
  return { code, err, score: code === 0 ? JSON.parse(out) : undefined };
}

test('a fighter is read from a short text', () => {
  const usual = { ms: 7 };
  expect(readSpec('shera*10', usual)).toEqual({ kind: 'character', name: 'shera', times: 10 });
  expect(readSpec('kapi@50', usual)).toMatchObject({ name: 'kapi', times: 1, iterations: 50 });
  expect(readSpec('level5', usual)).toEqual({ kind: 'level', level: 5 });
  expect(readSpec('level4@20', usual)).toMatchObject({ level: 4, budget: { iterations: 20 } });
  expect(readSpec('mcts@20ms', usual)).toMatchObject({ name: 'mcts', budget: { ms: 20 } });
  expect(readSpec('greedy', usual)).toMatchObject({ name: 'greedy', budget: usual });
  expect(readSpec('all-seeing@9', usual)).toMatchObject({ budget: { iterations: 9 } });
  expect(readSpec('net:a@b.json@160', usual)).toEqual({
    kind: 'net',
    file: 'a@b.json',
    rollouts: 160,
  });
  expect(readSpec('engine:{"level":2,"x":{}} node e.js', usual)).toEqual({
    kind: 'engine',
    command: 'node e.js',
    go: { level: 2, x: {} },
  });
  for (const wrong of [
    '',
    'level6',
    'level0',
    'random*2',
    'shera@5ms',
    'shera*0',
    'engine:',
    'engine:{',
    'human',
  ]) {
    expect(readSpec(wrong, usual), wrong).toMatchObject({ code: 'fighter-unknown' });
  }
});

test('characters and reference bots fight with the work that is asked for', async () => {
  expect((await fight('talluka', 'phani*2', 'level1')).score).toMatchObject({
    games: 2,
    work: [8000, null],
  });
  expect((await fight('talluka', 'mina@100', 'level5@300')).score.work).toEqual([100, 300]);
  const { err, code } = await fight('jaipur', 'mina*10', 'random');
  expect([code, err]).toEqual([1, expect.stringMatching(/“mina” does no counted work/)]);
  expect((await fight('talluka', 'nobody', 'random')).err).toMatch(/Nobody called “nobody”/);
});

test('a net from a file fights at one ply and with rollouts', async () => {
  const file = join(scratch(), 'weights.json');
  writeFileSync(file, JSON.stringify(await (catalog.jaipur as Doors).weights!()));
  const { score } = await fight('jaipur', `net:${file}`, 'random');
  expect(score).toMatchObject({ wins: 2, work: [0, null] });
  expect((await fight('jaipur', `net:${file}@16`, 'random')).score.work[0]).toBe(16);
  writeFileSync(file, '{}');
  expect((await fight('jaipur', `net:${file}`, 'random')).err).toMatch(
    /has no sound net of jaipur/,
  );
  expect((await fight('jaipur', `net:${file}x`, 'random')).err).toMatch(/There is no file/);
  expect((await fight('talluka', `net:${file}`, 'random')).err).toMatch(/no nets for talluka/);
});

test('an engine on the line protocol plays whole games, also with chance', async () => {
  const away = `engine:{"level":2,"seed":5} ${OWN_ENGINE}`;
  const { score } = await fight('jaipur', away, 'random');
  expect(score).toMatchObject({ games: 2, wins: 2 });
  // Only Linux tells the processor time of other programs.
  if (process.platform === 'linux') expect(score.cpu[0]).toBeGreaterThan(0);
  expect(
    (await fight('vancana', `engine:{"character":"gilli"} ${OWN_ENGINE}`, 'random')).score.games,
  ).toBe(2);
});

test('an engine that fails ends the arena with one sentence', async () => {
  const failures: [answer: string, said: RegExp][] = [
    ['() => ({ ok: true, move: "z9" })', /chose “z9”, which is not legal/],
    ['() => ({ ok: false, fault: { text: "no idea" } })', /refused: no idea/],
    ['() => "hello"', /answered “hello”, which is no JSON object/],
    ['() => process.exit(3)', /has ended or could not be started/],
  ];
  for (const [answer, said] of failures) {
    const { code, err } = await fight('talluka', engineThat(answer), 'random');
    expect([code, err.split('\n').length, err]).toEqual([1, 2, expect.stringMatching(said)]);
  }
});

test('an engine is told the setup, every move and every outcome, in order', async () => {
  const log = join(scratch(), 'heard.jsonl');
  const { code } = await fight('jaipur', `engine:{"level":1} ${tee(OWN_ENGINE, log)}`, 'random');
  expect(code).toBe(0);
  const heard = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(heard[0]).toEqual({
    do: 'new',
    game: 'jaipur',
    seats: 2,
    options: {},
    chance: 'manual',
  });
  expect(heard.filter((request) => request.do === 'new')).toHaveLength(2);
  const kinds = new Set(heard.map((request) => request.do));
  expect(kinds).toEqual(new Set(['new', 'resolve', 'play', 'go']));
  for (const request of heard.filter((each) => each.do === 'go')) {
    expect(request).toEqual({ do: 'go', level: 1, seed: expect.any(Number) });
  }
});

test('the all-seeing twin fights in the arena only', async () => {
  expect((await fight('jaipur', 'all-seeing@20', 'random')).score).toMatchObject({ games: 2 });
  const seats = await cli(['play', 'jaipur', '--seat', 'all-seeing']);
  expect([seats.code, seats.err]).toEqual([1, expect.stringMatching(/Nobody called/)]);
  const requests = [
    { do: 'new', game: 'jaipur', seed: 's' },
    { do: 'go', character: 'all-seeing' },
    { do: 'go', level: 'all-seeing' },
    { do: 'go', bot: 'all-seeing' },
  ];
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const answers = (await cli(['engine'], { input })).lines.map((line) => JSON.parse(line));
  expect(answers.slice(1).map(({ fault }) => fault.code)).toEqual([
    'field-type',
    'field-type',
    'field-unknown',
  ]);
});
