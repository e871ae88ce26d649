import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const ID = 'virtual:game-cards';
const RESOLVED = `\0${ID}`;

/** Gives the page `virtual:game-cards`: what cards/make.tsx says of the games, as plain data. */
export function gameCards(): Plugin {
  return {
    name: 'baithak-game-cards',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      return `export const cards = ${JSON.stringify(await makeCards())};`;
    },
  };
}

async function makeCards(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-cards-'));
  const outfile = join(folder, 'make.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('./make.tsx', import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      banner: {
        js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
      },
      logLevel: 'silent',
    });
    const { makeCards: make } = await import(pathToFileURL(outfile).href);
    return await make();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
