import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

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
