import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

/** @typedef {{ output: string, sources: string[] }} Built */

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'fixtures']);
/** @param {Built} target */
const stampOf = ({ output }) => join(dirname(output), '.sources');

/**
 * Whether the output was built from the sources as they are now. Times of files could not tell:
 * copies and archives keep old ones.
 * @param {Built} target
 * @param {string} hash of the sources
 */
export function isFresh(target, hash) {
  const stamp = stampOf(target);
  return existsSync(target.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * Call this after a build with the hash from before it, so that a source saved meanwhile counts as new.
 * @param {Built} target
 * @param {string} hash
 */
export function stamp(target, hash) {
  writeFileSync(stampOf(target), hash);
}

/**
 * @param {string[]} sources files and folders below the root
 * @returns {string}
 */
export function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} source
 */
function addTo(hash, source) {
  const path = join(root, source);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!SKIPPED.has(name)) addTo(hash, `${source}/${name}`);
    }
  } else if (stats?.isFile()) hash.update(`${source}\0${stats.size}\0`).update(readFileSync(path));
}
