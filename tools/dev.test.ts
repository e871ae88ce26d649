import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchCopy } from './scratch.ts';

let copy = '';
let port = 0;
let browser: Browser;
let dev: Program;

interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

beforeAll(async () => {
  copy = scratchCopy();
  port = await freePort();
  dev = start();
  const executablePath = process.env.CHROMIUM ?? '';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  dev?.child.kill('SIGINT');
  await Promise.all([browser?.close(), dev?.ended]);
  rmSync(copy, { recursive: true, force: true });
});

function start(): Program {
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, output: () => output, ended };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

const soon = { timeout: 200_000, interval: 100 };
const file = (path: string) => join(copy, path);

function get(path: string, headers = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('page and server are at one address and follow changes', async () => {
  await expect.poll(dev.output, soon).toContain(`http://localhost:${port}/`);

  const page = await browser.newPage();
  page.setDefaultTimeout(soon.timeout);
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('[data-turn="yours"]').waitFor();

  await page.evaluate("window.before = 'the change'");
  const screen = readFileSync(file('apps/web/pages/table/play-screen.tsx'), 'utf8');
  writeFileSync(
    file('apps/web/pages/table/play-screen.tsx'),
    screen.replace('<Suspense ', '<p>hot off the press</p><Suspense '),
  );
  await page.getByText('hot off the press').waitFor();
  expect(await page.evaluate('window.before')).toBe('the change');
  expect(troubles).toEqual([]);

  const { addresses } = JSON.parse((await get('/api/host')).body);
  expect(addresses).toEqual([`http://localhost:${port}/`]);
  const socket = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
  const refused = await get('/api/tables/nowhere/line', {
    ...socket,
    'Sec-WebSocket-Key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
  });
  expect(JSON.parse(refused.body)).toHaveProperty('fault');

  const broken = file('apps/server/broken.ts');
  writeFileSync(broken, 'export const = ;\n');
  appendFileSync(file('apps/server/index.ts'), "import './broken.ts';\n");
  await expect.poll(dev.output, soon).toMatch(/\[ERROR\][\s\S]*broken\.ts/);
  expect((await get('/healthz')).status).toBe(200);

  writeFileSync(broken, "console.log('the new server speaks');\n");
  await expect.poll(dev.output, soon).toContain('the new server speaks');
  await expect.poll(dev.output, soon).toContain('The server has restarted.');
  expect((await get('/healthz')).status).toBe(200);
});

test('a second one says that the port is taken', async () => {
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Port ${port} is taken: choose another one with PORT=5174 npm run dev.\n`,
  );
});

test('Ctrl-C stops all of it', async () => {
  dev.child.kill('SIGINT');
  expect(await dev.ended).toBe(0);
  await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
});
