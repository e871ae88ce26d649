import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const DIST = pathOf('../dist');
const program = pathOf('../../cli/dist/baithak.mjs');

/** Less than a test has, so that it can still say what it waited for; shorter for work on the tests. */
const PATIENCE = Number(process.env.BAITHAK_PATIENCE) || 240_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of shared.ts listens for Playwright. */
    chromium: string;
    /** The address of the server of shared.ts. */
    site: string;
  }
}

export interface Site {
  readonly url: string;
  /** A page of a browser that has never been here, with whatever went wrong in it. */
  open(path?: string, options?: BrowserContextOptions): Promise<Visit>;
}

export interface Visit {
  readonly page: Page;
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** The built page, served by the real program, in a real browser. Visits share nothing but these two. */
export function site(): Site {
  return siteAt(() => inject('site'));
}

export interface RestartableSite extends Site {
  /** Kills the server and starts it again at the same address. */
  restart(between?: () => Promise<void>): Promise<void>;
}

/** A site with a server of its own. */
export function restartableSite(): RestartableSite {
  let server: Server;
  const data = mkdtempSync(join(tmpdir(), 'baithak-web-'));
  beforeAll(async () => {
    server = await serve(data);
  });
  afterAll(async () => {
    await server?.end();
    rmSync(data, { recursive: true, force: true });
  });
  // The address is known once the server runs, so it must be read late.
  return Object.assign(
    siteAt(() => server.url),
    {
      async restart(between = async () => {}) {
        await server.end('SIGKILL');
        await between();
        server = await serve(data, { PORT: new URL(server.url).port });
      },
    },
  );
}

function siteAt(urlOf: () => string): Site {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser?.close());
  return {
    get url() {
      return urlOf();
    },
    open: (path = '/', options = {}) => visit(browser, new URL(path, urlOf()).href, options),
  };
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
  // A slow machine is no failure.
  context.setDefaultTimeout(PATIENCE);
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

export interface Server {
  readonly url: string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the server as people do, at any free port, and waits for its address. */
export function serve(data: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'serve'], {
      env: { PATH: process.env.PATH, DATA: data, PORT: '0', HOST: '127.0.0.1', ...env },
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) resolve({ url, end: (signal) => end(child, signal) });
    });
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
  });
}

function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null) done();
    else server.once('close', () => done()).kill(signal);
  });
}
