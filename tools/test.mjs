// Parsed by old Nodes too, see setup.mjs.
import { setup } from './setup.mjs';

/** @type {{ name: string, seconds: number }[]} */
const times = [];
let counts = '';
let shares = '';
/** @type {string[]} */
let unsteady = [];
let browser = '';

/** Each part returns whether it succeeded. */
const parts = {
  setup: async () => {
    const complaint = setup();
    if (complaint) console.error(complaint);
    return !complaint;
  },
  build: async () => {
    const { build, explainBuildError } = await import('./build.mjs');
    try {
      await build();
      return true;
    } catch (error) {
      console.error(await explainBuildError(error));
      return false;
    }
  },
  check: async () => {
    const { run } = await import('./parts.mjs');
    return (await run(['tools/check.mjs'], { shown: true })).code === 0;
  },
  browser: async () => {
    const { chromium } = await import('./chromium.mjs');
    const found = chromium();
    if ('complaint' in found) console.error(found.complaint);
    else browser = found.path;
    return !('complaint' in found);
  },
  tests: async () => {
    const { vitest } = await import('./vitest.mjs');
    const result = await vitest(process.argv.slice(2), { CHROMIUM: browser });
    ({ counts, shares, unsteady } = result);
    return result.code === 0;
  },
};

/**
 * @param {keyof typeof parts} name
 * @returns {Promise<boolean>}
 */
async function succeeds(name) {
  const start = Date.now();
  const succeeded = await parts[name]();
  times.push({ name, seconds: (Date.now() - start) / 1000 });
  if (!succeeded && name !== 'tests') console.error(`Stopped: ${name} failed.`);
  return succeeded;
}

/** The checks run beside the build and the search for a browser, and all of them before the tests. */
async function allSucceed() {
  if (!(await succeeds('setup'))) return false;
  const check = succeeds('check');
  const ready = (await succeeds('build')) && (await succeeds('browser'));
  return (await check) && ready && succeeds('tests');
}

async function main() {
  if (!(await allSucceed())) process.exitCode = 1;
  console.log(times.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(' · '));
  if (shares) console.log(`tests: ${shares}`);
  for (const test of unsteady) console.log(`unsteady, passed at the second try: ${test}`);
  if (counts) console.log(counts);
}

main();
