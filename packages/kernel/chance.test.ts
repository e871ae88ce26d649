import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, fairChance, hashChance, sha256Hex } from './chance.ts';
import { OutcomeList } from './lists.ts';
import { FastRandom, type Random } from './random.ts';

function shares(random: Random, n: number, draws: number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) {
    const drawn = random.below(n);
    counts[drawn] = (counts[drawn] as number) + 1;
  }
  return counts.map((count) => (count * n) / draws);
}

describe('chance of a match', () => {
  it('is what the notation document says, word by word', () => {
    const digest = createHash('sha256').update('["seed",["salt"],7,2,0]').digest();
    const random = hashChance('seed', ['salt'])(7, 2);
    for (let word = 0; word < 8; word++) {
      expect(random.below(2 ** 32)).toBe(digest.readUInt32BE(4 * word));
    }
    const second = createHash('sha256').update('["seed",["salt"],7,2,1]').digest();
    expect(random.below(2 ** 32)).toBe(second.readUInt32BE(0));
  });

  it('by scheme 2 depends on the number of the draw, and on nothing that people do before it', () => {
    const digest = createHash('sha256').update('["seed",["salt","more"],3,0]').digest();
    const source = fairChance('seed', ['salt', 'more']);
    for (const [seq, index] of [
      [7, 2],
      [8, 0],
    ] as const) {
      expect(source(seq, index, 3).below(2 ** 32)).toBe(digest.readUInt32BE(0));
    }
    expect(source(7, 2, 4).below(2 ** 32)).not.toBe(digest.readUInt32BE(0));
  });

  it('differs by seed, entropy, entry and step, and commits to the seed', () => {
    const draw = (seed: string, salt: string[], seq: number, index: number) =>
      hashChance(seed, salt)(seq, index).below(2 ** 32);
    const draws = [
      draw('a', [], 0, 0),
      draw('b', [], 0, 0),
      draw('a', ['x'], 0, 0),
      draw('a', ['x', ''], 0, 0),
      draw('a', [], 1, 0),
      draw('a', [], 0, 1),
    ];
    expect(new Set(draws).size).toBe(draws.length);
    expect(commitment('a')).toBe(createHash('sha256').update('a').digest('hex'));
  });

  it('passes over words that would bias the choice', () => {
    // With n = 3 · 2³⁰ a quarter of all words must be refused; a plain remainder would favour the low third.
    const n = 3 * 2 ** 30;
    const source = hashChance('bias', []);
    let low = 0;
    for (let i = 0; i < 4000; i++) if (source(i, 0).below(n) < n / 3) low++;
    expect(low / 4000).toBeGreaterThan(0.3);
    expect(low / 4000).toBeLessThan(0.37);
  });
});

describe('the fast generator', () => {
  it('gives every number its share, small and large', () => {
    for (const n of [1, 2, 3, 7, 52, 1000]) {
      for (const share of shares(new FastRandom(`n ${n}`), n, 200 * n + 20_000)) {
        expect(share).toBeGreaterThan(0.6);
        expect(share).toBeLessThan(1.4);
      }
    }
    const high = new FastRandom('high');
    let upper = 0;
    for (let i = 0; i < 3000; i++) if (high.below(3 * 2 ** 30) >= 2 ** 31) upper++;
    expect(upper / 3000).toBeCloseTo(1 / 3, 1);
  });

  it('repeats itself for the same seed only', () => {
    const run = (seed: string) => {
      const random = new FastRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000)).join();
    };
    expect(run('a')).toBe(run('a'));
    expect(run('a')).not.toBe(run('b'));
  });

  it('stays in range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const drawn = new FastRandom(seed).below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });
});

describe('an outcome list', () => {
  it('gives each outcome its weight in tickets, however many there are', () => {
    const list = new OutcomeList();
    for (let i = 0; i < 200; i++) list.add(i, 1 + (i % 3));
    const counts = new Map<number, number>();
    for (let ticket = 0; ticket < list.total; ticket++) {
      const outcome = list.pick(ticket);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (let i = 0; i < 200; i++) expect(counts.get(i)).toBe(1 + (i % 3));
    expect(() => list.pick(list.total)).toThrow(RangeError);
  });
});

const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  it('agrees with the platform on every length around the block limits', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'x'.repeat(length);
      expect(sha256Hex(text)).toBe(reference(text));
    }
  });

  it('agrees with the platform on any text, broken surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(sha256Hex(a + b)).toBe(reference(a + b));
      }),
    );
    expect(sha256Hex('a\ud800b')).toBe(reference('a\ud800b'));
  });
});
