import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Puzzle } from '@baithak/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { addToJournal, type Line, readJournal } from './journal.ts';

const puzzle: Puzzle = {
  id: '1.2',
  seats: 2,
  // Of more than one byte, so that bytes and letters differ.
  position: 'räka',
  answer: ['a'],
  work: 1,
  solved: [],
};
const lines: Line[] = [
  { n: 0, puzzles: [] },
  { n: 1, puzzles: [puzzle] },
  { n: 2, puzzles: [] },
];

function journal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-mine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deeper', 'talluka-2.jsonl');
}

test('a journal that does not exist yet is empty', () => {
  expect(readJournal(journal())).toEqual([]);
});

test('half a line is dropped, and the next one stands on a line of its own', () => {
  const path = journal();
  for (const line of lines.slice(0, 2)) addToJournal(path, line);
  const half = JSON.stringify(lines[2]).slice(0, 9);
  appendFileSync(path, half);
  expect(readJournal(path)).toEqual(lines.slice(0, 2));
  addToJournal(path, lines[2]!);
  expect(readJournal(path)).toEqual(lines);
});

test('half of the first line leaves an empty journal', () => {
  const path = journal();
  mkdirSync(dirname(path));
  writeFileSync(path, '{"n":0');
  expect(readJournal(path)).toEqual([]);
});
