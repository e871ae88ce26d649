import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli } from './harness.ts';

const bundle = fileURLToPath(new URL('../dist/baithak.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'baithak-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Served {
  readonly child: ChildProcess;
  readonly url: URL;
  readonly code: Promise<number | null>;
}

function serve(args: readonly string[], env: Record<string, string> = {}): Promise<Served> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bundle, 'serve', ...args], {
      env: { PATH: process.env.PATH, DATA: data, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const code = new Promise<number | null>((done) => child.on('close', done));
    child.stdout?.on('data', (said) => {
      resolve({ child, url: new URL(/http:\S+/.exec(String(said))?.[0] ?? ''), code });
    });
  });
}

describe('the server', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serve([], { PORT: '0' });
  });
  afterAll(() => {
    site.child.kill();
  });

  /** Sends the path unchanged; a URL object would normalise it. */
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

  test('serves the page at every path, and its scripts as immutable', async () => {
    const home = await get('/');
    expect(home).toMatchObject({ code: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' });
    for (const path of ['/table/abc', '/rules/jaipur?x=1', '/a%20b']) {
      expect(await get(path)).toMatchObject({ code: 200, body: home.body });
    }
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.body)?.[1] ?? '';
    const { code, type, cache } = await get(script);
    expect({ code, type }).toEqual({ code: 200, type: 'application/javascript; charset=utf-8' });
    expect(cache).toContain('immutable');
    expect(await get('/icon.svg')).toMatchObject({ code: 200, type: 'image/svg+xml' });
  });

  test('compresses as the browser accepts', async () => {
    // The entry itself is only a few lines.
    const script = /href="(\/assets\/start-[^"]+\.js)"/.exec((await get('/')).body)?.[1] ?? '';
    const plain = (await get(script)).body;
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(new URL(script, site.url), { headers });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.length / 2);
      expect(await answer.text()).toBe(plain);
    }
  });

  test('does not send again what the browser has', async () => {
    const { etag } = await get('/');
    expect(await get('/', 'GET', { 'if-none-match': etag })).toMatchObject({ code: 304, body: '' });
    expect(await get('/', 'HEAD')).toMatchObject({ code: 200, body: '' });
  });

  const NOWHERE = '{"fault":{"code":"no-such-page"}}';

  test.each([
    ['/../../../package.json', NOWHERE],
    ['/..%2f..%2fpackage.json', '404\n'],
    ['/assets/..%5c..%5cpackage.json', NOWHERE],
    ['/%2e%2e/package.json', NOWHERE],
    ['/.vite/manifest.json', '404\n'],
    ['/%E0%A4%A', NOWHERE],
    ['/assets/none.js', '404\n'],
    ['/assets/', '404\n'],
    ['/favicon.ico', '404\n'],
    ['//evil.example/x.js', '404\n'],
    ['/api/nothing', NOWHERE],
  ])('%s is not found, and the answer tells nothing about the machine', async (path, body) => {
    expect(await get(path)).toMatchObject({ code: 404, body });
  });

  test('refuses a path with a zero byte', async () => {
    expect(await get('/%00')).toMatchObject({ code: 400 });
  });

  test('answers only GET and HEAD', async () => {
    expect(await get('/', 'POST')).toMatchObject({ code: 404, body: '404\n' });
    expect(await get('/', 'DELETE')).toMatchObject({ code: 404, body: '404\n' });
  });
});

test.concurrent.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the server cleanly, even with an open connection',
  async (signal) => {
    const { child, url, code } = await serve(['--port', '0']);
    const guest = connect(Number(url.port), url.hostname);
    guest.on('error', () => {});
    await new Promise((resolve) => guest.once('connect', resolve));
    child.kill(signal);
    expect(await code).toBe(0);
  },
);

test.concurrent('a taken port is refused with advice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const env = { DATA: data };
  const { code, out, err } = await cli(['serve', '--port', String(port)], { env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`baithak: Port ${port} is already in use; choose another one with --port.\n`);
  other.close();
});

test.concurrent('without a port in the flags, a taken port is no obstacle', async () => {
  const [one, two] = await Promise.all([serve([]), serve([])]);
  expect(one.url.port).not.toBe(two.url.port);
  for (const { child } of [one, two]) child.kill();
  expect(await Promise.all([one.code, two.code])).toEqual([0, 0]);
});

test.each([
  [['--port', '70000'], {}, 'PORT cannot be “70000”; baithak serve --help tells'],
  [[], { PORT: 'http' }, 'PORT cannot be “http”; baithak serve --help tells'],
  [['--host', '203.0.113.7'], { PORT: '0' }, 'has no address “203.0.113.7”'],
  [['--colour', 'red'], {}, 'Unknown option or missing value: --colour.'],
])('serve %j %j is refused with advice', async (args, env, expected) => {
  const { code, out, err } = await cli(['serve', ...args], { env: { DATA: data, ...env } });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(expected);
});
