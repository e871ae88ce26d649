import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root as ownRoot } from './setup.mjs';

/** @typedef {{ version?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, workspaces?: string[] }} Manifest */

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const OWN_PACKAGE = /^@baithak\/|^baithak$/;
const UNRELEASED = '## [Unreleased]';

/**
 * Prepares a release: bumps all versions, dates the changelog's section, commits and tags.
 * @param {string} root
 * @param {string} version
 * @param {{ dryRun?: boolean, today: string }} options
 * @returns {{ complaint: string } | { changed: string[] }}
 */
export function release(root, version, { dryRun = false, today }) {
  const tag = `v${version}`;
  const current = readManifest(root, 'package.json').version ?? '';
  if (!VERSION.test(version)) return { complaint: 'Name a version like 1.2.3.' };
  if (isLower(version, current)) return { complaint: `${version} is lower than ${current}.` };
  if (git(root, 'tag', '--list', tag)) return { complaint: `The tag ${tag} exists already.` };
  if (git(root, 'status', '--porcelain')) {
    return { complaint: 'There are changes that are not committed: commit them first.' };
  }
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const dated = dateChangelog(changelog, version, today);
  if (!dated) return { complaint: `CHANGELOG.md has nothing under ${UNRELEASED}.` };

  const files = new Map([['CHANGELOG.md', dated]]);
  for (const path of git(root, 'ls-files', 'package.json', '*/package.json').split('\n')) {
    files.set(path, print(bump(readManifest(root, path), version)));
  }
  files.set(
    'package-lock.json',
    bumpLock(readFileSync(join(root, 'package-lock.json'), 'utf8'), version),
  );
  const changed = [...files].filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  );
  if (!dryRun) {
    for (const [path, text] of changed) writeFileSync(join(root, path), text);
    git(root, 'commit', '--all', '--message', `Release ${version}`);
    git(root, 'tag', '--annotate', tag, '--message', `Baithak ${version}`);
  }
  return { changed: changed.map(([path]) => path).sort() };
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Manifest}
 */
const readManifest = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {unknown} value */
const print = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param {string} root
 * @param {string[]} args
 */
function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/**
 * @param {string} a
 * @param {string} b
 */
function isLower(a, b) {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  const differs = left?.findIndex((number, i) => number !== right?.[i]) ?? -1;
  return differs >= 0 && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}

/**
 * All packages of the project have the same version and ask for exactly that of each other.
 * @template {Manifest} T
 * @param {T} manifest
 * @param {string} version
 * @returns {T}
 */
function bump(manifest, version) {
  const bumped = { ...manifest, version };
  for (const kind of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    const needs = manifest[kind];
    if (!needs) continue;
    bumped[kind] = Object.fromEntries(
      Object.entries(needs).map(([name, wanted]) => [
        name,
        OWN_PACKAGE.test(name) ? version : wanted,
      ]),
    );
  }
  return bumped;
}

/**
 * @param {string} text of package-lock.json
 * @param {string} version
 */
function bumpLock(text, version) {
  const lock = JSON.parse(text);
  const packages = Object.entries(/** @type {Record<string, Manifest>} */ (lock.packages)).map(
    ([place, entry]) => [place, place.includes('node_modules/') ? entry : bump(entry, version)],
  );
  return print({ ...lock, version, packages: Object.fromEntries(packages) });
}

/**
 * @param {string} text of CHANGELOG.md
 * @param {string} version
 * @param {string} today
 * @returns {string | undefined} the new text, unless there is nothing to release
 */
export function dateChangelog(text, version, today) {
  const [before = '', after] = text.split(`${UNRELEASED}\n`);
  const section = after?.split(/^## /m)[0]?.trim();
  return section ? `${before}${UNRELEASED}\n\n## [${version}] - ${today}\n${after}` : undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  });
  const dryRun = values['dry-run'] === true;
  const today = new Date().toISOString().slice(0, 10);
  const result = release(ownRoot, positionals[0] ?? '', { dryRun, today });
  if ('complaint' in result) {
    console.error(result.complaint);
    process.exitCode = 1;
  } else {
    console.log(result.changed.join('\n'));
    console.log(
      dryRun
        ? 'A dry run: nothing was changed.'
        : `Committed and tagged v${positionals[0]}. Publish it with: git push --follow-tags`,
    );
  }
}
