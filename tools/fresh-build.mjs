import { build } from './build.mjs';

/**
 * Runs before tests that start built programs, so that they never run a stale build.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  await build();
  project.onTestsRerun(async () => {
    await build();
  });
}
