import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@baithak/catalog';
import { commitment, Match, promiseOf, sure, writeMatch } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { cli, talk } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'baithak-'));

/** The file of a short match, as the engine writes it. */
async function fileOf(...requests: unknown[]): Promise<string> {
  return (await talk([...requests, { do: 'log' }])).at(-1).file;
}

const jaipur = () =>
  fileOf(
    { do: 'new', game: 'jaipur', seed: 's' },
    { do: 'play', move: '+K' },
    { do: 'undo' },
    { do: 'play', move: '+K' },
  );

async function replay(text: string, ...flags: string[]) {
  const file = join(folder, 'x.match');
  writeFileSync(file, text);
  return cli(['replay', file, ...flags]);
}

test('tells a match step by step and checks its chance', async () => {
  const { code, lines } = await replay(await jaipur());
  expect(code).toBe(0);
  expect(lines[0]).toBe('Jaipur, 2 players');
  expect(lines[1]).toMatch(/^ {3}0 {2}deal : D D S L S L G C K C L D {2}\w/);
  expect(lines[2]).toMatch(/^ {3}1 {2}\+K : G S S {2}Player 1 took 3 camels/);
  expect(lines[3]).toMatch(/^ {3}2 {2}undo {2}Move 1 is taken back\.$/);
  expect(lines.at(-2)).toMatch(/^Chance checked by scheme 1: .* sealed as [0-9a-f]{64}\./);
  expect(lines.at(-1)).toBe('Not finished: it is the turn of Player 2.');
});

test('tells a match in German and as JSON', async () => {
  const german = await replay(await jaipur(), '--lang', 'de');
  expect(german.lines.at(-1)).toBe('Nicht beendet: Spieler 2 ist am Zug.');
  const { lines } = await replay(await jaipur(), '--json');
  const records = lines.map((line) => JSON.parse(line));
  expect(records[0]).toMatchObject({ game: 'jaipur', seats: 2, seed: 's' });
  expect(records[2]).toMatchObject({
    kind: 'decision',
    moves: ['+K'],
    sentences: expect.any(Array),
  });
  expect(records.at(-1)).toMatchObject({ chance: 'verified', turn: { kind: 'seat', seat: 1 } });
});

/** A match that two players dealt, and a file of it. */
async function dealt() {
  const game = await catalog.jaipur.game();
  const match = sure(Match.open(game, { seats: 2, seed: 'sealed', scheme: 2 }));
  const sealed = commitment('sealed');
  for (const seat of [0, 1]) sure(match.promise(seat, promiseOf(sealed, `salt ${seat}`)));
  for (const seat of [0, 1]) sure(match.reveal(seat, `salt ${seat}`));
  match.deal();
  return { match, file: writeMatch(match) };
}

test('tells the promises of scheme 2, and a fingerprint that players can compare', async () => {
  const { match, file } = await dealt();
  const { code, lines } = await replay(file);
  expect(code).toBe(0);
  expect(lines[1]).toMatch(/^ {3}0 {2}promise {2}Player 1 promises a salt\.$/);
  expect(lines.at(-2)).toMatch(/^Chance checked by scheme 2: .* of 2 players /);
  expect(lines.at(-2)).toContain(match.fairDeal?.digest);
  const json = await replay(file, '--json');
  expect(JSON.parse(json.lines.at(-1) as string)).toMatchObject({
    chance: 'verified',
    scheme: 2,
    digest: match.fairDeal?.digest,
  });
});

test.each([
  ['a salt that was not promised', /reveal 1 "salt 1"/, 'reveal 1 "salt 2"'],
  ['a promise after a salt', /(2 reveal.*\n)/, '$12 promise 1 x\n'],
  ['a missing salt', /3 reveal.*\n4/, '3'],
  ['entropy in clear', /0 promise.*/, '0 entropy "x"'],
])('refuses %s', async (_, from, to) => {
  const { file } = await dealt();
  const { code } = await replay(file.replace(from, to));
  expect(code).not.toBe(0);
});

test('tells the end', async () => {
  const load = { do: 'load', game: 'talluka', position: '5/2W2/WW3/2W2/2W1B w', seed: 's' };
  const { lines } = await replay(await fileOf(load, { do: 'play', move: '3>' }));
  expect(lines.at(-2)).toBe('Chance had no part in this match.');
  expect(lines.at(-1)).toMatch(/Winner: White\.$/);
});

test('says if there is no seed to check', async () => {
  const manual = { do: 'new', game: 'jaipur', chance: 'manual' };
  const { lines } = await replay(await fileOf(manual, { do: 'resolve', outcome: 'D' }));
  expect(lines.at(-2)).toContain('there is no seed to check it by');
  expect(lines.at(-1)).toBe('Not finished: chance comes next.');
});

test.each([
  ['an empty file', () => '', 'Line 1: this is not a saved match'],
  ['another file', () => 'hello\n', 'Line 1: this is not a saved match'],
  ['a newer format', (t: string) => t.replace('match 1', 'match 9'), 'format version 9'],
  ['other rules', (t: string) => t.replace('jaipur 1', 'jaipur 99'), 'version 99 of the rules'],
  ['another game', (t: string) => t.replace('game jaipur', 'game chess'), 'no game “chess”'],
  ['a forged seed', (t: string) => t.replace('seed "s"', 'seed "t"'), 'Line 7 does not match'],
  ['a forged outcome', (t: string) => t.replace(': G S S', ': D D D'), 'Line 8 does not match'],
  [
    'an illegal move',
    (t: string) => t.replace('1 move 0 +K', '1 move 0 +P'),
    'Line 8 cannot have happened',
  ],
  ['a wrong turn', (t: string) => t.replace('1 move 0', '1 move 1'), 'Line 8 cannot have happened'],
  ['a lost line', (t: string) => t.replace(/2 undo.*\n/, ''), 'Line 9: entry 2 should be here'],
  ['a lost end', (t: string) => t.replace(/end.*\n/, ''), 'the end of the file is missing'],
  ['a broken seal', (t: string) => t.replace(/end (\d) ..../, 'end $1 0000'), 'the seal is wrong'],
  ['a broken line', (t: string) => t.replace('2 undo 1', '2 jump 1'), 'Line 9 is damaged'],
])('%s is refused with the number of its line', async (_, damage, expected) => {
  const { code, out, err } = await replay(damage(await jaipur()));
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 1, out: '', lines: 2 });
  expect(err).toContain(expected);
});

test('a change to any byte of a file is noticed', async () => {
  const text = await jaipur();
  for (let at = 0; at < text.length - 1; at += 5) {
    const changed = text[at] === 'x' ? 'y' : 'x';
    const { code } = await replay(text.slice(0, at) + changed + text.slice(at + 1));
    expect([at, code]).toEqual([at, 1]);
  }
});
