import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './setup.mjs';

export const server = join(root, 'apps/server/dist/server.mjs');
export const load = join(root, 'apps/server/dist/load.mjs');

/**
 * The server, the programs of its threads, and the load test. External are packages with threads or
 * binaries of their own, and those that look for files beside them.
 */
export const serverProgram = {
  entryPoints: {
    server: 'apps/server/index.ts',
    'store-worker': 'apps/server/store/worker.ts',
    'bot-worker': 'apps/server/bots/worker.ts',
    load: 'apps/server/load/main.ts',
    attacker: 'apps/server/load/attacker.ts',
  },
  external: [
    '@photostructure/sqlite',
    'piscina',
    'pino',
    'fastify',
    '@fastify/*',
    'prom-client',
    'ws',
    'web-push',
  ],
};

export const buildServer = () => bundleProgram(dirname(server), serverProgram);
