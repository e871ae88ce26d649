import { configDefaults, defineConfig } from 'vitest/config';
import { findChromium } from './tools/chromium.mjs';

const long = process.env.BAITHAK_LONG === '1';

export default defineConfig({
  test: {
    include: [
      process.env.BAITHAK_LOOK
        ? 'apps/web/looking/*.look.ts'
        : '{packages,games,apps,bench,tools}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])],
    testTimeout: long ? 14_400_000 : 300_000,
    hookTimeout: long ? 600_000 : 60_000,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    passWithNoTests: false,
    globalSetup: 'tools/fresh-build.mjs',
    env: { CHROMIUM: process.env.CHROMIUM || findChromium() || '' },
  },
});
