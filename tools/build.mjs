import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCli, bundle } from './build-cli.mjs';
import { buildPage, page } from './build-page.mjs';
import { buildServer, server } from './build-server.mjs';
import { hashOf, isFresh, stamp } from './build-stamp.mjs';

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

/**
 * Builds the command line program, the server and the page, each when its sources have changed.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build() {
  let built = false;
  for (const target of TARGETS) {
    const hash = hashOf(target.sources);
    if (isFresh(target, hash)) continue;
    mkdirSync(dirname(target.output), { recursive: true });
    await target.make();
    stamp(target, hash);
    built = true;
  }
  return built;
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
