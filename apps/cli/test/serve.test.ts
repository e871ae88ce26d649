import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli } from './harness.ts';

const bundle = fileURLToPath(new URL('../dist/baithak.mjs', import.meta.url));

interface Served {
  readonly child: ChildProcess;
  readonly url: URL;
  readonly code: Promise<number | null>;
}

function serve(args: readonly string[], env: Record<string, string> = {}): Promise<Served> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, 'serve', ...args], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const code = new Promise<number | null>((done) => child.on('close', done));
    child.stdout?.on('data', (said) => {
      resolve({ child, url: new URL(/http:\S+/.exec(String(said))?.[0] ?? ''), code });
    });
  });
}

describe('the page is served', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serve([], { PORT: '0' });
  });
  afterAll(() => {
    site.child.kill();
  });

  /** Sends the path as it is: a URL would tidy it up first. */
  function get(path: string, method = 'GET', headers = {}) {
    return new Promise<{ code: number; type: string; cache: string; etag: string; body: string }>(
      (resolve, reject) => {
        const { hostname, port } = site.url;
        const asked = request({ hostname, port, path, method, headers }, (answer) => {
          let body = '';
          answer.on('data', (chunk) => (body += chunk));
          answer.on('end', () =>
            resolve({
              code: answer.statusCode ?? 0,
              type: answer.headers['content-type'] ?? '',
              cache: answer.headers['cache-control'] ?? '',
              etag: answer.headers.etag ?? '',
              body,
            }),
          );
        });
        asked.on('error', reject);
        asked.end();
      },
    );
  }

  test('at every place within it, and its scripts for ever', async () => {
    const home = await get('/');
    expect(home).toMatchObject({ code: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' });
    for (const path of ['/table/abc', '/rules/jaipur?x=1', '/a%20b']) {
      expect(await get(path)).toMatchObject({ code: 200, body: home.body });
    }
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.body)?.[1] ?? '';
    const { code, type, cache } = await get(script);
    expect({ code, type }).toEqual({ code: 200, type: 'text/javascript; charset=utf-8' });
    expect(cache).toContain('immutable');
    expect(await get('/icon.svg')).toMatchObject({ code: 200, type: 'image/svg+xml' });
  });

  test('without sending again what the browser has', async () => {
    const { etag } = await get('/');
    expect(await get('/', 'GET', { 'if-none-match': etag })).toMatchObject({ code: 304, body: '' });
    expect(await get('/', 'HEAD')).toMatchObject({ code: 200, body: '' });
  });

  test.each([
    ['/../../../package.json', 404],
    ['/..%2f..%2fpackage.json', 400],
    ['/assets/..%5c..%5cpackage.json', 400],
    ['/%2e%2e/package.json', 404],
    ['/.vite/manifest.json', 400],
    ['/%00', 400],
    ['/%E0%A4%A', 400],
    ['/assets/none.js', 404],
    ['/assets/', 404],
    ['/favicon.ico', 404],
    ['//evil.example/x.js', 404],
  ])('%s gives %i and nothing of the machine', async (path, code) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ code, body: `${code}\n` });
  });

  test('to readers only', async () => {
    expect(await get('/', 'POST')).toMatchObject({ code: 405 });
    expect(await get('/', 'DELETE')).toMatchObject({ code: 405 });
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it cleanly, also with a guest',
  async (signal) => {
    const { child, url, code } = await serve(['--port', '0']);
    const guest = connect(Number(url.port), url.hostname);
    guest.on('error', () => {});
    await new Promise((resolve) => guest.once('connect', resolve));
    child.kill(signal);
    expect(await code).toBe(0);
  },
);

test('a taken port is told with what to do; the usual port gives way', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, out, err } = await cli(['serve', '--port', String(port)]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`baithak: Port ${port} is already in use; choose another one with --port.\n`);
  other.close();
  const [one, two] = await Promise.all([serve([]), serve([])]);
  expect(one.url.port).not.toBe(two.url.port);
  for (const { child } of [one, two]) child.kill();
});

test.each([
  [['--port', '70000'], {}, 'from 0 to 65535'],
  [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not “http”'],
  [[], { PORT: '99999' }, 'PORT must be'],
  [['--host', '203.0.113.7'], { PORT: '0' }, 'has no address “203.0.113.7”'],
])('serve %j %j is refused with what to do', async (args, env, expected) => {
  const { code, out, err } = await cli(['serve', ...args], { env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(expected);
});
