import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

export const bundle = join(root, 'apps/cli/dist/baithak.mjs');

/** Bundles the command line program. */
export async function buildCli() {
  const { build } = await import('esbuild');
  const dist = dirname(bundle);
  const result = await build({
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
