import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { dirname, join } from 'node:path';
import { root, setup } from './setup.mjs';

/** The bundle stays apart from the real build, which programs and tests may use meanwhile. */
const DIST = join(root, 'node_modules/.cache/baithak-dev');
const port = Number(process.env.PORT || 5173);

const complaint = setup();
if (complaint) fail(complaint);
else await dev();

/** Serves the page with hot reload, and a server that restarts when its code changes, on one port. */
async function dev() {
  const { DevServer } = await import('./dev-server.mjs');
  const serverPort = await freePort();
  const server = new DevServer(join(DIST, 'server.mjs'), {
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    BASE_URL: `http://localhost:${port}/`,
    DATA: process.env.DATA || join(root, 'data/dev'),
  });
  const page = await servePage(serverPort, server);
  if (!page) return fail(`Port ${port} is taken: choose another one with PORT=5174 npm run dev.`);
  const bundler = await watchServer(server);
  const stop = async () => {
    await Promise.all([page.close(), bundler.dispose(), server.stop()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(`Baithak is at http://localhost:${port}/ and follows your changes. Ctrl-C stops it.`);
}

/**
 * @param {number} serverPort
 * @param {import('./dev-server.mjs').DevServer} server
 */
async function servePage(serverPort, server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'apps/web/vite.config.ts'),
    clearScreen: false,
    // Vite cannot see that index.html leads to the Worker. It would find its packages late and reload.
    optimizeDeps: { entries: ['index.html', 'local/worker.ts'] },
    server: {
      port,
      strictPort: true,
      // Packages may be links into another work tree.
      fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] },
      proxy: {
        '^/(api/|healthz|metrics)': {
          target: `http://127.0.0.1:${serverPort}`,
          ws: true,
          // Requests wait while the server restarts.
          bypass: () => server.ready.then(() => undefined),
        },
      },
    },
  });
  try {
    return await vite.listen();
  } catch (error) {
    await vite.close();
    if (/already in use/.test(String(error))) return undefined;
    throw error;
  }
}

/** @param {import('./dev-server.mjs').DevServer} server */
async function watchServer(server) {
  const [{ context }, { bundleOptions }, { serverProgram }] = await Promise.all([
    import('esbuild'),
    import('./bundle.mjs'),
    import('./build-server.mjs'),
  ]);
  rmSync(DIST, { recursive: true, force: true });
  // The server insists on a page, although Vite serves it here.
  mkdirSync(join(DIST, 'web/dist'), { recursive: true });
  writeFileSync(join(DIST, 'web/dist/index.html'), `See http://localhost:${port}/\n`);
  const bundler = await context({
    ...bundleOptions(DIST, serverProgram),
    logLevel: 'warning',
    plugins: [{ name: 'restart', setup: ({ onEnd }) => onEnd(restart) }],
  });
  /** @param {import('esbuild').BuildResult} result */
  function restart({ errors }) {
    if (errors.length === 0) void server.restart();
  }
  await bundler.watch();
  return bundler;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(address.port));
    });
  });
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
