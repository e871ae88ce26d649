import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@baithak/catalog';
import { beforeAll, expect, test } from 'vitest';
import { scratch } from './external.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bundle = pathOf('../dist/baithak.mjs');

/** Runs the built program. */
function baithak(
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, ...args], { env: { PATH: process.env.PATH } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

function shell(script: string): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const program = `${process.execPath} ${bundle}`;
    const child = spawn('bash', [
      '-c',
      `set -o pipefail; ${script.replaceAll('baithak', program)}`,
    ]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, [pathOf('../../../tools/build.mjs')]);
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
}, 600_000);

test('exits with 0 or 1, prints results to stdout and errors to stderr', async () => {
  const good = await baithak(['moves', 'talluka']);
  expect(good).toEqual({ code: 0, out: '1>\n2>\n4<\n5<\na^\nb^\ndv\nev\n', err: '' });
  const bad = await baithak(['moves', 'chess']);
  expect(bad).toMatchObject({ code: 1, out: '' });
  expect(bad.err).toBe(
    `baithak: There is no game “chess”; choose one of: ${GAME_IDS.join(', ')}.\n`,
  );
});

test('a reader that stops early is no error', async () => {
  const { code, out, err } = await shell('baithak trace jaipur --games 1000000 | head -n 1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ game: 'jaipur', n: 0, seq: 0 });
});

test('the engine ends at the end of its input and after quit', async () => {
  const { code, out } = await baithak(
    ['engine'],
    '{"do":"new","game":"jaipur"}\n{"do":"go","ms":50}\n',
  );
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(2);
  const child = spawn(process.execPath, [bundle, 'engine']);
  child.stdin.write('{"do":"quit"}\n');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});

test('play ends with a goodbye if there is no input', async () => {
  const { code, out } = await baithak(['play', 'jaipur']);
  expect(code).toBe(0);
  expect(out).toMatch(/Goodbye!\n$/);
});

test('bench prints every contestant', async () => {
  const [{ code, out }, table] = await Promise.all([
    baithak(['bench', '--seconds', '1', '--json']),
    baithak(['bench', '--seconds', '1']),
  ]);
  expect(code).toBe(0);
  const names = JSON.parse(out).rows.map((row: { name: string }) => row.name);
  expect(names).toEqual(['connect-four', ...GAME_IDS]);
  expect(table.out).toMatch(/^name +moves\/s +ratio/);
});

test('the arena gives the same results with any number of processes, and after it was killed', async () => {
  const args = ['arena', 'talluka', '--first', 'greedy', '--second', 'mina@20'];
  const contest = [...args, '--deals', '12', '--sequential', '50,60', '--json'];
  const [one, three] = await Promise.all(
    ['1', '3'].map((threads) => baithak([...contest, '--threads', threads])),
  );
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(three).toEqual(one);
  const file = join(scratch(), 'games.jsonl');
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);
  const child = spawn(process.execPath, [bundle, ...contest, '--threads', '2', '--results', file]);
  const ended = new Promise((resolve) => child.on('close', resolve));
  await expect.poll(lines).toBeGreaterThanOrEqual(3);
  child.kill('SIGKILL');
  await ended;
  const resumed = await baithak([...contest, '--threads', '2', '--results', file]);
  expect(resumed).toEqual(one);
});

test('an engine that fails ends all processes of the arena with one sentence', async () => {
  const args = ['--first', 'engine:no-such-program', '--second', 'random', '--threads', '2'];
  const { code, out, err } = await baithak(['arena', 'talluka', ...args]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/baithak: The engine “no-such-program” has ended or could not be started/);
});

test('the launcher runs the same program', async () => {
  const launcher = pathOf('../bin/baithak.mjs');
  const child = spawn(process.execPath, [launcher, '--version']);
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
});
