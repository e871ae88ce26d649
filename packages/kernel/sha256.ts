import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text's UTF-8 bytes, synchronous in browsers, workers and Node alike. */
export const sha256 = (text: string): Uint8Array => digest(utf8ToBytes(text));

export const sha256Hex = (text: string): string => bytesToHex(sha256(text));
