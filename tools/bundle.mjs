import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

/**
 * @typedef {object} Program
 * @property {Record<string, string>} entryPoints name → source below the root; the first is written last
 * @property {string[]} external packages that stay in node_modules
 */

/**
 * How esbuild bundles a program for Node, with our own packages inside.
 * @param {string} dist
 * @param {Program} program
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOptions = (dist, { entryPoints, external }) => ({
  absWorkingDir: root,
  entryPoints,
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external,
  // Bundled CommonJS packages still call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
  },
  logLevel: 'silent',
});

/**
 * @param {string} dist
 * @param {Program} program
 */
export async function bundleProgram(dist, program) {
  const { build } = await import('esbuild');
  const { outputFiles = [] } = await build({ ...bundleOptions(dist, program), write: false });
  const first = join(dist, `${Object.keys(program.entryPoints)[0]}.mjs`);
  writeOutputs(dist, first, outputFiles);
}

/**
 * Writes chunks first and the entry last, so that a program started meanwhile finds a whole build.
 * @param {string} dist
 * @param {string} entry
 * @param {import('esbuild').OutputFile[]} files
 */
function writeOutputs(dist, entry, files) {
  const paths = new Set(files.map((file) => file.path));
  const entryLast = [...files].sort((a, b) => Number(a.path === entry) - Number(b.path === entry));
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
