import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './setup.mjs';

export const server = join(root, 'apps/server/dist/server.mjs');
export const load = join(root, 'apps/server/dist/load.mjs');

/**
 * The server, the programs of its threads, and the load test. External are packages with threads or
 * binaries of their own. All others are bundled: Node takes as long to find and read their hundreds
 * of files as for all the rest of a start.
 */
export const serverProgram = {
  entryPoints: {
    server: 'apps/server/index.ts',
    'store-worker': 'apps/server/store/worker.ts',
    'bot-worker': 'apps/server/bots/worker.ts',
    load: 'apps/server/load/main.ts',
    attacker: 'apps/server/load/attacker.ts',
    prober: 'apps/server/load/prober.ts',
  },
  external: ['@photostructure/sqlite', '@simplewebauthn/server', 'piscina', 'pino', 'web-push'],
};

export const buildServer = () => bundleProgram(dirname(server), serverProgram);
