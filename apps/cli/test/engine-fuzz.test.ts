import { FastRandom, type Random } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { cli } from './harness.ts';

const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\\u0000',
  'null',
  'true',
  '-',
  '1e9',
  '0.5',
  ' ',
  '\t',
  '"do"',
  '"id"',
  '"game"',
  '"move"',
  '"seat"',
  '"position"',
  '"options"',
  '"__proto__"',
  '"depth"',
  '"new"',
  '"load"',
  '"go"',
  '"play"',
  '"undo"',
  '"talluka"',
  '"jaipur"',
  '1',
  '2',
  'é',
  '\u2028',
  '😀',
];
const NAMES = [
  'new',
  'load',
  'turn',
  'moves',
  'outcomes',
  'resolve',
  'check',
  'play',
  'undo',
  'position',
  'view',
  'log',
  'go',
  'stop',
  'perft',
  'games',
  'nonsense',
];
const FIELDS = [
  'game',
  'seats',
  'seed',
  'options',
  'chance',
  'position',
  'move',
  'outcome',
  'seat',
  'iterations',
  'depth',
];
const VALUES = [
  'talluka',
  'jaipur',
  '1>',
  '+D',
  '+K',
  'manual',
  '',
  'BB1WW/BB1WW/5/WW1BB/WW1BB w',
  null,
  true,
  0,
  1,
  2,
  -1,
  1.5,
  {},
  [],
  { a: [1] },
];

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

function garbage(random: Random): string {
  return Array.from({ length: random.below(12) }, () => pick(SCRAPS, random)).join('');
}

/** A random line that resembles a request and often is one. */
function nearly(random: Random, id: number): string {
  const fields = Array.from({ length: random.below(4) }, () => [
    pick(FIELDS, random),
    pick(VALUES, random),
  ]);
  return JSON.stringify({ id, do: pick(NAMES, random), ...Object.fromEntries(fields) });
}

test.each([1, 2, 3, 4])(
  'garbage %i: gets one answer per line, in order, without a crash',
  async (seed) => {
    const random = new FastRandom(seed);
    const sent = Array.from({ length: 1500 }, (_, id) => {
      if (random.below(40) === 0)
        return `{"id":${id},"do":"new","game":"${pick(['talluka', 'jaipur'], random)}"}`;
      return random.below(3) === 0 ? garbage(random) : nearly(random, id);
    });
    const { code, lines, err } = await cli(['engine'], { input: `${sent.join('\n')}\n` });
    expect({ code, err, answers: lines.length }).toEqual({
      code: 0,
      err: '',
      answers: sent.length,
    });
    let good = 0;
    for (const [index, line] of lines.entries()) {
      const answer = JSON.parse(line);
      if (typeof answer.id === 'number' && answer.id > 2) expect(answer.id).toBe(index);
      if (answer.ok) good++;
      else
        expect(answer.fault).toMatchObject({ code: expect.any(String), text: expect.any(String) });
      expect(answer.fault?.code).not.toBe('internal-error');
    }
    expect(good).toBeGreaterThan(100);
  },
);

test('random bytes get answers, too', async () => {
  const random = new FastRandom('bytes');
  const bytes = Uint8Array.from({ length: 20_000 }, () => random.below(256));
  bytes[bytes.length - 1] = 10;
  const { code, lines } = await cli(['engine'], { input: bytes });
  expect(code).toBe(0);
  expect(lines).toHaveLength(bytes.filter((byte) => byte === 10).length);
  for (const line of lines) expect(JSON.parse(line).ok).toBe(false);
});
