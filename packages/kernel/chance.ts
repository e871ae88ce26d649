import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** SHA-256 of a text's UTF-8 bytes, synchronous in browsers, workers and Node alike. */
const sha256 = (text: string): Uint8Array => digest(utf8ToBytes(text));

export const sha256Hex = (text: string): string => bytesToHex(sha256(text));

/** What a server publishes before the first chance step, to be checked when the seed is revealed. */
export function commitment(seed: string): string {
  return sha256Hex(seed);
}

/**
 * Gives the random numbers of chance step `index` (from 0) of log entry `seq`. It is the match's
 * chance step number `draw` (from 0), counting those that were taken back.
 */
export type ChanceSource = (seq: number, index: number, draw: number) => Random;

/**
 * Chance of a match under scheme 1, from seed, entropy, entry and step. As `seq` never repeats, an
 * undone draw never comes back.
 */
export function hashChance(
  seed: string,
  entropy: readonly string[],
): (seq: number, index: number) => Random {
  return (seq, index) => numbersOf([seed, entropy, seq, index]);
}

/**
 * Chance of a match under scheme 2, from seed, salts and the number of the draw. Nothing that people
 * do between two draws changes the next one, so nobody can wait for a better one.
 */
export function fairChance(seed: string, salts: readonly string[]): ChanceSource {
  return (_, __, draw) => numbersOf([seed, salts, draw]);
}

/**
 * SHA-256 of the JSON list with the number of a block at its end gives eight big-endian 32-bit words
 * per block; words that would bias the choice are skipped.
 */
function numbersOf(list: readonly unknown[]): Random {
  let block = 0;
  let words: number[] = [];
  return {
    below(n) {
      const limit = 4_294_967_296 - (4_294_967_296 % n);
      for (;;) {
        if (words.length === 0) words = wordsOf(sha256(JSON.stringify([...list, block++])));
        const word = words.shift() as number;
        if (word < limit) return word % n;
      }
    },
  };
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i));
}
