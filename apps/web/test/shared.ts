import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from './browser.ts';

/** Parts of Chromium that no page needs: every context would start processes for them. */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off for its own sake: Chromium follows only the last such list. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ON_FOR_PLAYWRIGHT = ['CDPScreenshotNewSurface'];

/** There is no sandbox in a container, and all pages are ours. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // A browser keeps its process while it is used again and again.
  '--process-per-site',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...UNUSED].join()}`,
  // Fewer processes say less to each other: a tenth of Chromium's work.
  '--in-process-gpu',
  `--enable-features=${[...ON_FOR_PLAYWRIGHT, 'NetworkServiceInProcess2'].join()}`,
  '--disable-audio-output',
];

/** All visitors have the same address here, and the limits of one would slow them down. */
const NO_LIMITS = {
  MESSAGES_PER_SECOND: '1000000',
  MAX_TABLES_PER_HOUR: '1000000',
  MAX_TABLES_PER_PERSON: '1000000',
  MAX_ROOMS_PER_PERSON: '1000000',
};
/** The push service of the tests is on this machine. */
const PUSH = { PUSH_INSIDE: 'on' };

/** Starts one Chromium and one server for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = project.config.env.CHROMIUM ?? '';
  if (executablePath === '') throw new Error('Chromium is missing: npm test installs it.');
  const data = mkdtempSync(join(tmpdir(), 'baithak-web-'));
  const [browser, server] = await Promise.all([
    chromium.launchServer({ executablePath, args: FLAGS }),
    serve(data, { ...NO_LIMITS, ...PUSH }),
  ]);
  project.provide('chromium', browser.wsEndpoint());
  project.provide('site', server.url);
  return async () => {
    await Promise.all([browser.close(), server.end()]);
    rmSync(data, { recursive: true, force: true });
  };
}
