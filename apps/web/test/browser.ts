import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const DIST = pathOf('../dist');
const program = pathOf('../../cli/dist/baithak.mjs');

/** In a container there is no sandbox to be had, and nothing here is foreign. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

export interface Site {
  readonly url: string;
  /** A page of a browser that has never been here, with whatever went wrong in it. */
  open(path?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Kills the server and starts it again at the same address. */
  restart(between?: () => Promise<void>): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** The built page, served by the real program, in a real browser; for all tests of a file. */
export function site(): Site {
  let browser: Browser;
  let server: ChildProcess;
  let url = '';
  const data = mkdtempSync(join(tmpdir(), 'baithak-web-'));
  beforeAll(async () => {
    expect(existsSync(DIST), 'the page is not built: npm run build').toBe(true);
    const executablePath = process.env.CHROMIUM ?? '';
    expect(executablePath, 'Chromium is missing: npm test installs it').not.toBe('');
    [browser, [server, url]] = await Promise.all([
      chromium.launch({ executablePath, args: FLAGS }),
      serve(data),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await end(server);
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get url() {
      return url;
    },
    open: (path = '/', options = {}) => visit(browser, new URL(path, url).href, options),
    async restart(between = async () => {}) {
      await end(server, 'SIGKILL');
      await between();
      [server] = await serve(data, Number(new URL(url).port));
    },
  };
}

function end(server: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((done) => {
    if (server === undefined || server.exitCode !== null) done();
    else server.once('close', () => done()).kill(signal);
  });
}

async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // What is kept for times without a network would answer in place of the server.
    serviceWorkers: 'block',
    // Where pieces are seen moving, bots wait for them.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (said) => {
    const isTrouble = said.type() === 'error' || said.type() === 'warning';
    if (isTrouble && !said.text().includes('blocked by Playwright')) troubles.push(said.text());
  });
  await page.goto(address);
  return {
    page,
    troubles,
    async close() {
      await context.close();
      expect(troubles).toEqual([]);
    },
  };
}

/** Starts the server as people do, at any free port, and waits for its address. */
export function serve(data: string, port = 0): Promise<[ChildProcess, string]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'serve'], {
      env: { PATH: process.env.PATH, DATA: data, PORT: String(port), HOST: '127.0.0.1' },
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) resolve([child, url]);
    });
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
  });
}
