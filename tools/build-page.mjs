import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const dist = join(root, 'apps/web/dist');
export const page = join(dist, 'index.html');

/** Builds the page elsewhere and then puts it in place. */
export async function buildPage() {
  const { build } = await import('vite');
  const fresh = join(root, `node_modules/.cache/baithak-page-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  await build({
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: fresh, emptyOutDir: true },
  });
  compress(fresh);
  publish(fresh);
  rmSync(fresh, { recursive: true, force: true });
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
 */
function publish(fresh) {
  const isEntry = (/** @type {string} */ file) => Number(file.startsWith('index.html'));
  const files = filesIn(fresh).sort((a, b) => isEntry(a) - isEntry(b));
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(fresh, file), join(dist, file));
  }
  for (const file of filesIn(dist)) if (!files.includes(file)) rmSync(join(dist, file));
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
