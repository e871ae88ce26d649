import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './setup.mjs';

export const bundle = join(root, 'apps/cli/dist/baithak.mjs');

/** Bundles the command line program, and the one whose processes play for its arena. */
export const buildCli = () =>
  bundleProgram(dirname(bundle), {
    entryPoints: { baithak: 'apps/cli/main.ts', 'arena-player': 'apps/cli/arena/player.ts' },
    external: ['@baithak/server'],
  });
