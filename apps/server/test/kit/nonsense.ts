import { FastRandom, type Random } from '@baithak/kernel';
import { pickOne } from '@baithak/testkit';

/** Values that something might choke on. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 53,
  4_294_967_296,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u{1f600}'.repeat(50),
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '../../etc/passwd',
  '%00%s%n{0}',
  [],
  {},
  [[]],
  [null, 1, 'x'],
  JSON.parse('{"toString":1,"valueOf":2,"toJSON":3,"then":4,"length":-1}'),
  { constructor: { prototype: { polluted: true } } },
  { hasOwnProperty: 'x', seat: 0 },
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'then',
  'seat',
  'v',
  '',
  'length',
  '0',
];

export type Json = unknown;

function nasty(random: Random): Json {
  return pickOne(NASTY, random);
}

/** Any JSON, a few levels deep. */
export function anyJson(random: Random, depth = 0): Json {
  const kind = random.below(depth > 4 ? 2 : 4);
  if (kind < 2) return nasty(random);
  const size = random.below(4);
  if (kind === 2) return Array.from({ length: size }, () => anyJson(random, depth + 1));
  const keys = Array.from({ length: size }, () => pickOne(KEYS, random));
  return fromPairs(keys.map((key) => [key, anyJson(random, depth + 1)]));
}

/** Also with fields that a plain assignment would not make. */
function fromPairs(pairs: readonly (readonly [string, Json])[]): object {
  const made = {};
  for (const [key, value] of pairs) {
    Object.defineProperty(made, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return made;
}

/** The value with something changed in it somewhere. */
export function mutated(value: Json, random: Random): Json {
  if (typeof value === 'string' && random.below(2) === 0) return garbled(value, random);
  if (typeof value === 'number' && random.below(2) === 0) return value + random.below(5) - 2;
  if (value === null || typeof value !== 'object' || random.below(6) === 0) return nasty(random);
  if (Array.isArray(value)) return mutatedList(value, random);
  const pairs = Object.entries(value);
  const at = random.below(pairs.length + 1);
  const pair = pairs[at];
  if (pair === undefined) return fromPairs([...pairs, [pickOne(KEYS, random), nasty(random)]]);
  const [key, inner] = pair;
  if (random.below(8) === 0) return fromPairs(pairs.filter((_, i) => i !== at));
  if (random.below(8) === 0) return fromPairs(pairs.with(at, [pickOne(KEYS, random), inner]));
  return fromPairs(pairs.with(at, [key, mutated(inner, random)]));
}

function mutatedList(list: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1);
  if (at === list.length) return [...list, nasty(random)];
  if (random.below(4) === 0) return list.filter((_, i) => i !== at);
  if (random.below(4) === 0) return [...list, ...list, list[at]];
  return list.with(at, mutated(list[at], random));
}

/** Text with a few of its characters changed, taken out or doubled. */
export function garbled(text: string, random: Random): string {
  let result = text;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const at = random.below(result.length + 1);
    const change = pickOne(['', '"', '\\', '[', '}', '\u0000', 'e9', '\\ud83d', ','], random);
    result = result.slice(0, at) + change + result.slice(at + random.below(3));
  }
  return result;
}

/** Ten thousand brackets and the like. */
export function deep(random: Random): string {
  const [open, close] = pickOne(
    [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"v":', '}]'],
      ['["', '"]'],
    ],
    random,
  ) as [string, string];
  const levels = pickOne([13, 100, 2500, 5000], random);
  const text = open.repeat(levels) + (random.below(2) === 0 ? '1' : '') + close.repeat(levels);
  return random.below(2) === 0 ? text : `{"v":1,"kind":"command","client":"x","command":${text}}`;
}

export function bytesOf(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

export const randomOf = (...seed: readonly unknown[]) => new FastRandom(seed.join(' '));
