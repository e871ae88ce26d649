import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { root } from './setup.mjs';

export const server = join(root, 'apps/server/dist/server.mjs');
export const load = join(root, 'apps/server/dist/load.mjs');

/** Packages with threads or binaries of their own, or that look for files beside them. */
const EXTERNAL = [
  '@photostructure/sqlite',
  'piscina',
  'pino',
  'fastify',
  '@fastify/*',
  'prom-client',
  'ws',
];

/** Bundles the server, the programs of its threads, and the one that measures it. */
export const buildServer = () =>
  bundleProgram(
    dirname(server),
    {
      server: 'apps/server/index.ts',
      'store-worker': 'apps/server/store/worker.ts',
      'bot-worker': 'apps/server/bots/worker.ts',
      load: 'apps/server/load/main.ts',
    },
    EXTERNAL,
  );
