import { run } from './parts.mjs';

/**
 * Runs before tests that start built programs, so that they never run a stale build.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  await build();
  project.onTestsRerun(build);
}

/** Builds in a process of its own: Vitest sets NODE_ENV, and Vite would build another page for it. */
async function build() {
  const { code, output } = await run(['tools/build.mjs'], { env: { NODE_ENV: '' } });
  if (code !== 0) throw new Error(output);
}
