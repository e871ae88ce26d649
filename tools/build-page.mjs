import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  publish(fresh);
  rmSync(fresh, { recursive: true, force: true });
}

/**
 * The entry comes last and what is old goes after it, so that nobody meets half a page.
 * @param {string} fresh
 */
function publish(fresh) {
  const files = filesIn(fresh).sort(
    (a, b) => Number(a === 'index.html') - Number(b === 'index.html'),
  );
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
