import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

export const bundle = join(root, 'apps/cli/dist/baithak.mjs');

const SOURCES = [
  'packages',
  'games',
  'apps',
  'bench',
  'package-lock.json',
  'tools/build.mjs',
  'tsconfig.base.json',
];
const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * Bundles the command line program when a source is newer than the last bundle.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build() {
  if (isFresh()) return false;
  const { build: esbuild } = await import('esbuild');
  const dist = dirname(bundle);
  mkdirSync(dist, { recursive: true });
  const start = new Date();
  const result = await esbuild({
    absWorkingDir: root,
    entryPoints: { baithak: 'apps/cli/main.ts' },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: ['boardgame.io', 'boardgame.io/*'],
    // Bundled CommonJS packages still call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
    logLevel: 'silent',
    write: false,
  });
  writeOutputs(dist, result.outputFiles);
  // A source saved during the build is newer than this, so it is not overlooked next time.
  utimesSync(bundle, start, start);
  return true;
}

function isFresh() {
  if (!existsSync(bundle)) return false;
  const built = statSync(bundle).mtimeMs;
  return !SOURCES.some((source) => isNewer(join(root, source), built));
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
 * Chunks first and the entry last, so that a program started meanwhile never meets half a build.
 * @param {string} dist
 * @param {import('esbuild').OutputFile[]} files
 */
function writeOutputs(dist, files) {
  const paths = new Set(files.map((file) => file.path));
  const entryLast = [...files].sort(
    (a, b) => Number(a.path === bundle) - Number(b.path === bundle),
  );
  for (const { path, contents } of entryLast) {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  const chunks = join(dist, 'chunks');
  if (!existsSync(chunks)) return;
  for (const name of readdirSync(chunks)) {
    if (!paths.has(join(chunks, name))) rmSync(join(chunks, name));
  }
}

/**
 * @param {unknown} error
 * @returns {Promise<string>}
 */
export async function explainBuildError(error) {
  const errors = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors;
  if (!errors) return `Baithak could not be built: ${/** @type {Error} */ (error).message}`;
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
