import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
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
 * Gives the page `virtual:game-cards`: what game-cards.tsx makes of the games, as plain data, and the
 * styles of its pictures. So the home page shows every board without loading a single game.
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
      entryPoints: [fileURLToPath(new URL('./game-cards.tsx', import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      // Styles may show drawings from the public folder.
      external: ['/art/*'],
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

const ID = 'virtual:local-worker';

/**
 * Gives the page `virtual:local-worker`: the address of the Worker's script. Page and Worker are built
 * together and share their chunks; Vite's own Worker build would bundle and load every game twice.
 */
export function localWorker(): Plugin {
  const id = fileURLToPath(new URL('../local/worker.ts', import.meta.url));
  let serving = false;
  return {
    name: 'baithak-local-worker',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(source) {
      if (source !== `\0${ID}`) return undefined;
      if (serving)
        return `export const workerUrl = new URL(${JSON.stringify(`/@fs${id}`)}, location.href);`;
      const chunk = this.emitFile({ type: 'chunk', id, name: 'worker' });
      return `export const workerUrl = new URL(import.meta.ROLLUP_FILE_URL_${chunk}, import.meta.url);`;
    },
  };
}

const DATA = '\0data:';

/** Ships nets, puzzles and openings as files beside the scripts: they are data, which no browser has to compile. */
export function data(): Plugin {
  return {
    name: 'baithak-data',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^@baithak\/(?!catalog)[a-z-]+\/(weights|puzzles|openings)$/.test(source))
        return undefined;
      const file = await this.resolve(source, importer, { skipSelf: true });
      return file && `${DATA}${file.id}.js`;
    },
    load(id) {
      if (!id.startsWith(DATA)) return undefined;
      const file = id.slice(DATA.length, -'.js'.length);
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      const asset = this.emitFile({ type: 'asset', name: basename(file), source });
      return `const answer = await fetch(new URL(import.meta.ROLLUP_FILE_URL_${asset}, import.meta.url));
        export default await answer.json();`;
    },
  };
}

/**
 * Scripts name drawings by their place on a server, such as `/art/jaipur/back.svg`. In a copy that lies in
 * any folder they are beside the page.
 */
export function filesBeside(): Plugin {
  return {
    name: 'baithak-files-beside',
    apply: 'build',
    renderChunk: (code) => ({
      code: code.replaceAll(/(["'`])\/(art|portraits)\//g, '$1./$2/'),
      map: null,
    }),
  };
}

/** Writes the service worker with the list of all files. Its version changes when they change. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'baithak-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const drawn = filesIn(publicDir);
      const hash = createHash('sha256').update([...built, ...drawn].sort().join('\n'));
      for (const file of drawn) hash.update(readFileSync(join(publicDir, file)));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const files = ['index.html', ...drawn, ...built].sort().map((file) => `./${file}`);
      const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
