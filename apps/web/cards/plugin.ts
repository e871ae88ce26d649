import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const CARDS = 'virtual:game-cards';
const STYLES = 'virtual:game-cards.css';

interface Made {
  readonly cards: unknown;
  readonly styles: string;
}

/**
 * Gives the page `virtual:game-cards`: what make.tsx says of the games, as plain data, and the styles
 * of its pictures. So the first page shows every board without loading a single game.
 */
export function gameCards(): Plugin {
  let making: Promise<Made> | undefined;
  return {
    name: 'baithak-game-cards',
    resolveId: (id) => (id === CARDS || id === STYLES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${CARDS}` && id !== `\0${STYLES}`) return undefined;
      making ??= make();
      const { cards, styles } = await making;
      return id === `\0${STYLES}` ? styles : `export const cards = ${JSON.stringify(cards)};`;
    },
  };
}

async function make(): Promise<Made> {
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
      banner: {
        js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
      },
      logLevel: 'silent',
    });
    const { makeCards } = await import(pathToFileURL(outfile).href);
    const css = join(folder, 'make.css');
    return { cards: await makeCards(), styles: existsSync(css) ? readFileSync(css, 'utf8') : '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
