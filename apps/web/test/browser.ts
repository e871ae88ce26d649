import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type VisitOptions, type Visitor, Visitors } from './visitors.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const DIST = pathOf('../dist');
export const PROGRAM = pathOf('../../cli/dist/baithak.mjs');

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
  /** A page of a browser that seems never to have been here, with whatever went wrong in it. */
  open(path?: string, options?: VisitOptions): Promise<Visit>;
}

export interface Visit {
  readonly page: Page;
  readonly troubles: readonly string[];
  /** Ends the visit and expects that nothing went wrong in it. */
  close(): Promise<void>;
  /** Ends the visit, whatever went wrong. */
  leave(): Promise<void>;
}

interface Looks {
  /** Whether Chromium draws what is on a page: half of its work, which only looks need. */
  readonly painted?: boolean;
}

/**
 * The built page, served by the real program, in a real browser. A visit finds nothing that another one
 * left behind, except scripts in the browser's cache.
 */
export function site(looks: Looks = {}): Site {
  return siteAt(() => inject('site'), looks);
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
    siteAt(() => server.url, { alone: true }),
    {
      async restart(between = async () => {}) {
        await server.end('SIGKILL');
        await between();
        server = await serve(data, { PORT: new URL(server.url).port });
      },
    },
  );
}

export function siteAt(
  urlOf: () => string,
  { painted = false, alone = false }: Looks & Pick<VisitOptions, 'alone'>,
): Site {
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await visitorsOf(painted);
  });
  afterAll(() => visitors?.dismiss());
  return {
    get url() {
      return urlOf();
    },
    open: async (path = '/', options = {}) =>
      visit(await visitors.take({ alone, ...options }), new URL(path, urlOf()).href),
  };
}

const known = new Map<boolean, Promise<Visitors>>();

/** The visitors of this worker. Files share them: who has been here before has less to load. */
function visitorsOf(painted: boolean): Promise<Visitors> {
  const visitors = known.get(painted) ?? newVisitors(painted);
  known.set(painted, visitors);
  return visitors;
}

async function newVisitors(painted: boolean): Promise<Visitors> {
  const browser = await chromium.connect(inject('chromium'));
  return new Visitors(browser, (context: BrowserContext) => painted || context.addInitScript(hide));
}

/** Chromium lays out, finds and presses what is wholly transparent, but does not draw it. */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

async function visit({ page, leave }: Visitor, address: string): Promise<Visit> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (said) => {
    const isTrouble = said.type() === 'error' || said.type() === 'warning';
    if (isTrouble && !said.text().includes('blocked by Playwright')) troubles.push(said.text());
  });
  if (page.url() !== address) await page.goto(address);
  return {
    page,
    troubles,
    leave,
    async close() {
      // Whatever was said before this answer has arrived with it.
      await page.evaluate(() => undefined);
      expect(troubles).toEqual([]);
      await leave();
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
    const child = spawn(process.execPath, [PROGRAM, 'serve'], {
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
