import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { cli, linesIn } from './harness.ts';

const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';
const START_MOVES = ['1>', '2>', '4<', '5<', 'a^', 'b^', 'dv', 'ev'];

test('moves are listed one per line, sorted', async () => {
  expect((await cli(['moves', 'talluka'])).lines).toEqual(START_MOVES);
  expect((await cli(['moves', 'talluka', '--position', START])).lines).toEqual(START_MOVES);
});

test('moves as JSON include the position', async () => {
  const { out } = await cli(['moves', 'talluka', '--json']);
  expect(JSON.parse(out)).toEqual({ game: 'talluka', position: START, moves: START_MOVES });
});

test('a position may come from a file, as text or JSON', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'baithak-')), 'position');
  for (const text of [`${START}\n`, JSON.stringify(START)]) {
    writeFileSync(file, text);
    expect((await cli(['moves', 'talluka', '--position', `@${file}`])).lines).toEqual(START_MOVES);
  }
});

test('perft counts lines of play for every depth', async () => {
  const { lines } = await cli(['perft', 'talluka', '--depth', '3']);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['1', '2', '3']);
  expect(lines[0]).toBe('1 8');
  const { out } = await cli(['perft', 'talluka', '--depth', '3', '--json']);
  const { perft, ...rest } = JSON.parse(out);
  expect(rest).toEqual({ game: 'talluka', position: START });
  expect(
    perft.map((each: { depth: number; count: number }) => `${each.depth} ${each.count}`),
  ).toEqual(lines);
});

async function traced(game: string, ...flags: string[]) {
  const { code, lines } = await cli(['trace', game, ...flags]);
  expect(code).toBe(0);
  return lines.map((line) => JSON.parse(line));
}

test.each(['talluka', 'jaipur'])('trace of %s is complete and consistent', async (game) => {
  const records = await traced(game, '--games', '3', '--seed', 'x');
  expect(records.filter((record) => 'result' in record)).toHaveLength(3);
  let seq = 0;
  let n = 0;
  for (const record of records) {
    expect(record).toMatchObject({ game, n });
    if ('result' in record) {
      expect(Object.keys(record)).toEqual(['game', 'n', 'position', 'result']);
      expect(Object.keys(record.result)).toEqual(['places', 'scores', 'reason']);
      seq = 0;
      n++;
      continue;
    }
    expect(record.seq).toBe(seq++);
    if ('moves' in record) {
      expect(Object.keys(record)).toEqual([
        'game',
        'n',
        'seq',
        'seat',
        'position',
        'moves',
        'move',
      ]);
      expect(record.moves).toContain(record.move);
      expect(record.moves).toEqual([...new Set(record.moves)].sort());
    } else {
      expect(Object.keys(record)).toEqual(['game', 'n', 'seq', 'position', 'outcomes', 'outcome']);
      expect(record.outcomes.map(([text]: [string]) => text)).toContain(record.outcome);
    }
  }
});

test('the same seed gives the same trace, another seed another one', async () => {
  const out = async (...flags: string[]) => (await cli(['trace', 'jaipur', ...flags])).out;
  expect(await out('--seed', 'a')).toBe(await out('--seed', 'a', '--json'));
  expect(await out('--seed', 'a')).not.toBe(await out('--seed', 'b'));
});

test('trace takes options', async () => {
  const [first] = await traced('talluka', '--option', 'layout=chequered', '--seats', '2');
  expect(first.position).toBe('WB1WB/BW1BW/5/BW1BW/WB1WB w');
});

test('every traced position loads and lists the same moves', async () => {
  const records = (await traced('jaipur', '--seed', 'p')).filter((record) => 'moves' in record);
  for (const record of records.filter((_, index) => index % 7 === 0)) {
    const { lines } = await cli(['moves', 'jaipur', '--position', JSON.stringify(record.position)]);
    expect(lines).toEqual(record.moves);
  }
});

test('trace waits for a slow reader and ends when the reader leaves', async () => {
  const slow = new Slow();
  const io = { stdin: Readable.from([]), stdout: slow, stderr: slow, env: {}, isTerminal: false };
  const code = await run(['trace', 'talluka', '--games', '3000'], io);
  expect(code).toBe(0);
  expect(slow.chunks).toBe(20);
  expect(slow.most).toBeLessThan(500_000);
});

/** Takes one chunk per millisecond and closes after twenty. */
class Slow extends Writable {
  most = 0;
  chunks = 0;

  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    this.most = Math.max(this.most, this.writableLength);
    if (++this.chunks === 20) this.destroy();
    else setTimeout(done, 1);
  }
}

test('every line ends with a newline, the last one too', async () => {
  const { out } = await cli(['moves', 'talluka']);
  expect(`${linesIn(out).join('\n')}\n`).toBe(out);
});
