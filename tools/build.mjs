import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCli, bundle } from './build-cli.mjs';
import { buildPage, page } from './build-page.mjs';
import { buildServer, server } from './build-server.mjs';
import { root } from './setup.mjs';

export { bundle };

/** @typedef {{ output: string, sources: string[], make: () => Promise<void> }} Target */

const SHARED = ['packages', 'games', 'package-lock.json', 'tools/build.mjs', 'tsconfig.base.json'];
/** @type {Target[]} */
const TARGETS = [
  {
    output: bundle,
    sources: [...SHARED, 'apps/cli', 'bench', 'tools/build-cli.mjs', 'tools/bundle.mjs'],
    make: buildCli,
  },
  {
    output: server,
    sources: [...SHARED, 'apps/server', 'tools/build-server.mjs', 'tools/bundle.mjs'],
    make: buildServer,
  },
  { output: page, sources: [...SHARED, 'apps/web', 'tools/build-page.mjs'], make: buildPage },
];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'fixtures']);

/**
 * Builds the command line program and the page, each when a source is newer than the last build.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build() {
  const stale = TARGETS.filter((target) => !isFresh(target));
  for (const { output, make } of stale) {
    mkdirSync(dirname(output), { recursive: true });
    const start = new Date();
    await make();
    // A source saved during the build is newer than this, so it is not overlooked next time.
    utimesSync(output, start, start);
  }
  return stale.length > 0;
}

/** @param {Target} target */
function isFresh({ output, sources }) {
  if (!existsSync(output)) return false;
  const built = statSync(output).mtimeMs;
  return !sources.some((source) => isNewer(join(root, source), built));
}

/**
 * Directories count as well: theirs is the only time that changes when a file is deleted.
 * @param {string} path
 * @param {number} built
 * @returns {boolean}
 */
function isNewer(path, built) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  if (stats.mtimeMs > built) return true;
  if (!stats.isDirectory()) return false;
  return readdirSync(path).some((name) => !SKIPPED.has(name) && isNewer(join(path, name), built));
}

/**
 * @param {unknown} error
 * @returns {Promise<string>}
 */
export async function explainBuildError(error) {
  const { errors, message } =
    /** @type {{ errors?: import('esbuild').Message[], message: string }} */ (error);
  if (!errors?.every(({ text }) => typeof text === 'string')) {
    return `Baithak could not be built: ${message}`;
  }
  const { formatMessages } = await import('esbuild');
  const lines = await formatMessages(errors, { kind: 'error' });
  return `Baithak could not be built from its sources:\n${lines.join('').trimEnd()}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write((await build()) ? 'Built.\n' : 'Up to date.\n');
  } catch (error) {
    process.stderr.write(`${await explainBuildError(error)}\n`);
    process.exitCode = 1;
  }
}
