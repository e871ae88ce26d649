import { randomInt } from 'node:crypto';
import { hashOf } from './passkeys.ts';

/** Without letters and digits that look alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const COUNT = 8;

/** A random text that people can read to each other. */
export const randomSigns = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Codes to write down, each good for one sign-in: 78 random bits, so a fast hash is enough. */
export const newCodes = (): string[] =>
  Array.from({ length: COUNT }, () => randomSigns(LENGTH).replace(/(.{4})(?=.)/g, '$1-'));

/** What is stored of a code; case, spaces and hyphens do not matter. */
export const codeHash = (code: string): string =>
  hashOf(`recovery ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
