// Parsed by old Nodes too, see setup.mjs.
import { pathToFileURL } from 'node:url';
import { setup } from './setup.mjs';

/**
 * Installs and builds what is missing.
 * @returns {Promise<string | undefined>} what went wrong, if anything
 */
export async function prepare() {
  const complaint = setup();
  if (complaint) return complaint;
  const { build, explainBuildError } = await import('./build.mjs');
  try {
    await build(() => process.stderr.write('Building what has changed …\n'));
    return undefined;
  } catch (error) {
    return explainBuildError(error);
  }
}

/**
 * The same, and finds or installs a browser for the tests that run next.
 * @returns {Promise<string | undefined>}
 */
export async function prepareBrowser() {
  const complaint = await prepare();
  if (complaint) return complaint;
  const { chromium } = await import('./chromium.mjs');
  const found = chromium();
  if ('complaint' in found) return found.complaint;
  process.env.CHROMIUM = found.path;
  return undefined;
}

/** Runs the command line program in this process, so that it owns the terminal and its signals. */
export async function launch() {
  const complaint = await prepare();
  if (complaint) {
    process.stderr.write(`${complaint}\n`);
    process.exitCode = 1;
    return;
  }
  const { bundle } = await import('./build.mjs');
  await import(pathToFileURL(bundle).href);
}
