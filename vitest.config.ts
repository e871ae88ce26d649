import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findChromium } from './tools/chromium.mjs';

const long = process.env.BAITHAK_LONG === '1';
const looking = process.env.BAITHAK_LOOK !== undefined;
/** Tests that put something else in the place of a module (`vi.mock`). */
const MOCKED = 'apps/**/*.mocked.test.ts';
const BROWSER = 'apps/web/**/*.browser?(.long).test.ts';
/** Tests that need PostgreSQL. */
const POSTGRES = 'apps/server/**/*.postgres?(.long).test.ts';
const FRESH_BUILD = 'tools/fresh-build.mjs';

const HOOKS = new URL('tools/typescript-hooks.mjs', import.meta.url).href;
// Vitest itself imports global setups.
register(HOOKS);
/** Node imports the tests and what they test; only `vi.mock` needs Vitest's module runner. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    '--enable-source-maps',
    '--import',
    `data:text/javascript,import{register}from"node:module";register("${HOOKS}")`,
  ],
};

/**
 * On Node 20 Vitest reports each import to its watcher without waiting for the answer. A bot that loads its
 * net as its test ends leaves one unanswered, which says nothing about the test.
 */
const isUnansweredImport = ({ name, message }: { name?: string; message?: string }) =>
  name === 'EnvironmentTeardownError' && message?.includes('"ensureModuleGraphEntry"') === true;

/** What a group of test files needs around it; groups run in this order. */
const GROUPS = {
  /** One Chromium and one server for all of them; what they keep is in pages of their own. */
  browser: {
    include: [BROWSER],
    globalSetup: [FRESH_BUILD, 'apps/web/test/shared.ts'],
    isolate: false,
    // One lost race among hundreds of pages should not cost a whole run; tools/test.mjs names who lost it.
    retry: 1,
    ...NATIVE,
  },
  programs: {
    include: ['apps/{cli,server}/**/*.test.ts'],
    exclude: [MOCKED, POSTGRES],
    globalSetup: [FRESH_BUILD],
    setupFiles: 'apps/server/test/kit/cleaning.ts',
    isolate: false,
    ...NATIVE,
  },
  /** One PostgreSQL for all of them; each store has a schema of its own. */
  postgres: {
    include: [POSTGRES],
    globalSetup: [FRESH_BUILD, 'apps/server/test/kit/one-postgres.ts'],
    setupFiles: 'apps/server/test/kit/cleaning.ts',
    isolate: false,
    ...NATIVE,
  },
  mocked: { include: [MOCKED], globalSetup: [FRESH_BUILD] },
  parts: {
    include: ['{apps/web,bench,tools,training}/**/*.test.ts'],
    exclude: [BROWSER],
    isolate: false,
    // A test that fails leaves no clock of its own to the next file.
    restoreMocks: true,
    ...NATIVE,
  },
  /** Rules and shared parts keep no state between tests, so that files can share loaded modules. */
  pure: {
    include: ['{packages,games}/**/*.test.ts'],
    isolate: false,
    ...NATIVE,
    // The React that people get: drawing whole games takes half as long with it.
    env: { NODE_ENV: 'production' },
  },
};
const LOOKING = { browser: { ...GROUPS.browser, include: ['apps/web/looking/*.look.ts'] } };

const projects = Object.entries(looking ? LOOKING : GROUPS).map(
  ([name, test]): TestProjectInlineConfiguration => ({ extends: true, test: { name, ...test } }),
);

/** Files that take the longest, however short they look. */
const LONG = /\/(conformance|(axe|life|stage|rich-boards|boards|rotation)\.browser)\.test\.ts$/;

/** Whole groups, so that files without isolation keep their worker; then the longest files. */
class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = Object.keys(GROUPS);
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * names.indexOf(project.name) + Number(!LONG.test(moduleId));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // Production React has no function for development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    exclude: [...configDefaults.exclude, '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])],
    testTimeout: long ? 14_400_000 : 1_800_000,
    hookTimeout: 600_000,
    // A busy machine is no failure.
    expect: { poll: { timeout: 120_000 } },
    // Tests of programs and pages wait for each other's processes half of the time.
    maxWorkers: availableParallelism() + 4,
    passWithNoTests: false,
    onUnhandledError: (error) => !isUnansweredImport(error),
    env: { CHROMIUM: process.env.CHROMIUM || findChromium() || '' },
    sequence: { sequencer: Sequencer },
    projects,
  },
});
