import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const dist = join(root, 'apps/web/dist');
export const page = join(dist, 'index.html');

/** Builds the page elsewhere and then puts it in place. */
export async function buildPage() {
  const fresh = await buildFresh('production');
  compress(fresh);
  publish(fresh, dist);
  rmSync(fresh, { recursive: true, force: true });
}

/**
 * Builds a copy that needs no server and may lie in any folder of any host.
 * @param {string} folder where it goes
 */
export async function buildCopy(folder) {
  const fresh = await buildFresh('static');
  // It says which files belong to a page; only tests ask.
  rmSync(join(fresh, '.vite'), { recursive: true, force: true });
  publish(fresh, folder);
  rmSync(fresh, { recursive: true, force: true });
}

/** @param {'production' | 'static'} mode */
async function buildFresh(mode) {
  const { build } = await import('vite');
  const fresh = join(root, `node_modules/.cache/baithak-page-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  await build({
    configFile: join(root, 'apps/web/vite.config.ts'),
    mode,
    logLevel: 'silent',
    build: { outDir: fresh, emptyOutDir: true },
  });
  return fresh;
}

/**
 * What the server sends to browsers that can unpack it, which is all of them.
 * @param {string} fresh
 */
function compress(fresh) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  for (const file of filesIn(fresh).filter((name) =>
    /\.(js|css|html|svg|webmanifest)$/.test(name),
  )) {
    const bytes = readFileSync(join(fresh, file));
    writeFileSync(join(fresh, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(fresh, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/**
 * The entry comes last and what is old goes after it, so that nobody meets half a page.
 * @param {string} fresh
 * @param {string} folder
 */
function publish(fresh, folder) {
  const isEntry = (/** @type {string} */ file) => Number(file.startsWith('index.html'));
  const files = filesIn(fresh).sort((a, b) => isEntry(a) - isEntry(b));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(fresh, file), `${join(folder, file)}.new`);
    renameSync(`${join(folder, file)}.new`, join(folder, file));
  }
  for (const file of filesIn(folder)) if (!files.includes(file)) rmSync(join(folder, file));
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
