import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal, mindOf, OtherJournal } from './journal.ts';

interface Line {
  readonly n: number;
  readonly text?: string;
}

const HEAD = { rulesVersion: 1, proof: { nodes: 5 }, mind: 'abc' };
// Of more than one byte, so that bytes and letters differ.
const lines: Line[] = [{ n: 0 }, { n: 1, text: 'räka' }, { n: 2 }];

function journal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deeper', 'talluka-2.jsonl');
}

const linesIn = (path: string, head = HEAD): readonly Line[] => new Journal<Line>(path, head).lines;

test('a journal that does not exist yet is empty', () => {
  expect(linesIn(journal())).toEqual([]);
});

test('half a line is dropped, and the next one stands on a line of its own', () => {
  const path = journal();
  const first = new Journal<Line>(path, HEAD);
  for (const line of lines.slice(0, 2)) first.add(line);
  appendFileSync(path, JSON.stringify(lines[2]).slice(0, 4));
  const second = new Journal<Line>(path, HEAD);
  expect(second.lines).toEqual(lines.slice(0, 2));
  second.add(lines[2]!);
  expect(linesIn(path)).toEqual(lines);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(5);
});

test('half of the head leaves an empty journal', () => {
  const path = journal();
  mkdirSync(dirname(path));
  writeFileSync(path, '{"rulesVersion"');
  expect(linesIn(path)).toEqual([]);
});

test('lines that rest on other rules, budgets or nets are refused in one sentence', () => {
  const path = journal();
  new Journal<Line>(path, HEAD).add(lines[0]!);
  const complaint = (head: typeof HEAD) => {
    try {
      return linesIn(path, head);
    } catch (error) {
      return error instanceof OtherJournal ? error.message : error;
    }
  };
  expect(complaint(HEAD)).toEqual([lines[0]]);
  expect(complaint({ ...HEAD, rulesVersion: 2 })).toMatch(/ another rulesVersion; [^.]+\.$/);
  expect(complaint({ ...HEAD, proof: { nodes: 6 }, mind: 'x' })).toMatch(/ proof and mind; /);
  // Before there were heads, the first line was one of a game.
  writeFileSync(path, `${JSON.stringify(lines[0])}\n`);
  expect(complaint(HEAD)).toMatch(/does not say what it rests on; [^.]+\.$/);
});

test('the data that bots think with have a hash, which tells games apart', async () => {
  const [net, search] = [await mindOf('jaipur'), await mindOf('talluka')];
  for (const hash of [net, search]) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(await mindOf('jaipur')).toBe(net);
  expect(net).not.toBe(search);
});
